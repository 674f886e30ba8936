import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { experienceLevels, specialization, specializations } from '#protocol/vocabulary/coach.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx'
import { Field, Input, Select, Textarea } from '#src/components/ui/field.tsx'
import type { CoachDraft } from './coach-draft.ts'

type StepProps = { draft: CoachDraft; onChange: (changes: Partial<CoachDraft>) => void }

/** Step 1: name, specialization and experience. */
export function BasicStep(props: StepProps): ReactNode {
  const t = useTranslations()
  const { draft, onChange } = props
  return (
    <>
      <Field label={t('coaches.name')} hint={t('coaches.nameHint')}>
        {(control) => (
          <Input
            {...control}
            required
            autoComplete="off"
            maxLength={limits.nameMax}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('coaches.specialization')} hint={t('coaches.fieldHint')}>
        {(control) => (
          <Select
            {...control}
            required
            value={draft.specialization ?? ''}
            onChange={(event) => {
              const parsed = specialization.safeParse(event.target.value)
              onChange({ specialization: parsed.success ? parsed.data : null })
            }}
          >
            <option value="">{t('coaches.chooseField')}</option>
            {specializations.map((value) => (
              <option key={value} value={value}>
                {t(`vocabulary.debtType.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ChoiceGroup
        legend={t('coaches.level')}
        value={draft.experienceLevel}
        onChange={(experienceLevel) => onChange({ experienceLevel })}
        options={experienceLevels.map((value) => ({
          value,
          label: t(`vocabulary.experienceLevel.${value}`),
          hint: t(`coaches.levels.${value}`),
        }))}
      />
    </>
  )
}

/** Step 3: coaching style, bio and sharing. Nothing here is required. */
export function StyleStep(props: StepProps): ReactNode {
  const t = useTranslations('coaches')
  const { draft, onChange } = props
  const shareHint = useId()
  return (
    <>
      <Field label={t('style')} optional hint={t('styleHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={limits.bioMax}
            value={draft.coachingStyle}
            onChange={(event) => onChange({ coachingStyle: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('bio')} optional hint={t('bioHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={limits.bioMax}
            value={draft.bio}
            onChange={(event) => onChange({ bio: event.target.value })}
          />
        )}
      </Field>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          aria-label={t('share')}
          checked={draft.isPublic}
          aria-describedby={shareHint}
          className="mt-0.5 size-4 shrink-0 accent-accent"
          onChange={(event) => onChange({ isPublic: event.target.checked })}
        />
        <span>
          <span className="block text-14 font-medium">{t('share')}</span>
          <span id={shareHint} className="mt-0.5 block text-12 text-text-muted">
            {t('shareHint')}
          </span>
        </span>
      </label>
    </>
  )
}
