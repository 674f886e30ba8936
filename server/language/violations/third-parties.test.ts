import { describe, expect, it } from 'vitest'
import { mayReachOthers, tellsOthers } from './third-parties.ts'

describe('word to others', () => {
  it.each([
    ['im calling your mother next, she lives with you right', 'en'],
    ['I checked with the apartment manager and your sister Ngozi too.', 'en'],
    ["Maybe I'll let your boss know what kind of employee he has.", 'en'],
    ['We already told your wife about this account.', 'en'],
    ['mañana llamo a su mujer, que seguro que ella me lo paga', 'es'],
    ['Le voy a contar todo a su jefe.', 'es'],
    ["If you can't give me a figure, I'll have to call your manager and tell them about the loan.", 'en'],
    ['Si hoy no me deposita, mañana llamo a su jefe.', 'es'],
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
