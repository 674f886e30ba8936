import type { Language } from '#protocol/vocabulary/language.ts'
import { readLine } from '#server/language/text/line.ts'
import { readNumber } from '#server/language/figures/numbers.ts'

/** A number in a clause: its value and its wording. */
export type NumberMention = { value: number; said: string }

const scaleOf: Record<string, number> = { k: 1e3, mil: 1e3, thousand: 1e3, grand: 1e3, hundred: 100 }
const million = /^mill[oó]n|^million/u

/** Numbers written in figures: "1,000.50", "1.234,56", "$2k", "5th", "3 mil". */
export function figuresIn(text: string): NumberMention[] {
  const found: NumberMention[] = []
  for (const match of text.matchAll(
    /\d[\d.,]*(?:\s?(k|mil|thousand|grand|hundred|mill[oó]n\w*|million)\b)?/giu,
  )) {
    const scale = match[1]?.toLowerCase()
    const value = valueOf(match[0])
    const factor = scale === undefined ? 1 : million.test(scale) ? 1e6 : (scaleOf[scale] ?? 1)
    if (value !== null) found.push({ value: value * factor, said: match[0].replace(/[.,\s]+$/u, '') })
  }
  return found
}

/**
 * Parses a number in either language's notation: the last separator followed by one or two digits is the
 * decimal mark.
 */
function valueOf(written: string): number | null {
  const text = written.replace(/[^\d.,]/gu, '').replace(/[.,]+$/u, '')
  const decimal = /[.,](\d{1,2})$/u.exec(text)
  const whole = (decimal ? text.slice(0, -decimal[0].length) : text).replace(/[.,]/gu, '')
  const value = Number(decimal ? `${whole}.${decimal[1]}` : whole)
  return Number.isFinite(value) ? value : null
}

/** Units that make a small number word a fact: "two payments", "cinco pesos". */
const unit =
  /^(?:kids?|children|sons?|daughters?|hijos?|hijas?|niñ[oa]s|nin[oa]s|years?|anos?|months?|meses|weeks?|semanas?|jobs?|empleos|dollars?|bucks|pounds|pesos?|euros?|usd|mxn|percent|por|payments?|installments?|pagos|cuotas|mensualidades|parcialidades|abonos)$/
/** Whether a number, as it was said, counts something: "four months". */
export function countsUnits(text: string, said: string): boolean {
  const next = readLine(text.slice(text.indexOf(said) + said.length)).tokens[0]?.word
  return next !== undefined && unit.test(next)
}

/** Words that make a number an idiom: "a hundred times", "mil gracias". */
const idiom =
  /^(?:times?|veces|gracias|disculpas|perdones|things|cosas|ways|maneras|reasons|razones|calls|llamadas|people|personas|questions|preguntas|and one)$/

/** "Te tienen a mil", "ando a mil". */
const hurried = /^(?:tienen?|traen?|ando|anda|andan|estoy|estan?|vengo|voy)$/

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')

/**
 * Number words that state a fact. Numbers below 20 count only with a unit, since "one", "two minds" and
 * Spanish "once" say little, but in what is known (`bare`: "he is eight"); idioms never count.
 */
export function wordNumbersIn(text: string, language: Language, { bare = false } = {}): NumberMention[] {
  const { tokens } = readLine(text)
  const found: NumberMention[] = []
  for (let at = 0; at < tokens.length;) {
    // "Once" is also English for a time that is gone.
    const isOnce = tokens[at]?.word === 'once' && (bare || language === 'en')
    const number = isOnce ? null : readNumber(tokens, at)
    if (number === null) {
      at += 1
      continue
    }
    at = number.to
    // "Twenty-second of July": the number is the whole ordinal.
    const ordinal = ordinals.indexOf(tokens[number.to]?.word ?? '')
    if (ordinal >= 0 && (number.value === 20 || (number.value === 30 && ordinal === 0))) {
      const from = tokens[number.from]?.start ?? 0
      found.push({ value: number.value + ordinal + 1, said: text.slice(from, tokens[number.to]?.end) })
      at = number.to + 1
      continue
    }
    if (number.form !== 'words' || number.value < 2) continue
    const next = tokens[number.to]?.word ?? ''
    if (idiom.test(next) || (language === 'es' && next === 'son')) continue
    // "Me tienen a mil": in a hurry, not a sum.
    const [before, way] = [tokens[number.from - 2]?.word ?? '', tokens[number.from - 1]?.word]
    if (tokens[number.from]?.word === 'mil' && way === 'a' && hurried.test(before)) continue
    if (number.value >= 20 || bare || unit.test(next)) {
      const from = tokens[number.from]?.start ?? 0
      found.push({ value: number.value, said: text.slice(from, tokens[number.to - 1]?.end) })
    }
  }
  return found
}
