import type { Criterion } from '../criterion.ts'
import { quoteTurn, shows, some } from '../../conversation.ts'
import { identifies } from '../../violations.ts'

export const opening = {
  id: 'communication.opening',
  weight: 2.75,
  definition: {
    en: {
      occasion: 'The first two turns.',
      two: 'Names self or company and asks for the person.',
      one: 'One of the two.',
      zero: 'Neither.',
    },
    es: {
      occasion: 'Los dos primeros turnos.',
      two: 'Dice su nombre o su empresa y pregunta por la persona.',
      one: 'Una de las dos cosas.',
      zero: 'Ninguna.',
    },
  },
  reasons: {
    en: [
      'The call opened without your name and without asking for the person.',
      'The opening left out your name and company, or the check of who was speaking.',
      'You said who you are, and it was clear who was on the line.',
    ],
    es: [
      'Abrió sin decir su nombre ni preguntar por la persona.',
      'En la apertura faltaron su nombre y empresa, o comprobar quién hablaba.',
      'Dijo quién es, y quedó claro quién estaba en la línea.',
    ],
  },
  opportunities: ({ talk }) => {
    const first = talk.collector.slice(0, 2)
    const quote = first[0] ? quoteTurn(first[0]) : null
    if (!quote) return []
    const named = first.some(identifies)
    // Who has just said their name need not be asked for it.
    const greeted = talk.debtor[0]
    const known = greeted !== undefined && greeted.index === 0 && some(greeted, (read) => read.identifies)
    const asked = known || first.some((turn) => shows(turn, 'verify'))
    return [{ credit: (named ? 0.5 : 0) + (asked ? 0.5 : 0), quote }]
  },
} as const satisfies Criterion
