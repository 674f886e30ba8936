import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorId } from '#src/components/ui/error-id.tsx'
import { PageProblem } from '#src/components/ui/page-problem.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { useErrorText } from '#src/lib/error-text.ts'

/** Shown instead of a scorecard that cannot be shown or edited. `null`: it may not be edited. */
export function ScorecardProblem(props: { error: Error | null }): ReactNode {
  const t = useTranslations('scorecards')
  const errorText = useErrorText()
  const { error } = props
  const missing = error === null || (error instanceof ApiError && [400, 404].includes(error.status))
  const { text, id } = missing ? { text: t('notFoundHint'), id: null } : errorText(error)
  return (
    <PageProblem
      icon={TriangleAlert}
      tone="critical"
      title={t('notFound')}
      link={{ to: '/scorecards', label: t('back') }}
    >
      <p role="alert">{text}</p>
      {id !== null && <ErrorId id={id} className="mt-2" />}
    </PageProblem>
  )
}
