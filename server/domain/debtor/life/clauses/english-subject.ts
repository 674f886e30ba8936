import { genderOfName } from '../people/first-names.ts'
import type { Gender } from '../life.ts'
import type { Speaker } from '../scenario/speaker.ts'
import type { Token } from '../scenario/tokens.ts'
import { type Tagged, adverbs, isFinite } from './tagged.ts'

/** Words of a stretch that says when. */
const timeWords =
  /^(in|on|at|by|the|a|an|few|couple|of|next|last|that|same|this|day|days|night|morning|months?|weeks?|years?|later|ago|then|after|before|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|eighteen|twenty|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|fall|autumn|winter)$/

export const kinWords: Record<Gender, RegExp> = {
  female:
    /^(mother|mom|mum|wife|sister|daughter|aunt|grandmother|grandma|girlfriend|niece|woman|lady|mother-in-law|ex-wife|stepmother|stepdaughter|granddaughter|sister-in-law|daughter-in-law|widow|landlady|waitress)$/,
  male: /^(father|dad|husband|brother|son|uncle|grandfather|grandpa|boyfriend|nephew|man|guy|father-in-law|ex-husband|stepfather|stepson|grandson|brother-in-law|son-in-law|landlord|widower)$/,
}

export function genderOf(token: Tagged): Gender | null {
  const said = token.said.replace(/'s$/, '')
  if (kinWords.female.test(said)) return 'female'
  if (kinWords.male.test(said)) return 'male'
  if (/^\p{Lu}\p{Ll}/u.test(token.word) && token.tags.has('Person'))
    return genderOfName(token.word.replace(/['’]s$/, ''))
  return null
}

export type Scene = {
  speaker: Speaker
  own: { subject: string; object: string; possessive: string; reflexive: string }
  other: { subject: string; object: string; possessive: string }
}

export const pronounsOf = {
  female: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  male: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
} as const

export const second = { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself' } as const

export type Subject = {
  kind: 'self' | 'we' | 'other' | 'unsure'
  words: Token[]
  lead: Tagged[]
  /** Somebody else whom the debtor's own pronoun could mean. */
  rival: boolean
}

export function isSelfName(word: string, { speaker }: Scene): boolean {
  return speaker.names.includes(word.replace(/['’]s$/, ''))
}

/** What stands before the word for one's own firm. */
const ofOwnFirm = /^(?:small|little|whole|family|own|old|new)$/

/** The subject before a verb: the debtor, another, or nobody named. */
export function subjectOf(words: readonly Tagged[], verbAt: number, scene: Scene): Subject | null {
  let end = verbAt
  while (end > 0 && adverbs.test(words[end - 1]?.said ?? '')) end--
  if (end === 0) return null
  const last = words[end - 1]
  if (!last) return null
  // "and fourteen months later hit a cow" names nobody.
  if (words.slice(0, end).every(({ said }) => timeWords.test(said))) return null
  if (last.said === scene.own.subject)
    return { kind: 'self', words: [], lead: words.slice(0, end - 1), rival: false }
  if (
    last.said === scene.other.subject ||
    /^(it|they|nobody|someone|somebody|everyone|there|neither|both|this|that)$/.test(last.said)
  )
    return { kind: 'other', words: [last], lead: words.slice(0, end - 1), rival: false }
  // "In January her form ..." keeps what stands before the subject.
  let from = 0
  const opening = words[0]
  if (
    opening &&
    /^(in|on|at|after|by|since|for|last|during|until|from|with|then|this)$/i.test(opening.said)
  ) {
    const comma = words.slice(0, end).findLastIndex((token) => token.after.endsWith(','))
    const next =
      comma >= 0 && comma + 1 < end
        ? comma + 1
        : words
            .slice(0, end)
            .findIndex(
              (token, at) =>
                at > 1 &&
                /^(his|her|the|a|an|their|its)$/.test(token.said) &&
                !/^(in|on|at|after|by|of|for|from|with|to)$/.test(words[at - 1]?.said ?? ''),
            )
    if (next > 0) from = next
    else {
      const name = words.slice(0, end).findIndex((token, at) => at > 1 && isSelfName(token.word, scene))
      if (name < 0) return null
      from = name
    }
  }
  const noun = words.slice(from, end)
  const head = noun[0]
  if (!head) return null
  const isFirm = (word: string) =>
    scene.speaker.business?.some((name) => word.toLowerCase() === name.toLowerCase()) ?? false
  // "Monique Reed's wedding firm" is her own.
  if (
    isFirm(noun.at(-1)?.word ?? '') &&
    noun.some(({ word }) => /['’]s$/u.test(word) && isSelfName(word, scene))
  )
    return { kind: 'we', words: [], lead: words.slice(0, from), rival: false }
  // "Ruth Abernathy-Cole, 71," and "Bernard Ostrow, a line mechanic in Newark,".
  if (
    isSelfName(head.word, scene) &&
    !noun.some(({ word }) => /['’]s$/.test(word) && isSelfName(word, scene))
  )
    return { kind: 'self', words: [], lead: words.slice(0, from), rival: false }
  if (
    scene.speaker.business?.some((name) =>
      noun.some(({ word }) => word.toLowerCase() === name.toLowerCase()),
    ) &&
    /^(the|its|our|his|her)$/.test(head.said) &&
    // "The electricity firm" is another one than "the firm" or "the family firm".
    noun.slice(1).every(({ word, said }) => ofOwnFirm.test(said) || isFirm(word))
  )
    return { kind: 'we', words: [], lead: words.slice(0, from), rival: false }
  const gender = noun.map(genderOf).find((one) => one !== null) ?? null
  const possessor = noun.find(({ word }) => /['’]s$/.test(word))
  return {
    kind: 'other',
    words: noun.map((token) => ({ before: token.before, word: token.word, after: token.after })),
    lead: words.slice(0, from),
    rival:
      gender === scene.speaker.gender &&
      !(possessor && noun.at(-1) !== possessor && isSelfName(possessor.word, scene)),
  }
}

/** Whom a relative clause without a subject is about. */
export function antecedent(
  before: readonly Tagged[],
  link: string,
  scene: Scene,
  main: Subject | null,
): Subject | null {
  if (link === 'which' || link === 'that')
    return link === 'which' &&
      (before.at(-1)?.after ?? '').endsWith(',') &&
      (!determinedNear(before) || /^[$£€]/.test(before.at(-1)?.word ?? ''))
      ? { kind: 'other', words: [{ before: '', word: 'That', after: '' }], lead: [], rival: false }
      : nounBefore(before, scene, link)
  if (
    main?.kind === 'self' &&
    before.every((token, at) => at === 0 || isSelfName(token.word, scene) || /^\d+$/.test(token.word))
  )
    return { ...main, lead: [] }
  return nounBefore(before, scene, link)
}

/** The sentence's last words name one thing: "the lender, which". */
function determinedNear(before: readonly Tagged[]): boolean {
  const last = before.slice(-3)
  return last.some(({ said }) => /^(the|his|her|a|an)$/.test(said))
}

/** "Born in November, who": no town. */
const inMonth =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)$/

/** "An attorney, Karen Dubrow": by the name alone. */
function withoutTrade(subject: Subject | null): Subject | null {
  const words = subject?.words ?? []
  const comma = words.findLastIndex(({ after }) => after.endsWith(','))
  const name = words.slice(comma + 1)
  return subject !== null &&
    /^an?$/i.test(words[0]?.word ?? '') &&
    comma > 0 &&
    name.length > 0 &&
    name.every(({ word }) => /^\p{Lu}/u.test(word))
    ? { ...subject, words: name }
    : subject
}

function nounBefore(before: readonly Tagged[], scene: Scene, link: string): Subject | null {
  let from = before.length - 1
  const least = Math.max(0, before.length - 7)
  const stops = /^(of|to|in|on|at|for|with|from|by|about|and|but|or|that)$/
  while (
    from > least &&
    !stops.test(before[from - 1]?.said ?? '') &&
    !isFinite(before, from - 1) &&
    !/^(a|an|the|his|her|their|my)$/.test(before[from]?.said ?? '')
  )
    from--
  // "A boy of 15, Emmett, who helps": the name stands for itself.
  if (/^\d/.test(before[from]?.word ?? '') && /^\p{Lu}\p{Ll}/u.test(before.at(-1)?.word ?? ''))
    from = before.length - 1
  const noun = before.slice(from)
  const head = noun[0]
  if (!head) return null
  // "An attorney, Karen Dubrow in New Brunswick, who deals with it": a town does nothing, whoever sits there does.
  if (
    link === 'who' &&
    from > 1 &&
    /^(?:in|from|near|outside|at)$/.test(before[from - 1]?.said ?? '') &&
    /^\p{Lu}/u.test(head.word)
  )
    return inMonth.test(head.said) ? null : withoutTrade(nounBefore(before.slice(0, from - 1), scene, link))
  if (isSelfName(head.word, scene)) return { kind: 'self', words: [], lead: [], rival: false }
  const gender = noun.map(genderOf).find((one) => one !== null) ?? null
  return {
    kind: 'other',
    words: noun.map((token, at) => ({
      before: '',
      word: token.word,
      after: at === noun.length - 1 ? '' : token.after,
    })),
    lead: [],
    rival: gender === scene.speaker.gender,
  }
}
