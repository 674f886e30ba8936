import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { type Criterion, dimensions } from '#protocol/vocabulary/analysis.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { changedCriteria, changeOf, linesFrom, type ChangedCriterion } from './compare-tries.ts'

type Origin = NonNullable<TrainingSessionDetails['retryOf']>

/** A completed retry beside its first try, from the line at which it started. Nothing while either has no analysis. */
export function TriesCompared(props: { retry: TrainingSessionDetails; origin: Origin }): ReactNode {
  const t = useTranslations('tries')
  const { retry, origin } = props
  const session = useEndpoint('getTrainingSession', { params: { id: origin.sessionId } })
  const before = useEndpoint('getSessionMetrics', { params: { id: origin.sessionId } })
  const after = useEndpoint('getSessionMetrics', { params: { id: retry.id } })
  const loads = [session, before, after]
  const failed = loads.find(({ error }) => error !== undefined)
  // A first try that still goes on, or was too short to score, is not compared.
  if (failed?.error instanceof ApiError && failed.error.status === 404) return null
  return (
    <Card>
      <CardHeader title={t('title', { line: origin.line })} description={t('hint')} />
      {session.data && before.data && after.data ? (
        <Comparison first={session.data} retry={retry} line={origin.line} marks={[before.data, after.data]} />
      ) : failed ? (
        <ErrorNotice
          error={failed.error}
          onRetry={() => void Promise.all(loads.map((one) => one.mutate()))}
        />
      ) : (
        <Loading label={t('loading')} className="px-5 pb-5">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Card>
  )
}

type BothMarks = readonly [PerformanceMetricsDetails, PerformanceMetricsDetails]

function Comparison(props: {
  first: TrainingSessionDetails
  retry: TrainingSessionDetails
  line: number
  marks: BothMarks
}): ReactNode {
  const t = useTranslations('tries')
  const { first, retry, line, marks } = props
  const changed = changedCriteria(marks[0].report, marks[1].report)
  const lang = speechLanguageCode(retry.sessionLanguage)
  return (
    <div className="flex flex-col gap-6 px-5 pb-5">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Lines title={t('first')} details={first} line={line} lang={lang} />
        <Lines title={t('retry')} details={retry} line={line} lang={lang} />
      </div>
      <Marks marks={marks} />
      <section className="flex flex-col gap-3">
        <h3 className="text-14 font-semibold">{t('criteria')}</h3>
        {changed.length === 0 && <p className="text-14 text-text-muted">{t('noChange')}</p>}
        <ul className="flex flex-col gap-3">
          {changed.map((one) => (
            <li key={one.id}>
              <CriterionChange changed={one} lang={lang} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Lines(props: {
  title: string
  details: TrainingSessionDetails
  line: number
  lang: string | undefined
}): ReactNode {
  const t = useTranslations()
  const { details, line } = props
  const lines = linesFrom(details, line)
  return (
    <section className="min-w-0 rounded-ui border border-border">
      <h3 className="border-b border-border px-4 py-2 text-14 font-semibold">{props.title}</h3>
      {lines.length === 0 && <p className="px-4 py-3 text-14 text-text-muted">{t('tries.noLines')}</p>}
      <ol start={line} className="flex flex-col gap-3 px-4 py-3">
        {lines.map((item, at) => (
          <li key={item.id} className="min-w-0 text-14">
            <span className="block text-12 text-text-muted">
              {t('analysis.lineNumber', { line: line + at })} ·{' '}
              {item.role === 'user' ? details.traineeName : details.prospectName}
            </span>
            <span lang={props.lang} className="break-words">
              {item.text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Marks(props: { marks: readonly [PerformanceMetricsDetails, PerformanceMetricsDetails] }): ReactNode {
  const t = useTranslations('tries')
  const names = useAnalysisNames()
  const [first, retry] = props.marks
  const rows = [
    { name: t('overall'), before: first.overallScore, after: retry.overallScore },
    ...dimensions.map((dimension) => ({
      name: names.dimension(dimension),
      before: first.report.scores[dimension],
      after: retry.report.scores[dimension],
    })),
  ]
  return (
    <table className="tabular w-full text-left text-14">
      <caption className="mb-2 text-left text-14 font-semibold">{t('marks')}</caption>
      <thead>
        <tr className="border-b border-border text-12 text-text-muted">
          <th scope="col" className="py-1.5 pr-2 font-medium">
            {t('dimension')}
          </th>
          {[t('first'), t('retry'), t('change')].map((name) => (
            <th key={name} scope="col" className="py-1.5 pl-2 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-border last:border-b-0">
            <th scope="row" className="py-1.5 pr-2 font-normal break-words">
              {row.name}
            </th>
            <Mark score={row.before} />
            <Mark score={row.after} />
            <td className="py-1.5 pl-2 text-right font-medium">
              <Change before={row.before} after={row.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Mark(props: { score: number | null }): ReactNode {
  const t = useTranslations('tries')
  return (
    <td className="py-1.5 pl-2 text-right">
      {props.score ?? <span className="text-12 text-text-muted">{t('noMark')}</span>}
    </td>
  )
}

function Change(props: { before: number | null; after: number | null }): ReactNode {
  const { before, after } = props
  if (before === null || after === null) return '–'
  const change = after - before
  const tone = change > 0 ? 'text-positive' : change < 0 ? 'text-critical' : 'text-text-muted'
  return <span className={tone}>{change > 0 ? `+${change}` : change}</span>
}

function CriterionChange(props: { changed: ChangedCriterion; lang: string | undefined }): ReactNode {
  const t = useTranslations('tries')
  const names = useAnalysisNames()
  const { changed, lang } = props
  const change = changeOf(changed)
  return (
    <article className="flex flex-col gap-2 rounded-ui border border-border p-4">
      <h4 className="flex flex-wrap items-center gap-2 text-14 font-medium">
        {names.criterion(changed.id)}
        <Badge tone={change === null ? 'plain' : change > 0 ? 'positive' : 'critical'}>
          {t(change === null ? 'otherwise' : change > 0 ? 'better' : 'worse')}
        </Badge>
      </h4>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Judged title={t('first')} criterion={changed.first} lang={lang} />
        <Judged title={t('retry')} criterion={changed.retry} lang={lang} />
      </div>
    </article>
  )
}

function Judged(props: { title: string; criterion: Criterion | null; lang: string | undefined }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { criterion } = props
  return (
    <div className="min-w-0 text-14">
      <p className="text-12 text-text-muted">
        {props.title} ·{' '}
        {criterion === null
          ? t('tries.noMark')
          : formats.percent(criterion.credited / criterion.opportunities)}
      </p>
      {criterion !== null && (
        <p className="break-words">
          {criterion.quote === null ? (
            <span className="text-text-muted">{t('tries.noQuote')}</span>
          ) : (
            <>
              <q lang={props.lang}>{criterion.quote.text}</q>{' '}
              <span className="text-12 whitespace-nowrap text-text-muted">
                {t('analysis.lineNumber', { line: criterion.quote.line + 1 })}
              </span>
            </>
          )}
        </p>
      )}
    </div>
  )
}
