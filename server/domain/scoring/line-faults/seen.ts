import { hashed } from '#server/language/learned/hashed.ts'
import type { Sentence } from '#server/language/reading.ts'
import { plain } from '#server/language/text/plain.ts'
import type { Standing } from '../../law/law.ts'
import {
  debtorBefore,
  isEmotional,
  pushes,
  type CollectorLine,
  type CollectorTurn,
  type Conversation,
  type DebtorTurn,
} from '../conversation.ts'
import type { DebtorReading } from '../debtor-reading.ts'
import {
  announcementIn,
  courtesyIn,
  demandIn,
  freshSentences,
  holdsBack,
  isUnsure,
  kindnessIn,
  nearBreach,
  takenUpIn,
} from '../habits.ts'

/** How many buckets what is seen of a line is hashed into. */
export const bucketCount = 2 ** 17

function bucketOf(name: string): number {
  const hash = hashed(name)
  return ((hash ^ (hash >>> 15)) >>> 0) % bucketCount
}

/** A measure of 0 to 1 is seen as the levels that it reaches. */
const levels = [0.2, 0.4, 0.6, 0.8]

/** A line of more words than each of these is seen as longer. */
const lengths = [3, 6, 10, 16, 25, 40, 70]

/** So many letters of a word are taken for the word. */
const root = 5

const marks = [
  'anger',
  'distress',
  'despair',
  'hardship',
  'disputes',
  'accepts',
  'hedges',
  'leans',
  'softens',
  'hangsUp',
  'asks',
  'corrects',
  'identifies',
] as const satisfies readonly (keyof DebtorReading)[]

/** What the debtor had just done, one by one, and in kinds for what a line means after it. */
function debtorSeen(before: DebtorTurn | null): { marks: string[]; kinds: string[] } {
  if (before === null) return { marks: [], kinds: ['nothing'] }
  const shown = new Set<string>()
  for (const { reading } of before.lines) {
    for (const mark of marks) if (reading[mark]) shown.add(mark)
    for (const topic of reading.topics) shown.add(`objects ${topic}`)
    for (const right of reading.rights) shown.add(`uses ${right}`)
  }
  const kinds = [
    ...(shown.has('asks') ? ['asks'] : []),
    ...(holdsBack(before) ? ['holds back'] : []),
    ...(isEmotional(before) ? ['feels'] : []),
    ...(shown.has('accepts') || shown.has('leans') ? ['gives'] : []),
  ]
  return { marks: [...shown], kinds: kinds.length > 0 ? kinds : ['tells'] }
}

function wordsOf(text: string): string[] {
  return plain(text)
    .replace(/\d+/gu, '0')
    .split(/[^\p{L}\d$?!]+/u)
    .filter((word) => word !== '')
}

/**
 * The beginnings of the words of a line, and which words stand next to each other. No more of the words: the more they count, the
 * more a line differs from what somebody says in its place in the other language.
 */
function wordsSeen(words: readonly string[], language: string): string[] {
  return words
    .flatMap((word, at) => [`root ${word.slice(0, root)}`, `pair ${words[at - 1] ?? ''} ${word}`])
    .map((seen) => `${language} ${seen}`)
}

/** The place of a line in its call. `demands`: how many turns before it asked for money; `ends`: the call ends with its turn. */
export type Placed = {
  talk: Conversation
  turn: CollectorTurn
  line: CollectorLine
  demands: number
  ends: boolean
}

/** What the reading and the habits make of a line, whatever its language. */
function actsSeen(
  { talk, turn, line }: Placed,
  sentences: readonly Sentence[],
  law: Standing,
  words: number,
): Set<string> {
  const seen = new Set<string>()
  const add = (name: string, share: number) => {
    for (const level of levels) if (share >= level) seen.add(`${name} ${level}`)
  }
  for (const { acts, social, question, violations, terms, certainty, amounts, days } of sentences) {
    for (const { act, certainty: surely } of acts) add(`act ${act}`, surely)
    if (social) add(`social ${social.social}`, social.certainty)
    if (question) add(`topic ${question.topic}`, question.certainty)
    for (const { violation, certainty: surely } of violations) add(`breach ${violation}`, surely)
    if (terms) seen.add(`terms ${terms.is}`)
    seen.add(`certainty ${certainty}`)
    if (amounts.length > 0) seen.add('amount')
    if (days.length > 0) seen.add('day')
  }
  add('demand', demandIn(turn))
  add('kind', kindnessIn(talk, turn))
  add('courteous', courtesyIn(talk, turn))
  add('taking up', takenUpIn(talk, turn))
  add('near a breach', nearBreach(turn, law))
  add('announcing', announcementIn(talk, turn))
  if (isUnsure(turn)) seen.add('unsure')
  if (pushes(line)) seen.add('pushes')
  for (const length of lengths) if (words > length) seen.add(`longer ${length}`)
  const asked = sentences.filter(({ interrogative, question }) => interrogative ?? question).length
  for (const many of [0, 1, 2]) if (asked > many) seen.add(`asks more than ${many}`)
  return seen
}

/** From this certainty on a turn is one that asked for money. */
const demandsFrom = 0.5
const demandsCounted = [0, 1, 2, 3, 4]

/**
 * What is seen of a line of the collector, as buckets, each once: its words, what the reading makes of them, each of that with what
 * the debtor had just done, and where in the call it stands.
 */
export function seenOf(placed: Placed, law: Standing): Int32Array {
  const { talk, turn, line, demands, ends } = placed
  // What is said again, and formulas, change nothing.
  const fresh = (freshSentences(talk).get(turn) ?? []).filter((one) => line.read.sentences.includes(one))
  const words = wordsOf(fresh.map(({ quote }) => quote).join(' '))
  const debtor = debtorSeen(debtorBefore(talk, turn.index))
  const acts = [...actsSeen(placed, fresh, law, words.length)]
  const asksAgain = demandIn(turn) > demandsFrom
  const seen = [
    ...wordsSeen(words, line.language),
    ...acts,
    ...debtor.kinds.flatMap((kind) => [`after ${kind}`, ...acts.map((act) => `${kind}: ${act}`)]),
    ...debtor.marks.map((mark) => `before ${mark}`),
    ...demandsCounted
      .filter((many) => demands > many)
      .flatMap((many) => [`demands ${many}`, ...(asksAgain ? [`demands after ${many}`] : [])]),
    ...(turn === talk.collector[0] ? ['first'] : []),
    ...(ends ? ['last'] : []),
  ]
  return Int32Array.from(new Set(seen.map(bucketOf)))
}

/** Every line of the collector in a call with its place, in order. `over`: the call ended with its last line. */
export function placedLines(talk: Conversation, over = true): Placed[] {
  let demands = 0
  return talk.collector.flatMap((turn) => {
    const ends = over && turn === talk.collector.at(-1)
    const placed = turn.lines.map((line) => ({ talk, turn, line, demands, ends }))
    if (demandIn(turn) > demandsFrom) demands++
    return placed
  })
}
