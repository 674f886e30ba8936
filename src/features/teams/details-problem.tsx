import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { ErrorId } from '#src/components/ui/error-id.tsx'
import { PageProblem } from '#src/components/ui/page-problem.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { errorIdOf } from '#src/lib/error-text.ts'

/** Shown instead of the page of a team or a person that cannot be loaded [TEAM11]. */
export function DetailsProblem(props: {
  /** Null: what was loaded is not for this reader. */
  error: Error | null
  title: string
  hint: string
  onRetry: () => void
}): ReactNode {
  const t = useTranslations('teams')
  const tCommon = useTranslations('common')
  const id = props.error && errorIdOf(props.error)
  const lasting =
    props.error === null || (props.error instanceof ApiError && [400, 404].includes(props.error.status))
  return (
    <PageProblem
      icon={TriangleAlert}
      tone="critical"
      title={props.title}
      link={{ to: '/teams', label: t('backToTeams') }}
    >
      <p role="alert">{props.hint}</p>
      {id !== null && <ErrorId id={id} className="mt-2" />}
      {!lasting && (
        <Button className="mt-4" onClick={props.onRetry}>
          {tCommon('retry')}
        </Button>
      )}
    </PageProblem>
  )
}
