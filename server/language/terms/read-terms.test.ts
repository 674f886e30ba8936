import { describe, expect, it } from 'vitest'
import type { Terms, TermsPart } from '../reading.ts'
import { readLine } from '../text/line.ts'
import { readCases } from './testing/cases.ts'
import { compare, fields } from './testing/measure.ts'
import { readTerms } from './read-terms.ts'

/** The share of cases with the field read right, in percent, at least: 95 where the mistakes were looked at, else 90. */
const floors = { tuned: 95, heldOut: 90 }

describe.each(['en', 'es'] as const)('terms of labelled lines (%s)', (language) => {
  const cases = readCases(language)
  it.each(fields)('reads %s', (field) => {
    for (const heldOut of [false, true]) {
      const half = cases.filter((one) => one.heldOut === heldOut)
      const right = half.filter((one) => compare(one)[field]).length
      expect((100 * right) / half.length).toBeGreaterThanOrEqual(heldOut ? floors.heldOut : floors.tuned)
    }
  })
})

function termsOf(text: string, spanish: boolean): Terms | null {
  const line = readLine(text)
  const [sentence] = line.sentences
  if (!sentence) throw new Error('no sentence')
  return readTerms(sentence, text, { today: '2026-11-22', balanceCents: 240_000, spanish })
}

const parts = (text: string, spanish = false): Partial<TermsPart>[] =>
  termsOf(text, spanish)?.alternatives[0] ?? []

