import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { CriterionId } from '../criteria/criteria.ts'
import type { MomentKind } from '../criteria/criterion.ts'
import { betterLine } from './better-lines.ts'
import { rightLine } from './right-lines.ts'
import type { Facts } from './facts.ts'

/** The improvement whose line does what a criterion asks for. */
const kinds: Partial<Record<CriterionId, MomentKind>> = {
  'empathy.acknowledged': 'missed_feeling',
  'empathy.specific': 'generic_feeling',
  'empathy.feeling_first': 'money_before_feeling',
  'empathy.interest': 'missed_feeling',
  'empathy.respect': 'harsh_line',
  'empathy.calmed': 'missed_feeling',
  'empathy.care': 'care_missing',
  'communication.open_questions': 'closed_only',
  'communication.short_turns': 'lecture',
  'communication.one_at_a_time': 'stacked_questions',
  'communication.answers': 'unanswered_question',
  'communication.checks': 'no_recap',
  'communication.language': 'wrong_language',
  'communication.listens': 'interrupted',
  'objection_handling.taken_up': 'objection_ignored',
  'objection_handling.probed': 'objection_not_probed',
  'objection_handling.answered': 'objection_off_point',
  'objection_handling.no_pressure': 'pressure_after_objection',
  'objection_handling.resolved': 'objection_off_point',
  'objection_handling.cause_found': 'cause_unasked',
  'solution_focus.no_collecting': 'collecting_on',
  'solution_focus.next_step': 'no_next_step',
  'solution_focus.affordability': 'figure_first',
  'compliance.verified_first': 'name_alone',
  'compliance.disclosure': 'late_notice',
  'solution_focus.options': 'no_offer',
  'solution_focus.amount': 'no_offer',
  'solution_focus.date_and_method': 'vague_promise',
  'solution_focus.commitment': 'no_promise',
  'solution_focus.negotiated': 'first_figure',
  'solution_focus.within_means': 'above_means',
  'solution_focus.recap': 'no_recap',
  'solution_focus.fallback': 'no_fallback',
}

type Line = (facts: Facts, language: Language) => string

const opening: Line = ({ name }, language) =>
  ({
    en: `Good morning, this is … from …. Am I speaking with ${name}?`,
    es: `Buenos días, le habla … de …. ¿Hablo con ${name}?`,
  })[language]

const lines: Partial<Record<CriterionId, Line>> = {
  'communication.opening': opening,
  'communication.substance': (_, language) =>
    ({
      en: 'I ask so that I can offer what fits: what could you manage, and what would get in the way?',
      es: 'Se lo pregunto para ofrecerle algo que le sirva: ¿con cuánto podría, y qué se lo complicaría?',
    })[language],
  'communication.closing': ({ name }, language) =>
    ({
      en: `Thank you for your time, ${name}. Is there anything else I can do for you today? Take care.`,
      es: `Gracias por su tiempo, ${name}. ¿Hay algo más en que le pueda ayudar hoy? Que esté bien.`,
    })[language],
  'solution_focus.evidence': (_, language) => rightLine('dispute', language),
  'compliance.identified': opening,
}

/** A line that earns a criterion where no moment of its own has one; null where none fits every call. */
export function defaultLine(id: CriterionId, quote: Quote, language: Language, facts: Facts): string | null {
  const kind = kinds[id]
  if (kind !== undefined) return betterLine({ kind, quote, about: null }, language, facts)
  return lines[id]?.(facts, language) ?? null
}
