import type {
  Criterion,
  KeyFinding,
  MissedMoment,
  Quote,
  Severity,
  ViolationFinding,
} from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { houseRule } from '#protocol/vocabulary/law.ts'
import { pointsLostBy } from '#protocol/vocabulary/loss-ranking.ts'
import { citationIn } from '../law/law.ts'
import { criterionOf, isKnownCriterion } from '../scoring/criteria/criteria.ts'
import { inMarks } from '../scoring/words/format.ts'
import type { AnswerContext } from './answer-context.ts'
import { costSentence } from './cost-words.ts'
import type { Statement } from './find-statement.ts'
import { placedSentence } from './quotes-in-words.ts'
import { criterionName, namesOfViolation } from './report-names.ts'

type Worded = Record<Language, string>

/** What a statement of the analysis means, what it cost, where it shows, and what to say there. */
export function statementPoints(context: AnswerContext, statement: Statement): string[] {
  switch (statement.is) {
    case 'violation':
      return [violationInWords(context, statement.violation)]
    case 'finding':
      return [findingInWords(context, statement.finding)]
    case 'criterion':
      return [criterionInWords(context, statement.criterion)]
    default:
      return statement satisfies never
  }
}

const severities: Record<Severity, Worded> = {
  severe: { en: 'a severe violation', es: 'una falta muy grave' },
  major: { en: 'a major violation', es: 'una falta grave' },
  minor: { en: 'a minor violation', es: 'una falta leve' },
  review: {
    en: 'something that only a person can decide, so it is not held against you',
    es: 'algo que solo puede decidir una persona, así que no se le cuenta en contra',
  },
}

function violationInWords({ analysis, language }: AnswerContext, found: ViolationFinding): string {
  const en = language === 'en'
  const { quote, why, basis, betterLine, severity, cost, causesCap } = found
  const [name = found.violation] = namesOfViolation(found.violation, language)
  const { cap } = analysis.report
  const grave = severities[severity][language]
  return paragraphs(
    `${inMarks(name, language)}${en ? ` is ${grave}` : ` es ${grave}`} (${citationIn(basis, language)}). ${why}`,
    shownIn(quote, language),
    cost === undefined ? null : costSentence(cost, language),
    causesCap && cap
      ? en
        ? `Because of it the call cannot score above ${cap.at}.`
        : `Por ella la llamada no pasa de ${cap.at}.`
      : null,
    sayThere(betterLine, language),
  )
}

function findingInWords(context: AnswerContext, found: KeyFinding): string {
  const { analysis, language } = context
  const { title, quote, why, cost, kind, criteria = [] } = found
  const breach = analysis.report.violations.find(
    (one) => one.quote.line === quote.line && one.quote.text === quote.text && one.why === why,
  )
  if (breach) return violationInWords(context, breach)
  const names = criteria.flatMap((id) => {
    const name = criterionName(id, language)
    return name ? [inMarks(name, language)] : []
  })
  const counted =
    names.length === 0 ? null : `${{ en: 'It counts in', es: 'Cuenta en' }[language]} ${names.join(', ')}.`
  const good = { en: 'It went well, so it cost nothing.', es: 'Salió bien, así que no costó nada.' }[language]
  return paragraphs(
    `${inMarks(title, language)}: ${why}`,
    shownIn(quote, language),
    kind === 'strength' ? good : joined(cost === undefined ? null : costSentence(cost, language), counted),
    sayThere(found.betterLine, language),
  )
}

function criterionInWords({ analysis, language }: AnswerContext, criterion: Criterion): string {
  const en = language === 'en'
  const { id, why, quote, missed = [] } = criterion
  const lost = pointsLostBy(criterion, analysis.report.criteria)
  const name = criterionName(id, language)
  const head = name ? `${inMarks(name, language)}: ${why}` : why
  const breach = analysis.report.violations.find((one) => one.criterion === id && one.severity !== 'review')
  const law =
    breach && breach.basis !== houseRule
      ? `${{ en: 'The rule:', es: 'La regla:' }[language]} ${citationIn(breach.basis, language)}.`
      : null
  const cost = joined(costSentence(lost, language), lost > 0 ? earned(criterion, language) : null)
  if (missed.length > 0)
    return paragraphs(
      head,
      law,
      cost,
      meaning(id, language),
      ...missed.map((moment) => momentInWords(moment, why, language)),
    )
  if (lost === 0) return paragraphs(head, cost, meaning(id, language), quote && shownIn(quote, language))
  const nowhere = quote
    ? en
      ? `No single line decides it. The nearest to it is ${placedSentence(quote, 'en')}`
      : `Ninguna línea lo decide por sí sola. Lo más cercano es la ${placedSentence(quote, 'es')}`
    : en
      ? 'No single line shows it: it is an impression of the whole call.'
      : 'Ninguna línea sola lo muestra: es una impresión de toda la llamada.'
  return paragraphs(head, cost, nowhere, howJudged(id, language))
}

/** What of a criterion was earned: by its occasions, or as a share where the whole call is one. */
function earned({ credited, opportunities }: Criterion, language: Language): string {
  const share = Math.round((100 * credited) / opportunities)
  const figure = String(Math.round(credited * 10) / 10)
  if (opportunities === 1)
    return language === 'en'
      ? `You earned ${share}% of what it is worth.`
      : `Obtuvo el ${share} % de lo que vale.`
  return language === 'en'
    ? `Of ${opportunities} occasions ${figure} counted.`
    : `De ${opportunities} ocasiones contaron ${figure.replace('.', ',')}.`
}

/** When a criterion counts as met. */
function meaning(id: string, language: Language): string | null {
  if (!isKnownCriterion(id)) return null
  const { two } = criterionOf(id).definition[language]
  return `${{ en: 'It counts as met so:', es: 'Se cumple así:' }[language]} ${two}`
}

/** The three grades of a criterion, for what no line shows. */
function howJudged(id: string, language: Language): string | null {
  if (!isKnownCriterion(id)) return null
  const { two, one, zero } = criterionOf(id).definition[language]
  return language === 'en'
    ? `This is how it is judged. Met: ${two} Partly: ${one} Missed: ${zero}`
    : `Se juzga así. Cumplido: ${two} A medias: ${one} Sin cumplir: ${zero}`
}

/** A line that shows a loss, why, and what to say there; a reason that was told already is not told again. */
function momentInWords(moment: MissedMoment, told: string, language: Language): string {
  const why = moment.why === undefined || moment.why === told ? null : moment.why
  return joined(shownIn(moment.quote, language), why, sayThere(moment.betterLine, language))
}

function shownIn(quote: Quote, language: Language): string {
  const where = placedSentence(quote, language)
  return language === 'en' ? `It shows in ${where}` : `Se ve en la ${where}`
}

function sayThere(better: string | null, language: Language): string | null {
  return better && `${{ en: 'Say there:', es: 'Diga ahí:' }[language]} ${inMarks(better, language)}`
}

type Part = string | null | undefined

function joined(...parts: readonly Part[]): string {
  return parts.filter((part) => part).join(' ')
}

function paragraphs(...parts: readonly Part[]): string {
  return parts.filter((part) => part).join('\n\n')
}
