import { BookX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { useRouteHeading } from '#src/components/ui/page-header.tsx'

/** The course has no lesson of that name. */
export function UnknownLesson(): ReactNode {
  const t = useTranslations()
  const heading = useRouteHeading(t('shell.notFoundTitle'))
  return (
    <Page className="flex min-h-[70dvh] flex-col items-center justify-center text-center">
      <BookX aria-hidden size={20} className="mb-4 text-text-muted" />
      <h1 ref={heading} tabIndex={-1} data-route-heading className="text-28 font-semibold tracking-tight">
        {t('shell.notFoundTitle')}
      </h1>
      <p className="mt-1 max-w-md text-16 text-text-muted">{t('shell.notFound')}</p>
      <ButtonLink to="/onboarding" look="primary" className="mt-6">
        {t('onboarding.toCourse')}
      </ButtonLink>
    </Page>
  )
}
