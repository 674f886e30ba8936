import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Analytics, Evaluation } from '#protocol/rest/analytics.ts'
import { type Dimension, dimensions } from '#protocol/vocabulary/analysis.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { lowestScoreOf } from '#protocol/vocabulary/score-bands.ts'
import { steadyPoints } from './steady-points.ts'

/** What the figures of the period come to, in sentences. */
export function Conclusion({ analytics }: { analytics: Analytics }): ReactNode {
  const t = useTranslations()
  const { current, previous, latest } = analytics
  const lowest = lowestSkill(latest)
  const unfinished = current.sessions - current.completed
  const sentences = [
    averageSentence(),
    current.otherwiseScored > 0 && t('criteriaEdition.leftOut', { count: current.otherwiseScored }),
    current.averageScore !== null &&
      current.averageScore < limits.passMark &&
      t('analytics.conclusion.below', { mark: limits.passMark }),
    lowest &&
      t('analytics.conclusion.lowest', {
        skill: t(`analysis.dimensions.${lowest.skill}`),
        score: lowest.score,
      }),
    unfinished > 0 && t('analytics.conclusion.unfinished', { count: unfinished, total: current.sessions }),
  ]
  return <p className="text-16">{sentences.filter(Boolean).join(' ')}</p>

  function averageSentence(): string {
    const { averageScore: score, scored } = current
    if (score === null) return t('analytics.conclusion.none')
    if (previous.averageScore === null) return t('analytics.conclusion.first', { score, count: scored })
    const points = score - previous.averageScore
    const compared = { score, count: scored, before: previous.scored }
    if (Math.abs(points) <= steadyPoints) return t('analytics.conclusion.steady', compared)
    const moved = points > 0 ? 'up' : 'down'
    return t(`analytics.conclusion.${moved}`, { ...compared, points: Math.abs(points) })
  }
}

/** A skill of one call says little. */
const fewestCalls = 2

/** The skill with the lowest mean over the latest calls, of the newest criteria among them, unless even that is strong. What to practise the plan says. */
function lowestSkill(calls: readonly Evaluation[]): { skill: Dimension; score: number } | null {
  const newest = newestEdition(calls.map(({ criteriaEdition }) => criteriaEdition))
  const latest = calls.filter(({ criteriaEdition }) => !isEarlierEdition(criteriaEdition, newest))
  const scoresOf = (skill: Dimension) =>
    latest.flatMap((call) => {
      const score = call[scoreFields[skill]]
      return score === null ? [] : [score]
    })
  const [lowest] = dimensions
    .flatMap((skill) => {
      const scores = scoresOf(skill)
      if (scores.length < fewestCalls) return []
      return [{ skill, score: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) }]
    })
    .toSorted((a, b) => a.score - b.score)
  return lowest && lowest.score < lowestScoreOf('strong') ? lowest : null
}

const scoreFields = {
  empathy: 'empathyScore',
  communication: 'communicationScore',
  objection_handling: 'objectionHandlingScore',
  solution_focus: 'solutionFocusScore',
  compliance: 'complianceScore',
} as const satisfies Record<Dimension, keyof Evaluation>
