import type { Language } from '#protocol/vocabulary/language.ts'
import type { Line, Scenario } from '../debtor/scenario.ts'
import type { Analysis } from '../scoring/analyze.ts'
import { analyze, readSession } from '../scoring/analyze.ts'
import type { CoachPersona } from './persona.ts'
import { pointsByExperience } from './persona.ts'
import type { Material } from './points.ts'
import { pointsFor } from './points.ts'
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

/** Routes whose answer a remark on the kind of debt belongs to. */
const specialtyFits = ['improve', 'follow_up', 'dimension'] as const

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
  // An analysis worded in the other language is worded anew; the rules give the same findings.
  const worded =
    analysis.report.language === language
      ? analysis
      : analyze({ scenario, lines, feedbackLanguage: language })
  const material: Material = { talk, analysis: worded, language }
  const max = coach ? pointsByExperience[coach.experienceLevel] : pointsWithoutCoach
  const points = pointsFor(route, material).slice(0, max)
  if (points.length === 0) return fallback(material, coach)
  const wentWell = (analysis.overallScore ?? 0) >= wentWellFrom
  const specialty = specialtyFits.some((about) => about === route.about)
    ? specialtyNote(coach, language)
    : null
  const parts = [
    opener(coach, wentWell, language),
    ...points,
    specialty,
    principle(coach, language),
    closer(coach, language),
  ]
  return parts.filter((part) => part !== null).join('\n\n')
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
