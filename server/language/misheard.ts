import { givesChoice } from './alternatives.ts'
import { fold, foldWord } from './text/fold.ts'
import { lettersApart } from './text/letters-apart.ts'

/** A word that was said, and what it was taken for. */
export type Misheard = { said: string; heard: string }

/** Shorter words are too much alike. */
const shortest = 4

/** So many letters may differ, the more the longer the word is. */
const mostApart = (length: number) => (length >= 7 ? 3 : 2)

/** A word as it sounds, roughly: without vowels and mute letters, and with one letter for those that sound alike. */
function soundOf(word: string): string {
  return word
    .replace(/^hu(?=[ei])/, 'bu')
    .replace(/ph/g, 'f')
    .replace(/[cs]h/g, 's')
    .replace(/[vw]/g, 'b')
    .replace(/[zc](?=[eiy])|z/g, 's')
    .replace(/[ckq]/g, 'k')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Another form of the same word differs in its ending alone: "pay" and "paid", "pago" and "paga". */
function isForm(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length)
  let common = 0
  while (common < least && one[common] === other[common]) common += 1
  return common >= least - (least >= 7 ? 3 : least >= 6 ? 2 : 1)
}

/** What a word begins with, one letter for those that sound alike. */
function beginningOf(word: string): string {
  return word
    .replace(/^hu(?=[ei])/, 'bu')
    .charAt(0)
    .replace('v', 'b')
    .replace(/[kq]/, 'c')
}

/** Whether two words are taken for each other: they begin alike, and differ by a sound or by letters that are not heard. */
function soundsLike(one: string, other: string): boolean {
  if (one === other || isForm(one, other)) return false
  if (beginningOf(one) !== beginningOf(other)) return false
  const [sound, like] = [soundOf(one), soundOf(other)]
  const letters = lettersApart(one, other)
  if (letters > mostApart(Math.max(one.length, other.length))) return false
  return (
    sound === like ||
    (lettersApart(sound, like) === 1 && (letters === 1 || Math.min(one.length, other.length) > 4))
  )
}

type Word = { folded: string; written: string }

/** The words of a text, folded, beside how they are written there; what is stammered stands there once. */
function wordsOf(text: string): Word[] {
  return (text.match(/\p{L}+/gu) ?? [])
    .map((written) => ({ folded: foldWord(written), written }))
    .filter(({ folded }, at, all) => folded !== all[at - 1]?.folded)
}

/** A word as it is said in the middle of a sentence: speech has no capitals. */
const asHeard = ({ folded, written }: Word) => (folded === written ? written : written.toLowerCase())

/** Words that everybody says all the time are never what was misheard. */
const everyday = new Set(
  (
    'that this these those there their they them then than what when where were which while with will would could should have having had been ' +
    'from some same said says tell told talk know knew need want went well your yours you mine more most much many make made take took give gave ' +
    'come came like look just only over very good here hear heard help call paid pays work last late long left less week year month money days ' +
    'time today first again about after before because other every under sure thanks thank please right okay yeah sorry mean think thing things ' +
    'para pero pues porque como cuando donde quien esta este esto esos esas ella ellos todo toda todos nada algo cada mismo misma entonces ' +
    'tiene tienen tengo tenia puede puedo podria podemos quiere quiero dice dijo dije digo sabe hace hacer haga hasta desde sobre entre ' +
    'bien bueno buena mejor menos mucho mucha poco poca pago paga pagar deuda mese meses semana dias hora horas ahora antes luego usted ustedes ' +
    'claro cuenta cuanto cuantos cual cuales verdad perdon gracias senor senora sera seria estoy estaba vamos quedo queda llama llamo pudo pude pidio pedi pide pido podia pedia'
  ).split(/\s+/),
)

/** Whether two words may be taken for each other where the words around them are the same: so many of their letters are alike. */
function resembles(one: string, other: string): boolean {
  if (isForm(one, other) || soundOf(one) === soundOf(other)) return false
  const longest = Math.max(one.length, other.length)
  const begin = [one, other].map((word) => word.slice(0, sharedBeginning))
  return (
    lettersApart(one, other) <= Math.min(mostApart(longest), Math.floor(longest / 2)) || begin[0] === begin[1]
  )
}
const sharedBeginning = 3

