import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Field, Input, Textarea } from '#src/components/ui/field.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { RestoredNotice } from '#src/components/ui/restored-notice.tsx'
import { CriteriaSection } from './criteria-section.tsx'
import { LinesSection } from './lines-section.tsx'
import { type DraftProblems, readDraft, refusedFields } from './scorecard-draft.ts'
import { useProblemText } from './use-problem-text.ts'
import type { Issue } from './use-save-scorecard.ts'
import type { useScorecardDraft } from './use-scorecard-draft.ts'

/** The form of a scorecard. Whatever fails, the input stays as typed. */
export function ScorecardEditor(props: {
  title: string
  draft: ReturnType<typeof useScorecardDraft>
  backTo: string
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
  const [problems, setProblems] = useState<DraftProblems>({})
  const [saving, setSaving] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const problemText = useProblemText(problems)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [problems])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    const { content, problems: found } = readDraft(draft)
    setProblems(found ?? {})
    if (content === null) return
    setSaving(true)
    setProblems(refusedFields(draft, await props.onSave(content)))
    setSaving(false)
  }
  const leave = () => {
    stored.discard()
    void navigate(props.backTo)
  }
  return (
    <Page>
      <PageHeader title={props.title} />
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {stored.restored && <RestoredNotice onStartOver={stored.startOver} />}
        {props.notice}
        <Card>
          <CardHeader title={t('about')} />
          <div className="flex flex-col gap-4 px-5 pb-5">
            <Field label={t('fields.name')} error={problemText('name')}>
              {(control) => (
                <Input
                  {...control}
                  required
                  autoComplete="off"
                  maxLength={limits.nameMax}
                  value={draft.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </Field>
            <Field label={t('fields.description')} optional error={problemText('description')}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={limits.scorecardDescriptionMax}
                  value={draft.description}
                  onChange={({ target }) => change({ description: target.value })}
                />
              )}
            </Field>
            <Field label={t('fields.passMark')} hint={t('passMarkHint')} error={problemText('passMark')}>
              {(control) => (
                <Input
                  {...control}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  className="max-w-24"
                  value={draft.passMark}
                  onChange={({ target }) => change({ passMark: target.value })}
                />
              )}
            </Field>
            {props.children}
          </div>
        </Card>
        <CriteriaSection
          criteria={draft.criteria}
          problemText={problemText}
          onChange={(criteria) => change({ criteria })}
        />
        <LinesSection
          lines={draft.requiredLines}
          problemText={problemText}
          onChange={(requiredLines) => change({ requiredLines })}
        />
        <div className="flex flex-wrap items-center justify-end gap-2">
          {Object.keys(problems).length > 0 && (
            <p role="alert" className="min-w-0 flex-1 text-14 text-critical">
              {t('problems')}
            </p>
          )}
          <Button onClick={() => (stored.dirty ? setDiscarding(true) : leave())}>{tCommon('cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={saving}>
            {saving ? t('saving') : t('save')}
          </Button>
        </div>
      </form>
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
