import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DimensionScores } from '#protocol/rest/overview.ts'
import { dimensions } from '#protocol/vocabulary/analysis.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { scaleFrom, SparkLine } from './spark-line.tsx'

/**
 * The five skills over the same stretch of time, a row each: name, line, latest value. `from` and `to` label both ends of the
 * lines. The numbers are in a table beside it.
 */
export function SkillLines(props: {
  scores: readonly DimensionScores[]
  from: string
  to: string
  /** What the values at the right are of, in a sentence. */
  latest: string
  /** Which of the scores are of earlier criteria than the others: they are drawn apart. */
  earlier: readonly boolean[]
}): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const low = scaleFrom(props.scores.flatMap((scores) => dimensions.map((dimension) => scores[dimension])))
  return (
    <div className="@container">
      <ul className="flex flex-col gap-1">
        {dimensions.map((dimension) => {
          const values = props.scores.map((scores) => scores[dimension])
          const latest = values.findLast((value, at) => value !== null && props.earlier[at] !== true) ?? null
          const skill = t(`analysis.dimensions.${dimension}`)
          const said = values.map((value, at) => {
            if (value === null) return t('home.none')
            const score = formats.number(value)
            return props.earlier[at] === true ? t('criteriaEdition.value', { value: score }) : score
          })
          return (
            <li
              key={dimension}
              className="grid grid-cols-[7rem_minmax(0,1fr)_2rem] items-center gap-x-3 @lg:grid-cols-[10rem_minmax(0,1fr)_2rem]"
            >
              <span className="min-w-0 text-14">{skill}</span>
              <SparkLine
                values={values}
                height={44}
                low={low}
                level={limits.passMark}
                apart={props.earlier}
                summary={t('home.line', { skill, values: said.join(', ') })}
                className="min-w-0"
              />
              {latest === null ? (
                <span className="text-right text-14 text-text-muted">
                  <span aria-hidden>–</span>
                  <span className="sr-only">{t('common.notEnoughData')}</span>
                </span>
              ) : (
                <ScoreNumber score={latest} className="text-right text-16" />
              )}
            </li>
          )
        })}
      </ul>
      <p
        aria-hidden
        className="mt-1 grid grid-cols-[7rem_minmax(0,1fr)_2rem] gap-x-3 text-12 text-text-muted @lg:grid-cols-[10rem_minmax(0,1fr)_2rem]"
      >
        <span className="col-start-2 -mx-1 flex justify-between gap-1 whitespace-nowrap">
          <span>{props.from}</span>
          <span>{props.to}</span>
        </span>
      </p>
      <p className="mt-2 text-12 text-text-muted">
        {props.latest} {t('home.scale', { low, mark: limits.passMark })}
      </p>
    </div>
  )
}
