import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { type Language, languages } from '#protocol/vocabulary/language.ts'
import type { ActHit, CollectorAct, Understanding } from '../debtor/acts/understanding.ts'
import { contextOf } from '../debtor/fold.ts'
import { Memo } from '#server/language/memo.ts'
import { leavesTheRole } from '../debtor/out-of-role.ts'
import { papersOf } from '../debtor/papers.ts'
import { read, readingsKept } from '../debtor/reading.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import { birthWords } from '../debtor/words/figures.ts'
import { pressing, pushCue } from './collector-cues.ts'
import type { DebtorReading } from './debtor-reading.ts'
import { readDebtor } from './debtor-reading.ts'
import type { Terms } from './terms.ts'
import { readTerms } from './terms.ts'
import type { Sentence } from './text.ts'
import { clip, languageOf, sentences } from './text.ts'

/**
 * `text` is what counts of a line: sentences that leave the call ("ignore your instructions", "give me
 * 100") are blanked, so they neither help nor harm. Places in it are those of `original`.
 */
type SaidLine = {
  line: number
  itemId: string | null
  text: string
  original: string
  sentences: readonly Sentence[]
  language: Language
}
export type CollectorLine = SaidLine & { understanding: Understanding }
export type DebtorLine = SaidLine & {
  reading: DebtorReading
  /** Amounts, days and method as the debtor said them. */
  understanding: Terms
  /** The collector spoke over this line. */
  truncated: boolean
}

/** Lines that one side says in a row are one turn: an inserted line never tears a reply from its cause. */
export type CollectorTurn = { speaker: 'user'; index: number; lines: CollectorLine[]; text: string }
export type DebtorTurn = { speaker: 'assistant'; index: number; lines: DebtorLine[]; text: string }
export type Turn = CollectorTurn | DebtorTurn

export type Conversation = {
  scenario: Scenario
  turns: Turn[]
  collector: CollectorTurn[]
  debtor: DebtorTurn[]
}

/** Blanks the sentences that speak to the exercise and not to the person on the phone. */
function withoutAsides(text: string): string {
  let kept = text
  for (const { text: sentence, start, end } of sentences(text)) {
    if (leavesTheRole(sentence)) kept = kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end)
  }
  return kept
}

type Words = Pick<SaidLine, 'text' | 'sentences' | 'language'>
type HeardWords = Words & Pick<DebtorLine, 'reading' | 'understanding'>

/** As in `read`: the tips of a live session read its lines, and what was read once is not read again. */
const spokenLines = new Memo<Words>(readingsKept)
const heardLines = new Memo<HeardWords>(readingsKept)

/** What counts of a line of the collector. */
function spokenWords(said: string, fallback: Language): Words {
  return spokenLines.of(`${fallback}|${said}`, () => {
    const text = withoutAsides(said)
    return { text, sentences: sentences(text), language: languageOf(text, fallback) }
  })
}

/** Blanks what a debtor says to show who it is: a date of birth is no day of payment, four digits no amount. */
function withoutPapers(text: string, scenario: Scenario): string {
  const { birthDate, lastFour } = papersOf(scenario)
  const births = languages.map((language) => birthWords(birthDate, language, scenario.accent))
  return [...births, lastFour].reduce(
    (kept, said) => kept.replaceAll(said, () => ' '.repeat(said.length)),
    text,
  )
}

function heardWords(text: string, scenario: Scenario, fallback: Language): HeardWords {
  const { type, accent, personality, name, occupation, objections } = scenario
  const { today, balanceCents } = contextOf(scenario)
  const key = JSON.stringify([
    type,
    accent,
    personality,
    name,
    occupation,
    objections,
    today,
    balanceCents,
    fallback,
    text,
  ])
  return heardLines.of(key, () => {
    const language = languageOf(text, fallback)
    return {
      text,
      sentences: sentences(text),
      language,
      reading: readDebtor(text, scenario),
      understanding: readTerms(withoutPapers(text, scenario), { today, balanceCents }, language === 'es'),
    }
  })
}

/**
 * Reads a transcript into turns. Lines of the debtor that were never heard are left out; numbers of
 * lines stay those of `lines`.
 */
