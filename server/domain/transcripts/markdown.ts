import { dimensions } from '#protocol/vocabulary/analysis.ts'
import type { PaymentMethod } from '#server/language/reading.ts'
import { amountWords, dayWords, frequencyWords, methodWords } from '../debtor/bank/figure-words.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import { debtTerm } from './debt-term.ts'
import type { PlayedCall } from './calls.ts'
import { type Labels, labels } from './labels.ts'

const paymentMethods: readonly PaymentMethod[] = [
  'card',
  'bank_transfer',
  'direct_debit',
  'cash',
  'check',
  'online',
  'store',
]
const feelings = ['trust', 'anger', 'distress', 'willingness', 'patience'] as const

/** A table cell must not contain a bare vertical bar. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function outcomeRows({ analysis, scenario, language }: PlayedCall, words: Labels): string[][] {
  const { outcome } = analysis.report
  const { region } = lifeOf(scenario, language)
  const yes = (is: boolean) => (is ? words.yes : words.no)
  const cents = outcome.installmentCents ?? outcome.agreedAmountCents
  const every = outcome.frequency === null ? '' : ` ${frequencyWords(outcome.frequency, region)}`
  const method = paymentMethods.find((known) => known === outcome.method)
  const first = outcome.firstPaymentOn
  const { affordable, specific, recapped } = outcome.promise
  const promise = [
    affordable ? words.affordable : null,
    specific ? words.specific : null,
    recapped ? words.recapped : null,
  ].filter((part) => part !== null)
  const rights = outcome.rightsInvoked.map(
    ({ quote, honoured }) => `«${quote.text}» (${honoured ? words.honoured : words.passedOver})`,
  )
  return [
    [words.outcome.ending, words.endings[outcome.ending]],
    [words.outcome.rightParty, yes(outcome.rightPartyReached)],
    [words.outcome.disclosure, yes(outcome.disclosureGiven)],
    [words.outcome.amount, cents === null ? words.none : `${amountWords(cents, region)}${every}`.trim()],
    [words.outcome.first, first === null ? words.none : dayWords(first, region)],
    [words.outcome.method, method === undefined ? words.none : methodWords(method, region)],
    [words.outcome.promise, promise.length === 0 ? words.none : promise.join(', ')],
    [words.outcome.rights, rights.length === 0 ? words.none : rights.join('; ')],
  ]
}

function findings({ analysis, language }: PlayedCall, words: Labels): string {
  return analysis.report.findings
    .map(({ kind, dimension, title, quote, why, betterLine }) =>
      [
        `### ${kind === 'strength' ? words.strength : words.improvement}: ${title}`,
        `${words.dimensions[dimension]}, ${words.line} ${quote.line + 1}:`,
        `> ${quote.text}`,
        why,
        ...(betterLine === null ? [] : [`**${words.better}:** ${quoted(betterLine, language)}`]),
      ].join('\n\n'),
    )
    .join('\n\n')
}

function quoted(text: string, language: PlayedCall['language']): string {
  return language === 'es' ? `«${text}»` : `“${text}”`
}

function violations({ analysis, language }: PlayedCall, words: Labels): string {
  const { violations: found } = analysis.report
  if (found.length === 0) return words.noViolations
  return found
    .map(({ basis, severity, quote, why, betterLine }) => {
      const better = betterLine === null ? '' : ` **${words.better}:** ${quoted(betterLine, language)}`
      return `- ${words.line} ${quote.line + 1}, ${words.severity[severity]} (${basis}): ${quoted(quote.text, language)} ${why}${better}`
    })
    .join('\n')
}

/**
 * Renders a simulated call as a page to learn from: transcript, scores, outcome, findings, feelings over
 * time.
 */
export function transcriptPage(call: PlayedCall): string {
  const { analysis, scenario, language, style, lines } = call
  const words = labels[language]
  const { report, overallScore } = analysis
  const score = (value: number | null) => (value === null ? words.notEnough : String(value))
  const about = [
    scenario.name,
    words.personality[scenario.personality],
    words.difficulty[scenario.difficulty],
    `${debtTerm(scenario.debtType, language)}, ${amountWords(scenario.debtCents, lifeOf(scenario, language).region)}`,
  ].join(' · ')
  const said = lines.map(({ speaker, text }, at) => {
    const who = speaker === 'user' ? words.collector : words.debtor
    return `${at + 1}. **${who}:** ${text}`
  })
  const { cap, uncapped } = report
  const capped =
    cap && uncapped !== null && uncapped > cap.at ? [words.capped(cap.at, `${cap.because}.`, uncapped)] : []
  return `${[
    `# ${words.title[style]}: ${scenario.name}`,
    words.made,
    `## ${words.sections.call}`,
    about,
    `## ${words.sections.transcript}`,
    said.join('\n'),
    `## ${words.sections.scores}`,
    table(
      [words.overall, ...dimensions.map((dimension) => words.dimensions[dimension])],
      [[score(overallScore), ...dimensions.map((dimension) => score(report.scores[dimension]))]],
    ),
    ...capped,
    analysis.aiAnalysis,
    `## ${words.sections.outcome}`,
    table(['', ''], outcomeRows(call, words)),
    `## ${words.sections.findings}`,
    findings(call, words),
    `## ${words.sections.violations}`,
    violations(call, words),
    `## ${words.sections.feelings}`,
    table(
      [words.line, ...feelings.map((feeling) => words.feelings[feeling]), words.turn],
      report.feelings.map((point) => [
        String(point.line + 1),
        ...feelings.map((feeling) => String(point[feeling])),
        point.turningPoint ?? '',
      ]),
    ),
  ].join('\n\n')}\n`
}
