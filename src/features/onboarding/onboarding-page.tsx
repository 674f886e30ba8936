import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { nextUp } from '#src/lib/course-state.ts'
import { ModuleCard } from './module-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { useCourse } from './use-course.ts'

/** /onboarding: the six modules, the user's progress, and the next lesson. */
export function OnboardingPage(): ReactNode {
  const t = useTranslations('onboarding')
  const { progress, error, reload } = useCourse()
  const next = progress && nextUp(progress)
  return (
    <Page>
      <PageHeader title={t('title')} description={t('description')} />
      {error && <ErrorNotice error={error} onRetry={reload} />}
      {!error && !progress && (
        <Loading label={t('loading')} className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </Loading>
      )}
      {progress && (
        <>
          <ProgressCard progress={progress} />
          <h2 className="mt-8 mb-3 text-20 font-semibold">{t('modules')}</h2>
          <ul className="flex flex-col gap-3">
            {progress.modules.map((module, place) => (
              <li key={module.id}>
                <ModuleCard
                  progress={progress}
                  module={module}
                  number={place + 1}
                  open={module.lessons.some(({ id }) => id === next?.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}
