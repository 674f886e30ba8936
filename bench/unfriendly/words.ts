/**
 * What is said in a call, by number: the sound of a collector's line carries its number, so that simulated ears hear what was
 * said, and every clause of a reply tells which reply it belongs to.
 */
const things = [
  'the rent',
  'the school',
  'the car',
  'the heating',
  'the bus',
  'the dentist',
  'the food',
  'the roof',
  'the garden',
  'the kitchen',
]
const weeks = [
  'a long',
  'a bad',
  'a slow',
  'a hard',
  'an odd',
  'a cold',
  'a loud',
  'a wet',
  'a dark',
  'a strange',
]
const places = ['at home', 'at work', 'for us', 'for me']
const openers = ['Well', 'Right', 'Look', 'You know', 'I mean']
const feelings = ['hard', 'tiring', 'a lot', 'worrying', 'difficult']

/** Reads the digits of a number, each in a base of its own. */
class Digits {
  #rest: number

  constructor(number: number) {
    this.#rest = number
  }

  pick(words: readonly string[]): string {
    const word = words[this.#rest % words.length] ?? ''
    this.#rest = Math.floor(this.#rest / words.length)
    return word
  }
}

/** How many lines there are. */
export const lineCount = 4_000
/** Spreads neighbours: two lines in a row have little in common. No divisor in common with the counts. */
const stride = 2_999

/** A collector's line that leads to small talk: it offers, asks and threatens nothing. */
export function collectorLine(number: number): string {
  const digits = new Digits((number * stride) % lineCount)
  const [thing, week, place, feeling] = [things, weeks, places, feelings].map((words) => digits.pick(words))
  const end = digits.pick(['and I appreciate your patience', 'and I thank you for telling me'])
  return `So ${thing} in ${week} week ${place} was ${feeling}, ${end}.`
}

/** How many replies differ in their first clause. */
export const replyCount = openers.length * weeks.length * places.length * things.length

/** A reply that no plan forbids, in four clauses; its opener is too short to be one. */
export function replyText(number: number): string {
  const digits = new Digits((number * stride) % replyCount)
  const [opener, week, place, thing] = [openers, weeks, places, things].map((words) => digits.pick(words))
  return (
    `${opener}, it was ${week} week ${place} with ${thing}, ` +
    sentences
      .map((sentence, from) => wording(sentence, (number * stride + 1_117 * from) % lineCount))
      .join(' ')
  )
}

const sentences = [
  'and then THING came on top after WEEK start PLACE with OTHER.',
  'There is simply very little left PLACE after THING and OTHER in WEEK month.',
  'It has been WEEK time PLACE with THING and OTHER.',
] as const

/** A sentence in as many wordings as there are lines: every clause of a call is one of its own. */
function wording(sentence: string, number: number): string {
  const digits = new Digits(number)
  return sentence
    .replace('THING', () => digits.pick(things))
    .replace('WEEK', () => digits.pick(weeks))
    .replace('PLACE', () => digits.pick(places))
    .replace('OTHER', () => digits.pick(things))
}

/** Levels of neighbouring lines are this far apart, more than resampling changes one. */
const levelStep = 8

/** The sound of a line: its number as a constant level. */
export function soundOf(number: number, samples: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new Int16Array(samples).fill((number + 1) * levelStep).buffer)
}

/** The number of the line in a sound. */
export function numberIn(pcm: Buffer): number {
  const middle = Math.floor(pcm.byteLength / 4) * 2
  return Math.round(pcm.readInt16LE(middle) / levelStep) - 1
}
