import type { Language } from '#protocol/vocabulary/language.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import type { Analysis } from '../scoring/analyze.ts'
import { analyze, readSession } from '../scoring/analyze.ts'
import type { CoachPersona } from './persona.ts'
import { pointsByExperience } from './persona.ts'
import type { Material } from './material.ts'
import { pointsFor } from './points.ts'
import type { Route } from './route.ts'
import { answerLanguage, asksForHidden, routeOf } from './route.ts'
import { tip, type TipInput } from './tip.ts'
import { closer, introduction, opener, principle, specialtyNote } from './voice.ts'

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
const wentWellFrom = 75
const pointsWithoutCoach = 2

/** Routes that look at the whole call: they get an opening, a principle and a remark on the kind of debt. */
const wide: readonly Route['about'][] = ['improve', 'strengths', 'follow_up', 'dimension']
/** Routes that ask about a fact and want no parting word. */
const factual: readonly Route['about'][] = ['law', 'score', 'outcome', 'feelings', 'one_line', 'next']

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
  const found = routeOf(question)
  // Afterwards what the debtor could pay and why it fell behind is part of how a solution was looked for.
  const hidden = asksForHidden(question)
  const route: Route =
    found.about === 'unknown' && hidden ? { about: 'dimension', dimension: 'solution_focus' } : found
  // A call that goes on has no end yet: what to say now is asked for.
  if (live && (route.about === 'next' || route.about === 'closing' || route.about === 'one_line')) {
    const now = tip({ scenario, lines, coach, language })?.text
    if (now) return now
  }
  if (live && (afterwards.includes(route.about) || hidden))
    return duringCall({ scenario, lines, coach, language }, hidden)
  if (route.about === 'coach' || route.about === 'thanks' || route.about === 'unknown')
    return besideTheCall(route.about, coach, language)
  const { talk } = readSession({ scenario, lines, feedbackLanguage: language })
  const worded = inLanguage({ scenario, lines, analysis, live }, language)
  const material: Material = { talk, analysis: worded, language, live }
  const max = coach ? pointsByExperience[coach.experienceLevel] : pointsWithoutCoach
  const points = pointsFor(route, material).slice(0, max)
  if (points.length === 0) return fallback(material, coach)
  const wentWell = (analysis.overallScore ?? 0) >= wentWellFrom
  const broad = wide.includes(route.about)
  const remark = broad && route.about !== 'strengths'
  const parts = [
    broad ? opener(coach, wentWell, language) : null,
    ...points,
    remark ? specialtyNote(coach, scenario.debtType, language) : null,
    route.about === 'improve' ? principle(coach, language) : null,
    factual.includes(route.about) ? null : closer(coach, language),
  ]
  return parts.filter((part) => part !== null).join('\n\n')
}

/** What is shown once the call is over. */
const afterwards: readonly Route['about'][] = ['score', 'feelings', 'outcome', 'follow_up']

/** What only the debtor knows, or the score and the feelings: after the call, if at all. */
function duringCall(given: TipInput, hidden: boolean): string {
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
function inLanguage(
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
function besideTheCall(
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
function fallback(material: Material, coach: CoachPersona | null): string {
  const { language } = material
  const [main] = pointsFor({ about: 'improve' }, material)
  const lead =
    language === 'en'
      ? 'I find nothing in this call on that. What I would look at first is this.'
      : 'No encuentro nada de eso en esta llamada. Lo primero que miraría es esto.'
  return [lead, main, closer(coach, language)].filter((part) => part != null).join('\n\n')
}
