import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Evaluation } from '#protocol/rest/analytics.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { RowsByEdition } from '#src/components/ui/rows-by-edition.tsx'
import { ScoreBadge, ScoreBar, ScoreNumber, ScoreRing } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'

/**
 * The five latest evaluations with their sub-scores; each links to its session. `showNames` adds the trainee.
 */
export function LatestEvaluations(props: { latest: readonly Evaluation[]; showNames: boolean }): ReactNode {
  const t = useTranslations()
  return (
    <Card>
      <CardHeader
        title={t('analytics.latest')}
        action={
          <ButtonLink to="/history" size="small">
            {t('analytics.allSessions')}
          </ButtonLink>
        }
      />
      {props.latest.length === 0 ? (
        <div className="px-5 pb-5">
          <p className="text-16 font-medium">{t('common.notEnoughData')}</p>
          <p className="mt-0.5 text-14 text-text-muted">{t('analytics.noEvaluation')}</p>
        </div>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          <RowsByEdition
            rows={props.latest}
            keyOf={({ sessionId }) => sessionId}
            editionOf={({ criteriaEdition }) => criteriaEdition}
          >
            {(evaluation) => (
              <li>
                <EvaluationRow evaluation={evaluation} showNames={props.showNames} />
              </li>
            )}
          </RowsByEdition>
        </ul>
      )}
    </Card>
  )
}

function EvaluationRow(props: { evaluation: Evaluation; showNames: boolean }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { evaluation } = props
  const scores = [
    { name: t('analysis.dimensions.empathy'), score: evaluation.empathyScore },
    { name: t('analysis.dimensions.communication'), score: evaluation.communicationScore },
    { name: t('analysis.dimensions.objection_handling'), score: evaluation.objectionHandlingScore },
    { name: t('analysis.dimensions.solution_focus'), score: evaluation.solutionFocusScore },
    { name: t('analysis.dimensions.compliance'), score: evaluation.complianceScore },
  ]
  return (
    <Link
      to={`/session/${evaluation.sessionId}`}
      className="grid grid-cols-1 items-center gap-x-6 gap-y-3 px-5 py-4 outline-offset-[-2px] transition-colors duration-150 ease-out hover:bg-surface-hover lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]"
    >
      <span className="flex min-w-0 items-center gap-3">
        <ScoreRing score={evaluation.overallScore} size={40} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="truncate text-14 font-medium text-text">{evaluation.prospectName}</span>
            {evaluation.overallScore !== null && <ScoreBadge score={evaluation.overallScore} />}
          </span>
          <span className="mt-0.5 block text-12 text-text-muted">
            {props.showNames && `${displayName(evaluation.user)} · `}
            {t(`vocabulary.sessionType.${evaluation.sessionType}`)} · {formats.dateTime(evaluation.startedAt)}
          </span>
        </span>
      </span>
      <span className="grid grid-cols-1 gap-x-4 gap-y-2 min-[26rem]:grid-cols-2 sm:grid-cols-3">
        {scores.map(({ name, score }) => (
          <span key={name} className="min-w-0">
            <span className="flex items-baseline justify-between gap-2 text-12 text-text-muted">
              <span className="truncate">{name}</span>
              {score === null ? (
                <span>
                  <span aria-hidden>–</span>
                  <span className="sr-only">{t('analysis.notEnoughEvidence')}</span>
                </span>
              ) : (
                <ScoreNumber score={score} />
              )}
            </span>
            <ScoreBar score={score} className="mt-1" />
          </span>
        ))}
      </span>
    </Link>
  )
}
