import type { Language } from '#protocol/vocabulary/language.ts'
import type { Line, Scenario } from '../debtor/scenario.ts'
import type { Analysis } from '../scoring/analyze.ts'
import { analyze, readSession } from '../scoring/analyze.ts'
import type { CoachPersona } from './persona.ts'
import { pointsByExperience } from './persona.ts'
import type { Material } from './material.ts'
import { pointsFor } from './points.ts'
import type { Route } from './route.ts'
import { answerLanguage, routeOf } from './route.ts'
import { closer, opener, principle, specialtyNote } from './voice.ts'

export type AnswerInput = {
  question: string
  scenario: Scenario
  lines: readonly Line[]
  analysis: Analysis
  coach: CoachPersona | null
  /** The user's language; a question in the other one is answered in that. */
  language: Language
}

/** From this overall score on, a coach opens as after a call that went well. */
const wentWellFrom = 75
const pointsWithoutCoach = 2

/** Routes that look at the whole call: they get an opening, a principle and a remark on the kind of debt. */
const wide: readonly Route['about'][] = ['improve', 'strengths', 'follow_up', 'dimension']
/** Routes that ask about a fact and want no parting word. */
const factual: readonly Route['about'][] = ['law', 'score', 'outcome', 'feelings', 'one_line']

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
}: AnswerInput): string {
  const language = answerLanguage(question, preferred)
  const route = routeOf(question)
  const { talk } = readSession({ scenario, lines, feedbackLanguage: language })
  const worded = inLanguage({ scenario, lines, analysis }, language)
  const material: Material = { talk, analysis: worded, language }
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

/**
 * An analysis worded in the other language is worded anew by the rules, which are the same in both. The
 * scores stay those that were given.
 */
function inLanguage(
  given: Pick<AnswerInput, 'scenario' | 'lines' | 'analysis'>,
  language: Language,
): Analysis {
  const { scenario, lines, analysis } = given
  if (analysis.report.language === language) return analysis
  const worded = analyze({ scenario, lines, feedbackLanguage: language })
  return {
    ...worded,
    overallScore: analysis.overallScore,
    report: { ...worded.report, scores: analysis.report.scores },
  }
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
