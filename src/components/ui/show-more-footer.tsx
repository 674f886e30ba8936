import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/lib/format.ts'
import type { IncrementalList } from '#src/lib/use-incremental-list.ts'
import { Button } from './button.tsx'

/** The footer of a partly shown list: how many items are shown, and a button for more. */
export function ShowMoreFooter(props: { list: IncrementalList<unknown> }): ReactNode {
  const t = useTranslations('common')
  const formats = useFormats()
  const { total, showMore, sentinelRef } = props.list
  const shown = props.list.shown.length
  if (shown >= total) return null
  return (
    // The key makes a new element after each step, so that the observer fires again if the end is still near.
    <div
      key={shown}
      ref={sentinelRef}
      className="flex flex-wrap items-center justify-center gap-3 py-4 text-14 text-text-muted"
    >
      {t('shownOf', { shown: formats.number(shown), total: formats.number(total) })}
      <Button size="small" onClick={showMore}>
        {t('showMore')}
      </Button>
    </div>
  )
}
