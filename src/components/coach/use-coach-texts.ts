import type { Coach } from '#protocol/rest/coaches.ts'
import { useLanguage } from '#src/i18n/language-provider.tsx'

/** What a coach says of itself: a sample in the language of the screen, others as their author wrote it [MENTOR9]. */
export function useCoachTexts(coach: Coach): Pick<Coach, 'coachingStyle' | 'bio'> {
  const { language } = useLanguage()
  const { translations } = coach
  return {
    coachingStyle: translations.coachingStyle?.[language] ?? coach.coachingStyle,
    bio: translations.bio?.[language] ?? coach.bio,
  }
}
