import { dimensions } from '#protocol/vocabulary/analysis.ts'
import type { PaymentMethod } from '#server/language/reading.ts'
import { amountWords, dayWords, frequencyWords, methodWords } from '../debtor/bank/figure-words.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import { debtTerm } from './debt-term.ts'
import type { PlayedCall } from './calls.ts'
import { type Labels, labels } from './labels.ts'
import { findings, table, transcript, violations } from './parts.ts'

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
  const { cap, uncapped } = report
  const capped =
    cap && uncapped !== null && uncapped > cap.at ? [words.capped(cap.at, `${cap.because}.`, uncapped)] : []
  return `${[
    `# ${words.title[style]}: ${scenario.name}`,
    words.made,
    `## ${words.sections.call}`,
    about,
    `## ${words.sections.transcript}`,
    transcript(lines, words),
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
    findings(analysis, language, words),
    `## ${words.sections.violations}`,
    violations(analysis, language, words),
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
