import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { openingLanguage, type Language } from '#protocol/vocabulary/language.ts'
import type { SaidTerms } from '#server/language/debtor-lines/terms.ts'
import { noTerms } from '#server/language/debtor-lines/terms.ts'
import { corroborated } from '#server/language/violations/corroborated.ts'
import { pressing, pushCue } from '#server/language/manner/collector-cues.ts'
import type { Concept } from '#server/language/manner/concepts.ts'
import { Memo } from '#server/language/memo.ts'
import { leavesTheRole } from '#server/language/out-of-role.ts'
import { read } from '#server/language/read.ts'
import type { Before, CollectorAct, Reading } from '#server/language/reading.ts'
import { clip, sentences, textsKept, type Sentence } from '#server/language/text/plain.ts'
import { contextOf, openingPlan, type Fold, type Step, type StepOutcome } from '../debtor/fold.ts'
import type { Life } from '../debtor/life/life.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import type { DebtorState } from '../debtor/state.ts'
import { readWords, showsNothing, withWords, wordsContextOf, type DebtorReading } from './debtor-reading.ts'
import { readMove, termsOfMove } from './move-reading.ts'
import { understandingOf, type ActHit, type Understanding } from './understanding.ts'
import { verificationIn, type IdentityCheck } from './verification.ts'

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
export type CollectorLine = SaidLine & {
  read: Reading
  understanding: Understanding
  /** What the line did to our debtor; null in a recorded call. */
  outcome: StepOutcome | null
}
export type DebtorLine = SaidLine & {
  reading: DebtorReading
  /** Amounts, days and method that the debtor names. */
  understanding: SaidTerms
  /** The move that was said; null in a recorded call, after the end, and where a model only answered in its own words. */
  move: DebtorPlan | null
  /** Nobody's move stands behind the words, or a language model worded it: they tell more than the move does. */
  freeWords: boolean
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
  /** Who was on the phone, as the dialogue showed it. */
  identity: IdentityCheck
  /** How our debtor ended; null in a recorded call, whose debtor was another one. */
  state: DebtorState | null
}

/** What counts of a line, by its words: several analyses look at the same ones. */
const counted = new Memo<string>(textsKept)

/** Blanks the sentences that speak to the exercise and not to the person on the phone. */
function withoutAsides(text: string): string {
  return counted.of(text, () => {
    let kept = text
    for (const { text: sentence, start, end } of sentences(text)) {
      if (leavesTheRole(sentence)) kept = kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end)
    }
    return kept
  })
}

type Place = Pick<SaidLine, 'line' | 'itemId' | 'original'>

/**
 * A line of the collector as it was read in its call; null where nothing of it counts. `readings`: those of all of the collector's
 * lines, its own at `at`.
 */
function spokenLine(
  place: Place,
  { readings, at, context }: { readings: readonly Reading[]; at: number; context: Before },
  outcome: StepOutcome | null,
): CollectorLine | null {
  const { original } = place
  const text = withoutAsides(original)
  const aside = text !== original
  const whole = corroborated(readings, at)
  // What is forbidden stays so, wherever in the line it hides. "Give me 100" asks for points there,
  // not for money.
  const hidden = aside
    ? understandingOf(whole).violations.filter(({ violation }) => violation !== 'pay_to_me')
    : null
  if (text.trim() === '' && (hidden === null || hidden.length === 0)) return null
  const withoutAside = () => readings.map((one, index) => (index === at ? read(text, context) : one))
  const reading = aside ? corroborated(withoutAside(), at) : whole
  const understanding = understandingOf(reading)
  return {
    ...place,
    text,
    sentences: sentences(text),
    language: reading.language,
    read: reading,
    understanding: hidden ? { ...understanding, violations: hidden } : understanding,
    outcome,
  }
}

/**
 * What a debtor's line shows: the move that it words, or in a recorded call its words, or both where a language model
 * worded it. `offered`: amounts that the collector named just before, in cents.
 */
type Heard = (
  said: TranscriptLine,
  offered: ReadonlySet<number>,
) => Pick<DebtorLine, 'reading' | 'understanding' | 'move' | 'language' | 'freeWords'>

function heardWords(scenario: Scenario): Heard {
  const context = wordsContextOf(scenario)
  const { balanceCents } = context
  return ({ text }, offered) => {
    const { reading, terms, language } = readWords(text, context)
    // "$100 a month, from the 11th" takes up the figure that was just offered.
    const takesUp =
      reading.topics.length === 0 &&
      !reading.asks &&
      (terms.frequency !== null || terms.method !== null) &&
      terms.amounts.some(({ cents }) => cents < balanceCents && offered.has(cents))
    return {
      reading: takesUp ? { ...reading, accepts: true, hedges: false } : reading,
      understanding: terms,
      language,
      move: null,
      freeWords: true,
    }
  }
}

/** Whether a move says nothing by itself: a language model answers with it in words of its own. */
function saysNothing({ says }: DebtorPlan): boolean {
  return 'situation' in says && ['own.words', 'low.statement', 'low.question'].includes(says.situation)
}

