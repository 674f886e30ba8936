import type { Criterion } from '../criterion.ts'
import { endsWithGoodbye, takesLeave } from '#server/language/parting.ts'
import { actsIn, quoteOf, quoteTurn, some } from '../../conversation.ts'

export const closing = {
  id: 'communication.closing',
  weight: 0.5,
  definition: {
    en: {
      occasion: 'Calls that were not broken off.',
      two: 'Thanks, offers further help or says goodbye.',
      one: 'Half a closing.',
      zero: 'Simply stops.',
    },
    es: {
      occasion: 'Llamadas que no se cortaron.',
      two: 'Agradece, ofrece más ayuda o se despide.',
      one: 'Medio cierre.',
      zero: 'Termina sin más.',
    },
  },
  reasons: {
    en: [
      'The call stopped without a closing.',
      'The closing was half done.',
      'You closed the call properly.',
    ],
    es: ['La llamada terminó sin cierre.', 'El cierre quedó a medias.', 'Cerró bien la llamada.'],
  },
  opportunities: ({ talk }) => {
    const hungUp = talk.debtor.slice(-1).some((turn) => some(turn, (read) => read.hangsUp && read.anger))
    const last = talk.collector.at(-1)
    // A call that breaks off at a question has no end that could be closed.
    const breaksOff = last !== undefined && /[?]\W*$/u.test(last.text)
    if (talk.collector.length < 4 || hungUp || breaksOff) return []
    const close = talk.collector.slice(-2).flatMap((turn) => actsIn(turn, 'close'))[0]
    const parts =
      close !== undefined ||
      (last !== undefined && (endsWithGoodbye(last.text, true) || takesLeave(last.text)))
    return [{ credit: parts ? 1 : 0, quote: close ? quoteOf(close) : last ? quoteTurn(last) : null }]
  },
} as const satisfies Criterion
