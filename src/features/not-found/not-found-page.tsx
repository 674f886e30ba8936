import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageProblem } from '#src/components/ui/page-problem.tsx'

export function NotFoundPage(): ReactNode {
  const t = useTranslations('shell')
  return (
    <PageProblem icon={Compass} title={t('notFoundTitle')} link={{ to: '/', label: t('toOverview') }}>
      {t('notFound')}
    </PageProblem>
  )
}
