import type { AnalysisReport, KeyFinding, Quote, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import { type Loss, lossesOf, toldAtOnce } from './losses.ts'
import { type NextStep, nextStep, type TranscriptItem } from './next-step.ts'

/** A violation, and what of it the page has told before. */
export type ToldViolation = {
  finding: ViolationFinding
  /** It is what to practise next: the summary has told all of it. */
  inSummary: boolean
  /** Its words stand in the summary or in a violation above. */
  isQuoted: boolean
}

/** What each part of the analysis tells. */
export type ToldOnce = {
  next: NextStep | null
  /** Without the lines that are blamed beside them. */
  strengths: KeyFinding[]
  /** What else lost points, without what the violations tell, the dearest first. */
  losses: Loss[]
  violations: ToldViolation[]
}

/**
 * Shares the findings out between the parts of the page, so that one moment is told once: a report names a threat as
 * the violation, as a key moment and as what to practise. `items` are the transcript's lines.
 */
export function tellOnce(report: AnalysisReport, items: readonly TranscriptItem[]): ToldOnce {
  const next = nextStep(report, items)
  const told: Quote[] = next?.quote ? [next.quote] : []
  const violations = report.violations.map((finding): ToldViolation => {
    const isQuoted = told.some((quote) => isSameMoment(quote, finding.quote))
    told.push(finding.quote)
    return { finding, inSummary: finding === next?.source, isQuoted }
  })
  const losses = lossesBeside(next, report)
  const shown = [...(next ? [next] : []), ...losses.slice(0, toldAtOnce)]
  const blamed = new Set(shown.flatMap(({ quote, also }) => [quote?.line, ...also.map(({ line }) => line)]))
  // No line is praised beside what is said to be wrong with it.
  const strengths = report.findings.filter(
    ({ kind, quote }) => kind === 'strength' && !blamed.has(quote.line),
  )
  const praised = new Set(strengths.map(({ quote }) => quote.line))
  return { next, strengths, losses: losses.map((loss) => withoutLines(loss, praised)), violations }
}

/** A loss that is told by name where its line is praised, and without further lines that are. */
function withoutLines(loss: Loss, praised: ReadonlySet<number>): Loss {
  const also = loss.also.filter(({ line }) => !praised.has(line))
  return loss.quote !== null && praised.has(loss.quote.line) ? byName(loss) : { ...loss, also }
}

/** A criterion that lost, by its name and what is said of the whole call; a finding of an earlier analysis is told as it is. */
function byName(loss: Loss): Loss {
  const { source } = loss
  if (!('credited' in source)) return loss
  const subject = { criterion: source.id }
  return { ...loss, subject, quote: null, also: [], why: source.why, betterLine: null }
}

/**
 * What lost points besides what to practise next and what the compliance findings tell. One better line is given once, and what
 * is said of a line is said once: another criterion that lost by the same is told by its name.
 */
function lossesBeside(next: NextStep | null, report: AnalysisReport): Loss[] {
  const lines = new Set([next?.betterLine ?? null])
  const beside = lossesOf(report).filter(
    (loss) => loss.source !== next?.source && !isToldByViolation(loss, report),
  )
  const said = new Set(next ? [saidOf(next)] : [])
  return eachLineFirst(next, beside).map((loss) => {
    const isSaid = loss.quote !== null && said.has(saidOf(loss))
    said.add(saidOf(loss))
    if (isSaid) return byName(loss)
    const betterLine = lines.has(loss.betterLine) ? null : loss.betterLine
    lines.add(loss.betterLine)
    return { ...loss, betterLine }
  })
}

/** A line and what is said of it. */
function saidOf({ quote, why }: Pick<Loss, 'quote' | 'why'>): string {
  return `${quote?.line} ${why}`
}

/** A line that is quoted already comes behind those that are not, so that the first ones show different moments. */
function eachLineFirst(next: NextStep | null, losses: readonly Loss[]): Loss[] {
  const quoted = new Set([next?.quote?.line])
  const [fresh, again]: [Loss[], Loss[]] = [[], []]
  for (const loss of losses) {
    const isAgain = loss.quote !== null && quoted.has(loss.quote.line)
    if (loss.quote) quoted.add(loss.quote.line)
    ;(isAgain ? again : fresh).push(loss)
  }
  return [...fresh, ...again]
}

function isToldByViolation({ source, dimension, quote }: Loss, { violations }: AnalysisReport): boolean {
  if (dimension !== 'compliance') return false
  return violations.some((violation) =>
    // Analyses from before violations named their criterion are told apart by the line.
    violation.criterion === undefined || !('id' in source)
      ? quote !== null && isSameMoment(violation.quote, quote)
      : violation.criterion === source.id,
  )
}

/** Whether two quotes are of one line, and one holds the words of the other. */
function isSameMoment(one: Quote, other: Quote): boolean {
  return one.line === other.line && (one.text.includes(other.text) || other.text.includes(one.text))
}
