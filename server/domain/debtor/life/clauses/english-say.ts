import { isFirstName } from '../people/first-names.ts'
import { baseOf, baseVerbs } from '../scenario/english.ts'
import { sentenceCase, untokened, type Token } from '../scenario/tokens.ts'
import { type Tagged, adverbs, auxiliary } from './tagged.ts'
import { kinWords, genderOf, type Scene, type Subject, isSelfName } from './english-subject.ts'

/** After "her", what shows that it is an object and not a possessive. */
const afterObject =
  /^(to|for|from|with|at|in|on|by|of|and|or|but|because|when|while|that|if|so|as|after|before|since|until|about|into|out|up|down|off|over|back|a|an|the|this|every|each|almost|not|it|him|them|who|how|what|why|where|they|he|she|was|is|had|would|will|could|alone|again|there|here|soon|later|twice|once|two|three|[$£€]?\d.*|half|nothing|something|money|only|yesterday|today|instead|anyway|twice|through|under)$/

const selfVerb: Readonly<Record<string, string>> = {
  is: 'am',
  has: 'have',
  does: 'do',
  are: 'am',
  were: 'was',
  "aren't": 'am not',
  "weren't": "wasn't",
  "isn't": 'am not',
  "doesn't": "don't",
  "hasn't": "haven't",
}

const weVerb: Readonly<Record<string, string>> = {
  ...selfVerb,
  are: 'are',
  were: 'were',
  is: 'are',
  was: 'were',
  "isn't": "aren't",
  "wasn't": "weren't",
}

function contracted(text: string): string {
  return text
    .replace(/\bwill not\b/g, "won't")
    .replace(/\b([Dd]o|[Dd]oes|[Dd]id|is|was|were|had|has|have|would|could|should) not\b/g, "$1n't")
    .replace(/\bI am\b/g, "I'm")
    .replace(
      /\bI have (been|had|never|not|just|already|always|paid|lost|\w+ed|sent|told|let|given)\b/g,
      "I've $1",
    )
    .replace(/\bI had (been|already|never|\w+ed)\b/g, "I'd $1")
    .replace(
      /\bI no longer (\w+[^s]s)\b/g,
      (_all, verb: string) => `I no longer ${selfVerb[verb] ?? baseOf(verb)}`,
    )
    .replace(/\bI will\b/g, "I'll")
    .replace(/\bI would\b/g, "I'd")
    .replace(/\b(can)not\b/g, "can't")
    .replace(/\bwill not\b/g, "won't")
}

/** The clause as the debtor says it; null where it is not certain. */
export function say(
  words: readonly Tagged[],
  verbAt: number,
  subject: Subject,
  scene: Scene,
  main: Subject | null,
): string | null {
  if (subject.kind === 'unsure') return null
  const { own } = scene
  const out: Token[] = []
  // In a sentence about another woman, "she" is not certain.
  if (subject.kind === 'self' && subject.words.length === 0 && main?.rival && main !== subject) return null
  const rest = words.slice(verbAt)
  const rest0 = rest[0]
  // "Moved out in May" begins with its verb.
  if (rest0 && verbAt === 0 && subject.kind === 'self') rest[0] = { ...rest0, word: rest0.said }
  const inner = converted(rest, subject, scene)
  if (inner === null) return null
  const lead = converted(subject.lead, { ...subject, kind: 'other', rival: false }, scene)
  if (lead === null) return null
  out.push(...lead)
  const adverb: Token[] = []
  let at = verbAt
  while (at > 0 && adverbs.test(words[at - 1]?.said ?? '')) {
    const token = words[at - 1]
    if (token) adverb.unshift({ before: '', word: token.word, after: '' })
    at--
  }
  if (subject.kind === 'self') out.push({ before: '', word: 'I', after: '' }, ...adverb)
  else if (subject.kind === 'we') out.push({ before: '', word: 'we', after: '' }, ...adverb)
  else {
    const noun = converted(
      subject.words.map((token) => ({ ...token, said: token.word.toLowerCase(), tags: new Set<string>() })),
      { ...subject, kind: 'other', rival: false },
      scene,
    )
    if (noun === null) return null
    out.push(...noun, ...adverb)
  }
  out.push(...inner)
  const text = untokened(out)
    .replace(/ ,/g, ',')
    .replace(/[,;:—–]\s*$/, '')
  if (/\b(?:himself|herself)\b/.test(text) && subject.kind !== 'other') return null
  return sentenceCase(
    contracted(` ${text} `)
      .trim()
      .replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase()),
  ).replace(new RegExp(`\\b${own.subject}\\b.*\\b${own.subject}\\b`), '$&')
}

