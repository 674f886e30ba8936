import { useTranslations } from 'use-intl'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import type { Block, ReadingLesson } from './lessons/lesson.ts'

type Section = ReadingLesson['sections'][number]

/** The law by which calls are held here, as sections of a lesson: a section for each law, a rule with a line for each rule. */
export function useTaughtLaws(): {
  sections: Section[] | undefined
  error: Error | undefined
  retry: () => void
} {
  const t = useTranslations('onboarding.taughtLaw')
  const names = useTranslations('law.laws')
  const { language } = useLanguage()
  const { data, error, mutate } = useEndpoint('getTaughtLaws', {})
  const sections = data?.map(({ jurisdiction, notice, rules }): Section => {
    const owed: Block[] = notice === null ? [] : [t('notice'), { call: [['agent', notice[language]]] }]
    const each = rules.map(({ basis, says, example, checkedAt }): Block => ({
      rule: says[language],
      basis: checkedAt === 'primary' ? basis : `${basis}; ${t(checkedAt)}`,
      say: example[language],
    }))
    return { id: `law-${jurisdiction}`, title: names(jurisdiction), blocks: [...owed, ...each] }
  })
  return { sections, error, retry: () => void mutate() }
}
