import type { Language } from '#protocol/vocabulary/language.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import type { Analysis } from '../scoring/analyze.ts'
import { analyze, readSession } from '../scoring/analyze.ts'
import type { CoachPersona } from './persona.ts'
import { pointsByExperience } from './persona.ts'
import type { AnswerContext } from './answer-context.ts'
import { pointsFor } from './points.ts'
import type { QuestionIntent } from './question-intent.ts'
import { answerLanguage, asksForHidden, classifyQuestion } from './question-intent.ts'
import { tip, type TipInput } from './tip.ts'
import { closer, introduction, opener, principle, specialtyNote } from './tone.ts'

export type AnswerInput = {
  question: string
  scenario: Scenario
  lines: readonly TranscriptLine[]
  analysis: Analysis
  coach: CoachPersona | null
  /** The user's language; a question in the other one is answered in that. */
  language: Language
  /** The call goes on: the coach knows what was said aloud and no more. */
  live?: boolean
}

/** From this overall score on, a coach opens as after a call that went well. */
const goodScoreMin = 75
const pointsWithoutCoach = 2

/** Routes that look at the whole call: they get an opening, a principle and a remark on the kind of debt. */
const broadIntents: readonly QuestionIntent['about'][] = ['improve', 'strengths', 'follow_up', 'dimension']
/** Routes that ask about a fact and want no parting word. */
const factualIntents: readonly QuestionIntent['about'][] = [
  'law',
  'score',
  'outcome',
  'feelings',
  'one_line',
  'next',
]

/**
 * A coach's answer about this call: the suggested questions and free ones, with quotes, in the language of
 * the question. Who the coach is shows in the opening, the number of points, the remark on the kind of
 * debt and the last words; what is said about the call rests on the transcript alone.
 */
export function answer({
  question,
  scenario,
  lines,
  analysis,
  coach,
  language: preferred,
  live = false,
}: AnswerInput): string {
  const language = answerLanguage(question, preferred)
  const classified = classifyQuestion(question)
  // Afterwards what the debtor could pay and why it fell behind is part of how a solution was looked for.
  const hidden = asksForHidden(question)
  const intent: QuestionIntent =
    classified.about === 'unknown' && hidden
      ? { about: 'dimension', dimension: 'solution_focus' }
      : classified
  // A call that goes on has no end yet: what to say now is asked for.
  if (live && (intent.about === 'next' || intent.about === 'closing' || intent.about === 'one_line')) {
    const now = tip({ scenario, lines, coach, language })?.text
    if (now) return now
  }
  if (live && (afterCallIntents.includes(intent.about) || hidden))
    return liveAnswer({ scenario, lines, coach, language }, hidden)
  if (intent.about === 'coach' || intent.about === 'thanks' || intent.about === 'unknown')
    return offTopicAnswer(intent.about, coach, language)
  const { talk } = readSession({ scenario, lines, feedbackLanguage: language })
  const worded = translateAnalysis({ scenario, lines, analysis, live }, language)
  const context: AnswerContext = { talk, analysis: worded, language, live }
  const max = coach ? pointsByExperience[coach.experienceLevel] : pointsWithoutCoach
  const points = pointsFor(intent, context).slice(0, max)
  if (points.length === 0) return fallback(context, coach)
  const wentWell = (analysis.overallScore ?? 0) >= goodScoreMin
  const broad = broadIntents.includes(intent.about)
  const remark = broad && intent.about !== 'strengths'
  const parts = [
    broad ? opener(coach, wentWell, language) : null,
    ...points,
    remark ? specialtyNote(coach, scenario.debtType, language) : null,
    intent.about === 'improve' ? principle(coach, language) : null,
    factualIntents.includes(intent.about) ? null : closer(coach, language),
  ]
  return parts.filter((part) => part !== null).join('\n\n')
}

/** What is shown once the call is over. */
const afterCallIntents: readonly QuestionIntent['about'][] = ['score', 'feelings', 'outcome', 'follow_up']

/** What only the debtor knows, or the score and the feelings: after the call, if at all. */
function liveAnswer(given: TipInput, hidden: boolean): string {
  const { language, coach } = given
  const lead = hidden
    ? {
        en: 'I hear what you hear, and nobody has said that aloud. Ask for it, and leave room for the answer.',
        es: 'Yo oigo lo mismo que usted, y eso nadie lo ha dicho en voz alta. Pregúntelo, y deje espacio para la respuesta.',
      }
    : {
        en: 'That is for after the call, when you see the score and what they felt. For now, look at the last exchange.',
        es: 'Eso es para después de la llamada, cuando vea el puntaje y lo que sintió la persona. Por ahora, mire el último intercambio.',
      }
  const ask = {
    en: 'For example: “What has changed for you, and what could you manage without falling behind on the rest?”',
    es: 'Por ejemplo: «¿Qué cambió para usted, y con cuánto podría sin atrasarse en lo demás?»',
  }
  const now = hidden ? ask[language] : (tip(given)?.text ?? null)
  const parts = [lead[language], now, hidden ? null : closer(coach, language)]
  return parts.filter((part) => part !== null).join('\n\n')
}

/**
 * An analysis worded in the other language is worded anew by the rules, which are the same in both. The
 * scores stay those that were given.
 */
function translateAnalysis(
  given: Pick<AnswerInput, 'scenario' | 'lines' | 'analysis' | 'live'>,
  language: Language,
): Analysis {
  const { scenario, lines, analysis, live = false } = given
  if (analysis.report.language === language) return analysis
  const worded = analyze({ scenario, lines, feedbackLanguage: language, live })
  return {
    ...worded,
    overallScore: analysis.overallScore,
    report: { ...worded.report, scores: analysis.report.scores },
  }
}

/** A question about the coach, a word of thanks, and what has nothing to do with the call. */
function offTopicAnswer(
  about: 'coach' | 'thanks' | 'unknown',
  coach: CoachPersona | null,
  language: Language,
): string {
  const en = language === 'en'
  if (about === 'coach') return introduction(coach, language)
  if (about === 'thanks') return en ? 'Any time.' : 'Cuando guste.'
  return en
    ? 'That has nothing to do with this call, so I leave it. Ask me about one of its moments, an objection, a rule, or what to say next.'
    : 'Eso no tiene que ver con esta llamada, así que lo dejo. Pregúnteme por uno de sus momentos, una objeción, una regla o qué decir después.'
}

/** Nothing in the call matches the question: say so, and give the point that matters most. */
function fallback(material: AnswerContext, coach: CoachPersona | null): string {
  const { language } = material
  const [main] = pointsFor({ about: 'improve' }, material)
  const lead =
    language === 'en'
      ? 'I find nothing in this call on that. What I would look at first is this.'
      : 'No encuentro nada de eso en esta llamada. Lo primero que miraría es esto.'
  return [lead, main, closer(coach, language)].filter((part) => part != null).join('\n\n')
}
