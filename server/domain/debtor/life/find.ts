import { topicGroups, topics as allTopics, type Topic } from '#server/language/vocabulary.ts'
import type { Question } from '#server/language/reading.ts'
import { wantedOf, type Wanted } from '#server/language/wanted.ts'
import type { Fact, Life } from './life.ts'
import { near } from './near-topics.ts'
import { aliasesIn, asPerson, asReply, phrasesOf, purposeIn, type Phrase } from './phrases.ts'
import { pluralForm, selfForm } from './clauses/spanish-verbs.ts'
import { causeWeight } from './scenario/topics.ts'
import { familiesOf, stemsOf } from './word-families.ts'

/** What the debtor has to say to a question. */
export type Found =
  /**
   * Its text is a whole reply to this question, `again` the same for when it was told before. `sure`: the words of the
   * question are those of the fact, not only its topic.
   */
  | { kind: 'fact'; fact: Fact; sure: boolean }
  /** Two facts fit equally: ask which one is meant. */
  | { kind: 'several'; facts: readonly [Fact, Fact] }
  /** Something that this person does not know or remember. */
  | { kind: 'none' }

/** `line`: the question as it was asked; its form and words are taken from there. */
export type Asked = Pick<Question, 'topic' | 'asks'> & {
  about?: Question['about']
  words: readonly string[]
  certainty?: number
  line?: string
  /** What else was said in the same turn. */
  besides?: string
}

const groupOf = new Map<Topic, string>(
  Object.entries(topicGroups).flatMap(([group, list]) =>
    list.map((topic): [Topic, string] => [topic, group]),
  ),
)

type Entry = {
  fact: Fact
  stems: string[]
  set: ReadonlySet<string>
  families: ReadonlySet<string>
  sentence: string
}
type Index = {
  entries: Entry[]
  weight: (stem: string) => number
  familyWeight: (family: string) => number
  sentences: Map<string, Set<string>>
}
const built = new WeakMap<Life, Index>()

/** Sentences of one part of the scenario belong together. */
function sentenceOf(id: string): string {
  return id.startsWith('scenario-') ? id.split('-').slice(0, 2).join('-') : id
}

/** The index of a life, built once per life (a frozen object of the session). */
function indexOf(life: Life): Index {
  const known = built.get(life)
  if (known !== undefined) return known
  const aliases = life.facts
    .filter(({ from }) => from === 'scenario')
    .flatMap(({ text }) => aliasesIn(text, life.language))
  const entries = life.facts
    .filter(({ quotable, openness }) => quotable || openness !== 'hidden')
    .map((fact) => {
      const also = aliases
        .filter(({ name, is }) => fact.text.includes(name) && !fact.text.includes(is))
        .map(({ is }) => is)
        .join(' ')
      const text = `${fact.text} ${fact.again === fact.text ? '' : fact.again} ${also}`
      const stems = stemsOf(text, life.language)
      return {
        fact,
        stems,
        set: new Set(stems),
        families: new Set(familiesOf(text)),
        sentence: sentenceOf(fact.id),
      }
    })
  const written = entries.filter(({ fact }) => fact.from !== 'seed')
  const rarity = (count: number) =>
    Math.log((written.length + 2) / (count + 0.5)) / Math.log(written.length + 2)
  const stemCounts = new Map<string, number>()
  const familyCounts = new Map<string, number>()
  for (const { set, families } of written) {
    for (const stem of set) stemCounts.set(stem, (stemCounts.get(stem) ?? 0) + 1)
    for (const family of families) familyCounts.set(family, (familyCounts.get(family) ?? 0) + 1)
  }
  const sentences = new Map<string, Set<string>>()
  for (const { sentence, set, families } of entries) {
    const all = sentences.get(sentence) ?? new Set<string>()
    for (const stem of set) all.add(stem)
    for (const family of families) all.add(family)
    sentences.set(sentence, all)
  }
  const index = {
    entries,
    weight: (stem: string) => Math.min(1, rarity(stemCounts.get(stem) ?? 0)),
    familyWeight: (family: string) => 0.75 * Math.min(1, rarity(familyCounts.get(family) ?? 0)),
    sentences,
  }
  built.set(life, index)
  return index
}

