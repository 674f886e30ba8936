import { citationIn } from '../law/law.ts'
import type {
  CallSituation,
  CapReason,
  Dimension,
  KeyFinding,
  OutcomeCard,
} from '#protocol/vocabulary/analysis.ts'
import { dimensions } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { bandOf, lowestScoreOf } from '#protocol/vocabulary/score-bands.ts'
import { scoreWords } from '#protocol/vocabulary/score-words.ts'
import type { LegalFinding } from './findings.ts'
import type { FirstLosses } from './first-loss.ts'
import type { Scores } from './scores.ts'
import { amountWords } from '../debtor/bank/figure-words.ts'
import type { Region } from '../debtor/life/life.ts'
import { day, inMarks, quoted } from './words/format.ts'
import { nextCallAdvice } from './words/next-call.ts'
import { violationName } from './words/violations.ts'

export type Told = {
  /** What the call was about. */
  situation: CallSituation
  overall: number | null
  /** It ended before anything happened (`evidence.ts`). */
  short: boolean
  uncapped: number | null
  cap: { at: number; reason: CapReason } | null
  scores: Scores
  first: FirstLosses
  findings: readonly KeyFinding[]
  violations: readonly LegalFinding[]
  outcome: OutcomeCard
  /** What was left out of the first contact, in words. */
  firstContact: string | null
  /** How the debtor's country writes its money. */
  region: Region
}

const dimensionNames: Record<Dimension, Record<Language, string>> = {
  empathy: { en: 'empathy', es: 'empatía' },
  communication: { en: 'communication', es: 'comunicación' },
  objection_handling: { en: 'handling objections', es: 'manejo de objeciones' },
  solution_focus: { en: 'looking for a solution', es: 'búsqueda de soluciones' },
  compliance: { en: 'compliance', es: 'cumplimiento' },
}

export function dimensionName(dimension: Dimension, language: Language): string {
  return dimensionNames[dimension][language]
}

/** The dimensions whose Spanish name is feminine. */
const feminine: readonly Dimension[] = ['empathy', 'communication']

const frequencyWords = {
  once: { en: 'in one payment', es: 'en un solo pago' },
  weekly: { en: 'a week', es: 'a la semana' },
  biweekly: { en: 'every two weeks', es: 'cada quincena' },
  monthly: { en: 'a month', es: 'al mes' },
} as const

const methodWords: Record<string, Record<Language, string>> = {
  card: { en: 'by card', es: 'con tarjeta' },
  bank_transfer: { en: 'by bank transfer', es: 'por transferencia' },
  direct_debit: { en: 'by direct debit', es: 'con cargo automático' },
  cash: { en: 'in cash', es: 'en efectivo' },
  check: { en: 'by check', es: 'con cheque' },
  online: { en: 'online', es: 'en línea' },
  store: { en: 'at a store', es: 'en tienda' },
}

/** "$150 a month from March 14, by card": the terms of a card in words, or null without any. */
export function termsInWords(outcome: OutcomeCard, region: Region, language: Language): string | null {
  const { installmentCents, agreedAmountCents, frequency, firstPaymentOn, method } = outcome
  const cents = installmentCents ?? agreedAmountCents
  if (cents === null && firstPaymentOn === null) return null
  const parts: string[] = []
  if (cents !== null) {
    const often = frequency ? ` ${frequencyWords[frequency][language]}` : ''
    parts.push(`${amountWords(cents, region)}${often}`)
  }
  if (firstPaymentOn) {
    const on = day(firstPaymentOn, language)
    const regular = frequency !== null && frequency !== 'once'
    parts.push(
      language === 'en' ? `${regular ? 'from' : 'on'} ${on}` : `${regular ? 'desde el' : 'el'} ${on}`,
    )
  }
  const how = method ? methodWords[method]?.[language] : undefined
  if (how) parts.push(how)
  return parts.join(', ')
}

