import { collectingRests } from '#protocol/vocabulary/collecting-rests.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { RetryPoint } from '#protocol/vocabulary/retry-point.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import { addressOf } from '../scoring/address.ts'
import type { Analysis } from '../scoring/analyze.ts'
import { analyze, readSession } from '../scoring/analyze.ts'
import { inForm } from '../scoring/words/in-form.ts'
import type { CoachPersona } from './persona.ts'
import { pointsByExperience } from './persona.ts'
import type { AccountInHand, AnswerContext, PassesBy } from './answer-context.ts'
import { findStatement, type Statement } from './find-statement.ts'
import { isSaid } from './line-points.ts'
import { pointsFor, retryFromFor } from './points.ts'
import { plainlySaid } from './said-points.ts'
import { statementPoints } from './statement-points.ts'
import type { QuestionIntent } from '#server/language/coach-questions.ts'
import { isOfTheDebtor } from '#server/language/coach-report.ts'
import { answerLanguage, asksForHidden, classifyQuestion } from '#server/language/coach-questions.ts'
import { tip, type TipInput } from './tip.ts'
import { lowestScoreOf } from '#protocol/vocabulary/score-bands.ts'
import { closer, introduction, opener, principle, specialtyNote } from './tone.ts'

export type AnswerInput = {
  question: string
  scenario: Scenario
  lines: readonly TranscriptLine[]
  analysis: Analysis
  coach: CoachPersona | null
  account: AccountInHand
  /** As in AnswerContext. */
  passesBy?: PassesBy
  /** The user's language. A question in the other language is answered in that language. */
  language: Language
  /** The call is in progress: the coach knows only what was said aloud. */
  live?: boolean
  /** As in AnalysisInput. */
  recorded?: boolean
}

/** What the coach answers, and the line of the collector that it advises to take again, if it advises one. */
export type CoachReply = { insight: string; retryFrom?: RetryPoint }

/** From this overall score, the opening is that of a call that went well. */
const goodScoreMin = lowestScoreOf('strong')
const pointsWithoutCoach = 2

/** Intents about the whole call. Their answers get an opening, a principle and a remark on the kind of debt. */
const broadIntents: readonly QuestionIntent['about'][] = ['improve', 'strengths', 'follow_up', 'dimension']
/** Intents that ask for a fact. Their answers get no closing words. */
const factualIntents: readonly QuestionIntent['about'][] = [
  'law',
  'score',
  'outcome',
  'feelings',
  'one_line',
  'next',
  'line',
  'words',
  'said',
  'rule',
  'applicable_law',
  'agreed',
  'dimension_score',
  'practise',
  'notice',
  'figures',
  'account',
]
/** What a question asks for outright, whatever else of the analysis its words may stand in. */
const outrightIntents: readonly QuestionIntent['about'][] = ['line', 'notice', 'account', 'coach', 'thanks']

/**
 * A coach's answer about this call, to suggested and free questions, with quotes and in the language of the
 * question. The coach's persona determines the opening, the number of points, the remark on the kind of debt
 * and the closing words. What the answer says about the call comes only from the transcript.
 */
export function answer({
  question,
  scenario,
  lines,
  analysis,
  coach,
  account,
  passesBy,
  language: preferred,
  live = false,
  recorded = false,
}: AnswerInput): CoachReply {
  const language = answerLanguage(question, preferred)
  const classified = classifyQuestion(question)
  // After the call, the debtor's means and reasons are part of how a solution was sought.
  const hidden = classified.about !== 'account' && asksForHidden(question)
  const intent: QuestionIntent =
    classified.about === 'unknown' && hidden
      ? { about: 'dimension', dimension: 'solution_focus' }
      : classified
  // A running call has no end yet, so answer with what to say now.
  if (live && (intent.about === 'next' || intent.about === 'closing' || intent.about === 'one_line')) {
    const now = tip({ scenario, lines, coach, language, recorded })?.text
    if (now) return { insight: now }
  }
  if (live && (afterCallIntents.includes(intent.about) || hidden))
    return { insight: liveAnswer({ scenario, lines, coach, language, recorded }, hidden) }
  if (intent.about === 'coach' || intent.about === 'thanks')
    return { insight: courtesy(intent.about, coach, language) }
  const { talk } = readSession({ scenario, lines, feedbackLanguage: language, recorded })
  const worded = translateAnalysis({ scenario, lines, analysis, live, recorded }, language)
  const context: AnswerContext = {
    talk,
    lines,
    analysis: worded,
    account,
    language,
    live,
    ...(passesBy !== undefined && { passesBy }),
  }
  const statement = statementIn(question, intent, context)
  if (statement) return { insight: statementPoints(context, statement).join('\n\n') }
  if (intent.about === 'unknown') return { insight: plainlySaid(context, question)[0] ?? offTopic[language] }
  const max = coach ? pointsByExperience[coach.experienceLevel] : pointsWithoutCoach
  const points = pointsFor(intent, context).slice(0, max)
  if (points.length === 0) return { insight: fallback(context, coach) }
  const wentWell = (analysis.overallScore ?? 0) >= goodScoreMin
  const broad = broadIntents.includes(intent.about)
  // Where collecting has to rest, what helps to collect is no advice.
  const remark = broad && intent.about !== 'strengths' && !collectingRests(analysis.report)
  const parts = [
    broad ? opener(coach, wentWell, language) : null,
    ...points,
    remark ? specialtyNote(coach, scenario.debtType, language) : null,
    intent.about === 'improve' && remark ? principle(coach, language) : null,
    factualIntents.includes(intent.about) ? null : closer(coach, language),
  ]
  const insight = parts.filter((part) => part !== null).join('\n\n')
  const retryFrom = retryFromFor(intent, context)
  return retryFrom ? { insight, retryFrom } : { insight }
}

