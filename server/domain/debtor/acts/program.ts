import { belongs } from './lexicon.ts'
import type { Bits, Lexicon, WordForm } from './lexicon.ts'
import type { Token } from '#server/language/text/line.ts'
import type { Node } from './pattern.ts'

/**
 * Cues as small programs over the words of a sentence, one interpreter for all of them. As many regular
 * expressions took most of the time of a reading: the engine compiles each one when it first meets a line,
 * forgets it when it was not needed for a while, and runs it over letters, where words are what counts.
 * What a program finds is what the regular expression of its pattern finds (search.test.ts).
 */
const op = {
  /** All of the pattern was found. */
  found: 0,
  /** The next word is of set a; a pause behind it is passed, or left where that leads nowhere. */
  word: 1,
  /** Any next word. */
  anyWord: 2,
  /** Any next word, or a pause. */
  anything: 3,
  /** Goes on, or where that leads nowhere at a. */
  either: 4,
  /** Goes on at a, or where that leads nowhere here. */
  rather: 5,
  go: 6,
  /** What follows up to its own `found` does not match here; then on at a. */
  notBefore: 7,
  /** The word before is not of set a. */
  notAfter: 8,
  start: 9,
  end: 10,
} as const

/** The programs of many patterns, one behind the other. */
export type Code = number[]

/** A sentence as programs see it: a step for each word, and one without words for each pause between words. */
export type Steps = {
  /** The sets of the word of each step; null for a pause. */
  sets: readonly (Bits | null)[]
  /** The number of the token at each step, or before the pause; one more entry than steps. */
  tokens: readonly number[]
  /** Up to this step stand none but words that open a sentence, as "okay so". */
  opened: number
}

/** Words before the start of a sentence, as patterns mean it: up to four. */
export const openers: ReadonlySet<string> = new Set(
  'okay so and but well now right alright look listen please yes no sir maam great perfect then hi hello good morning afternoon evening y pero bueno pues entonces mire mira oiga oye claro perfecto si ok muy bien senor senora hola buenos buenas dias tardes noches disculpe digame dime a ver'.split(
    ' ',
  ),
)
const mostOpeners = 4

/** The steps of a sentence, given the sets of each of its words. */
export function stepsOf(tokens: readonly Token[], words: readonly { sets: Bits }[]): Steps {
  const sets: (Bits | null)[] = []
  const places: number[] = []
  let opened = 0
  let opening = true
  const last = tokens.length - 1
  for (let index = 0; index <= last; index += 1) {
    const token = tokens[index]
    const word = words[index]
    if (!token || !word) break
    sets.push(word.sets)
    places.push(index)
    if (token.pause && index < last) {
      sets.push(null)
      places.push(index)
    }
    opening &&= index < mostOpeners && openers.has(token.word)
    if (opening) opened = sets.length
  }
  places.push(Math.max(0, last))
  return { sets, tokens: places, opened }
}

/** What one word or a class of words is; null for anything longer or without words. */
function formOf(node: Node): WordForm | null {
  return node.kind === 'word' || node.kind === 'class' ? node : null
}

/** Writes the program of a pattern behind those in `code`, and returns where it begins. */
export function writeProgram(root: Node, code: Code, lexicon: Lexicon): number {
  const start = code.length
  write(root)
  code.push(op.found)
  return start

  function write(node: Node): void {
    switch (node.kind) {
      case 'word':
      case 'class':
        code.push(op.word, lexicon.setOf([node]))
        return
      case 'sequence':
        for (const part of node.parts) write(part)
        return
      case 'choice':
        writeChoice(optionsOf(node))
        return
      case 'optional': {
        const otherwise = jump(op.either)
        write(node.part)
        land(otherwise)
        return
      }
      case 'not_before': {
        const after = jump(op.notBefore)
        write(node.part)
        code.push(op.found)
        land(after)
        return
      }
      case 'not_after':
        code.push(op.notAfter, lexicon.setOf(formsOf(node.part)))
        return
      case 'gap': {
        const ends: number[] = []
        for (let words = 0; words < node.most; words += 1) {
          ends.push(jump(op.rather))
          code.push(node.overPauses ? op.anything : op.anyWord)
        }
        ends.forEach(land)
        return
      }
      case 'start':
        code.push(op.start)
        return
      case 'end':
        code.push(op.end)
    }
  }

  function writeChoice(options: readonly (Node | WordForm[])[]): void {
    const ends: number[] = []
    options.forEach((option, at) => {
      const isLast = at === options.length - 1
      const otherwise = isLast ? null : jump(op.either)
      if (Array.isArray(option)) code.push(op.word, lexicon.setOf(option))
      else write(option)
      if (otherwise === null) return
      ends.push(jump(op.go))
      land(otherwise)
    })
    ends.forEach(land)
  }

  /** A jump whose aim is not known yet; returns where the aim is to be written. */
  function jump(kind: number): number {
    code.push(kind, 0)
    return code.length - 1
  }

  function land(at: number): void {
    code[at] = code.length
  }
}

/** The options of a choice in their order: single words that stand side by side are one set. */
function optionsOf(choice: Node & { kind: 'choice' }): (Node | WordForm[])[] {
  const options: (Node | WordForm[])[] = []
  for (const option of choice.options) {
    const form = formOf(option)
    const last = options.at(-1)
    if (!form) options.push(option)
    else if (Array.isArray(last)) last.push(form)
    else options.push([form])
  }
  return options
}

/** The words of a choice between single words. */
function formsOf(node: Node): WordForm[] {
  const options = node.kind === 'choice' ? node.options : [node]
  return options.map((option) => formOf(option) ?? fail('only single words can be asked for before a word'))
}

function fail(why: string): never {
  throw new Error(why)
}

/** Where a program ends that begins at a step, or -1 when it does not match there. */
export function run(code: Code, from: number, steps: Steps, at: number): number {
  const { sets } = steps
  let pc = from
  let step = at
  for (;;) {
    const argument = code[pc + 1] ?? 0
    switch (code[pc]) {
      case op.found:
        return step
      case op.word: {
        const word = sets[step]
        if (!word || !belongs(word, argument)) return -1
        pc += 2
        step += 1
        if (sets[step] === null) {
          const end = run(code, pc, steps, step + 1)
          if (end >= 0) return end
        }
        break
      }
      case op.anyWord:
        if (!sets[step]) return -1
        pc += 1
        step += 1
        break
      case op.anything:
        if (step >= sets.length) return -1
        pc += 1
        step += 1
        break
      case op.either: {
        const end = run(code, pc + 2, steps, step)
        if (end >= 0) return end
        pc = argument
        break
      }
      case op.rather: {
        const end = run(code, argument, steps, step)
        if (end >= 0) return end
        pc += 2
        break
      }
      case op.go:
        pc = argument
        break
      case op.notBefore:
        if (run(code, pc + 2, steps, step) >= 0) return -1
        pc = argument
        break
      case op.notAfter: {
        const before = sets[step - 1]
        if (before && belongs(before, argument)) return -1
        pc += 2
        break
      }
      case op.start:
        if (step > steps.opened) return -1
        pc += 1
        break
      case op.end:
        if (step < sets.length) return -1
        pc += 1
        break
      default:
        throw new Error('a cue was compiled wrongly')
    }
  }
}
