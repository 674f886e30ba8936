import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AssignmentDetails } from '#protocol/rest/assignments.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { difficulties } from '#protocol/vocabulary/prospect.ts'
import { sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { ProspectPicker } from '#src/components/prospect/prospect-picker.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field, Input, Select } from '#src/components/ui/field.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useWithoutRemoved } from '#src/lib/use-undoable-removal.ts'
import { AudienceFields } from './audience-fields.tsx'
import {
  type AssignmentDraft,
  type DraftErrors,
  fittingScorecards,
  toDraft,
  validateDraft,
} from './assignment-draft.ts'
import { toDayString } from './deadline-day.ts'
import { ScorecardField } from './scorecard-field.tsx'

/**
 * Creates or edits an assignment; the prospect and type of an existing one are fixed. A failure keeps
 * everything as typed.
 */
export function AssignmentForm(props: {
  user: User
  assignment: AssignmentDetails | null
  /** What a new one begins with. */
  start?: Partial<AssignmentDraft>
  onSave: (draft: AssignmentDraft) => Promise<boolean>
  onClose: () => void
}): ReactNode {
  const t = useTranslations('assignments')
  const tCommon = useTranslations('common')
  const formId = useId()
  const { assignment, user } = props
  const [typed, setTyped] = useState(() => toDraft(user, assignment, props.start))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [busy, setBusy] = useState(false)
  const { data: listed } = useEndpoint('listScorecards', assignment ? null : {})
  const scorecards = fittingScorecards(useWithoutRemoved(listed) ?? [], typed, user)
  const scorecard = scorecards.find(({ id }) => id === typed.scorecardId) ?? null
  // A scorecard that no longer fits the team counts as none.
  const draft = assignment ? typed : { ...typed, scorecardId: scorecard?.id ?? null }
  const change = (changes: Partial<AssignmentDraft>) => setTyped((before) => ({ ...before, ...changes }))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const foundErrors = validateDraft(draft, { now: new Date(), before: assignment })
    setErrors(foundErrors)
    const [first] = Object.keys(foundErrors)
    // Focuses the first invalid field.
    if (first !== undefined) {
      const part = form.querySelector<HTMLElement>(`[data-part="${first}"]`)
      const control = part?.matches('input, select')
        ? part
        : part?.querySelector<HTMLElement>('input, select')
      return (control ?? part)?.focus()
    }
    setBusy(true)
    const saved = await props.onSave(draft)
    setBusy(false)
    if (saved) props.onClose()
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && props.onClose()}
      title={assignment ? t('editTitle') : t('createTitle')}
      footer={
        <>
          <Button onClick={props.onClose}>{tCommon('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" aria-disabled={busy}>
            {busy ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={t('title')} optional hint={t('titleHint')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.nameMax}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        {assignment === null && <PracticeFields draft={draft} errors={errors} onChange={change} />}
        {assignment === null && scorecards.length > 0 && (
          <ScorecardField
            scorecards={scorecards}
            value={draft.scorecardId}
            onChange={(scorecardId) => change({ scorecardId })}
          />
        )}
        <PassingFields
          draft={draft}
          passMark={scorecard?.passMark ?? assignment?.passMark ?? null}
          errors={errors}
          onChange={change}
        />
        <AudienceFields user={user} existing={assignment} draft={draft} errors={errors} onChange={change} />
      </form>
    </Dialog>
  )
}

type FieldGroupProps = {
  draft: AssignmentDraft
  errors: DraftErrors
  onChange: (changes: Partial<AssignmentDraft>) => void
}

/** The prospect, session type and difficulty. */
function PracticeFields({ draft, errors, onChange }: FieldGroupProps): ReactNode {
  const t = useTranslations()
  return (
    <>
      <div data-part="prospect">
        <ProspectPicker
          compact
          hint={t('assignments.prospectHint')}
          value={draft.prospect}
          onChange={(prospect) => onChange({ prospect })}
        />
        {errors.prospect !== undefined && (
          <p role="alert" className="mt-1.5 text-12 text-critical">
            {t(`assignments.${errors.prospect}`)}
          </p>
        )}
      </div>
      <ChoiceGroup
        legend={t('assignments.type')}
        options={sessionTypes.map((type) => ({ value: type, label: t(`vocabulary.sessionType.${type}`) }))}
        value={draft.sessionType}
        onChange={(sessionType) => onChange({ sessionType })}
      />
      <Field label={t('assignments.difficulty')}>
        {(control) => (
          <Select
            {...control}
            value={draft.difficulty ?? ''}
            onChange={({ target }) =>
              onChange({ difficulty: difficulties.find((level) => level === target.value) ?? null })
            }
          >
            <option value="">{t('assignments.asProspect')}</option>
            {difficulties.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {t(`vocabulary.difficulty.${difficulty}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

const attempts = Array.from({ length: limits.attemptsMax }, (_, index) => index + 1)

/** The pass mark, attempts and deadline. */
function PassingFields({
  draft,
  passMark,
  errors,
  onChange,
}: FieldGroupProps & {
  /** That of the scorecard, if there is one. */
  passMark: number | null
}): ReactNode {
  const t = useTranslations('assignments')
  const tScorecards = useTranslations('scorecards')
  const formats = useFormats()
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {draft.scorecardId === null ? (
        <Field
          label={t('passMarkField')}
          hint={t('passMarkHint')}
          error={errors.passMark && t(errors.passMark)}
        >
          {(control) => (
            <Input
              {...control}
              data-part="passMark"
              inputMode="numeric"
              autoComplete="off"
              value={draft.passMark}
              onChange={(event) => onChange({ passMark: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <div className="flex flex-col gap-1.5 text-14">
          <p className="font-medium">{t('passMarkField')}</p>
          <p>{passMark !== null && tScorecards('choosePassMark', { score: passMark })}</p>
        </div>
      )}
      <Field label={t('attemptsAllowed')} hint={t('attemptsHint')}>
        {(control) => (
          <Select
            {...control}
            value={draft.attemptsMax ?? ''}
            onChange={({ target }) =>
              onChange({ attemptsMax: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{t('unlimited')}</option>
            {attempts.map((count) => (
              <option key={count} value={count}>
                {formats.number(count)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('deadline')} hint={t('deadlineHint')} error={errors.day && t(errors.day)}>
        {(control) => (
          <Input
            {...control}
            data-part="day"
            type="date"
            min={toDayString(new Date())}
            value={draft.day}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
