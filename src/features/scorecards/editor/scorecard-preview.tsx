import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { ScorecardContents } from '../scorecard-content-card.tsx'
import { roughContent, type ScorecardDraft } from './scorecard-draft.ts'

/** The scorecard as others will read it, also while something is missing. */
export function ScorecardPreview(props: { draft: ScorecardDraft; onClose: () => void }): ReactNode {
  const t = useTranslations('scorecards')
  const content = roughContent(props.draft)
  const name = content.name.trim()
  return (
    <Dialog
      open
      wide
      focusWindow
      onOpenChange={(open) => !open && props.onClose()}
      title={name === '' ? t('previewUnnamed') : name}
      description={t('passMark', { score: content.passMark })}
    >
      <div className="-mx-5 -mb-5">
        <ScorecardContents content={content} />
      </div>
    </Dialog>
  )
}
