import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { TranscriptLine } from '../../debtor/scenario.ts'
import { analyze, readSession } from '../analyze.ts'
import { baseScenario } from '../fixtures/fixture.ts'
import { graveness, mainFault } from './graveness.ts'
import { lineFaultsIn } from './read.ts'

const opening = {
  en: [
    `Hello, this is ${baseScenario.name}.`,
    'Good morning, this is Paul Reeves from Summit. This is an attempt to collect a debt, and any information obtained will be used for that purpose. Could you confirm your date of birth?',
    'The third of March, 1980.',
    'Thank you. The balance is $1,800. What happened with the account?',
    'My hours were cut in January, and I can’t pay that.',
  ],
  es: [
    `Hola, habla ${baseScenario.name}.`,
    'Buenos días, le habla Paul Reeves de Summit. Este es un intento de cobrar una deuda, y la información se usará para ese fin. ¿Me confirma su fecha de nacimiento?',
    'El tres de marzo de 1980.',
    'Gracias. El saldo es de $1,800. ¿Qué pasó con la cuenta?',
    'Me recortaron las horas en enero, y no puedo pagar eso.',
  ],
} as const

const bad = {
  en: {
    pressing: 'That doesn’t matter now. I need the payment today, yes or no?',
    talking_down:
      'Well, adults pay what they owe. Maybe you should have thought of that before you spent it.',
    vague: 'Uh, I guess, I don’t know, maybe there’s some kind of plan, or not, I’d have to see.',
  },
  es: {
    pressing: 'Eso no importa ahora. Necesito el pago hoy, ¿sí o no?',
    talking_down: 'Los adultos pagan lo que deben, señora. Lo hubiera pensado antes de gastarlo.',
    vague: 'Este, no sé, a lo mejor hay algún plan o algo así, o no, tendría que ver.',
  },
} as const
const good = {
  en: 'I’m sorry, losing hours like that is hard. What could you manage each month without missing your rent?',
  es: 'Lo siento, que le quiten horas es duro. ¿Qué podría apartar al mes sin quedar mal con la renta?',
} as const

/** The call as far as the cut hours, and a line of the collector after it. */
function callWith(language: Language, ...said: string[]) {
  const texts = [...opening[language], ...said]
  const lines = texts.map((text, at): TranscriptLine => ({
    itemId: `line-${at}`,
    speaker: at % 2 === 0 ? 'assistant' : 'user',
    text,
  }))
  return { scenario: baseScenario, lines, feedbackLanguage: language, recorded: true }
}

function faultsOfLast(language: Language, said: string) {
  const { talk, law } = readSession(callWith(language, said))
  const last = lineFaultsIn(talk, law).at(-1)
  if (!last) throw new Error('the call has no line')
  return last.faults
}

describe.each(['en', 'es'] as const)(
  '[RESULT7] each line is judged by what people find wrong, in %s',
  (language) => {
    it.each(['pressing', 'talking_down', 'vague'] as const)('hears a line that is %s', (kind) => {
      const faults = faultsOfLast(language, bad[language][kind])
      expect(mainFault(faults).kind).toBe(kind)
      expect(graveness(faults)).toBeGreaterThan(2 * graveness(faultsOfLast(language, good[language])))
    })

    it('takes pressing lines from the habit alone', () => {
      const { pressing } = bad[language]
      const go =
        language === 'en'
          ? ['I can’t.', 'So when? I need it today.', 'No.', 'Then pay it today.']
          : ['No puedo.', '¿Entonces cuándo? Lo necesito hoy.', 'No.', 'Pues pague hoy.']
      const { criteria } = analyze(callWith(language, pressing, ...go)).report
      const scoreOf = (id: string) => criteria.find((one) => one.id === id)?.score
      expect(scoreOf('communication.room')).toBe(0)
      expect(scoreOf('communication.to_the_point')).toBe(2)
    })

    it('is none of a call of fewer than three turns', () => {
      const { lines, ...rest } = callWith(language)
      const { criteria } = analyze({ ...rest, lines: lines.slice(0, 4) }).report
      expect(criteria.some(({ id }) => id === 'communication.room')).toBe(false)
    })
  },
)

it('[RESULT7] a pressing line of which nothing graver is told is shown with a better one', () => {
  const pressing =
    'Pausing doesn’t lower the balance. Twenty five on the tenth and you’ve started, so is that a yes?'
  const more = ['I can’t.', 'When, then? I need it today.', 'No.', 'Pay it.']
  const { criteria } = analyze(callWith('en', pressing, ...more)).report
  const room = criteria.find(({ id }) => id === 'communication.room')
  expect(room?.missed?.map(({ quote }) => quote.text)).toContain(pressing)
  expect(room?.missed?.[0]?.betterLine).toContain('There is no rush, Maria')
})

it('[RESULT9] a line that people find nothing wrong with shows no objection that was left', () => {
  const calm = 'No, nothing is due today, and I’m sorry it came across that way. What would help you most?'
  const { criteria } = analyze(
    callWith('en', calm, 'I don’t know.', 'I’ll send you that in writing, then.'),
  ).report
  const shown = criteria
    .filter(({ dimension }) => dimension === 'empathy' || dimension === 'objection_handling')
    .flatMap(({ missed = [] }) => missed)
  expect(shown.map(({ quote }) => quote.text)).not.toContain(calm)
})
