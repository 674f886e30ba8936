import type { Criterion } from '../criterion.ts'
import { proves } from '#protocol/vocabulary/verified.ts'
import { callOrder } from '../../violations.ts'

/** A name is no proof: whoever picks up can say it. Somebody who gives it unasked was not checked at all. */
const askedName = 0.6
const gaveName = 0.3
/** Who is asked and says nothing of it is not known. */
const askedAlone = 0.3

const unanswered = {
  en: 'You asked who was on the line, and spoke of the debt before that was answered.',
  es: 'Preguntó con quién hablaba, y habló de la deuda antes de que le respondieran.',
}

export const verifiedFirst = {
  id: 'compliance.verified_first',
  weight: 5.75,
  definition: {
    en: {
      occasion: 'The debt is spoken of.',
      two: 'Checks by a fact who is on the line before the debt is spoken of.',
      one: 'The name alone is asked for or given.',
      zero: 'Speaks of the debt unchecked.',
    },
    es: {
      occasion: 'Se habla de la deuda.',
      two: 'Comprueba con un dato quién está en la línea antes de hablar de la deuda.',
      one: 'Solo se pregunta o se da el nombre.',
      zero: 'Habla de la deuda sin comprobarlo.',
    },
  },
  reasons: {
    en: [
      'The debt was spoken of before you knew who was on the line.',
      'You only had a name, which proves nothing.',
      'You made sure of the person before speaking of the debt.',
    ],
    es: [
      'Habló de la deuda antes de saber con quién hablaba.',
      'Solo tenía un nombre, y eso no prueba nada.',
      'Se aseguró de la persona antes de hablar de la deuda.',
    ],
  },
  opportunities: ({ talk }) => {
    const { debt, told, dueAt, reachedMatter } = callOrder(talk)
    if (!debt && !reachedMatter) return []
    const { items, factAsked } = talk.identity
    const proof = items.find(proves)
    if (proof) return [{ credit: 1, quote: proof.asked }]
    const name = items.find(({ item }) => item === 'name')
    const named = name?.given && !name.afterDebt ? (name.asked ? askedName : gaveName) : 0
    const toldAt = told ?? debt
    // Who asked for more and got no answer is told where the debt came all the same.
    if (named > 0 && factAsked) return [{ credit: askedName, quote: toldAt, why: unanswered }]
    // A check belongs right behind the name; the debt that was told to nobody known is shown where it was told.
    if (named > 0)
      return [
        {
          credit: named,
          quote: dueAt,
          moment: dueAt && { kind: 'name_alone' as const, quote: dueAt, about: null },
        },
      ]
    const asked = factAsked ?? (name?.asked && told && name.asked.line < told.line ? name.asked : null)
    if (asked) return [{ credit: askedAlone, quote: toldAt, why: unanswered }]
    // Where the debt was left out, nobody unknown heard of it.
    const moment = toldAt && { kind: 'debt_before_check' as const, quote: toldAt, about: null }
    return [{ credit: toldAt ? 0 : gaveName, quote: toldAt, moment }]
  },
} as const satisfies Criterion