/** The words of a question with what each stands for. */
type Terms = { stem: string; families: readonly string[]; weight: number }[]

function termsOf(line: string, life: Life, weight = 1): Terms {
  const verbs = verbsOf(line, life)
  return line
    .replace(new RegExp(`(?:^|[,¿¡ ])${life.firstName}\\b`, 'giu'), ' ')
    .replace(asking, ' ')
    .replace(
      /\b(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r)\. \p{Lu}[\p{L}-]*|\b[Ss]eñora? \p{Lu}\p{L}*|\b[Dd]o[nñ]a? \p{Lu}\p{L}*/gu,
      ' ',
    )
    .split(/[^\p{L}\p{N}$’'-]+/u)
    .filter((word) => word !== '' && !titles.test(word))
    .flatMap((word) => {
      const [stem] = stemsOf(word, life.language)
      return stem === undefined
        ? []
        : [{ stem, families: familiesOf(word), weight: weight * (verbs.has(word.toLowerCase()) ? 1.5 : 1) }]
    })
    .filter(({ stem }, at, all) => all.findIndex((one) => one.stem === stem) === at)
}

/** The words of asking are no words of what is asked. */
const asking =
  /\b(?:(?:do|did|would|may|might|can|could) (?:you|i) (?:happen to |please )?(?:know|remember|recall|tell me|tell us|ask|remind me|say)|let me know|if you know|you (?:said|told me|mentioned)|(?:usted |me |nos )?(?:sabe|puede decir|podría decir|podria decir|diga|dígame|digame|cuénteme|cuenteme|contame)(?= (?:qui|d[oó]nde|si|cu|qu|en|de|a|por))|if (?:you don't mind|i can ask|i may ask)|si se puede saber)(?!\p{L})/giu

/** The main verbs of a question: what is done weighs more than what it is done to. */
function verbsOf(line: string, { language }: Life): ReadonlySet<string> {
  if (language === 'es')
    return new Set(
      (line.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
        (word) => selfForm(word) !== null || pluralForm(word) || /(?:i|a)ste$|[áéí]s$|(?:i|a)o$/u.test(word),
      ),
    )
  const first =
    /\b(?:you|they|he|she|we|who|it|(?:did|does|do) \w+)\s+(?:(?:are|were|was|is|be|been|going|to|gonna|just|ever|have|had|has|did|uh|um|end|up|put|will|could|would)\s+)*(\p{L}+)/u.exec(
      line.toLowerCase(),
    )
  return new Set([first?.[1] ?? ''])
}

const titles =
  /^(mr|mrs|ms|miss|sir|ma'am|señora?|don|doña|maestra|maestro|sr|sra|please|oiga|uh|um|hmm|ok|okay|thanks|sorry|mention|mentioned|menciona|mencionó)$/i

function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  return (
    shorter >= 5 && a.slice(0, shorter - 1) === b.slice(0, shorter - 1) && Math.abs(a.length - b.length) <= 3
  )
}

/** Where somebody is now. */
const whereNow = /\b(?:is|are|now|nowadays|live|lives|anda|andan|est[aá]n?|vive|viven|ahora|ahorita)\b/i
const moved =
  /\b(?:went|moved|lives?|living|left for|ran off|returned|se fue|se fueron|vive|se mud[oó]|se march[oó]|regres[oó]|está)(?!\p{L})/u
const happened = /happen|went wrong|caus|fall behind|pas[oó]\b|sucedi|ocurri/i

type Scored = { fact: Fact; points: number; words: number; phrase: Phrase | null; entry: Entry }

function score(entry: Entry, asked: Asked, wanted: Wanted, terms: Terms, index: Index, life: Life): Scored {
  const { fact } = entry
  const written = fact.from !== 'seed'
  let words = 0
  let around = 0
  const sentence = index.sentences.get(entry.sentence)
  for (const { stem, families, weight } of terms) {
    const direct = entry.set.has(stem) ? stem : entry.stems.find((one) => sameWord(one, stem))
    const family = families.find((one) => entry.families.has(one))
    if (direct !== undefined) words += weight * Math.max(index.weight(direct), 0.25)
    else if (family !== undefined) words += weight * Math.max(index.familyWeight(family), 0.2)
    else if (sentence?.has(stem) || families.some((one) => sentence?.has(one))) around += 0.3 * weight
  }
  const phrase = phraseFor(fact, wanted, terms, life)
  const certainty = Math.min(1, (asked.certainty ?? 1) + 0.15)
  const same = fact.topic === asked.topic ? 1.4 : fact.also.includes(asked.topic) ? 1.2 : 0
  const neighbour = [fact.topic, ...fact.also].some((topic) => near[asked.topic]?.includes(topic)) ? 0.4 : 0
  const group = groupOf.get(fact.topic) === groupOf.get(asked.topic) ? 0.1 : 0
  const topical = Math.max(same, neighbour, group) * certainty
  const formal = ['when', 'where', 'who', 'how_much', 'how_many', 'which'].includes(wanted.asks)
  const purposive = wanted.aims === 'for' || (asked.topic === 'purpose' && certainty > 0.6)
  let points = topical
  if (written) {
    points += words * 1.6 + around
    if (formal) points += phrase === null ? -0.5 : 1 * Math.min(1, words + around + (same > 0 ? 0.7 : 0))
    if (wanted.asks === 'what' && purposive && purposeIn(fact.text, life.language) !== null)
      points += wanted.aims === 'for' ? 1.8 : 1.1
    if (
      wanted.asks === 'what' &&
      happened.test(asked.line ?? '') &&
      (fact.also.includes('cause') ||
        causeWeight(fact.text) > 0 ||
        /\b(se me|split|broke|flooded|hit|cancel)/.test(fact.text))
    )
      points += 0.8
    if (wanted.noun === 'pay' && phrase !== null && /\b(?:an? (?:hour|week|month)|per )/.test(phrase.text))
      points += 2
    if (wanted.asks === 'where' && phrase !== null && /\p{Lu}/u.test(phrase.text.slice(1))) points += 0.5
    if (wanted.asks === 'where' && whereNow.test(asked.line ?? '') && moved.test(fact.text)) points += 1.3
    if (
      /\b(original\w*|at first|initial\w*|al principio|al inicio|primero)\b/i.test(asked.line ?? '') &&
      /\b(at first|original\w*|initial\w*|al principio|primero)\b/i.test(fact.text)
    )
      points += 1.2
    if (
      fact.of === 'debtor' &&
      wanted.asks !== 'when' &&
      (asked.about === 'debtor' || asked.about === 'work')
    )
      points += 0.6
    if (wanted.asks === 'why' && (fact.because !== undefined || fact.also.includes('cause'))) points += 0.5
    if (asked.topic === 'cause' && life.cause[0] === fact.id) points += 0.6
    if (!fact.quotable) points -= phrase === null ? 9 : 0.3
    points += 0.6
    // What stands beside the name answers what somebody is and nothing else.
    if (fact.id.startsWith('scenario-0') && same === 0) points = 0
  } else {
    points =
      same > 0 && !(fact.topic === 'wellbeing' && asked.about === 'household')
        ? points + Math.min(words, 1) * 0.5
        : 0
  }
  return { fact, points, words: words + around * 0.6, phrase, entry }
}

/** The phrase of a fact that answers the question, the nearest to the question's words. */
function phraseFor(fact: Fact, wanted: Wanted, terms: Terms, life: Life): Phrase | null {
  if (fact.from === 'seed') return null
  const text = spokenOf(fact, life)
  let list = phrasesOf(text, wanted.asks, life.language, wanted.noun)
  if (wanted.asks === 'which' && list.length === 0 && wanted.noun !== null) {
    const asked = wanted.noun
    const stems = stemsOf(asked, life.language)
    const families = familiesOf(asked)
    list = aliasesIn(text, life.language)
      .filter(
        ({ is }) =>
          stemsOf(is, life.language).some((one) => stems.some((stem) => sameWord(one, stem))) ||
          familiesOf(is).some((one) => families.includes(one)),
      )
      .map(({ name }) => ({ text: name, at: text.indexOf(name) }))
  }
  if (list.length === 0) return null
  const heldBy = (phrase: string) => termsIn(phrase, terms, life)
  // What the question itself names is no answer to it: "who is Greg" may still be told with what stands beside him.
  if (wanted.asks === 'who') {
    const others = list.filter(({ text: phrase }) => heldBy(phrase) === 0)
    if (others.length > 0) list = others
    else if (!list.some(({ text: phrase }) => phrase.split(' ').length > 2)) return null
  } else {
    const fresh = list.filter(({ text: phrase }) => wanted.asks === 'how_many' || heldBy(phrase) === 0)
    if (fresh.length > 0) list = fresh
  }
  if (wanted.asks === 'how_many' && wanted.noun !== null) {
    const counted = list.filter(({ text: phrase }) =>
      stemsOf(phrase, life.language).some((stem) =>
        stemsOf(wanted.noun ?? '', life.language).some((noun) => sameWord(stem, noun)),
      ),
    )
    if (counted.length > 0) list = counted
  }
  if (wanted.asks === 'where' && wanted.aims !== null) {
    const way = wanted.aims === 'to' ? /^(to|into|a|al|hasta|hacia) /i : /^(from|off|de|del|desde) /i
    const aimed = list.filter(({ text: phrase }) => way.test(phrase))
    if (aimed.length > 0) list = aimed
  } else if (wanted.asks === 'where') {
    const placed = list.filter(({ text: phrase }) =>
      /^(in|at|on|under|behind|near|en|frente|cerca|back)\b/i.test(phrase),
    )
    if (placed.length > 0) list = placed
  }
  const positions = positionsOf(text, terms, life)
  const near = ({ at, text: phrase }: Phrase) =>
    positions.length === 0
      ? at
      : Math.min(...positions.map((one) => (one <= at ? at - one : (one - at - phrase.length) * 1.2 + 4)))
  // Who did it: the subject, which comes first, where its verb was named.
  if (wanted.asks === 'who' && list[0] && positions.some((one) => one > (list[0]?.at ?? 0)) && list[0].at < 3)
    return list[0]
  return list.toSorted((a, b) => near(a) - near(b))[0] ?? null
}

/** The text of a fact that must not be quoted, with the debtor's own people as the debtor calls them. */
function spokenOf(fact: Fact, { language, gender }: Life): string {
  if (fact.quotable) return fact.text
  return language === 'en'
    ? fact.text.replace(
        gender === 'female' ? /\b(?:her|their) (?=\p{Ll})/gu : /\b(?:his|their) (?=\p{Ll})/gu,
        'my ',
      )
    : fact.text.replace(/(?<![\p{L}])su (?=\p{Ll})/gu, 'mi ').replace(/(?<![\p{L}])sus (?=\p{Ll})/gu, 'mis ')
}

function termsIn(phrase: string, terms: Terms, life: Life): number {
  const stems = stemsOf(phrase, life.language)
  return terms.filter(({ stem }) => stems.some((one) => sameWord(one, stem))).length
}

function positionsOf(text: string, terms: Terms, life: Life): number[] {
  const positions: number[] = []
  for (const hit of text.matchAll(/[\p{L}\p{N}$’'-]+/gu)) {
    const stems = stemsOf(hit[0], life.language)
    const families = familiesOf(hit[0])
    if (
      terms.some(
        ({ stem, families: of }) =>
          stems.some((one) => sameWord(one, stem)) || of.some((one) => families.includes(one)),
      )
    )
      positions.push(hit.index)
  }
  return positions
}

/** Questions about what the debtor can pay. */
const payable: readonly Topic[] = ['able_monthly', 'able_now', 'pay_when', 'commitment']

/** Less than this is no answer. */
const enough = 1.25

/** A clause of so many words is said as it is, though a phrase of it would do. */
const short = 9
/** The most words that a reply has. */
const most = 18

/**
 * The reply to a question: the fact whose words, form and topic fit best, in the phrase that was asked for ("On the
 * 15th.") or in a clause of at most 18 words. Facts of the author and the scenario come before invented ones. `told`
 * counts how often each fact was told in this call: what was told gives way to the next that fits about as well. Pure; a
 * life is indexed once.
 */
export function findFact(life: Life, asked: Asked, told: Readonly<Record<string, number>> = {}): Found {
  const line = asked.line ?? asked.words.join(' ')
  const wanted: Wanted =
    asked.line === undefined
      ? { asks: asked.asks, noun: null, aims: null, person: false }
      : wantedOf(asked.line)
  const index = indexOf(life)
  const own = termsOf(line, life)
  const terms = [...own, ...(own.length > 1 ? [] : termsOf(asked.besides ?? '', life, 0.6))]
  if (!allTopics.includes(asked.topic)) return { kind: 'none' }
  const scored = index.entries.map((entry) => score(entry, asked, wanted, terms, index, life))
  const ranked = scored
    .map((one) => ({ ...one, points: one.points - (told[one.fact.id] ?? 0) * 0.9 }))
    .filter(({ points }) => points >= enough)
    .toSorted((a, b) => b.points - a.points || a.fact.id.localeCompare(b.fact.id))
  const [first, second] = ranked
  if (asked.topic === 'cause' && (first === undefined || first.words < 0.5)) {
    const causes = life.cause.flatMap((id) => life.facts.filter((fact) => fact.id === id && fact.quotable))
    const cause = causes.find(({ id }) => told[id] === undefined) ?? causes[0]
    if (cause !== undefined) return { kind: 'fact', fact: whole(cause), sure: false }
  }
  if (first === undefined) return { kind: 'none' }
  if (second !== undefined && isTie(first, second, asked))
    return { kind: 'several', facts: [whole(first.fact), whole(second.fact)] }
  return {
    kind: 'fact',
    fact: replyOf(first, wanted, terms, line, life),
    sure:
      first.fact.from !== 'seed' &&
      ((first.words >= 0.55 && first.points >= 1.7) ||
        (payable.includes(asked.topic) && first.fact.also.includes(asked.topic) && first.phrase !== null)),
  }
}

/** Two different things that the words fit equally, neither of them the topic that was asked. */
function isTie(a: Scored, b: Scored, asked: Asked): boolean {
  const onTopic = [a, b].some(({ fact }) => fact.topic === asked.topic || fact.also.includes(asked.topic))
  const invented = a.fact.from === 'seed' || b.fact.from === 'seed'
  return (
    !invented &&
    !onTopic &&
    a.points - b.points < 0.02 &&
    a.entry.sentence !== b.entry.sentence &&
    a.words < 0.4 &&
    a.phrase === null &&
    a.fact.topic !== b.fact.topic
  )
}

const wordCount = (text: string) => text.split(/\s+/).length

/** The fact with the reply to this question as its text. */
function replyOf({ fact, phrase }: Scored, wanted: Wanted, terms: Terms, line: string, life: Life): Fact {
  if (fact.from === 'seed' || fact.from === 'author') return fact
  const reason = fact.because === undefined ? undefined : life.facts.find(({ id }) => id === fact.because)
  if (wanted.asks === 'why' && reason?.quotable && reason.openness !== 'hidden') {
    const text = whole(reason).text
    const because = life.language === 'en' ? 'Because ' : 'Porque '
    const lower =
      /^(?:I\b|I['’])/.test(text) ||
      /^\p{Lu}\p{L}*['’]s |^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ||
      startsWithName(text)
        ? text
        : text.charAt(0).toLowerCase() + text.slice(1)
    return { ...reason, text: `${because}${lower}`, again: text }
  }
  const plain = whole(fact)
  const clause = plain.text
  const purpose =
    wanted.aims === 'for' ||
    (wanted.asks === 'what' &&
      /purpose/.test([fact.topic, ...fact.also].join(' ')) &&
      /\bfor\b|para qu[eé]|\buse/.test(line))
      ? purposeIn(fact.text, life.language)
      : null
  if (purpose !== null && fact.quotable && wordCount(purpose.text) <= most && wordCount(fact.text) > short)
    return { ...fact, text: asReply(purpose.text), again: clause }
  if (wanted.asks === 'what' && fact.quotable && wordCount(fact.text) > 12) {
    const rest = restAfter(fact.text, terms, life)
    if (rest !== null) return { ...fact, text: asReply(rest), again: clause }
  }
  if (phrase === null) return plain
  // "Since April" alone answers no "when did you last".
  if (
    wanted.asks === 'when' &&
    fact.quotable &&
    /^(?:since|until|till|before|desde|hasta|antes)\b/i.test(phrase.text) &&
    wordCount(clause) <= most
  )
    return plain
  const said =
    wanted.asks === 'who' || wanted.asks === 'which'
      ? asPerson(phrase.text)
      : wanted.asks === 'how_much'
        ? sumOf(phrase.text, life)
        : wanted.asks === 'where' && wanted.aims === null
          ? phrase.text.replace(/^(?:to|into) /, 'in ').replace(/^(?:a|al|hasta|hacia) (?=\p{Lu})/u, 'en ')
          : phrase.text
  const reply = asReply(said)
  if (!fact.quotable) return { ...fact, text: reply, again: reply, quotable: true }
  if (wordCount(clause) <= short && clause.includes(phrase.text)) return plain
  // A sum or a count alone says little where what it is for was not asked.
  return { ...fact, text: reply, again: clause }
}

/** A sum without the preposition before it, and with its currency. */
function sumOf(phrase: string, life: Life): string {
  const sum = phrase.replace(/^(?:at|from|to|a|de|en|por|hasta) /i, '')
  if (life.language === 'en' || !/^\d[\d.,]*$/.test(sum)) return sum
  const all = life.facts
    .filter(({ from }) => from === 'scenario')
    .map(({ text }) => text)
    .join(' ')
  const currency = /(pesos|dólares|euros|quetzales|soles)/.exec(all)?.[1]
  return currency === undefined ? sum : `${sum} ${currency}`
}

/** What follows the last word that the question already has, where that is a thing or a list: "a TV and a fridge". */
function restAfter(text: string, terms: Terms, life: Life): string | null {
  const last = Math.max(-1, ...positionsOf(text, terms, life))
  if (last < 0) return null
  const rest = text
    .slice(last)
    .replace(/^[\p{L}\p{N}$’'-]+[,:]? ?/u, '')
    .replace(/[.]$/, '')
  const words = wordCount(rest)
  return words >= 2 &&
    words <= most &&
    /^(?:a|an|the|my|our|un|una|unos|unas|el|la|los|las|mi|mis|nuestr[oa])\b/i.test(rest) &&
    !/^(?:the|el|la|los|las) (?:last|same|first|misma?|noche|day|year|month|week)/i.test(rest)
    ? rest
    : null
}

function startsWithName(text: string): boolean {
  const first = text.split(' ')[0] ?? ''
  return (
    !/^(The|A|An|My|Our|For|With|From|Last|Then|Last|Since|When|It|They|That|This|Two|Three|In|On|At|After|El|La|Los|Las|Un|Una|Mi|Mis|Me|No|En|Se|Ya|Había|Con|Nadie|Nobody|Page|He|She|Each|Fees)$/.test(
      first,
    ) &&
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    !/(ó|é|í|aba|ía|aron|ieron)$/.test(first)
  )
}

/** The fact with a text that can be said in one breath. */
function whole(fact: Fact): Fact {
  if (fact.from === 'seed' || fact.from === 'author' || wordCount(fact.text) <= most) return fact
  const words = fact.text.replace(/[.]$/, '').split(' ')
  const cuts = words
    .map((word, at) => ({ at: at + 1, stop: /[,:]$/.test(word), next: words[at + 1] ?? '' }))
    .filter(
      ({ at, stop, next }) =>
        at >= 6 &&
        at <= most &&
        (stop || /^(and|with|after|for|on|in|to|because|y|con|para|en|después)$/.test(next)),
    )
  const cut = cuts.findLast(({ stop }) => stop) ?? cuts.at(-1)
  if (cut === undefined) return fact
  const text = `${words
    .slice(0, cut.at)
    .join(' ')
    .replace(/[,:;]$/, '')}.`
  const rest = words
    .slice(cut.at)
    .join(' ')
    .replace(/^(and|y) /, '')
  return { ...fact, text, again: asReply(rest) }
}
