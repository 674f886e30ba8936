import { clsx } from 'clsx'
import { ArrowRight, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { bandOf } from '#protocol/vocabulary/score-bands.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { ScoreBandName, ScoreNumber, ScoreRing, scoreTextClasses } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { type Mark, markOf, marksByDimension } from './compare-tries.ts'
import type { Try } from './use-tries.ts'

/** The scores of both tries in a strip: the whole first, then what changed by dimension. */
export function MarksCompared(props: { first: Try; retry: Try }): ReactNode {
  const t = useTranslations('tries')
  const { first, retry } = props
  const overall = markOf(first.details.score, retry.details.score)
  return (
    <div className="flex flex-col gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="flex w-full items-center gap-3 sm:w-auto sm:gap-5">
          <TryScore name={t('first')} score={overall.first} />
          <ArrowRight aria-hidden size={20} className="shrink-0 text-text-muted" />
          <TryScore name={t('retry')} score={overall.retry} />
        </div>
        <div className="min-w-0">
          <h2 className="flex items-center gap-2 text-20 font-semibold text-balance">
            <ChangeIcon mark={overall} />
            <Summary mark={overall} />
          </h2>
          {overall.change !== null && overall.change < 0 && (
            <p className="mt-1 max-w-prose text-14 text-text-muted">{t('fellHint')}</p>
          )}
        </div>
      </div>
      <DimensionMarks first={first} retry={retry} />
    </div>
  )
}

/** The scores of two tries by different editions of the criteria: side by side, and why no difference is told. */
export function MarksApart(props: { first: Try; retry: Try }): ReactNode {
  const t = useTranslations('tries')
  const tEdition = useTranslations('criteriaEdition')
  const { first, retry } = props
  const newest = Math.max(first.metrics.criteriaEdition, retry.metrics.criteriaEdition)
  const nameOf = (name: string, { metrics }: Try) =>
    metrics.criteriaEdition < newest ? tEdition('value', { value: name }) : name
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 p-5 sm:p-6">
      <div className="flex w-full items-center gap-3 sm:w-auto sm:gap-8">
        <TryScore name={nameOf(t('first'), first)} score={first.details.score} />
        <TryScore name={nameOf(t('retry'), retry)} score={retry.details.score} />
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-20 font-semibold text-balance">{tEdition('tries.title')}</h2>
        <p className="mt-1 max-w-prose text-14 text-text-muted">{tEdition('tries.why')}</p>
      </div>
    </div>
  )
}

/** The scores of the dimensions in both tries. */
export function DimensionMarks({ first, retry }: { first: Try; retry: Try }): ReactNode {
  const t = useTranslations('tries')
  const names = useAnalysisNames()
  return (
    <ul
      aria-label={t('marks')}
      className="grid grid-cols-1 gap-px overflow-hidden rounded-ui border border-border bg-border sm:grid-cols-5"
    >
      {marksByDimension(first.metrics, retry.metrics).map(({ dimension, ...mark }) => (
        <li
          key={dimension}
          className="flex items-center justify-between gap-x-3 gap-y-1 bg-surface px-4 py-2.5 sm:flex-col sm:items-start sm:px-3"
        >
          <DimensionMark name={names.dimension(dimension)} mark={mark} />
        </li>
      ))}
    </ul>
  )
}

function TryScore(props: { name: string; score: number | null }): ReactNode {
  const { score } = props
  return (
    // On a phone the words of a band may need the width of half the card.
    <div className="flex min-w-0 flex-1 flex-col items-center gap-2 text-center sm:flex-none sm:flex-row sm:gap-3 sm:text-left">
      <ScoreRing score={score} size={72} />
      <div className="flex min-w-0 flex-col text-12">
        <span className="text-text-muted">{props.name}</span>
        {score !== null && (
          <span className={clsx('text-14 font-medium text-balance', scoreTextClasses[bandOf(score).tone])}>
            <ScoreBandName score={score} />
          </span>
        )}
      </div>
    </div>
  )
}

function Summary(props: { mark: Mark }): ReactNode {
  const t = useTranslations('tries')
  const { change } = props.mark
  if (change === null) return t('unscored')
  if (change === 0) return t('equal')
  return change > 0 ? t('improved', { points: change }) : t('fell', { points: -change })
}

/** "Empathy 60 → 84 +24"; read out in a sentence. */
function DimensionMark(props: { name: string; mark: Mark }): ReactNode {
  const t = useTranslations('tries')
  const { number, signed } = useFormats()
  const { name, mark } = props
  const { first, retry, change } = mark
  const spoken = (score: number | null) => (score === null ? t('noMark') : number(score))
  const points = change === null ? '–' : signed(change)
  return (
    <>
      <span className="sr-only">
        {t('markChange', { name, first: spoken(first), retry: spoken(retry), change: points })}
      </span>
      <span aria-hidden className="min-w-0 text-12 text-text-muted">
        {name}
      </span>
      <span aria-hidden className="flex shrink-0 items-baseline gap-2 text-14">
        {first === null && retry === null ? (
          <span className="text-12 text-text-muted">{t('noMark')}</span>
        ) : (
          <>
            <span className="text-text-muted">{first === null ? '–' : number(first)}</span>
            <ArrowRight size={12} className="shrink-0 self-center text-text-muted" />
            {retry === null ? '–' : <ScoreNumber score={retry} className="text-16" />}
            {change !== null && <span className={clsx('text-12 font-medium', tone(mark))}>{points}</span>}
          </>
        )}
      </span>
    </>
  )
}

function ChangeIcon(props: { mark: Mark }): ReactNode {
  const { change } = props.mark
  if (change === null) return null
  const Icon = change > 0 ? TrendingUp : change < 0 ? TrendingDown : Minus
  return <Icon aria-hidden size={20} className={clsx('shrink-0', tone(props.mark))} />
}

function tone({ change }: Mark): string {
  if (change === null || change === 0) return 'text-text-muted'
  return change > 0 ? 'text-positive' : 'text-critical'
}
