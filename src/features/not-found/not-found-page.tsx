import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { PageProblem } from '#src/components/ui/page-problem.tsx'

export function NotFoundPage(): ReactNode {
  const t = useTranslations('shell')
  return (
    <PageProblem
      icon={Compass}
      title={t('notFoundTitle')}
      action={
        <ButtonLink to="/" look="primary">
          {t('toOverview')}
        </ButtonLink>
      }
    >
      {t('notFound')}
    </PageProblem>
  )
}