describe('terms of a sentence', () => {
  it('has one part for a figure that is said twice', () => {
    expect(parts('three hundred is what the system says so three hundred on the first')).toMatchObject([
      { amountCents: 30_000, from: '2026-12-01' },
    ])
    expect(parts('300 on the first and 300 on the fifteenth')).toHaveLength(2)
  })
  it('end on a smaller payment', () => {
    expect(parts('so recap, 105 on the sixteenth, six times and then 10 to finish')).toMatchObject([
      { amountCents: 10_500, from: '2026-12-16', lastCents: 1_000 },
    ])
  })
  it('name no other sum where they say how long one takes', () => {
    expect(parts('Con $45.000 serían veintiocho cuotas y una última de $25.000', true)).toMatchObject([
      { amountCents: 4_500_000, count: 28 },
      { amountCents: 2_500_000, per: 'once' },
    ])
    expect(parts('That’s thirty-five months, with the last one at $80')).toMatchObject([
      { amountCents: null, count: 35, totalCents: null, lastCents: 8_000 },
    ])
    expect(parts('I can spread it over twelve months')).toMatchObject([{ amountCents: 20_000, count: 12 }])
    expect(parts('1,800 in three payments')).toMatchObject([{ amountCents: 60_000, totalCents: 180_000 }])
  })
  it('are what is offered instead of what is to be forgotten', () => {
    expect(parts('olvidate del 300 y 150', true)).toMatchObject([{ amountCents: 15_000 }])
    expect(parts('forget about 300, what about 150')).toMatchObject([{ amountCents: 15_000 }])
  })
  it('are offered by a sum with its day or rhythm that is asked about', () => {
    for (const text of ['¿Cuarenta por mes, a fin de mes cuando cobrás?', '¿y treinta, a fin de mes?'])
      expect(termsOf(text, true)?.is).toBe('question')
  })
  it('are whole where a settlement closes the account', () => {
    for (const [text, spanish] of [
      ['On Friday I could take 600 to close it', false],
      ['Hoy le acepto 600 para cerrar', true],
      ['One single payment of 600 to finish', false],
    ] as const)
      expect(parts(text, spanish)).toMatchObject([{ amountCents: 60_000 }])
  })
  it('are none of an income or a payment that was', () => {
    for (const text of ['¿Gana 400 a la semana?', '¿Cobra 800 al mes?', '¿Pagó 50 el viernes?'])
      expect(termsOf(text, true)?.is ?? 'mention').toBe('mention')
  })
  it('stand where they are not to be forgotten', () => {
    expect(parts("Don't forget the 50 on Friday")).toMatchObject([{ amountCents: 5_000 }])
    expect(parts('No se olvide de los 60 del día 5', true)).toMatchObject([{ amountCents: 6_000 }])
  })
  it('are only mentioned where a sum is compared, checked or asked about', () => {
    for (const text of [
      'hang on, 108 a month is the same as 25 a week',
      'I just want to be sure the 2,400 is right before you pay anything',
      'Is any of the 2,400 from before you moved out?',
    ])
      expect(termsOf(text, false)?.is ?? 'mention').toBe('mention')
  })
  it('take no hour for a sum', () => {
    expect(parts('How about I call you Thursday at ten, no, sorry, is ten bad for a kitchen?')).toEqual([])
    expect(parts('I will call Friday at ten, and you could pay ten dollars')).toMatchObject([
      { amountCents: 1_000 },
    ])
    expect(parts('how about eight months at eighty')).toMatchObject([{ amountCents: 8_000, count: 8 }])
  })
  it('are none where months have passed', () => {
    expect(parts('veo que venía pagando y hace cuatro meses se cortó', true)).toEqual([])
    expect(parts('hace seis meses que no paga', true)).toEqual([])
  })

  it.each([
    ['$50 a month from December 4', '2026-12-04', false],
    ['a partir de enero, el 5, cincuenta al mes', '2027-01-05', true],
    ['cincuenta al mes desde el 5 de enero', '2027-01-05', true],
  ])('keeps the day of "%s"', (text, from, spanish) => {
    expect(parts(text, spanish)).toMatchObject([{ amountCents: 5_000, per: 'monthly', from }])
  })
  it.each(['How about a flat 200 a month?', 'a flat 200 a month'])('reads a flat sum: %s', (text) => {
    expect(parts(text)).toMatchObject([{ amountCents: 20_000, per: 'monthly' }])
  })
  it('reads a remainder that is asked for', () => {
    expect(parts('Could you pay the 300 remainder on the 15th?')).toMatchObject([{ amountCents: 30_000 }])
  })
  it.each([
    ['50 a week, or, um, no, 40?', 4_000, 'weekly', false],
    ['would a hundred and fifty, no, a hundred a month hurt you', 10_000, 'monthly', false],
    ['900 a month, sorry, 800 I meant', 80_000, 'monthly', false],
    ['qué te parece 120 por mes no perdón 100', 10_000, 'monthly', true],
    ['400 por mes, perdón, 300 por mes', 30_000, 'monthly', true],
    ['cuatrocientos, perdón, quinientos al mes', 50_000, 'monthly', true],
    ['a hundred and fifty, sorry, a hundred a month', 10_000, 'monthly', false],
  ])('takes back a sum that is put right at once: %s', (text, amountCents, per, spanish) => {
    const said = termsOf(text, spanish)?.alternatives.flat()
    expect(said).toMatchObject([{ amountCents, per }])
  })
  it('keeps the first of two sums where the second is denied', () => {
    expect(parts('50 not 60')).toMatchObject([{ amountCents: 5_000 }])
    expect(parts('le dije 50, no 60', true)).toMatchObject([{ amountCents: 5_000 }])
    expect(parts('I never said 400, how about 300')).toMatchObject([{ amountCents: 30_000 }])
  })
  it.each(['no, perdón, leí mal mi hoja, 150 cada viernes', 'dije mal, son 150'])(
    'reads a correction in passing: %s',
    (text) => {
      expect(termsOf(text, true)).toMatchObject({ is: 'correction' })
      expect(parts(text, true)).toMatchObject([{ amountCents: 15_000 }])
    },
  )
  it('reads what comes out of an account as an offer', () => {
    expect(termsOf('50 comes out of your account on the first of each month', false)?.is).not.toBe('mention')
  })
  it('counts paydays', () => {
    expect(parts('twelve hundred, nothing on top, forty eight Fridays')).toMatchObject([
      { amountCents: 120_000, count: 48 },
    ])
    expect(parts('2400, forty eight Fridays')).toMatchObject([
      { amountCents: 5_000, count: 48, totalCents: 240_000 },
    ])
    expect(parts('cien por semana, doce viernes', true)).toMatchObject([{ amountCents: 10_000, count: 12 }])
    expect(parts('cincuenta viernes de por medio', true)).toMatchObject([{ amountCents: 5_000, count: null }])
  })
  it('reads bare sums asked for one behind the other as a choice', () => {
    expect(termsOf('¿doscientos, trescientos?', true)?.alternatives).toHaveLength(2)
  })
  it('gives a sum its own day, and no other', () => {
    expect(parts('so an email tonight and eighty on the third of december')).toMatchObject([
      { amountCents: 8_000, from: '2026-12-03' },
    ])
    expect(parts('noventa el martes 15 de diciembre y lo paso a firma mañana', true)).toMatchObject([
      { amountCents: 9_000, from: '2026-12-15', per: null },
    ])
    expect(parts('cincuenta los quince', true)).toMatchObject([{ amountCents: 5_000, from: '2026-12-15' }])
    expect(parts('y cincuenta cada quince', true)).toMatchObject([{ amountCents: 5_000, per: 'biweekly' }])
  })
  it('reads a smaller last payment', () => {
    expect(parts('200 a month, last one 160')).toMatchObject([
      { amountCents: 20_000, per: 'monthly', lastCents: 16_000 },
    ])
  })
  it.each([
    ['okay 418 linden avenue', false],
    ['ask for me at extension 214', false],
    ['how did it get to twenty-four and a half thousand', false],
    ['there is a little ten dollar tail', false],
    ['mi extensión es la 214 para lo que se le ofrezca', true],
    ['mine has just gone up to a hundred and ninety a month', false],
    ['six hundred a month thats basically the whole bill', false],
    ['tres pagos a tiempo', true],
    ['y si uno anda a mil', true],
  ])('offers nothing in "%s"', (text, spanish) => {
    expect(termsOf(text, spanish)?.is ?? 'mention').toBe('mention')
  })
  it('says nothing of a line without money or days', () => {
    expect(parts('I hear you, take your time.')).toEqual([])
  })
})
