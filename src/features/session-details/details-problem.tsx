import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { ErrorId } from '#src/components/ui/error-id.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { useRouteHeading } from '#src/components/ui/page-header.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { useErrorText } from '#src/lib/error-text.ts'

/** The session could not be shown: why, and the way back. */
export function DetailsProblem(props: { error: Error | undefined }): ReactNode {
  const t = useTranslations('details')
  const { text, id } = useErrorText()(props.error)
  const heading = useRouteHeading(t('errorTitle'))
  const { error } = props
  const missing =
    error === undefined || (error instanceof ApiError && (error.status === 404 || error.status === 400))
  return (
    <Page className="flex min-h-[70dvh] flex-col items-center justify-center text-center">
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-full bg-critical-surface text-critical">
        <TriangleAlert aria-hidden size={20} />
      </span>
      <h1 ref={heading} tabIndex={-1} data-route-heading className="text-20 font-semibold">
        {t('errorTitle')}
      </h1>
      <p role="alert" className="mt-1 max-w-md text-16 text-text-muted">
        {missing ? t('notFound') : text}
      </p>
      {id !== null && <ErrorId id={id} className="mt-2" />}
      <ButtonLink to="/history" look="primary" className="mt-6">
        {t('backToHistory')}
      </ButtonLink>
    </Page>
  )
}
