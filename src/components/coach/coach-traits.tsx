import {
  Crosshair,
  Ear,
  Gavel,
  HeartHandshake,
  Hourglass,
  type LucideIcon,
  MessageSquareQuote,
  Mountain,
  Puzzle,
  Star,
  TextSearch,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type CoachPersonality, type ExperienceLevel, experienceStars } from '#protocol/vocabulary/coach.ts'

export const personalityIcons: Record<CoachPersonality, LucideIcon> = {
  supportive: HeartHandshake,
  direct: MessageSquareQuote,
  analytical: TextSearch,
  motivational: Mountain,
  empathetic: Ear,
  results_driven: Crosshair,
  patient: Hourglass,
  authoritative: Gavel,
  collaborative: Puzzle,
}

const maxStars = Math.max(...Object.values(experienceStars))

/** A coach's experience as one to four stars, with a text for screen readers. */
export function ExperienceStars(props: { level: ExperienceLevel; showName?: boolean }): ReactNode {
  const t = useTranslations()
  const count = experienceStars[props.level]
  const level = t(`vocabulary.experienceLevel.${props.level}`)
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        role="img"
        aria-label={t('coaches.stars', { level, count, max: maxStars })}
        className="inline-flex gap-0.5"
      >
        {Array.from({ length: maxStars }, (_, index) => (
          <Star
            key={index}
            aria-hidden
            size={16}
            className={index < count ? 'fill-accent-mark text-accent-mark' : 'text-border-strong'}
          />
        ))}
      </span>
      {props.showName === true && (
        <span aria-hidden className="text-14 text-text-muted">
          {level}
        </span>
      )}
    </span>
  )
}

/** A coach's personalities with icons, in one line; only phrasing content, so that a label can contain it. */
export function Personalities(props: { personalities: readonly CoachPersonality[] }): ReactNode {
  const t = useTranslations('vocabulary.coachPersonality')
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {props.personalities.map((personality) => {
        const Icon = personalityIcons[personality]
        return (
          <span key={personality} className="inline-flex items-center gap-1.5 text-12">
            <Icon aria-hidden size={16} className="shrink-0 text-accent-text" />
            {t(personality)}
          </span>
        )
      })}
    </span>
  )
}

/** The same, each with a description of the approach. */
export function PersonalityDetails(props: { personalities: readonly CoachPersonality[] }): ReactNode {
  const t = useTranslations()
  return (
    <ul className="flex flex-col gap-2">
      {props.personalities.map((personality) => {
        const Icon = personalityIcons[personality]
        return (
          <li key={personality} className="flex gap-2">
            <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-text" />
            <span>
              {t(`vocabulary.coachPersonality.${personality}`)}
              <span className="block text-text-muted">{t(`coaches.approaches.${personality}`)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
