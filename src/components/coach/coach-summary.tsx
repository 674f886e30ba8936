import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Coach } from '#protocol/rest/coaches.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { ExperienceStars, Personalities } from './coach-traits.tsx'
import { useCoachTexts } from './use-coach-texts.ts'

/**
 * A short profile of a coach: name, experience, field, personalities, approach and style. `toChoose`: beside others for a
 * call, with the stars of its rank.
 */
export function CoachSummary(props: { coach: Coach; toChoose?: boolean; specialized?: boolean }): ReactNode {
  const t = useTranslations()
  const { coach } = props
  const { coachingStyle } = useCoachTexts(coach)
  const [first] = coach.personalities
  const field = t(`vocabulary.debtType.${coach.specialization}`)
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-2.5">
      <span className="flex items-center gap-3">
        <Avatar name={coach.name} accent />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-14 font-semibold">{coach.name}</span>
          <span className="block text-12 text-text-muted">
            {t('coaches.experience')}: <span>{t(`vocabulary.experienceLevel.${coach.experienceLevel}`)}</span>
            {props.toChoose === true && <ExperienceStars level={coach.experienceLevel} />}
          </span>
        </span>
      </span>
      <span>
        <Badge tone={props.specialized === true ? 'accent' : 'plain'}>
          {props.specialized === true ? t('coaches.specializedIn', { field }) : field}
        </Badge>
      </span>
      <Personalities personalities={coach.personalities} />
      {first !== undefined && (
        <span className="text-14">
          <span className="sr-only">{t('coaches.approach')}: </span>
          {t(`coaches.approaches.${first}`)}
        </span>
      )}
      {coachingStyle !== null && <span className="text-14 text-text-muted">{coachingStyle}</span>}
    </span>
  )
}
