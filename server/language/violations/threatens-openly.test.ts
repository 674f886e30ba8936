import { describe, expect, it } from 'vitest'
import { threatensOpenly } from './threatens-openly.ts'

describe('an open threat', () => {
  it.each([
    ["If you don't pay by Friday we'll have you arrested.", 'en'],
    ["we're gonna garnish your wages then", 'en'],
    ["Pay or they'll take your house, simple as that.", 'en'],
    ["If you're not going to pay we'll garnish your wages.", 'en'],
    ["you never pay so we'll take your car", 'en'],
    ["i'll send the sheriff out to get you", 'en'],
    ['you are going to end up in jail over this', 'en'],
    ['tiene que pagarla hoy mismo o la vamos a embargar', 'es'],
    ['si no pagas te mandamos a juicio y te sacan hasta el techo', 'es'],
    ['y te sacan hasta el techo de tu vieja', 'es'],
    ['Le vamos a quitar el coche.', 'es'],
    ['va a ir a la cárcel por esto', 'es'],
    ['le embargamos el sueldo y ya', 'es'],
    [
      'Más que nada porque esto, si no queda cerrado hoy, el lunes ya le bloquean la cuenta y le embargan la nómina, sin juicio ni nada.',
      'es',
    ],
    ['Friday comes and goes, and we will change your locks.', 'en'],
    ["If this isn't paid we'll put you out on the street.", 'en'],
    ['vamos con un cerrajero, le cambiamos la cerradura y se queda usted en la calle', 'es'],
    ['Mañana mismo los vamos a desalojar.', 'es'],
  ] as const)('is heard in: %s', (line, language) => {
    expect(threatensOpenly(line, language)).toBe(true)
  })

  it.each([
    ['Nobody will take your house over this.', 'en'],
    ['You will not go to jail for a card bill.', 'en'],
    ["We won't garnish your wages.", 'en'],
    ["I'll take your home address.", 'en'],
    ["We'll take your wages and rent into account.", 'en'],
    ["I'll take your bank account number.", 'en'],
    ["I know you're afraid you're going to lose your house.", 'en'],
    ["So they're going to garnish your wages for the other loan", 'en'],
    ["We'll take your payment by card.", 'en'],
    ['you said you lost your job', 'en'],
    ["I'll take your word for it", 'en'],
    ['No le vamos a embargar nada.', 'es'],
    ['Nadie lo va a meter preso por esto.', 'es'],
    ['¿Le embargaron el sueldo?', 'es'],
    ['Entiendo, le embargan la mitad del sueldo', 'es'],
    ['Ahorita le sacamos la cuenta de cuánto sería al mes', 'es'],
    ['No piense que le vamos a quitar la casa.', 'es'],
    ['Usted no va a ir a la cárcel por una tarjeta.', 'es'],
    ['le vamos a mandar el estado de cuenta', 'es'],
    ['Se lo vamos a quitar del total.', 'es'],
    ["We'll put you out of your misery and close the file.", 'en'],
    ["They said they'd change the locks, is that right", 'en'],
    ['Nadie lo va a desalojar por esto.', 'es'],
    ['Entonces el dueño le cambió la cerradura.', 'es'],
    ['No significa que lo vamos a desalojar.', 'es'],
    ['No es que lo vamos a echar a la calle.', 'es'],
    ["That doesn't mean the sheriff will put you out on the street.", 'en'],
    ["I'll put you out to the fifteenth.", 'en'],
    ["I'll just throw you out a number.", 'en'],
    ['Le cambiamos la fecha sin problema.', 'es'],
    ['No le vamos a echar nada en cara.', 'es'],
    ['Le echamos una mano con eso.', 'es'],
  ] as const)('is not heard in: %s', (line, language) => {
    expect(threatensOpenly(line, language)).toBe(false)
  })
})
