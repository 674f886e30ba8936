import { fold } from './text/fold.ts'

/** A word that was said, and what it was taken for. */
export type Misheard = { said: string; heard: string }

/** Shorter words are too much alike. */
const shortest = 4

/** So many letters may differ, the more the longer the word is. */
const mostApart = (length: number) => (length >= 7 ? 3 : 2)

/** A word as it sounds, roughly: without vowels and mute letters, and with one letter for those that sound alike. */
function soundOf(word: string): string {
  return word
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

/** How many letters have to be changed, added or left out to make one word the other. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let from = 1; from <= one.length; from += 1) {
    const next = [from]
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[from - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** What a word begins with, one letter for those that sound alike. */
function beginningOf(word: string): string {
  return word.charAt(0).replace('v', 'b').replace(/[kq]/, 'c')
}

/** Whether two words are taken for each other: they begin alike, and differ by a sound or by letters that are not heard. */
function soundsLike(one: string, other: string): boolean {
  if (one === other || isForm(one, other)) return false
  if (beginningOf(one) !== beginningOf(other)) return false
  const [sound, like] = [soundOf(one), soundOf(other)]
  const letters = apart(one, other)
  if (letters > mostApart(Math.max(one.length, other.length))) return false
  return (
    sound === like || (apart(sound, like) === 1 && (letters === 1 || Math.min(one.length, other.length) > 4))
  )
}

/** The words of a text, folded, beside how they are written there. */
function wordsOf(text: string): { folded: string; written: string }[] {
  return (text.match(/\p{L}+/gu) ?? []).map((written) => ({ folded: fold(written).text, written }))
}

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
    'claro cuenta cuanto cuantos cual cuales verdad perdon gracias senor senora sera seria estoy estaba vamos quedo queda llama llamo'
  ).split(/\s+/),
)

/**
 * Whether a line takes up a word that was just said as another one that sounds like it: "more poultry?" after "poetry",
 * "one of them's called martian" after "Marcin". Null where the word itself is in the line, too. `spoken`: what was said
 * just before, in its own words.
 */
export function misheardIn(line: string, spoken: string): Misheard | null {
  const heard = wordsOf(line)
  const known = new Set(heard.map(({ folded }) => folded))
  const said = wordsOf(spoken)
  const saidWords = new Set(said.map(({ folded }) => folded))
  for (const word of said) {
    const { folded } = word
    if (folded.length < shortest || everyday.has(folded) || known.has(folded)) continue
    const taken = heard.find(
      (one) =>
        one.folded.length >= shortest &&
        !everyday.has(one.folded) &&
        !saidWords.has(one.folded) &&
        soundsLike(one.folded, folded),
    )
    if (taken)
      return {
        said: word.written,
        heard: taken.folded === taken.written ? taken.written : taken.written.toLowerCase(),
      }
  }
  return null
}
