import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readLabelled } from '../eval/labelled.ts'
import { cueFiles } from './cues/all.ts'
import { readLine } from '#server/language/text/line.ts'
import type { Sentence } from '#server/language/text/line.ts'
import { parsePattern } from './pattern.ts'
import type { Node } from './pattern.ts'
import { openers } from './program.ts'
import { Search } from './search.ts'

/** The regular expression that a pattern stands for, over sentences that stand one a line. */
function expressionOf(node: Node): string {
  switch (node.kind) {
    case 'word':
      return `${node.text}${node.stem ? '[^ ,\\n]*' : ''} (?:, )?`
    case 'class':
      return `(?:${node.word.source.replaceAll('[^ ,]', '[^ ,\\n]')}) (?:, )?`
    case 'sequence':
      return node.parts.map(expressionOf).join('')
    case 'choice':
      return `(?:${node.options.map(expressionOf).join('|')})`
    case 'optional':
      return `(?:${expressionOf(node.part)})?`
    case 'not_before':
      return `(?!${expressionOf(node.part)})`
    case 'not_after':
      return `(?<! ${expressionOf(node.part)})`
    case 'gap':
      return `(?:${node.overPauses ? '[^ \\n]' : '[^ ,\\n]'}+ ){0,${node.most}}?`
    case 'start':
      return `(?<=^ (?:(?:${[...openers].join('|')}) (?:, )?){0,4})`
    case 'end':
      return '$'
  }
}

const sentences: readonly Sentence[] = ['dev', 'heldout'].flatMap((name) =>
  readLabelled(
    readFileSync(new URL(`../../../../data/reading/${name}.jsonl`, import.meta.url), 'utf8'),
  ).flatMap(({ text }) => readLine(text).sentences),
)
const patterns = [
  ...new Set(cueFiles.flatMap(({ cues }) => cues.flatMap(({ say, unless = [] }) => [...say, ...unless]))),
]

/** Where matches begin, behind a space, and end in the text of all sentences: one may begin within another. */
function matchesOf(expression: RegExp, text: string): string[] {
  const found: string[] = []
  for (;;) {
    const match = expression.exec(text)
    if (!match) return found
    found.push(`${match.index + 1}-${match.index + match[0].length}`)
    expression.lastIndex = match.index + 1
  }
}

describe('the search for patterns', () => {
  it('finds in every labelled line what the regular expression of each pattern finds', () => {
    const search = new Search()
    const compiled = patterns.map((pattern) => search.compile(pattern))
    const found = new Map(patterns.map((pattern): [string, string[]] => [pattern, []]))
    let text = ''
    for (const sentence of sentences) {
      const places: number[] = []
      // A word or a pause is a step; the last place is behind the last word.
      for (const { index } of sentence.norm.matchAll(/(?<= )/g)) places.push(text.length + index)
      text += `${sentence.norm}\n`
      const looked = search.lookUp(sentence)
      for (const pattern of compiled) {
        for (let from = 0; ;) {
          const match = search.find(looked, pattern, from)
          if (!match) break
          found.get(pattern.source)?.push(`${places[match.begin]}-${places[match.end]}`)
          from = match.begin + 1
        }
      }
    }
    const wrong = patterns.filter((pattern) => {
      const expression = new RegExp(` ${expressionOf(parsePattern(pattern).root)}`, 'gm')
      return matchesOf(expression, text).join(' ') !== found.get(pattern)?.join(' ')
    })
    expect(wrong).toEqual([])
    const total = [...found.values()].reduce((sum, { length }) => sum + length, 0)
    expect(total).toBeGreaterThan(sentences.length)
  })

  const holds = (pattern: string, text: string) => {
    const search = new Search()
    const compiled = search.compile(pattern)
    return readLine(text).sentences.some(
      (sentence) => search.find(search.lookUp(sentence), compiled, 0) !== null,
    )
  }

  it.each([
    ['pay ... today', 'pay it all of it today', true],
    ['pay .. today', 'pay it all of it today', false],
    ['pay ... today', 'pay it, please, today', false],
    ['pay ~ today', 'pay it, please, today', true],
    ['pay today', 'pay, today', true],
    ['^ pay', 'okay, so pay it', true],
    ['^ pay', 'you pay it', false],
    ['pay $', 'you pay', true],
    ['pay $', 'you pay it', false],
    ['pay !(it|that)', 'you pay that', false],
    ['-(por) ciento', 'diez por ciento', false],
    ['-(por) ciento', 'pague ciento veinte', true],
    ['pay* [it] (now|right away)', 'paying right away', true],
    ['pay <n> <currency>', 'pay a hundred bucks', true],
  ])('%s in "%s": %s', (pattern, text, expected) => {
    expect(holds(pattern, text)).toBe(expected)
  })

  it('tells which pattern is malformed', () => {
    for (const pattern of ['pay (it', 'pay it)', 'pa*', 'pay <nothing>', 'Pay', '', 'pay ()'])
      expect(() => new Search().compile(pattern)).toThrow(`Cue "${pattern}"`)
  })
})
