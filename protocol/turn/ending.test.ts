import { describe, expect, it } from 'vitest'
import { turnEnding } from './ending.ts'

const over = [
  ['en', 'can you pay it by friday'],
  ['en', 'what is this call about'],
  ['en', 'who am i speaking with'],
  ['en', 'how are you'],
  ['en', 'yes i can'],
  ['en', "you know about the balance don't you"],
  ['en', 'the last four are four four two one'],
  ['en', 'i understand and i can offer you a plan'],
  ['en', 'if you pay today we can waive the late fee'],
  ['es', 'cómo está'],
  ['es', 'cuánto puede pagar hoy'],
  ['es', 'dónde lo puede dejar'],
  ['es', 'si paga hoy le quitamos los recargos'],
  ['es', 'claro que puedo'],
  ['es', 'muchas gracias'],
  ['es', 'termina en cuatro cuatro dos uno'],
  ['en', "I lost my job and I haven't found anything since."],
] as const

const open = [
  ['en', 'i can pay about'],
  ['en', 'so uh'],
  ['en', 'the fifteenth of'],
  ['en', "it's two hundred and"],
  ['en', 'my account number is four four'],
  ['en', 'you can reach me at five five five one two'],
  ['en', 'your card ending in four'],
  ['en', 'would you'],
  ['en', 'i would like to make a'],
  ['en', 'if you pay today'],
  ['en', "Sure, it's 303-555-"],
  ['en', 'one payment of nine hundred or if that is too much right now'],
  ['es', 'y entonces'],
  ['es', 'le puedo ofrecer'],
  ['es', 'el quince de'],
  ['es', 'son doscientos y'],
  ['es', 'mi teléfono es seis doce treinta y cuatro'],
  ['es', 'su tarjeta termina en cuatro cuatro'],
  ['es', 'cuando reciba su pago'],
  ['es', 'lo que pasa es que'],
  ['es', 'Mi licenciado me dijo que ustedes no pueden'],
  ['es', 'yo cobro el cinco así que hasta que no'],
  ['es', 'como ya pasaron los noventa días,'],
] as const

describe('the end of a turn', () => {
  it.each(over)('is near after a finished sentence, in %s: %s', (language, text) => {
    expect(turnEnding(text, language).likelihood).toBeGreaterThan(0.7)
  })

  it.each(open)('is far in the middle of one, in %s: %s', (language, text) => {
    expect(turnEnding(text, language).likelihood).toBeLessThan(0.3)
  })

  it('is waited for shortly after a finished question, for more than a second in the middle of a number', () => {
    expect(turnEnding('can you pay it by friday please', 'en').waitMs).toBeLessThanOrEqual(250)
    expect(turnEnding('my account number is four four', 'en').waitMs).toBeGreaterThanOrEqual(1_000)
    expect(turnEnding('i can pay about', 'en').waitMs).toBeGreaterThanOrEqual(1_000)
  })

  it('is unsure without words, and after an amount that may go on', () => {
    expect(turnEnding('', 'en')).toEqual({ likelihood: 0.5, waitMs: 600 })
    expect(turnEnding('so what i can do for you is two hundred', 'en').waitMs).toBe(600)
  })

  it.each([
    ['en', 'alright let me pull up your account here'],
    ['en', 'okay bear with me while i look for it'],
    ['en', 'sorry the system is a little slow today'],
    ['en', "i'm just pulling up the file"],
    ['es', 'deme un momento que lo reviso'],
    ['es', 'le estoy buscando el contrato'],
    ['es', 'perdone que se me ha trabado el sistema'],
  ] as const)(
    'is further away than after any other whole sentence where the speaker is busy, in %s: %s',
    (language, text) => {
      const { likelihood, waitMs } = turnEnding(text, language)
      expect(likelihood).toBeGreaterThanOrEqual(0.5)
      expect(waitMs).toBeGreaterThan(turnEnding('i lost my job', 'en').waitMs)
    },
  )

  it.each([
    ['en', "i'm checking whether you can pay today"],
    ['en', "i'm waiting for your answer"],
    ['es', 'estoy revisando si usted va a pagar hoy'],
    ['es', 'estoy esperando su respuesta'],
    ['es', 'le estoy viendo un saldo de mil pesos'],
  ] as const)(
    'is no further away than after a statement where it only tells, in %s: %s',
    (language, text) => {
      expect(turnEnding(text, language).waitMs).toBeLessThanOrEqual(1_000)
    },
  )

  it('is waited for no longer after a number that a question mark follows', () => {
    const asked = 'is your account number four four two one nine nine'
    expect(turnEnding(asked, 'en').waitMs).toBe(1_000)
    expect(turnEnding(`${asked}?`, 'en').waitMs).toBe(550)
  })

  it('is waited for longer after the digits of a reference number, which come in groups', () => {
    const wait = (text: string) => turnEnding(text, 'en').waitMs
    const statement = wait('i can offer you a plan of six months')
    expect(wait('your reference number is four four seven two one zero')).toBeGreaterThan(statement)
    expect(wait('the last four are four four two one')).toBeLessThanOrEqual(statement)
  })

  it('is waited for longer after a statement of a few words, unless they say it all', () => {
    const wait = (text: string) => turnEnding(text, 'en').waitMs
    expect(wait('i understand')).toBeGreaterThan(wait('i can offer you a plan of six months'))
    expect(wait('four hundred dollars')).toBe(wait('i can offer you a plan of six months'))
  })

  it.each([
    ['en', 'if you can get it to me by the end of the month'],
    ['es', 'yo se lo podría dejar en seiscientos euros'],
    ['es', 'hola qué tal soy natalia de cobranzas del sur'],
  ] as const)(
    'is not near like after a question where the subject stands before the verb, in %s: %s',
    (language, text) => {
      expect(turnEnding(text, language).waitMs).toBeGreaterThan(500)
    },
  )

  it('is judged in the language of the last words', () => {
    expect(turnEnding('okay señora entonces le llamo por el', 'en').likelihood).toBeLessThan(0.3)
    expect(turnEnding('claro so the thing is that the', 'es').likelihood).toBeLessThan(0.3)
  })

  it('ignores how a recogniser writes, but for a question mark', () => {
    expect(turnEnding('I can pay, about…', 'en')).toEqual(turnEnding('i can pay about', 'en'))
    expect(turnEnding('I don’t', 'en')).toEqual(turnEnding("i don't", 'en'))
    expect(turnEnding('your monthly?', 'en').likelihood).toBeGreaterThanOrEqual(0.8)
  })
})
