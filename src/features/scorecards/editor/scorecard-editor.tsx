import { Eye } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { RestoredNotice } from '#src/components/ui/restored-notice.tsx'
import { SaveBar } from '#src/components/ui/save-bar.tsx'
import { AboutCard } from './about-card.tsx'
import { CriteriaSection } from './criteria-section.tsx'
import { LinesSection } from './lines-section.tsx'
import { ScoreSummary } from './score-summary.tsx'
import { type DraftProblems, readDraft, refusedFields, type ScorecardDraft } from './scorecard-draft.ts'
import { ScorecardPreview } from './scorecard-preview.tsx'
import { sharesOf } from './shares.ts'
import { useProblemText } from './use-problem-text.ts'
import type { Issue } from './use-save-scorecard.ts'
import type { useScorecardDraft } from './use-scorecard-draft.ts'

/** The form of a scorecard. Whatever fails, the input stays as typed. */
export function ScorecardEditor(props: {
  title: string
  draft: ReturnType<typeof useScorecardDraft>
  /** The page above, where leaving leads to. */
  back: { to: string; label: string }
  /** What the user should know before saving. */
  notice?: ReactNode
  /** Fields besides those of the content. */
  children?: ReactNode
  /** Saves and leaves the screen; resolves to what the server refused. */
  onSave: (content: ScorecardContent) => Promise<readonly Issue[]>
}): ReactNode {
  const t = useTranslations('scorecards')
  const tCommon = useTranslations('common')
  const navigate = useNavigate()
  const { draft, change, ...stored } = props.draft
  const [missing, setMissing] = useState<DraftProblems>({})
  const [refused, setRefused] = useState<DraftProblems>({})
  const problems = { ...stillThere(missing, draft), ...refused }
  const [saving, setSaving] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const shares = sharesOf(draft)
  const isWrong = (entryId: string) => Object.keys(problems).some((field) => field.startsWith(`${entryId}.`))
  const problemText = useProblemText(problems)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(missing).length > 0 || Object.keys(refused).length > 0) focusFirstProblem(form.current)
  }, [missing, refused])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    const { content, problems: found } = readDraft(draft)
    setMissing(found ?? {})
    setRefused({})
    if (content === null) return
    setSaving(true)
    setRefused(refusedFields(draft, await props.onSave(content)))
    setSaving(false)
  }
  const leave = () => {
    stored.discard()
    void navigate(props.back.to)
  }
  return (
    <Page>
      <PageHeader title={props.title} back={props.back} />
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {stored.restored && <RestoredNotice onStartOver={stored.startOver} />}
        {props.notice}
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr]">
          <AboutCard draft={draft} change={change} problemText={problemText}>
            {props.children}
          </AboutCard>
          <div className="xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <ScoreSummary draft={draft} shares={shares} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <CriteriaSection
              criteria={draft.criteria}
              shares={shares}
              isWrong={isWrong}
              problemText={problemText}
              onChange={(criteria) => change({ criteria })}
            />
            <LinesSection
              lines={draft.requiredLines}
              shares={shares}
              isWrong={isWrong}
              problemText={problemText}
              onChange={(requiredLines) => change({ requiredLines })}
            />
          </div>
        </div>
        <SaveBar
          dirty={stored.dirty}
          problem={
            Object.keys(problems).length === 0 ? undefined : (
              <>
                {t('problems')}{' '}
                <button
                  type="button"
                  onClick={() => focusFirstProblem(form.current)}
                  className="min-h-6 font-medium text-accent-text underline-offset-4 hover:underline"
                >
                  {t('showProblem')}
                </button>
              </>
            )
          }
        >
          <Button
            variant="quiet"
            title={t('preview')}
            className="max-sm:px-2.5"
            onClick={() => setPreviewing(true)}
          >
            <Eye aria-hidden size={16} />
            <span className="max-sm:sr-only">{t('preview')}</span>
          </Button>
          <Button onClick={() => (stored.dirty ? setDiscarding(true) : leave())}>{tCommon('cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={saving}>
            {saving ? t('saving') : t('save')}
          </Button>
        </SaveBar>
      </form>
      {previewing && <ScorecardPreview draft={draft} onClose={() => setPreviewing(false)} />}
      <AlertDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t('discardTitle')}
        description={t('discardQuestion')}
        confirm={t('discard')}
        cancel={t('keepEditing')}
        onConfirm={leave}
      />
    </Page>
  )
}

/** What was found at the last attempt and is not mended yet. New entries are judged at the next attempt. */
function stillThere(found: DraftProblems, draft: ScorecardDraft): DraftProblems {
  if (Object.keys(found).length === 0) return found
  const now = readDraft(draft).problems ?? {}
  return Object.fromEntries(Object.entries(found).filter(([field]) => now[field] !== undefined))
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
}
