import nlp from 'compromise/two'
import { genderOfName } from '../people/first-names.ts'
import type { Gender } from '../life.ts'
import { baseOf, baseVerbs } from '../scenario/english.ts'
import type { Speaker } from '../scenario/speaker.ts'
import { sentenceCase, tokens, untokened, type Token } from '../scenario/tokens.ts'
import type { Clause } from './clause.ts'

type Tagged = Token & { tags: ReadonlySet<string>; said: string }
type Group = { from: number; to: number }

const relatives = /^(who|which|where|whose|whom)$/
const subordinators =
  /^(because|since|after|before|when|while|until|till|although|though|if|so|once|unless|whereas)$/
const conjunctions = /^(and|but|or|nor|then|yet)$/
const adverbs =
  /^(now|also|still|never|always|just|only|already|really|often|usually|barely|hardly|simply|recently|currently|mostly|sometimes|finally|even|actually|since|not|both|probably|once|twice|almost|quietly|genuinely)$/
/** Of things and people, beside a noun, not its verb: "a man named Greg". */
const besideNoun =
  /^(named|called|valued|based|known|dated|marked|worth|owned|aged|nicknamed|rented|finished|addressed|parked|born)$/
/** Same in the base and in the past, often taken for nouns. */
const shortPasts =
  /^(split|put|cut|hit|let|quit|shut|cost|hurt|set|burst|bid|cast|spread|read|left|fell|broke|froze|died|refused)$/
/** What somebody says, thinks or is told stays in one clause with it. */
const saying =
  /^(say|says|said|tells?|told|claims?|claimed|insists?|insisted|swears?|swore|promised|promises|thinks?|thought|believes?|believed|knows?|knew|hopes?|fears?|feels?|found|learned|discovered|heard|hears|assumed|assumes|agreed|admits|admitted|decided|suspects?|worries|worried|argues|argued|maintains?|means?|meant|minds?|wants?|wishes|explained|explains|sure|certain|afraid|convinced|asked|asks)$/
const subjectPronouns =
  /^(he|she|it|they|we|i|nobody|somebody|someone|everyone|everybody|there|neither|both|this|that)$/
const determiners =
  /^(the|a|an|his|her|their|its|this|that|these|those|every|each|no|some|any|all|both|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|many|several|fewer|another)$/

function tagged(sentence: string): Tagged[] {
  const list = tokens(sentence)
  const terms = nlp(sentence)
    .json({ offset: true })
    .flatMap(
      (part: { terms: { tags: string[]; offset: { start: number; length: number } }[] }) => part.terms,
    ) as { tags: string[]; offset: { start: number; length: number } }[]
  let from = 0
  return list.map((token) => {
    const piece = token.before + token.word + token.after
    const start = sentence.indexOf(piece, from)
    const end = start + piece.length
    from = end
    const tags = terms
      .filter(({ offset }) => offset.start >= start && offset.start < end)
      .flatMap((term) => term.tags)
    return { ...token, tags: new Set(tags), said: token.word.toLowerCase().replace(/’/g, "'") }
  })
}

