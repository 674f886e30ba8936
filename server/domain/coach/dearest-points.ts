import type { Criterion, KeyFinding, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import { firstToPractise, type RankedLoss, rankLosses } from '#protocol/vocabulary/loss-ranking.ts'
import type { Analysis } from '../scoring/analyze.ts'
import { inMarks, quoted } from '../scoring/words/format.ts'
import { type AnswerContext, describeCriterion, describeFinding } from './answer-context.ts'

/** What comes first among the losses of a call, in words; null where nothing was lost but a little of what counts as met. */
export function dearestInWords({ analysis, language }: AnswerContext): string | null {
  const first = rankLosses(analysis.report).find(({ met }) => !met)
  if (!first) return null
  const finding = findingOf(first, analysis)
  if (finding) return describeFinding(finding, language)
  if (first.breach) return describeCriterion(first.breach, language)
  const { why, missed } = first.criterion
  return describeCriterion({ why, quote: missed?.[0]?.quote ?? null }, language)
}

type ReportLoss = RankedLoss<Criterion, ViolationFinding>

/** The key moment that tells a loss, if one does. */
function findingOf({ breach, criterion }: ReportLoss, { report }: Analysis): KeyFinding | undefined {
  return report.findings.find(
    ({ kind, quote, criteria = [] }) =>
      kind === 'improvement' &&
      (breach
        ? quote.line === breach.quote.line && quote.text === breach.quote.text
        : criteria.includes(criterion.id)),
  )
}

/** The better wording of what is to be practised first, else of the next loss that has one, and when to say it. */
export function oneLinePoints({ analysis, language }: AnswerContext): string[] {
  const ranked = rankLosses(analysis.report)
  const first = firstToPractise(ranked)
  const [said] = (first ? [first, ...ranked] : ranked).flatMap(({ breach, criterion }) => {
    const { quote, betterLine } = breach ?? criterion.missed?.[0] ?? { quote: null, betterLine: null }
    return quote && betterLine ? [{ quote, betterLine }] : []
  })
  if (!said) return []
  const line = inMarks(said.betterLine, language)
  return [
    language === 'en'
      ? `${line} Say it where you said ${quoted(said.quote.text, 'en')} in this call.`
      : `${line} Dígala donde en esta llamada dijo ${quoted(said.quote.text, 'es')}.`,
  ]
}
