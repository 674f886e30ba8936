import type { Criterion, Opportunity } from '../criterion.ts'
import { spokenBreach } from '../../spoken-breach.ts'
import { quoteTurn, repliesAfter } from '../../conversation.ts'
import { moment, pressureIn, raisedIn } from './objections.ts'

export const noPressure = {
  id: 'objection_handling.no_pressure',
  weight: 3.75,
  definition: {
    en: {
      occasion:
        'Each objection (no money, job, time, amount, paid, medical, family, refund, less, spouse, not mine).',
      two: 'No push, threat or blame in the two turns after it.',
      one: 'For some.',
      zero: 'Pressure.',
    },
    es: {
      occasion:
        'Cada objeción (sin dinero, empleo, tiempo, monto, ya pagó, médica, familia, reembolso, menos, pareja, no es suya).',
      two: 'Sin presión, amenaza ni reproche en los dos turnos siguientes.',
      one: 'En algunas.',
      zero: 'Presión.',
    },
  },
  reasons: {
    en: [
      'Objections were met with pressure.',
      'Some objections were met with pressure.',
      'You answered without pressure.',
    ],
    es: [
      'Respondió a las objeciones con presión.',
      'Respondió a algunas objeciones con presión.',
      'Respondió sin presionar.',
    ],
  },
  opportunities: ({ talk, breaches }) => {
    const raised = raisedIn(talk)
    const answers = raised.map((one): Opportunity => {
      const [now, next] = repliesAfter(talk, one.first.index, 2)
      const pressed = (now && pressureIn(now)) ?? (next && pressureIn(next)) ?? null
      return {
        credit: pressed ? 0 : 1,
        quote: pressed ?? (now ? quoteTurn(now) : null),
        moment: pressed && moment('pressure_after_objection', pressed, one),
      }
    })
    // Who objected and is threatened later in the call was not answered without pressure.
    const firstLine = raised[0]?.first.lines[0]?.line ?? Infinity
    const told = answers.flatMap(({ credit, quote }) => (credit === 0 && quote ? [quote.line] : []))
    const threat = spokenBreach(breaches, ({ quote }) => quote.line > firstLine && !told.includes(quote.line))
    return threat === null ? answers : [...answers, { credit: 0, quote: threat.quote, moment: null }]
  },
} as const satisfies Criterion
