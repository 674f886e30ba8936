import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorId } from '#src/components/ui/error-id.tsx'
import { PageProblem } from '#src/components/ui/page-problem.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { useErrorText } from '#src/lib/error-text.ts'

/** Shown instead of a session that could not be loaded: the reason, and a link back. */
export function DetailsProblem(props: { error: Error | undefined }): ReactNode {
  const t = useTranslations('details')
  const { text, id } = useErrorText()(props.error)
  const { error } = props
  const missing =
    error === undefined || (error instanceof ApiError && (error.status === 404 || error.status === 400))
  return (
    <PageProblem
      icon={TriangleAlert}
      tone="critical"
      title={t('errorTitle')}
      link={{ to: '/history', label: t('backToHistory') }}
    >
      <p role="alert">{missing ? t('notFound') : text}</p>
      {id !== null && <ErrorId id={id} className="mt-2" />}
    </PageProblem>
  )
}
