import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frequency, PaymentMethod, Terms, TermsPart } from '../../reading.ts'

/** A labelled line of data/terms. `is` none: nothing of payments, or figures that are told and not proposed. */
export type TermsCase = {
  language: 'en' | 'es'
  text: string
  balanceCents: number
  heldOut: boolean
  terms: { is: Terms['is'] | 'none'; alternatives: TermsPart[][]; method: PaymentMethod | null }
}

/** The day of the cases. */
export const casesToday = '2026-11-22'
const balance = 240_000

const rhythm: Record<string, Frequency> = { m: 'monthly', w: 'weekly', b: 'biweekly', o: 'once' }

function cents(said: string): number | null {
  return said === '?' ? null : Math.round(Number(said) * 100)
}

function day(said: string): string {
  return `${said >= '11-22' ? 2026 : 2027}-${said}`
}

function part(label: string): TermsPart {
  const [figure = '?', ...rest] = label.trim().split(/\s+/)
  const [amount = '?', per] = figure.split('/')
  const read: TermsPart = {
    amountCents: cents(amount),
    per: per === undefined ? null : (rhythm[per] ?? null),
    count: null,
    from: null,
    until: null,
    lastCents: null,
    totalCents: null,
    settles: false,
  }
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? ''
    const value = rest[at + 1] ?? ''
    if (word.startsWith('x')) read.count = Number(word.slice(1))
    else if (word === 'settles') read.settles = true
    else {
      at += 1
      if (word === 'from') read.from = day(value)
      else if (word === 'until') read.until = day(value)
      else if (word === 'last') read.lastCents = cents(value)
      else if (word === 'total') read.totalCents = cents(value)
      else throw new Error(`unknown word in a label: ${word} (${label})`)
    }
  }
  return read
}

function label(said: string): TermsCase['terms'] {
  if (said === '-' || said === 'mention') return { is: 'none', alternatives: [], method: null }
  const [is = '', body = ''] = said.split(/: ?/)
  const method = /@(\w+)/.exec(body)?.[1] ?? null
  const figures = body.replace(/@\w+/, '').trim()
  const alternatives =
    figures === '' ? [] : figures.split('|').map((one) => one.split(' + ').map((text) => part(text)))
  return { is: is as Terms['is'], alternatives, method: method as PaymentMethod | null }
}

/** Held out of tuning by a hash of the text, so that the half never changes. */
export function isHeldOut(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1
}

/** The labelled lines of a language. */
export function readCases(language: 'en' | 'es'): TermsCase[] {
  const file = fileURLToPath(new URL(`../../../../data/terms/${language}.txt`, import.meta.url))
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => {
      const [left = '', right = ''] = line.split(' => ')
      const other = /^\[(\d+)\] /.exec(left)
      const text = other ? left.slice(other[0].length) : left
      return {
        language,
        text,
        balanceCents: other ? Number(other[1]) * 100 : balance,
        heldOut: isHeldOut(text),
        terms: label(right.trim()),
      }
    })
}