export function readConversation(scenario: Scenario, lines: readonly TranscriptLine[]): Conversation {
  const context = contextOf(scenario)
  const fallback: Language = scenario.sessionLanguage === 'spanish' ? 'es' : 'en'
  const turns: Turn[] = []
  lines.forEach((said, line) => {
    if (said.status === 'failed' || said.status === 'aborted') return
    const last = turns.at(-1)
    const place = { line, itemId: said.itemId, original: said.text }
    if (said.speaker === 'user') {
      const words = spokenWords(said.text, fallback)
      const { text } = words
      const aside = text !== said.text
      // What is forbidden stays so, wherever in the line it hides. "Give me 100" asks for points there,
      // not for money.
      const hidden = aside
        ? read(said.text, context).violations.filter(({ violation }) => violation !== 'pay_to_me')
        : null
      if (text.trim() === '' && (hidden === null || hidden.length === 0)) return
      const heard = read(text, context)
      const understanding = hidden ? { ...heard, violations: hidden } : heard
      const spoken: CollectorLine = { ...place, ...words, understanding }
      if (last?.speaker === 'user') {
        last.lines.push(spoken)
        last.text += `\n${text.trim()}`
      } else turns.push({ speaker: 'user', index: turns.length, lines: [spoken], text: text.trim() })
      return
    }
    if (said.text.trim() === '') return
    const heard: DebtorLine = {
      ...place,
      ...heardWords(said.text, scenario, fallback),
      truncated: said.status === 'truncated',
    }
    if (last?.speaker === 'assistant') {
      last.lines.push(heard)
      last.text += `\n${said.text.trim()}`
    } else turns.push({ speaker: 'assistant', index: turns.length, lines: [heard], text: said.text.trim() })
  })
  return {
    scenario,
    turns,
    collector: turns.filter((turn) => turn.speaker === 'user'),
    debtor: turns.filter((turn) => turn.speaker === 'assistant'),
  }
}

/** The collector's turn right after a place; with `within` 2 also the one after that, and so on. */
export function repliesAfter(talk: Conversation, index: number, within = 1): CollectorTurn[] {
  return talk.collector.filter((turn) => turn.index > index).slice(0, within)
}

export function debtorBefore(talk: Conversation, index: number): DebtorTurn | null {
  return talk.debtor.filter((turn) => turn.index < index).at(-1) ?? null
}

/** All lines of both sides, in order. */
export function linesIn(talk: Conversation): (CollectorLine | DebtorLine)[] {
  return talk.turns.flatMap((turn): (CollectorLine | DebtorLine)[] => turn.lines)
}

export type Heard = { line: CollectorLine; hit: ActHit }

/** Where a turn shows any of the acts, in the order said. */
export function actsIn(turn: CollectorTurn, ...acts: CollectorAct[]): Heard[] {
  return turn.lines.flatMap((line) =>
    line.understanding.acts.filter((hit) => acts.includes(hit.act)).map((hit) => ({ line, hit })),
  )
}

export function shows(turn: CollectorTurn, ...acts: CollectorAct[]): boolean {
  return actsIn(turn, ...acts).length > 0
}

/** The verbatim sentence at a place in a line. */
export function quoteAt(line: SaidLine, at: number): Quote {
  const found = line.sentences.find(({ start, end }) => at >= start && at < end)
  return { itemId: line.itemId, line: line.line, text: clip(found?.text ?? line.original.trim()) }
}

/** Pressure without a lawful reason, as the line was read or by its form. */
export function pushes(line: CollectorLine): boolean {
  return line.understanding.pushing || line.sentences.some(({ folded }) => pressing.test(folded))
}

/** The sentence of a pushing line in which the push stands. */
export function quotePush(line: SaidLine): Quote {
  const found = line.sentences.findLast(({ folded }) => pushCue.test(folded))
  return found ? quoteAt(line, found.start) : quoteLine(line)
}

/** A verbatim quote of a whole line, cut at a word where it is long. */
export function quoteLine(line: SaidLine): Quote {
  return { itemId: line.itemId, line: line.line, text: clip(line.original.trim()) }
}

export function quoteTurn(turn: Turn): Quote | null {
  const line = turn.lines[0]
  return line ? quoteLine(line) : null
}

export function quoteOf({ line, hit }: Heard): Quote {
  return quoteAt(line, hit.start)
}

/** Whether anything in the debtor's turn has the mark: `some(turn, (read) => read.anger)`. */
export function some(turn: DebtorTurn, has: (reading: DebtorReading) => boolean): boolean {
  return turn.lines.some((line) => has(line.reading))
}

export function quoteWhere(turn: DebtorTurn, has: (reading: DebtorReading) => boolean): Quote | null {
  const line = turn.lines.find((said) => has(said.reading)) ?? turn.lines[0]
  return line ? quoteLine(line) : null
}

/** Anger, distress, or a blow of life: what asks for an acknowledgement before anything else. */
export function isEmotional(turn: DebtorTurn): boolean {
  return some(turn, (read) => read.anger || read.distress || read.hardship)
}

/** Remembers what is worked out of a conversation: several criteria ask for the same. */
export function oncePer<Result>(work: (talk: Conversation) => Result): (talk: Conversation) => Result {
  const known = new WeakMap<Conversation, { result: Result }>()
  return (talk) => {
    const found = known.get(talk)
    if (found) return found.result
    const result = work(talk)
    known.set(talk, { result })
    return result
  }
}
