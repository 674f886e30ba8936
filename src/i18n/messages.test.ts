import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '#protocol/vocabulary/error-codes.ts'
import { en } from './en/messages.ts'
import { es } from './es/messages.ts'

type Tree = { [key: string]: string | Tree }

/** Every text by its full key, such as "landing.sample.why". */
function texts(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') found.set(`${path}${key}`, value)
    else for (const [inner, text] of texts(value, `${path}${key}.`)) found.set(inner, text)
  return found
}

/** The argument names of an ICU text, such as `count` in "{count, plural, ...}". */
function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map((match) => match[1] ?? ''))].toSorted()
}

const english = texts(en)
const spanish = texts(es)

describe('the texts of both languages', () => {
  it('[LANG1] has the same keys in both', () => {
    expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  it('has the same placeholders in both', () => {
    const byKey = (table: Map<string, string>) =>
      Object.fromEntries([...table].map(([key, text]) => [key, placeholders(text)]))
    expect(byKey(spanish)).toEqual(byKey(english))
  })

  it('has no empty texts', () => {
    const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  it('[LANG6] calls a debtor a debtor in Spanish', () => {
    const salesWords = [...spanish].filter(([, text]) => text.toLowerCase().includes('prospect'))
    expect(salesWords.filter(([, text]) => !placeholders(text).includes('prospect'))).toEqual([])
  })

  it('[LANG6] calls a debtor a prospect only where the specification quotes it', () => {
    const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8')
    const quoted = [...specification.matchAll(/“([^”]+)”/gu)].map((match) => match[1])
    const salesWords = [...english].filter(([, text]) => /prospect/iu.test(text.replaceAll(/\{\w+/gu, '')))
    expect(salesWords.filter(([, text]) => !quoted.includes(text))).toEqual([])
  })

  it('[ERR2] has a text for every error code of the protocol in both', () => {
    for (const { errors } of [en, es])
      expect(Object.keys(errors).toSorted()).toEqual([...errorCodes].toSorted())
  })

  it('[ENUM2] has one word for each kind of debt in both', () => {
    for (const { vocabulary } of [en, es]) {
      const { medical, medical_debt, utility, utilities, utility_bills, ...others } = vocabulary.debtType
      expect(medical).toBe(medical_debt)
      expect([utility, utilities]).toEqual([utility_bills, utility_bills])
      const words = [medical, utility, ...Object.values(others)]
      expect(new Set(words).size).toBe(words.length)
    }
  })
})
