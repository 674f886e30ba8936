import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import { termsIn } from '../debtor-lines/terms.ts'
import { read } from '../read.ts'

/** What a line names in the end, in dollars: twenty lines a language, half of them near misses. */
const corrections: Record<Language, readonly (readonly [line: string, dollars: readonly number[]])[]> = {
  en: [
    ['It’s 6,780, sorry, 870.', [6870]],
    ['The balance is $26,400... sorry, let me correct that, 24,600.', [24600]],
    ['The balance is $6,780, I mean 870.', [6870]],
    ['You owe 1,250 dollars, excuse me, 1,520.', [1520]],
    ['That’s $3,415, no wait, 451.', [3451]],
    ['The total is $12,340, correction, 430.', [12430]],
    ['The balance is 980, sorry, 890 dollars.', [890]],
    ['You owe $1,245, pardon me, 54.', [1254]],
    ['It is $6,780, my mistake, 6,870.', [6870]],
    ['You owe six thousand seven hundred eighty, sorry, eight hundred seventy dollars.', [6870]],
    ['Could you pay 200, sorry, 150 dollars?', [150]],
    ['The payment is $5,000, sorry, 500.', [500]],
    ['You owe $6,780, sorry to say, and 870 dollars of that is interest.', [6780, 870]],
    ['The balance is $6,780 and I can take $870 today.', [6780, 870]],
    ['It’s $6,780. Sorry for the wait. Can you pay $870?', [6780, 870]],
    ['Could you do $1,250, or $150?', [1250, 150]],
    ['You owe $6,780, sorry, I can take $870 today.', [6780, 870]],
    ['Could you pay $1,250, sorry, 300?', [300]],
    ['Sorry, it’s $6,780.', [6780]],
    ['Could you pay $1,870, sorry, $780 a month?', [780]],
  ],
  es: [
    ['Son 6,780, perdón, 870.', [6870]],
    ['El saldo es de $26,400... perdón, corrijo, 24,600.', [24600]],
    ['El saldo es de $6,780, digo, 870.', [6870]],
    ['Debe 1,250 pesos, disculpe, 1,520.', [1520]],
    ['Son $3,415, no, perdón, 451.', [3451]],
    ['El total es de $12,340, corrijo, 430.', [12430]],
    ['El saldo es de 980, perdón, 890 pesos.', [890]],
    ['Debe $1,245, perdone, 54.', [1254]],
    ['Son $6,780, me equivoqué, 6,870.', [6870]],
    ['Debe seis mil setecientos ochenta, perdón, ochocientos setenta pesos.', [6870]],
    ['¿Podría pagar 200, perdón, 150 pesos?', [150]],
    ['El pago es de $5,000, perdón, 500.', [500]],
    ['Debe $6,780, perdón que se lo diga, y 870 pesos son intereses.', [6780, 870]],
    ['El saldo es de $6,780 y hoy le recibo $870.', [6780, 870]],
    ['Son $6,780. Perdón por la espera. ¿Puede pagar $870?', [6780, 870]],
    ['¿Podría con $1,250, o con $150?', [1250, 150]],
    ['Debe $6,780, perdón, hoy le recibo $870.', [6780, 870]],
    ['¿Podría pagar $1,250, perdón, 300?', [300]],
    ['Perdón, son $6,780.', [6780]],
    ['¿Podría pagar $1,870, perdón, $780 al mes?', [780]],
  ],
}

const before = {
  callLanguage: 'bilingual',
  today: '2025-03-10',
  balanceCents: 3_000_000,
  debtorName: 'Ana',
  debtor: null,
} as const

/** Two sums that no correction joins, and what is corrected across a stop. */
const stops: Record<Language, readonly (readonly [line: string, dollars: readonly number[]])[]> = {
  en: [
    ['Your balance is $6,780. Sorry, 870 today would help?', [6780, 870]],
    ['It’s 6,780. Sorry, 870.', [6780, 870]],
    ['Was it $6,780? Sorry, 870?', [6780, 870]],
    ['You owe $6,780, sorry, 870 of it is interest.', [6780, 870]],
    ['Could you pay 1,200, I mean 210?', [210]],
    ['Could you pay 1,250, sorry, 150 today?', [150]],
    ['The balance is $6,780. I mean 870.', [6870]],
    ['The balance is $6,780… sorry, 870.', [6870]],
  ],
  es: [
    ['Son 6,780. Perdón, ¿870 hoy le sirven?', [6780, 870]],
    ['Son 6,780. Perdón, 870 hoy.', [6780, 870]],
    ['¿Eran $6,780? Perdón, ¿870?', [6780, 870]],
    ['Debe $6,780, perdón, 870 de eso son intereses.', [6780, 870]],
    ['¿Podría pagar 1,200, digo, 210?', [210]],
    ['¿Podría pagar 1,250, perdón, 150 hoy?', [150]],
    ['El saldo es de $6,780. Corrijo, 870.', [6870]],
    ['El saldo es de $6,780… perdón, 870.', [6870]],
  ],
}

const all = languages.flatMap((language) => corrections[language].map((one) => [language, ...one] as const))

describe('figures that are put right in one breath', () => {
  it.each(all)('are read once, as they are meant (%s): %s', (_, line, dollars) => {
    const named = read(line, before).sentences.flatMap(({ amounts }) =>
      amounts.map(({ cents }) => cents / 100),
    )
    expect(named).toEqual(dollars)
  })

  it.each(all)('enter what is proposed as they are meant (%s): %s', (_, line, dollars) => {
    const parts = read(line, before).sentences.flatMap(({ terms }) => terms?.alternatives.flat() ?? [])
    const sums = parts.flatMap(({ amountCents }) => (amountCents === null ? [] : [amountCents / 100]))
    expect(sums).toEqual(dollars)
  })

  it.each(all)('are heard so from the debtor (%s): %s', (language, line, dollars) => {
    const { amounts } = termsIn(line, before, language === 'es')
    expect(amounts.map(({ cents }) => cents / 100)).toEqual(dollars)
  })

  it.each(languages.flatMap((language) => stops[language].map((one) => [language, ...one] as const)))(
    'are not joined by an apology behind a stop, nor where each sum stands for itself (%s): %s',
    (language, line, dollars) => {
      const named = read(line, before).sentences.flatMap(({ amounts }) => amounts.map(({ cents }) => cents))
      const heard = termsIn(line, before, language === 'es').amounts.map(({ cents }) => cents)
      expect([named, heard]).toEqual([dollars, dollars].map((sums) => sums.map((sum) => sum * 100)))
    },
  )

  it('completes to the balance what another sum alone would not', () => {
    const line = 'Your balance is $6,780, sorry, $870.'
    const named = (balanceCents: number) =>
      read(line, { ...before, balanceCents }).sentences.flatMap(({ amounts }) =>
        amounts.map(({ cents }) => cents),
      )
    expect(named(687_000)).toEqual([687_000])
    expect(named(900_000)).toEqual([87_000])
  })
})