/** How many words before a place are the same in both texts. */
function sameBefore(heard: readonly Word[], at: number, said: readonly Word[], from: number): number {
  let same = 0
  while (heard[at - 1 - same]?.folded === said[from - 1 - same]?.folded && heard[at - 1 - same] !== undefined)
    same += 1
  return same
}

/** "Cajas rojas", after "cajas rotas": a word stands where another one was said, between the same words. */
function inSameFrame(heard: readonly Word[], at: number, said: readonly Word[], from: number): boolean {
  const own = ({ folded }: Word) => folded.length >= shortest && !everyday.has(folded)
  const before = sameBefore(heard, at, said, from)
  const last = heard[at - 1]
  const next = heard[at + 1]
  return (
    before >= 2 ||
    (before === 1 && last !== undefined && own(last)) ||
    (next !== undefined && own(next) && next.folded === said[from + 1]?.folded)
  )
}

/** "The ban? What ban?": the same sound for two words, and the wrong one is asked about. */
const asksWhich = (line: string, word: string) =>
  new RegExp(`(?<!\\p{L})(?:what|which|que|cual) ${word}(?!\\p{L})`, 'u').test(
    fold(line).text.replace(/[^\p{L}]+/gu, ' '),
  )

/** So short a word is taken for another one only where both sound alike and it is asked about. */
const leastAsked = 3

/**
 * Whether a line takes up a word that was just said as another one that sounds like it: "more poultry?" after "poetry",
 * "one of them's called martian" after "Marcin", "cajas rojas" after "cajas rotas", "like a clock or like a crook" after "like a
 * clock". Null where the word itself is in the line, and no choice is given. `spoken`: what was said just before, in its own words.
 */
export function misheardIn(line: string, spoken: string): Misheard | null {
  const heard = wordsOf(line)
  const known = new Set(heard.map(({ folded }) => folded))
  const said = wordsOf(spoken)
  const saidWords = new Set(said.map(({ folded }) => folded))
  const chooses = givesChoice(line)
  for (const [from, word] of said.entries()) {
    const { folded } = word
    if (folded.length < leastAsked || everyday.has(folded) || (known.has(folded) && !chooses)) continue
    const taken = heard.find((one, at) => {
      if (one.folded.length < leastAsked || everyday.has(one.folded) || saidWords.has(one.folded))
        return false
      const short = Math.min(one.folded.length, folded.length) < shortest
      const alike = soundOf(one.folded) === soundOf(folded) && lettersApart(one.folded, folded) === 1
      if (short) return alike && asksWhich(line, one.folded)
      return (
        soundsLike(one.folded, folded) ||
        (resembles(one.folded, folded) && inSameFrame(heard, at, said, from))
      )
    })
    if (taken) return { said: word.written, heard: asHeard(taken) }
  }
  return null
}

/**
 * What a word that nobody said was most likely, in a line whose other words were said: "cuarenta y dos cajas de vino", after "cajas de
 * vidrio con vinagre". Null where nothing that was said begins like it. `foreign`: the word, folded.
 */
export function mistakenFor(foreign: string, line: string, spoken: string): Misheard | null {
  const heard = wordsOf(line)
  const taken = heard.find(({ folded }) => folded === foreign)
  if (taken === undefined || foreign.length < shortest || everyday.has(foreign)) return null
  const meant = wordsOf(spoken).find(
    ({ folded }) =>
      folded.length >= shortest &&
      !everyday.has(folded) &&
      !heard.some((one) => one.folded === folded) &&
      folded.slice(0, sharedBeginning) === foreign.slice(0, sharedBeginning) &&
      folded.slice(0, shortest) !== foreign.slice(0, shortest),
  )
  return meant === undefined ? null : { said: meant.written, heard: asHeard(taken) }
}
