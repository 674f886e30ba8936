import type { Language } from '#protocol/vocabulary/language.ts'
import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import { type Figure, figurePattern, readFigure } from './figure.ts'
import type { Rule } from './rule.ts'
import { cardinal, figureWords } from './words.ts'

type Unit = { one: string; many: string; cent: string; cents: string }
type Code = AccountCurrency
/** What "$" stands for: dollars, or pesos where a debt is in pesos. */
export type DollarSign = 'dollars' | 'pesos'

const units: Record<Language, Record<Code, Unit>> = {
  en: {
    USD: { one: 'dollar', many: 'dollars', cent: 'cent', cents: 'cents' },
    EUR: { one: 'euro', many: 'euros', cent: 'cent', cents: 'cents' },
    GBP: { one: 'pound', many: 'pounds', cent: 'penny', cents: 'pence' },
    MXN: { one: 'peso', many: 'pesos', cent: 'centavo', cents: 'centavos' },
    ARS: { one: 'peso', many: 'pesos', cent: 'centavo', cents: 'centavos' },
  },
  es: {
    USD: { one: 'dólar', many: 'dólares', cent: 'centavo', cents: 'centavos' },
    EUR: { one: 'euro', many: 'euros', cent: 'céntimo', cents: 'céntimos' },
    GBP: { one: 'libra', many: 'libras', cent: 'penique', cents: 'peniques' },
    MXN: { one: 'peso', many: 'pesos', cent: 'centavo', cents: 'centavos' },
    ARS: { one: 'peso', many: 'pesos', cent: 'centavo', cents: 'centavos' },
  },
}

/** "$" alone has no currency of its own. */
const signs: Record<string, Code> = {
  us$: 'USD',
  u$s: 'USD',
  usd: 'USD',
  mx$: 'MXN',
  mxn: 'MXN',
  ars: 'ARS',
  '€': 'EUR',
  eur: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
}
const named: [RegExp, Code][] = [
  [/^(?:us\s)?dollars?$|^d[oó]lar(?:es)?$/u, 'USD'],
  [/^pesos?$/u, 'MXN'],
  [/^euros?$/u, 'EUR'],
  [/^pounds?$|^libras?$/u, 'GBP'],
]
const name = String.raw`dollars?|d[oó]lar(?:es)?|pesos?|euros?|pounds?|libras?`
const sign = String.raw`US\$|U\$S|MX\$|USD|MXN|EUR|GBP|ARS|[$€£]`
const codeAfter = String.raw`USD|MXN|EUR|GBP|ARS|[€£$]`
const scaleWords = String.raw`thousand|million|billion|mil millones|millones|millón|mil|k|mm?\b`

const scale: Record<string, number> = {
  thousand: 1e3,
  mil: 1e3,
  k: 1e3,
  million: 1e6,
  millón: 1e6,
  millones: 1e6,
  m: 1e6,
  mm: 1e6,
  billion: 1e9,
  'mil millones': 1e9,
}

/** Rates: "$40/month", "40 €/mes". */
const rates: Record<Language, { pattern: RegExp; said: Record<string, string> }> = {
  en: {
    pattern: /(?<=[\d¢€£$]\s?)\/\s?(day|week|wk|month|mo|year|yr|hour|hr)(?![\p{L}/])/giu,
    said: {
      day: ' a day',
      week: ' a week',
      wk: ' a week',
      month: ' a month',
      mo: ' a month',
      year: ' a year',
      yr: ' a year',
      hour: ' an hour',
      hr: ' an hour',
    },
  },
  es: {
    pattern: /(?<=[\d¢€£$]\s?)\/\s?(día|semana|quincena|mes|año|hora)(?![\p{L}/])/giu,
    said: {
      día: ' al día',
      semana: ' a la semana',
      quincena: ' a la quincena',
      mes: ' al mes',
      año: ' al año',
      hora: ' la hora',
    },
  },
}

/** "$1,000.50", "1.234,56 €", "US$ 20", "$1.5 million", "$500 pesos", "-$5", "$50-$100". */
export function moneyRules(language: Language, dollarSign: DollarSign): Rule[] {
  const unnamed: Code = dollarSign === 'pesos' ? 'MXN' : 'USD'
  const amount = String.raw`(${figurePattern})(?:\s?(${scaleWords})(?![\p{L}]))?`
  const dash = String.raw`\s?[-–—]\s?`
  return [
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(${sign})\s?${amount}(?:${dash}(?:${sign})?\s?${amount})?(?:\s?(${name}|${codeAfter})(?![\p{L}]))?`,
        'giu',
      ),
      say: ([, mark = '', low = '', lowScale, high, highScale, after]) => {
        const code = codeOf(after) ?? signs[mark.toLowerCase()] ?? unnamed
        if (high === undefined) return moneyWords(low, lowScale, code, language)
        const tail = moneyWords(high, highScale, code, language)
        const head = figureWords(scaled(low, lowScale ?? highScale, language), language, 'masculine')
        return `${head} ${language === 'en' ? 'to' : 'a'} ${tail}`
      },
    },
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\d.,$€£])${amount}\s?(${codeAfter})(?![\p{L}\d])`, 'giu'),
      say: ([, written = '', by, after]) => moneyWords(written, by, codeOf(after) ?? unnamed, language),
    },
    {
      pattern: rates[language].pattern,
      say: ([, unit = '']) => rates[language].said[unit.toLowerCase()] ?? null,
    },
    {
      pattern: /(?<![\p{L}\d.,])(\d{1,2})\s?¢/gu,
      say: ([, cents = '']) => moneyWords(`0.${cents.padStart(2, '0')}`, undefined, 'USD', language),
    },
  ]
}

function codeOf(after: string | undefined): Code | null {
  if (after === undefined) return null
  const word = after.toLowerCase()
  return signs[word] ?? named.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

function scaled(written: string, by: string | undefined, language: Language): Figure {
  const figure = readFigure(written, language)
  const factor = by === undefined ? 1 : (scale[by.toLowerCase()] ?? 1)
  if (factor === 1) return figure
  const digits = Math.log10(factor)
  const value = Number(`${figure.whole}${figure.decimals.padEnd(digits, '0').slice(0, digits)}`)
  return { whole: value, decimals: figure.decimals.slice(digits) }
}

function moneyWords(written: string, by: string | undefined, code: Code, language: Language): string {
  const unit = units[language][code]
  // "$1.5 million" is spoken "one point five million dollars"; a whole number becomes the full number.
  if (
    by !== undefined &&
    language === 'en' &&
    readFigure(written, language).decimals !== '' &&
    !/^(?:k|thousand)$/iu.test(by)
  )
    return `${figureWords(readFigure(written, language), language)} ${by.toLowerCase().replace(/^mm?$/u, 'million')} ${unit.many}`
  const { whole, decimals } = scaled(written, by, language)
  const form = code === 'GBP' ? 'feminine' : 'masculine'
  // More than two decimals are not a payable amount: read as a plain number.
  if (decimals.length > 2) return `${figureWords({ whole, decimals }, language)} ${unit.many}`
  const cents = Number(decimals.padEnd(2, '0'))
  const named = whole === 1 ? unit.one : unit.many
  const de = language === 'es' && whole >= 1e6 && whole % 1e6 === 0 ? 'de ' : ''
  const main = `${cardinal(whole, language, form)} ${de}${named}`
  if (cents === 0) return main
  const small = `${cardinal(cents, language, 'masculine')} ${cents === 1 ? unit.cent : unit.cents}`
  if (whole === 0) return small
  return `${main} ${language === 'en' ? 'and' : 'con'} ${small}`
}
