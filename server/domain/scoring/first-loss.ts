import type { AnalysisReport, Dimension, Quote } from '#protocol/vocabulary/analysis.ts'
import { firstToPractise, rankLosses } from '#protocol/vocabulary/loss-ranking.ts'

/** What a call lost, as its text tells it. */
export type ToldLoss = {
  dimension: Dimension
  /** Null where no line shows it. */
  quote: Quote | null
  why: string
  betterLine: string | null
}

/** What the text of an analysis tells of its losses, by the ranking that the page has too (loss-ranking.ts). */
export type FirstLosses = {
  /** Of what is to be practised first, a breach included. */
  practise: Dimension | null
  /** The criterion of it; null where it is a breach. */
  practised: string | null
  /** The breach that is to be practised first, by its id; null where it is none. */
  breach: string | null
  /** Beside a breach, which the text tells by itself, the criterion that comes first. */
  criterion: ToldLoss | null
}

/** What a report says first of its losses. `findings` word the criteria that they name. */
export function firstLosses(
  report: Pick<AnalysisReport, 'criteria' | 'violations' | 'outcome' | 'findings'>,
): FirstLosses {
  const ranked = rankLosses(report)
  const first = firstToPractise(ranked)
  const next = firstToPractise(ranked.filter(({ breach }) => breach === null))
  return {
    practise: first && (first.breach ? 'compliance' : first.criterion.dimension),
    practised: first?.criterion?.id ?? null,
    breach: first?.breach?.violation ?? null,
    criterion: next?.criterion ? toldLoss(next.criterion, report.findings) : null,
  }
}

function toldLoss(
  { id, dimension, why, missed }: AnalysisReport['criteria'][number],
  findings: AnalysisReport['findings'],
): ToldLoss {
  const finding = findings.find(({ kind, criteria }) => kind === 'improvement' && criteria?.includes(id))
  if (finding) return { dimension, quote: finding.quote, why: finding.why, betterLine: finding.betterLine }
  const moment = missed?.[0]
  return {
    dimension,
    quote: moment?.quote ?? null,
    why: moment?.why ?? why,
    betterLine: moment?.betterLine ?? null,
  }
}
