import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import type {
  EntryResult,
  EntryScore,
  ScorecardEntry,
  ScorecardMark,
} from '#protocol/vocabulary/scorecard.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field, Textarea } from '#src/components/ui/field.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { useEntryNames } from './use-entry-names.ts'
import { useMarkEntry } from './use-mark-entry.ts'

const choices = ['2', '1', '0', 'none'] as const
type Choice = (typeof choices)[number]
const scores: Record<Choice, EntryScore> = { 2: 2, 1: 1, 0: 0, none: null }

/**
 * Asks a reviewer for the mark of one entry. If somebody else has marked it in the meantime, shows that mark and keeps
 * the input, to be saved after it.
 */
export function MarkDialog(props: {
  sessionId: string
  entry: ScorecardEntry
  result: EntryResult
  onMarked: () => void
  onClose: () => void
}): ReactNode {
  const t = useTranslations('scorecards')
  const tCommon = useTranslations('common')
  const errorText = useErrorText()
  const names = useEntryNames()
  const formId = useId()
  const { entry, result } = props
  const { mark, reload } = useMarkEntry(props.sessionId)
  const [choice, setChoice] = useState<Choice | null>(() => choiceOf(result))
  const [note, setNote] = useState('')
  const [replaces, setReplaces] = useState(result.marks.at(-1)?.id ?? null)
  const [newer, setNewer] = useState<ScorecardMark | null>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const save = async (score: EntryScore) => {
    try {
      await mark({ entryId: entry.id, score, note: note.trim() === '' ? null : note.trim(), replaces })
      props.onMarked()
    } catch (error) {
      const conflict = error instanceof ApiError && error.code === 'conflict'
      const current = conflict ? await reload() : undefined
      const last = current?.result?.entries.find(({ entryId }) => entryId === entry.id)?.marks.at(-1)
      if (last === undefined || last.id === replaces) return setProblem(errorText(error).text)
      setNewer(last)
      setReplaces(last.id)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setProblem(choice === null ? t('markMissing') : undefined)
    if (choice === null) return
    setBusy(true)
    await save(scores[choice])
    setBusy(false)
  }
  const meanings = entry.kind === 'written' ? { 2: entry.two, 1: entry.one, 0: entry.zero } : null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('markTitle')}
      description={names.entry(entry)}
      footer={
        <>
          <Button onClick={props.onClose}>{tCommon('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" aria-disabled={busy}>
            {busy ? t('saving') : t('saveMark')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {newer !== null && (
          <Banner
            tone="caution"
            urgent
            title={t('markedMeanwhile', {
              name: newer.author?.name ?? t('deletedAccount'),
              level: names.score(entry, newer.score),
            })}
            hint={t('markAgain')}
          />
        )}
        {problem !== undefined && <Banner tone="critical" urgent title={problem} />}
        <ChoiceGroup
          legend={t('markLegend')}
          options={choices.map((value) => ({
            value,
            label: names.score(entry, scores[value]),
            ...(meanings !== null && value !== 'none' && { hint: meanings[value] }),
          }))}
          value={choice}
          onChange={setChoice}
        />
        <Field label={t('noteField')} optional hint={t('noteHint')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={limits.commentMax}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** What counts so far; null where nobody has judged. */
function choiceOf({ score, judgedBy }: EntryResult): Choice | null {
  if (judgedBy === 'pending') return null
  return choices.find((choice) => scores[choice] === score) ?? null
}
