import type { Language } from '#protocol/vocabulary/language.ts'
import type { CriterionId } from '../criteria/criteria.ts'
import type { Facts } from './facts.ts'
import { spanish } from './in-form.ts'

type Line = (facts: Facts, language: Language) => string

const opening: Line = ({ name, address }, language) =>
  ({
    en: `Good morning, this is … from …. Am I speaking with ${name}?`,
    es: spanish(address)`Buenos días, {le|te} habla … de …. ¿Hablo con ${name}?`,
  })[language]

/** Lines that earn a criterion whose fault is where its quote is: no moment of its own has one. */
const lines: Partial<Record<CriterionId, Line>> = {
  'communication.opening': opening,
  'communication.closing': ({ name, address }, language) =>
    ({
      en: `Thank you for your time, ${name}. Is there anything else I can do for you today? Take care.`,
      es: spanish(
        address,
      )`Gracias por {su|tu} tiempo, ${name}. ¿Hay algo más en que {le|te} pueda ayudar hoy? Que {esté|estés} bien.`,
    })[language],
  'compliance.identified': opening,
}

/** A line that earns a criterion where no moment of its own has one; null where none fits every call. */
export function defaultLine(id: CriterionId, language: Language, facts: Facts): string | null {
  return lines[id]?.(facts, language) ?? null
}
