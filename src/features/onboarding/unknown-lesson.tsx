import { BookX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { PageProblem } from '#src/components/ui/page-problem.tsx'

/** The course has no lesson of that name. */
export function UnknownLesson(): ReactNode {
  const t = useTranslations()
  return (
    <PageProblem
      icon={BookX}
      title={t('shell.notFoundTitle')}
      action={
        <ButtonLink to="/onboarding" look="primary">
          {t('onboarding.toCourse')}
        </ButtonLink>
      }
    >
      {t('shell.notFound')}
    </PageProblem>
  )
}
