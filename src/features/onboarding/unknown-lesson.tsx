import { BookX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageProblem } from '#src/components/ui/page-problem.tsx'

/** Shown for a lesson id that the course does not have. */
export function UnknownLesson(): ReactNode {
  const t = useTranslations()
  return (
    <PageProblem
      icon={BookX}
      title={t('shell.notFoundTitle')}
      link={{ to: '/onboarding', label: t('onboarding.toCourse') }}
    >
      {t('shell.notFound')}
    </PageProblem>
  )
}
