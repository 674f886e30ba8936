import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { type CoachPersonality, coachPersonalities } from '#protocol/vocabulary/coach.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { personalityIcons } from '#src/components/coach/coach-traits.tsx'
import { togglePersonality } from './coach-draft.ts'

const max = limits.coachPersonalitiesMax

/** Step 2: one to four personalities. Their order is kept: the first one sets the tone. */
export function PersonaStep(props: {
  value: readonly CoachPersonality[]
  onChange: (value: readonly CoachPersonality[]) => void
}): ReactNode {
  const t = useTranslations('coaches')
  const { value } = props
  const limitReached = value.length >= max
  return (
    <fieldset>
      <legend className="text-14 text-text-muted">{t('choosePersonalities', { max })}</legend>
      <p role="status" className="mt-1 text-12 font-medium">
        {t('chosen', { count: value.length, max })}
        {limitReached && <span> · {t('maximum')}</span>}
      </p>
      <div className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {coachPersonalities.map((personality) => (
          <PersonalityCard
            key={personality}
            personality={personality}
            checked={value.includes(personality)}
            ignored={limitReached && !value.includes(personality)}
            onToggle={() => props.onChange(togglePersonality(value, personality))}
          />
        ))}
      </div>
    </fieldset>
  )
}

function PersonalityCard(props: {
  personality: CoachPersonality
  checked: boolean
  /** A click has no effect because the limit is reached. */
  ignored: boolean
  onToggle: () => void
}): ReactNode {
  const t = useTranslations()
  const hintId = useId()
  const Icon = personalityIcons[props.personality]
  return (
    <label
      className={clsx(
        'flex items-start gap-3 rounded-ui border p-3 transition-colors duration-150 ease-out',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-mark',
        props.checked ? 'border-accent bg-accent-surface' : 'border-border-strong',
        props.ignored ? 'cursor-not-allowed' : 'cursor-pointer',
        !props.checked && !props.ignored && 'hover:bg-surface-hover',
      )}
    >
      <input
        type="checkbox"
        aria-label={t(`vocabulary.coachPersonality.${props.personality}`)}
        checked={props.checked}
        aria-disabled={props.ignored}
        aria-describedby={hintId}
        onChange={props.onToggle}
        className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0 flex-1">
        <span
          className={clsx('flex items-center gap-2 text-14 font-medium', props.ignored && 'text-text-muted')}
        >
          <Icon aria-hidden size={16} className="shrink-0 text-accent-text" />
          {t(`vocabulary.coachPersonality.${props.personality}`)}
        </span>
        <span id={hintId} className="mt-0.5 block text-12 text-text-muted">
          {t(`coaches.approaches.${props.personality}`)}
        </span>
      </span>
    </label>
  )
}
