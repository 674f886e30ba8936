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

/** One to four stars, as a rank has them. They follow the level's name: alone they would read as a rating. */
export function ExperienceStars(props: { level: ExperienceLevel }): ReactNode {
  return (
    <span aria-hidden className="ml-1 inline-flex">
      {Array.from({ length: experienceStars[props.level] }, (_, index) => (
        <Star key={index} size={10} className="fill-current" />
      ))}
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