/** "5:00 PM", as an English reader writes the hour of HH:MM. */
function halfDay(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${((hour + 11) % 12) + 1}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** " on Thursday, December 3, at 18:00": when the call to come is, as far as it was said. */
function callInWords({ callBack }: OutcomeCard, language: Language): string {
  if (!callBack?.on) return ''
  const on = day(callBack.on, language)
  const hour =
    callBack.at === null ? '' : language === 'en' ? ` at ${halfDay(callBack.at)}` : ` a las ${callBack.at}`
  return language === 'en' ? ` on ${on}${hour}` : ` el ${on}${hour}`
}

/** How the call ended, in a sentence. */
export function endingInWords(outcome: OutcomeCard, region: Region, language: Language): string {
  const terms = termsInWords(outcome, region, language)
  const en = language === 'en'
  switch (outcome.ending) {
    case 'promise':
      return en
        ? `It ended with a promise${terms ? `: ${terms}` : ''}.`
        : `Terminó con una promesa de pago${terms ? `: ${terms}` : ''}.`
    case 'settled':
      return en
        ? `It ended with the debt settled${terms ? `: ${terms}` : ''}.`
        : `Terminó con la deuda arreglada${terms ? `: ${terms}` : ''}.`
    case 'partial':
      return en
        ? `It ended with good will, but without a firm agreement${terms ? ` (${terms})` : ''}.`
        : `Terminó con buena voluntad, pero sin un acuerdo firme${terms ? ` (${terms})` : ''}.`
    case 'disputed':
      return en
        ? 'It ended with the dispute noted: validation comes before any payment.'
        : 'Terminó con la disputa registrada: la comprobación va antes que cualquier pago.'
    case 'callback': {
      const when = callInWords(outcome, language)
      return en ? `It ended with another call to come${when}.` : `Terminó con otra llamada pendiente${when}.`
    }
    case 'open':
      return en ? 'It ended without an agreement.' : 'Terminó sin acuerdo.'
    case 'refused':
      return en ? 'It ended with a refusal.' : 'Terminó en negativa.'
    case 'hung_up':
      return en ? 'It ended with the debtor hanging up.' : 'Terminó cuando el deudor colgó.'
    case 'ceased':
      return en
        ? 'Collecting rightly stopped, as the debtor had the right to.'
        : 'El cobro se detuvo, como correspondía por derecho del deudor.'
    default:
      return outcome.ending satisfies never
  }
}

function byScore(scores: Scores): { dimension: Dimension; score: number }[] {
  return dimensions
    .flatMap((dimension) => {
      const score = scores[dimension]
      return score === null ? [] : [{ dimension, score }]
    })
    .toSorted((a, b) => b.score - a.score)
}

function capSentence(
  cap: Told['cap'],
  uncapped: number | null,
  violations: readonly LegalFinding[],
  language: Language,
): string | null {
  if (!cap) return null
  const worst = violations[0]
  const said = worst ? quoted(worst.quote.text, language, 90) : ''
  const lowered = uncapped !== null && uncapped > cap.at
  if (cap.reason !== 'missing_disclosure') {
    const what = worst ? violationName(worst.violation, language) : ''
    return language === 'en'
      ? `One line outweighs the rest: ${said} is ${what} (${citationIn(worst?.basis ?? '', language)}). With it a call cannot score above ${cap.at}${lowered ? `; without it this one would have reached ${uncapped}` : ''}.`
      : `Una frase pesa más que todo lo demás: ${said} es ${what} (${citationIn(worst?.basis ?? '', language)}). Con ella, una llamada no pasa de ${cap.at}${lowered ? `; sin ella, esta habría llegado a ${uncapped}` : ''}.`
  }
  return language === 'en'
    ? `The required disclosure was missing, so the call cannot score above ${cap.at}${lowered ? `; with it, it would have reached ${uncapped}` : ''}.`
    : `Faltó el aviso legal obligatorio, así que la llamada no pasa de ${cap.at}${lowered ? `; con él, habría llegado a ${uncapped}` : ''}.`
}

/** Why the overall score is capped, for the card. */
export function capReason(
  reason: CapReason,
  violations: readonly LegalFinding[],
  language: Language,
): string {
  const [worst] = violations
  const missing = violations.find(({ violation }) => violation === 'missing_disclosure')
  if (reason === 'missing_disclosure')
    return language === 'en'
      ? `The required disclosure was missing (${citationIn(missing?.basis ?? '', language)})`
      : `Faltó el aviso legal obligatorio (${citationIn(missing?.basis ?? '', language)})`
  const name = worst ? violationName(worst.violation, language) : ''
  const grave = reason === 'severe_violation'
  return language === 'en'
    ? `${grave ? 'Severe' : 'Major'} violation: ${name} (${citationIn(worst?.basis ?? '', language)})`
    : `${grave ? 'Falta muy grave' : 'Falta grave'}: ${name} (${citationIn(worst?.basis ?? '', language)})`
}

/** The analysis as a trainer would write it: result, strength, what cost most, the law, the next step. */
export function analysisText(told: Told, language: Language): string {
  const { overall, scores, findings, violations, outcome } = told
  const en = language === 'en'
  const paragraphs: string[] = []
  if (overall === null) {
    paragraphs.push(
      en
        ? 'There is too little conversation here to judge. Talk a little longer, with at least a question and an answer on the debt, and there will be something to work with.'
        : 'Hay muy poca conversación para evaluar. Hable un poco más, con al menos una pregunta y una respuesta sobre la deuda, y habrá con qué trabajar.',
    )
  } else {
    const verdict = scoreWords[language].verdict[bandOf(overall).name]
    const band = `${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`
    paragraphs.push(
      en
        ? `You reached ${overall} of 100: ${band}. ${endingInWords(outcome, told.region, language)}`
        : `Obtuvo ${overall} de 100: ${band}. ${endingInWords(outcome, told.region, language)}`,
    )
  }
  if (told.short && overall !== null)
    paragraphs.push(
      en
        ? 'The call ended before much happened, so it keeps half of what it earned.'
        : 'La llamada terminó antes de que pasara mucho, así que conserva la mitad de lo que ganó.',
    )
  const ranked = byScore(scores).filter(({ dimension }) => dimension !== 'compliance')
  const [best] = ranked
  const strengths = findings.filter(({ kind }) => kind === 'strength')
  const strength =
    strengths.find(({ dimension }) => dimension === best?.dimension) ??
    strengths.find(({ dimension }) => dimension !== 'compliance') ??
    strengths[0]
  if (strength && overall !== null) {
    const name = best ? dimensionName(best.dimension, language) : ''
    const proud = best !== undefined && best.score >= lowestScoreOf('average')
    const side = en
      ? `Your best side was ${name} (${best?.score}).`
      : `Su mejor lado fue ${best && feminine.includes(best.dimension) ? 'la' : 'el'} ${name} (${best?.score}).`
    const lead = proud
      ? `${side} `
      : en
        ? 'There is something to build on. '
        : 'Hay algo sobre lo que construir. '
    const keep =
      proud && strength.dimension !== best.dimension
        ? en
          ? 'Another good moment: '
          : 'Otro buen momento: '
        : ''
    const said = keep ? (en ? 'you said' : 'usted dijo') : en ? 'You said' : 'Usted dijo'
    paragraphs.push(`${lead}${keep}${said} ${quoted(strength.quote.text, language)}. ${strength.why}`)
  }
  const cap = capSentence(told.cap, told.uncapped, violations, language)
  if (cap) paragraphs.push(cap)
  if (overall !== null && told.first.criterion)
    paragraphs.push(
      lossSentence(told.first.criterion, { scores, beside: told.first.breach !== null }, language),
    )
  const others = violations
    .filter(({ severity }) => severity !== 'review')
    .slice(told.cap && told.cap.reason !== 'missing_disclosure' ? 1 : 0, 3)
  const named = others.filter(({ violation }) => violation !== 'missing_disclosure')
  if (named.length > 0) {
    const list = named
      .map(({ violation, basis }) => `${violationName(violation, language)} (${citationIn(basis, language)})`)
      .join('; ')
    paragraphs.push(en ? `On the legal side, look again at: ${list}.` : `En lo legal, revise: ${list}.`)
  } else if (violations.length === 0 && overall !== null) {
    paragraphs.push(en ? 'Nothing you said breaks a rule.' : 'Nada de lo que dijo rompe una regla.')
  }
  if (overall !== null && told.firstContact !== null) paragraphs.push(told.firstContact)
  if (overall !== null) paragraphs.push(nextCallAdvice(told, language))
  return paragraphs.join('\n\n')
}

/** What cost most beside a breach: the line where it shows, why it counts, and a better one. */
function lossSentence(
  { dimension, quote, why, betterLine }: NonNullable<FirstLosses['criterion']>,
  { scores, beside }: { scores: Scores; beside: boolean },
  language: Language,
): string {
  const en = language === 'en'
  const score = scores[dimension]
  const name = dimensionName(dimension, language)
  const isLow = score !== null && score < lowestScoreOf('strong')
  const lead =
    isLow && beside
      ? en
        ? `After that, work on ${name} (${score}).`
        : `Después, trabaje en ${name} (${score}).`
      : isLow
        ? en
          ? `What to work on first is in ${name} (${score}).`
          : `Lo primero por trabajar está en ${name} (${score}).`
        : en
          ? 'One thing to polish.'
          : 'Un punto por pulir.'
  const said = quote && `${en ? 'You said' : 'Usted dijo'} ${quoted(quote.text, language)}.`
  const better = betterLine && `${en ? 'Try instead:' : 'Pruebe así:'} ${inMarks(betterLine, language)}`
  return [lead, said, why, better].filter((part) => part).join(' ')
}

/** Short sentences with the words they rest on. */
export function strengthsList(findings: readonly KeyFinding[], language: Language): string[] {
  return findings
    .filter(({ kind }) => kind === 'strength')
    .map(({ title, quote }) => `${title}: ${quoted(quote.text, language)}`)
}

export function areasList(findings: readonly KeyFinding[], language: Language): string[] {
  return findings
    .filter(({ kind }) => kind === 'improvement')
    .map(({ title, quote, betterLine }) => {
      const better = betterLine
        ? language === 'en'
          ? ` Try: ${inMarks(betterLine, language)}`
          : ` Pruebe: ${inMarks(betterLine, language)}`
        : ''
      return `${title}: ${quoted(quote.text, language)}.${better}`
    })
}