const auxiliary =
  /^(is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|must|may|might|cannot|won't|isn't|wasn't|aren't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|wouldn't|can't|couldn't)$/

function isFinite(list: readonly Tagged[], at: number): boolean {
  const token = list[at]
  if (!token) return false
  const { said, tags, word } = token
  const before = list[at - 1]
  const last = before?.said ?? ''
  if (last === 'to' || /['’]s$/.test(last)) return false
  if (
    /^(have|do)$/.test(said) &&
    before &&
    !/^(they|we|i|you|who|that|not|also|and|both)$/.test(last) &&
    !/[^s]s$/.test(last)
  )
    return /^\p{Ll}+(ed|en|t)$/u.test(list[at + 1]?.word ?? '')
  if (auxiliary.test(said)) return true
  if (at === 0)
    return (
      list.length > 2 &&
      ((tags.has('PastTense') &&
        !/^(asked|behind|old|based|born|raised|married|divorced|retired)$/.test(said)) ||
        (/[^s]s$/.test(said) && baseVerbs.has(baseOf(said)))) &&
      !tags.has('ProperNoun') &&
      token.after === ''
    )
  if (/^\p{Lu}/u.test(word)) return false
  if (determiners.test(last) && last !== 'that' && last !== 'all' && last !== 'both') return false
  if (/^(of|at|in|on|for|with|from|by|about|over|without)$/.test(last)) return false
  if (
    besideNoun.test(said) &&
    !(
      /^(called|named|owned|finished|marked)$/.test(said) &&
      !/^[\p{Lu}]/u.test(list[at + 1]?.word ?? '') &&
      determiners.test(list[at + 1]?.said ?? '')
    )
  )
    return false
  if (shortPasts.test(said) && before && before.after === '' && !before.tags.has('Adjective'))
    return (
      !/^(or|to|who|and)$/.test(last) && !(said === 'left' && /^(with|over)$/.test(list[at - 2]?.said ?? ''))
    )
  // "the ambulance firm billed $38,000": what follows shows the verb.
  const follows = list[at + 1]
  const object =
    follows !== undefined &&
    (determiners.test(follows.said) ||
      /^[\p{Lu}$£€\d]/u.test(follows.word) ||
      /^(him|them|it|me|for|to|on)$/.test(follows.said))
  if (token.after === '' && object && /[a-z]{2}ed$/.test(said) && !/^(and|or)$/.test(last)) return true
  if (
    object &&
    token.after === '' &&
    /,$/.test(before?.after ?? '') &&
    /[^s]s$/.test(said) &&
    baseVerbs.has(baseOf(said))
  )
    return true
  if (!tags.has('Verb') || tags.has('Gerund') || tags.has('Particle')) return false
  if (before?.tags.has('Adjective') && !adverbs.test(last)) return false
  if (tags.has('Infinitive')) return /^(they|we|i|you|who|that)$/.test(last) || /[^s]s$/.test(last)
  return tags.has('PastTense') || tags.has('PresentTense')
}

function groupsOf(list: readonly Tagged[]): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < list.length; at++) {
    if (!isFinite(list, at)) continue
    let to = at
    while (
      list[to]?.after === '' &&
      to + 1 < list.length &&
      (adverbs.test(list[to + 1]?.said ?? '') ||
        ((auxiliary.test(list[to]?.said ?? '') || adverbs.test(list[to]?.said ?? '')) &&
          (list[to + 1]?.tags.has('Verb') ?? false)))
    )
      to++
    // "and rent" after "is": the adverb at the end is no part of the group.
    while (to > at && adverbs.test(list[to]?.said ?? '')) to--
    groups.push({ from: at, to })
    at = to
  }
  return groups
}

type Cut = { at: number; link: string; skip: number }

/** Where the next clause begins between two verbs; null: it cannot be told, they stay together. */
function cutBetween(list: readonly Tagged[], first: Group, second: Group, inRelative: boolean): Cut | null {
  const verb = list[first.to]?.said ?? ''
  const speech =
    list.slice(first.from, first.to + 1).some(({ said }) => saying.test(said)) || saying.test(verb)
  const from = first.to + 1
  const links: number[] = []
  for (let at = from; at < second.from; at++) {
    const said = list[at]?.said ?? ''
    const token = list[at]
    if (!token) continue
    if (subordinators.test(said)) {
      const timed =
        /^(day|days|time|week|weeks|month|months|year|years|night|hour|minute|moment|just|right|long|soon)$/.test(
          list[at - 1]?.said ?? '',
        )
      if (
        token.after === '' &&
        at + 1 < second.from &&
        list[at - 1]?.said !== 'as' &&
        !(timed && /^(before|after|when|until)$/.test(said))
      )
        links.push(at)
      else if (said === 'so' && token.after === '') links.push(at)
    } else if (relatives.test(said) || conjunctions.test(said)) links.push(at)
  }
  let at = links.at(-1)
  if (at !== undefined) {
    // "his wife and son moved out": the "and" joins nouns.
    const said = list[at]?.said ?? ''
    const next = list[at + 1]
    const bare =
      conjunctions.test(said) &&
      next !== undefined &&
      at + 1 < second.from &&
      !determiners.test(next.said) &&
      !subjectPronouns.test(next.said) &&
      !/^[\p{Lu}\d$]/u.test(next.word) &&
      !adverbs.test(next.said) &&
      next.tags.has('Noun') &&
      !/[^s]s$/.test(next.said)
    const earlier = links.at(-2)
    if (bare && earlier !== undefined) at = earlier
    let skip =
      at + 1 < second.from &&
      /^(and|but|so|then)$/.test(said) &&
      /^(then|so|that)$/.test(list[at + 1]?.said ?? '')
        ? 2
        : 1
    if (said === 'then' && /^(and|but)$/.test(list[at - 1]?.said ?? '')) {
      at--
      skip = 2
    }
    let link = list[at]?.said ?? ''
    // ", and because it ..." / "except that"
    if (conjunctions.test(link) && subordinators.test(list[at + 1]?.said ?? ''))
      link = list[at + 1]?.said ?? link
    return { at, link, skip }
  }
  // A comma before the next subject.
  for (let comma = from; comma < second.from; comma++) {
    if (!/[,:—–]$/.test(list[comma]?.after ?? '')) continue
    const next = list[comma + 1]
    if (!next) continue
    if (comma + 1 === second.from) return inRelative || !speech ? { at: comma + 1, link: ',', skip: 0 } : null
    if (speech) continue
    if (determiners.test(next.said) || subjectPronouns.test(next.said) || /^\p{Lu}/u.test(next.word))
      return { at: comma + 1, link: /:$/.test(list[comma]?.after ?? '') ? ':' : ';', skip: 0 }
  }
  if (/[,:—–]$/.test(list[first.to]?.after ?? '') && from === second.from)
    return { at: from, link: ',', skip: 0 }
  return null
}

/** Words of a stretch that says when. */
const timeWords =
  /^(in|on|at|by|the|a|an|few|couple|of|next|last|that|same|this|day|days|night|morning|months?|weeks?|years?|later|ago|then|after|before|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|eighteen|twenty|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|fall|autumn|winter)$/

const kinWords: Record<Gender, RegExp> = {
  female:
    /^(mother|mom|mum|wife|sister|daughter|aunt|grandmother|grandma|girlfriend|niece|woman|lady|mother-in-law|ex-wife|stepmother|stepdaughter|granddaughter|sister-in-law|daughter-in-law|widow|landlady|waitress)$/,
  male: /^(father|dad|husband|brother|son|uncle|grandfather|grandpa|boyfriend|nephew|man|guy|father-in-law|ex-husband|stepfather|stepson|grandson|brother-in-law|son-in-law|landlord|widower)$/,
}

function genderOf(token: Tagged): Gender | null {
  const said = token.said.replace(/'s$/, '')
  if (kinWords.female.test(said)) return 'female'
  if (kinWords.male.test(said)) return 'male'
  if (/^\p{Lu}\p{Ll}/u.test(token.word) && token.tags.has('Person'))
    return genderOfName(token.word.replace(/['’]s$/, ''))
  return null
}

/** After "her", what shows that it is an object and not a possessive. */
const afterObject =
  /^(to|for|from|with|at|in|on|by|of|and|or|but|because|when|while|that|if|so|as|after|before|since|until|about|into|out|up|down|off|over|back|a|an|the|this|every|each|almost|not|it|him|them|who|how|what|why|where|they|he|she|was|is|had|would|will|could|alone|again|there|here|soon|later|twice|once|two|three|[$£€]?\d.*|half|nothing|something|money|only|yesterday|today|instead|anyway|twice|through|under)$/

type Scene = {
  speaker: Speaker
  own: { subject: string; object: string; possessive: string; reflexive: string }
  other: { subject: string; object: string; possessive: string }
}

const pronounsOf = {
  female: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  male: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
} as const

const second = { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself' } as const

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
    .replace(/\bI will\b/g, "I'll")
    .replace(/\bI would\b/g, "I'd")
    .replace(/\b(can)not\b/g, "can't")
    .replace(/\bwill not\b/g, "won't")
}

/**
 * Splits an English sentence at its finite verbs and puts each clause into the first person where it is certain who
 * acts in it. `known`: people of the other gender named before, so that "his desk" can be said with the name.
 */
export function englishClauses(
  sentence: string,
  speaker: Speaker,
  known: { name: string } = { name: '' },
): Clause[] {
  const names = speaker.names.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const plain = sentence
    .replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, '')
    .replace(/^as (?:he|she) (?:says|puts it|sees it), /i, '')
  // What the debtor says of their own matter is simply said.
  const told = plain.replace(
    new RegExp(
      `^(?:${pronounsOf[speaker.gender].subject}|(?:${names || '-'})(?: (?:${names || '-'}))*) (?:says|claims|insists|swears|maintains|argues|states|is sure|is certain|is convinced)(?: that)? (?=\\p{L}+ )`,
      'iu',
    ),
    '',
  )
  const list = tagged(told)
  const groups = groupsOf(list)
  const scene: Scene = {
    speaker,
    own: speaker.second === true ? second : pronounsOf[speaker.gender],
    other: pronounsOf[speaker.gender === 'female' ? 'male' : 'female'],
  }
  type Segment = { from: number; to: number; link: string; group: Group | null }
  const segments: Segment[] = []
  let start = 0
  let link = ''
  let group = groups[0] ?? null
  for (let at = 0; at + 1 < groups.length; at++) {
    const one = groups[at]
    const two = groups[at + 1]
    if (!one || !two) continue
    const cut = cutBetween(list, one, two, relatives.test(link))
    if (!cut) continue
    segments.push({ from: start, to: cut.at, link, group })
    start = cut.at + cut.skip
    link = cut.link
    group = two
  }
  segments.push({ from: start, to: list.length, link, group })
  // A relative clause inside the subject: "Ruth, who moved ..., used": its segment comes first without a verb.
  const first = groups[0]
  const opened = segments[0]
  if (opened && first && opened.group) {
    const rel = list.findIndex((token, at) => at > 0 && at < first.from && relatives.test(token.said))
    if (rel > 0) {
      segments.splice(
        0,
        1,
        { from: 0, to: rel, link: '', group: null },
        { ...opened, from: rel + 1, link: list[rel]?.said ?? 'who' },
      )
    }
  }
  const clauses: Clause[] = []
  const debtor: Subject = { kind: 'self', words: [], lead: [], rival: false }
  let main: Subject | null = told === plain ? null : debtor
  let previous: Subject | null = main
  let inRelative = false
  for (const segment of segments) {
    const words = list.slice(segment.from, segment.to)
    if (words.length === 0) continue
    const source = untokened(words).replace(/[,;:]$/, '')
    if (!segment.group) {
      main = subjectOf(words, words.length, scene)
      previous = main
      clauses.push({ source, link: segment.link, spoken: null, self: main?.kind === 'self' })
      continue
    }
    const verbAt = segment.group.from - segment.from
    let subject = subjectOf(words, verbAt, scene)
    // Notes name nobody: "Lost the job in May."
    if (!subject && verbAt === 0 && segment.link === '' && clauses.length === 0) subject = debtor
    const relative = relatives.test(segment.link)
    if (relative) {
      const before = list.slice(0, segment.from - 1)
      const owner: Subject | null = verbAt === 0 ? antecedent(before, segment.link, scene, main) : null
      if (segment.link === 'where' && subject) subject = { ...subject }
      else if (owner) subject = owner
      else if (subject && segment.link !== 'where') subject = { ...subject, kind: 'unsure' }
    } else if (!subject) {
      subject =
        segment.link === ',' && inRelative
          ? main
          : /^(and|but|or|then|,|yet|nor)$/.test(segment.link)
            ? inRelative
              ? previous?.kind === 'self'
                ? previous
                : { kind: 'unsure', words: [], lead: [], rival: false }
              : previous
            : null
      if (subject)
        subject = { ...subject, lead: words.slice(0, verbAt).filter(({ said }) => !adverbs.test(said)) }
    }
    const whole = subject ?? null
    const who =
      whole?.kind === 'other'
        ? whole.words.find(
            ({ word }) =>
              /^\p{Lu}\p{Ll}+$/u.test(word) &&
              genderOfName(word) === (speaker.gender === 'female' ? 'male' : 'female'),
          )
        : undefined
    if (who) known.name = who.word
    let spoken = whole === null ? null : say(words, verbAt, whole, scene, main)
    if (spoken !== null && known.name !== '') spoken = named(spoken, scene, known.name, source)
    clauses.push({ source, link: segment.link, spoken, self: whole?.kind === 'self' })
    if (!relative && whole && whole.kind !== 'unsure') {
      main ??= whole
      if (segment.link !== ',' || !inRelative) previous = whole
      else previous = main
    }
    if (relative && whole) previous = whole
    inRelative =
      relative ||
      (inRelative && !/^(,|;)$/.test(segment.link) && /^(and|or)$/.test(segment.link) && verbAt === 0)
  }
  return clauses
}

type Subject = {
  kind: 'self' | 'we' | 'other' | 'unsure'
  words: Token[]
  lead: Tagged[]
  /** Somebody else whom the debtor's own pronoun could mean. */
  rival: boolean
}

function isSelfName(word: string, { speaker }: Scene): boolean {
  return speaker.names.includes(word.replace(/['’]s$/, ''))
}

/** The subject before a verb: the debtor, another, or nobody named. */
function subjectOf(words: readonly Tagged[], verbAt: number, scene: Scene): Subject | null {
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
    noun.length < 4
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
function antecedent(
  before: readonly Tagged[],
  link: string,
  scene: Scene,
  main: Subject | null,
): Subject | null {
  if (link === 'which' || link === 'that')
    return link === 'which' &&
      /,$/.test(before.at(-1)?.after ?? '') &&
      (!determinedNear(before) || /^[$£€]/.test(before.at(-1)?.word ?? ''))
      ? { kind: 'other', words: [{ before: '', word: 'That', after: '' }], lead: [], rival: false }
      : nounBefore(before, scene)
  if (
    main?.kind === 'self' &&
    before.every((token, at) => at === 0 || isSelfName(token.word, scene) || /^\d+$/.test(token.word))
  )
    return { ...main, lead: [] }
  return nounBefore(before, scene)
}

/** The sentence's last words name one thing: "the lender, which". */
function determinedNear(before: readonly Tagged[]): boolean {
  const last = before.slice(-3)
  return last.some(({ said }) => /^(the|his|her|a|an)$/.test(said))
}

function nounBefore(before: readonly Tagged[], scene: Scene): Subject | null {
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
  const noun = before.slice(from)
  const head = noun[0]
  if (!head) return null
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

/** The clause as the debtor says it; null where it is not certain. */
function say(
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
    if (
      scene.speaker.second === true &&
      said === 'you' &&
      !(next && (next.tags.has('Verb') || auxiliary.test(next.said) || adverbs.test(next.said)))
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
      if (/['’]s$/.test(word)) put('my')
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
      put('me')
      continue
    }
    if (said === own.possessive) {
      if (rival && subject.kind === 'other' && out.length > 0) return null
      put(subject.kind === 'we' ? 'our' : 'my')
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

/** "His desk" said of somebody who was named before takes the name, where the clause itself does not name them. */
function named(spoken: string, { other }: Scene, name: string, source: string): string {
  if (source.includes(name)) return spoken
  const possessive = other.possessive
  if (possessive !== 'his') return spoken
  return spoken.replace(/\bhis\b/, `${name}'s`).replace(/^He\b/, name)
}