/** What of the analysis a question is about, unless it asks for something else outright or quotes a line of the call. */
function statementIn(question: string, intent: QuestionIntent, context: AnswerContext): Statement | null {
  const { talk, analysis, language, live } = context
  if (live || outrightIntents.includes(intent.about) || isOfTheDebtor(question)) return null
  if (intent.about === 'words' && isSaid(talk, intent.words)) return null
  return findStatement(question, analysis.report, language)
}

/** Intents that are answered only after the call. */
const afterCallIntents: readonly QuestionIntent['about'][] = [
  'score',
  'dimension_score',
  'feelings',
  'outcome',
  'follow_up',
  'practise',
  'figures',
]

/**
 * The answer to a question that must wait until after the call: about the score or feelings, or about what only
 * the debtor knows.
 */
function liveAnswer(given: TipInput, hidden: boolean): string {
  const { language, coach } = given
  const lead = hidden
    ? {
        en: 'I only hear what you hear, and no one has said that out loud. Ask about it, and leave room for the answer.',
        es: 'Yo solo oigo lo mismo que usted, y eso nadie lo ha dicho en voz alta. Pregúntelo y deje espacio para la respuesta.',
      }
    : {
        en: 'That is for after the call, when you see the score and what they felt. For now, look at the last exchange.',
        es: 'Eso es para después de la llamada, cuando vea la calificación y lo que sintió la persona. Por ahora, vea el último intercambio.',
      }
  const now = hidden ? meansExample(given) : (tip(given)?.text ?? null)
  const parts = [lead[language], now, hidden ? null : closer(coach, language)]
  return parts.filter((part) => part !== null).join('\n\n')
}

/** How to ask for means and reason, in the collector's form of address. */
function meansExample({ scenario, lines, language, recorded = false }: TipInput): string {
  if (language === 'en')
    return 'For example: “What has changed for you, and what could you manage without falling behind on the rest?”'
  const { talk } = readSession({ scenario, lines, feedbackLanguage: language, recorded })
  return inForm(
    'Por ejemplo: «¿Qué cambió para {usted|ti|vos}, y con cuánto {podría|podrías} sin {atrasarse|atrasarte} en lo demás?»',
    addressOf(talk),
  )
}

/**
 * Rewrites an analysis in the other language with the rule-based scorer, which uses the same rules in both. The
 * given scores are kept.
 */
function translateAnalysis(
  given: Pick<AnswerInput, 'scenario' | 'lines' | 'analysis' | 'live' | 'recorded'>,
  language: Language,
): Analysis {
  const { scenario, lines, analysis, live = false, recorded = false } = given
  if (analysis.report.language === language) return analysis
  const worded = analyze({ scenario, lines, feedbackLanguage: language, live, recorded })
  return {
    ...worded,
    overallScore: analysis.overallScore,
    report: { ...worded.report, scores: analysis.report.scores },
  }
}

/** Answers questions about the coach, and thanks. */
function courtesy(about: 'coach' | 'thanks', coach: CoachPersona | null, language: Language): string {
  return about === 'coach' ? introduction(coach, language) : { en: 'Anytime.', es: 'Con gusto.' }[language]
}

/** The answer to a question that has nothing to do with the call: what can be asked. */
const offTopic: Record<Language, string> = {
  en: 'That has nothing to do with this call: ask me what was said about something, what the law here says, what to say instead of a line, what was agreed, or what to practice next.',
  es: 'Eso no tiene que ver con esta llamada: pregúnteme qué se dijo de algo, qué dice la ley aquí, qué decir en vez de una línea, qué se acordó o qué practicar ahora.',
}

/** Nothing in the call matches the question: say so and give the most important point. */
function fallback(material: AnswerContext, coach: CoachPersona | null): string {
  const { language } = material
  const [main] = pointsFor({ about: 'improve' }, material)
  const lead =
    language === 'en'
      ? 'I found nothing about that in this call. Here is what I would look at first.'
      : 'No encontré nada sobre eso en esta llamada. Lo primero que yo revisaría es esto.'
  return [lead, main, closer(coach, language)].filter((part) => part != null).join('\n\n')
}
