import { describe, expect, it } from 'vitest'
import { mayReachOthers, tellsOthers, tellsOthersOpenly } from './third-parties.ts'

describe('word to others', () => {
  it.each([
    ['im calling your mother next, she lives with you right', 'en'],
    ['I checked with the apartment manager and your sister Ngozi too.', 'en'],
    ["Maybe I'll let your boss know what kind of employee he has.", 'en'],
    ['We already told your wife about this account.', 'en'],
    ['mañana llamo a su mujer, que seguro que ella me lo paga', 'es'],
    ['Le voy a contar todo a su jefe.', 'es'],
    ['ya hablé con tu hermana de lo que debés', 'es'],
  ] as const)('is heard in: %s', (line, language) => {
    expect(tellsOthers(line, language)).toBe(true)
  })

  it.each([
    ["I won't call your job again.", 'en'],
    ['Would you like me to call your wife so she can join us?', 'en'],
    ["I'll contact your attorney from now on.", 'en'],
    ['How is your mother doing?', 'en'],
    ["no i asked your other son's name or is it just marcus", 'en'],
    ['Did somebody call your boss?', 'en'],
    ['¿Alguien de aquí le llamó a su trabajo?', 'es'],
    ['No le voy a decir nada a su esposa.', 'es'],
    ['¿Quiere que llame a su hija para que esté en la línea?', 'es'],
    ['Tampoco le digo a la escuela.', 'es'],
  ] as const)('is not heard in: %s', (line, language) => {
    expect(tellsOthers(line, language)).toBe(false)
  })
})

describe('whom a sentence may reach', () => {
  it.each([
    'Does your manager know you do not pay?',
    'Pueblo chico; compro en la misma panadería que usted.',
    'I already mentioned what you owe.',
  ])('somebody else: %s', (line) => {
    expect(mayReachOthers(line)).toBe(true)
  })

  it.each(['Well, now you know what putting your name on something means, right?', 'Así se aprende, ¿no?'])(
    'nobody: %s',
    (line) => {
      expect(mayReachOthers(line)).toBe(false)
    },
  )
})

describe('that the debtor’s own people hear of the debt', () => {
  it.each([
    ["If you can't give me a figure, I'll have to call your manager and tell them about the loan.", 'en'],
    ["I'll tell your wife what you owe.", 'en'],
    ['Le marco a su patrón y le cuento que no paga.', 'es'],
    ['Your daughter picked up last week and I went through the balance with her.', 'en'],
    ['I told the guy who buys your corn about your debt.', 'en'],
    ['De hecho ya le platiqué su adeudo al que le surte el maíz.', 'es'],
    ['Si hoy no me deposita, mañana llamo a su mujer y le cuento cuánto debe.', 'es'],
  ] as const)('is said openly in: %s', (line, language) => {
    expect(tellsOthersOpenly(line, language)).toBe(true)
  })

  it.each([
    ["I can call your work phone instead, if that's better.", 'en'],
    ["I'm calling your office line as you told me.", 'en'],
    ["I'll call your office tomorrow at ten.", 'en'],
    ['I have to ask your job title for the form.', 'en'],
    ["If you can't talk now, I can call your work phone later.", 'en'],
    ["I won't tell your wife anything about the debt.", 'en'],
    ['Would you like me to call your wife about the payment?', 'en'],
    ['Voy a hablar con la empresa para ver si quitan los intereses.', 'es'],
    ['Voy a preguntarle a la jefa si lo autoriza.', 'es'],
    ['Le cuento: la empresa me dio dos opciones de pago.', 'es'],
    ['Le llamo a su oficina, como me pidió.', 'es'],
    ['No le voy a contar de la deuda a su esposa.', 'es'],
  ] as const)('is not said in: %s', (line, language) => {
    expect(tellsOthersOpenly(line, language)).toBe(false)
  })
})