function converted(words: readonly Tagged[], subject: Subject, scene: Scene): Token[] | null {
  const { own } = scene
  const out: Token[] = []
  let due = subject.kind === 'self' || subject.kind === 'we'
  let selfAgain = false
  let rival = subject.rival
  for (let at = 0; at < words.length; at++) {
    const token = words[at]
    if (!token) continue
    const { said, word } = token
    const next = words[at + 1]
    const put = (changed: string) => out.push({ before: token.before, word: changed, after: token.after })
    const isVerb = due && (auxiliary.test(said) || /s$|ed$/.test(said) || !adverbs.test(said))
    if (due && isVerb && !adverbs.test(said)) {
      const table = subject.kind === 'we' ? weVerb : selfVerb
      put(table[said] ?? (auxiliary.test(said) ? said : /[^s]s$/.test(said) ? baseOf(said) : word))
      due = false
      continue
    }
    if (selfAgain && !adverbs.test(said)) {
      put(
        selfVerb[said] ??
          (auxiliary.test(said) ? said : /[^s]s$/.test(said) && token.tags.has('Verb') ? baseOf(said) : word),
      )
      selfAgain = false
      continue
    }
    // "I told Sunita it was sorted, and dreads her finding out": a further verb of the same subject.
    const before = words[at - 1]
    if (
      (subject.kind === 'self' || subject.kind === 'we') &&
      !due &&
      before !== undefined &&
      (before.after.endsWith(',') || /^(?:and|but|then)$/.test(before.said)) &&
      /[^s]s$/.test(said) &&
      (token.tags.has('Verb') || baseVerbs.has(baseOf(said))) &&
      !(/^(?:of|that|is|are|was|were|and)$/.test(next?.said ?? '') || token.after !== '')
    ) {
      put(selfVerb[said] ?? baseOf(said))
      continue
    }
    if (
      scene.speaker.second === true &&
      said === 'you' &&
      !(
        next &&
        // "To pay you back": what "to" opens, or a preposition, has "you" for its object.
        !(
          words[at - 2]?.said === 'to' ||
          /^(?:to|for|with|from|at|about|against|behind|of|by|without)$/.test(words[at - 1]?.said ?? '')
        ) &&
        (next.tags.has('Verb') ||
          auxiliary.test(next.said) ||
          adverbs.test(next.said) ||
          /^(?:think|feel|know|say|need|want|owe|see|call|like)$/.test(next.said))
      )
    ) {
      put('me')
      continue
    }
    if (said === own.subject) {
      // In what somebody says or in a clause inside: "he" after another man is not certain.
      if (rival) return null
      put('I')
      selfAgain = true
      continue
    }
    if (isSelfName(word, scene)) {
      // "The account is Asif Rahman's, 34": nothing follows that is owned.
      if (/['’]s$/.test(word)) put(next === undefined || token.after !== '' ? 'mine' : 'my')
      else if (next && token.after === '' && isSelfName(next.word, scene)) continue
      else if (subject.kind === 'self') return null
      else if (
        next &&
        (next.tags.has('Verb') ||
          auxiliary.test(next.said) ||
          (baseVerbs.has(baseOf(next.said)) && /[^s]s$/.test(next.said)))
      ) {
        put('I')
        selfAgain = true
      } else put('me')
      continue
    }
    if (said === own.reflexive) {
      put(subject.kind === 'self' ? 'myself' : subject.kind === 'we' ? 'ourselves' : word)
      continue
    }
    const isHer = own.possessive === 'her' && said === 'her'
    const object =
      said === own.object &&
      (!isHer ||
        token.after !== '' ||
        !next ||
        (afterObject.test(next.said) &&
          !(subject.kind === 'self' && (words[at + 2]?.tags.has('Noun') ?? false))) ||
        next.tags.has('Gerund'))
    if (object) {
      if (subject.kind === 'self') return null
      // "His father's stroke meant somebody had to drive him": the father or the debtor.
      if (ofRelative(subject, scene)) return null
      put('me')
      continue
    }
    if (said === own.possessive) {
      if (rival && subject.kind === 'other' && out.length > 0) return null
      // "It's his": nothing follows that it could belong to.
      put(next ? (subject.kind === 'we' ? 'our' : 'my') : 'mine')
      continue
    }
    if (said === 'hers' && scene.speaker.gender === 'female') {
      put('mine')
      continue
    }
    if (
      said === 'their' &&
      next &&
      (kinWords.female.test(next.said) ||
        kinWords.male.test(next.said) ||
        /^(kids?|children|house|home|child|baby|apartment)$/.test(next.said)) &&
      scene.speaker.paired
    ) {
      put('our')
      continue
    }
    if (said === 'his' || said === 'her') {
      out.push({ before: token.before, word, after: token.after })
      continue
    }
    if (genderOf(token) === scene.speaker.gender && subject.kind === 'other') rival ||= /^\p{Lu}/u.test(word)
    out.push({ before: token.before, word, after: token.after })
  }
  return out
}

/** What belongs to a relative of the debtor's own gender: a pronoun after it may mean either. */
function ofRelative({ words }: Subject, { speaker }: Scene): boolean {
  const owner = words.find(({ word }) => /['’]s$/u.test(word))
  return owner !== undefined && kinWords[speaker.gender].test(owner.word.toLowerCase().replace(/['’]s$/u, ''))
}

const ofHim =
  /\b(?:my|the|a|our) (?:lad|boy|son|husband|father|dad|brother|man|boyfriend|grandson|uncle|nephew)\b/i

/** Nouns of an account that are names as well. */
const accountWord = /^(?:Loan|Bill|Card|Rent|Note)$/

/** "His desk" said of somebody who was named before takes the name, where the clause itself does not name them. */
export function named(spoken: string, { other }: Scene, name: string, source: string): string {
  if (source.includes(name) || accountWord.test(name)) return spoken
  const possessive = other.possessive
  if (possessive !== 'his') return spoken
  // "My lad is revising for his exams": whoever the clause names itself.
  if (spoken.includes(name) || ofHim.test(spoken.split(/\bhis\b/)[0] ?? '')) return spoken
  return spoken
    .replace(/\bhis\b/, `${name}'s`)
    .replace(/^He\b/, name)
    .replace(/\bhim\b/, (him) => (isFirstName(name) && !spoken.includes(name) ? name : him))
}