/** The debtor's reply to a step, or its first line before any. */
function heardMove(scenario: Scenario, life: Life, step: Step | null, byWords: Heard): Heard {
  const plan = step === null ? openingPlan(scenario) : step.plan
  const language = plan?.language ?? openingLanguage(scenario.sessionLanguage)
  if (plan === null)
    return () => ({
      reading: showsNothing,
      understanding: noTerms,
      move: null,
      language,
      freeWords: false,
    })
  const reading = readMove(plan, {
    after: step?.state ?? null,
    invoked: step?.outcome.rightInvoked ?? null,
    life,
  })
  const understanding = termsOfMove(plan)
  return (said, offered) => {
    if (said.move?.wordedBy !== 'model')
      return { reading, understanding, move: plan, language, freeWords: false }
    const heard = byWords(said, offered)
    const named = understanding.amounts.length + understanding.dates.length > 0
    return {
      reading: withWords(reading, heard.reading),
      understanding: named ? understanding : heard.understanding,
      move: saysNothing(plan) ? null : plan,
      language,
      freeWords: true,
    }
  }
}

function amountsIn({ lines }: CollectorTurn): ReadonlySet<number> {
  return new Set(lines.flatMap(({ understanding }) => understanding.amounts.map(({ cents }) => cents)))
}

/**
 * A transcript as turns. The collector's lines have the reading of their step, and the debtor's lines show what their
 * move did, and beside it what the words of a language model tell. Without a fold (`null`: a recorded call, a bare list
 * of messages) both are read by their words. Lines of the debtor that were never heard are left out; numbers of lines stay those of `lines`.
 */
export function readConversation(
  scenario: Scenario,
  lines: readonly TranscriptLine[],
  folded: Fold | null,
): Conversation {
  const context: Before = { ...contextOf(scenario), debtor: null }
  const steps = new Map(folded?.steps.map((step) => [step.line, step]))
  const byWords = heardWords(scenario)
  const life = folded ? lifeOf(scenario) : null
  const heardAfter = (step: Step | null) => (life ? heardMove(scenario, life, step, byWords) : byWords)
  let heard = heardAfter(null)
  const turns: Turn[] = []
  const spokenAt = lines.flatMap(({ speaker }, line) => (speaker === 'user' ? [line] : []))
  const readings = spokenAt.map((line) => steps.get(line)?.reading ?? read(lines[line]?.text ?? '', context))
  lines.forEach((said, line) => {
    const step = steps.get(line)
    if (step) heard = heardAfter(step)
    if (said.status === 'failed' || said.status === 'aborted') return
    const last = turns.at(-1)
    const place = { line, itemId: said.itemId, original: said.text }
    if (said.speaker === 'user') {
      const at = spokenAt.indexOf(line)
      const spoken = spokenLine(place, { readings, at, context }, step?.outcome ?? null)
      if (spoken === null) return
      const text = spoken.text.trim()
      if (last?.speaker === 'user') {
        last.lines.push(spoken)
        last.text += `\n${text}`
      } else turns.push({ speaker: 'user', index: turns.length, lines: [spoken], text })
      return
    }
    if (said.text.trim() === '') return
    const one: DebtorLine = {
      ...place,
      text: said.text,
      sentences: sentences(said.text),
      ...heard(said, last?.speaker === 'user' ? amountsIn(last) : new Set()),
      truncated: said.status === 'truncated',
    }
    if (last?.speaker === 'assistant') {
      last.lines.push(one)
      last.text += `\n${said.text.trim()}`
    } else turns.push({ speaker: 'assistant', index: turns.length, lines: [one], text: said.text.trim() })
  })
  return {
    scenario,
    turns,
    collector: turns.filter((turn) => turn.speaker === 'user'),
    debtor: turns.filter((turn) => turn.speaker === 'assistant'),
    identity: verificationIn(scenario, lines, folded),
    state: folded?.state ?? null,
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

/** All that the debtor said. */
export function debtorLinesOf(talk: Conversation): DebtorLine[] {
  return talk.debtor.flatMap(({ lines }) => lines)
}

export type Shown = { line: CollectorLine; hit: ActHit }

/** Where a turn shows any of the acts, in the order said. */
export function actsIn(turn: CollectorTurn, ...acts: CollectorAct[]): Shown[] {
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
  const known = pushing.get(line)
  if (known !== undefined) return known
  const found = line.understanding.pushing || line.sentences.some(({ folded }) => pressing.test(folded))
  pushing.set(line, found)
  return found
}

/** Many criteria ask it of each line, and the pattern is a long one. */
const pushing = new WeakMap<CollectorLine, boolean>()

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

export function quoteOf({ line, hit }: Shown): Quote {
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

/** What the turns speak of, for an acknowledgement that fits. */
export function conceptsIn(...turns: readonly DebtorTurn[]): ReadonlySet<Concept> {
  return new Set(turns.flatMap((turn) => turn.lines.flatMap(({ reading }) => [...reading.concepts])))
}

/** The content words of what the turns tell. */
export function stemsIn(...turns: readonly DebtorTurn[]): ReadonlySet<string> {
  return new Set(turns.flatMap((turn) => turn.lines.flatMap(({ reading }) => [...reading.stems])))
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
