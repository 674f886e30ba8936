import { genderOfName } from '../people/first-names.ts'
import type { Speaker } from '../scenario/speaker.ts'
import { untokened } from '../scenario/tokens.ts'
import type { Clause } from './clause.ts'
import { type Group, adverbs, tagged, groupsOf } from './tagged.ts'
import { relatives, cutBetween, subordinators } from './english-cut.ts'
import {
  antecedent,
  kinWords,
  pronounsOf,
  type Scene,
  second,
  type Subject,
  subjectOf,
} from './english-subject.ts'
import { say, named } from './english-say.ts'

/** "Lost the job when the restaurant closed and found another": what only a person does is not the restaurant's. */
const personsDeed =
  /^(?:found|got|took|started|began|went|moved|returned|works|worked|earns|lives|lived|drives|pays|owes|wants|hopes|supports|picked|borrowed|missed|fell|stopped|had|has|gets|used|sold)$/

function isThing(subject: Subject | null): boolean {
  return (
    subject?.kind === 'other' &&
    !subject.words.some(
      ({ word }) =>
        /^\p{Lu}/u.test(word) ||
        kinWords.male.test(word.toLowerCase()) ||
        kinWords.female.test(word.toLowerCase()),
    )
  )
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
  const plain = (speaker.second === true ? withoutContractions(sentence) : sentence)
    // "When the supplier raised it in July he cancelled it": the pause that speech makes there.
    .replace(whenThen, '$1, ')
    .replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, '')
    .replace(/^as (?:he|she) (?:says|puts it|sees it), /i, '')
    // "They live with her grandmother": she is one of them.
    .replace(/^They live (?=with (?:his|her)\b)/, 'We live ')
    // "The rest, she says, is an estimate": who says it is the speaker anyway.
    .replace(/, (?:he|she) (?:says|claims|insists|argues|thinks|believes|maintains|admits),(?= )/gu, '')
  // What the debtor says of their own matter is simply said.
  const told = plain.replace(
    new RegExp(
      `^(?:${pronounsOf[speaker.gender].subject}|(?:${names || '-'})(?: (?:${names || '-'}))*) (?:says|claims|insists|swears|maintains|argues|states|is sure|is certain|is convinced)(?: that)? (?=\\p{L}+ )`,
      'iu',
    ),
    '',
  )
  const ours = speaker.business === null ? told : asFirm(told)
  const list = tagged(speaker.paired ? asCouple(ours) : ours, speaker.names)
  const groups = groupsOf(list)
  const scene: Scene = {
    speaker,
    own: speaker.second === true ? second : pronounsOf[speaker.gender],
    other: pronounsOf[speaker.gender === 'female' ? 'male' : 'female'],
  }
  const otherGender = speaker.gender === 'female' ? 'male' : 'female'
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
  let linkBefore = ''
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
              : subordinators.test(linkBefore) &&
                  ((list[segment.from - 2]?.after ?? '').endsWith(',') ||
                    (personsDeed.test(words[verbAt]?.said ?? '') && isThing(previous)))
                ? main
                : previous
            : null
      if (subject)
        subject = { ...subject, lead: words.slice(0, verbAt).filter(({ said }) => !adverbs.test(said)) }
    }
    linkBefore = segment.link
    const mentioned = list
      .slice(0, segment.from + verbAt)
      .findLast(
        ({ word }, at, all) =>
          /^\p{Lu}\p{Ll}+$/u.test(word) &&
          !/^(in|at|from|near|to|of)$/.test(all[at - 1]?.said ?? '') &&
          (genderOfName(word) === otherGender || kinWords[otherGender].test(all[at - 1]?.said ?? '')),
      )
    if (mentioned) known.name = mentioned.word
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
    // "He has never been to Florida nor held that card" would lose its "never".
    let spoken = whole === null || segment.link === 'nor' ? null : say(words, verbAt, whole, scene, main)
    const namesAnother = words.some(
      ({ word }) => /^\p{Lu}\p{Ll}+$/u.test(word) && genderOfName(word) === otherGender,
    )
    if (spoken !== null && known.name !== '' && !namesAnother)
      spoken = named(spoken, scene, known.name, source)
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

/** Up to the pronoun that opens the main clause; not "when the doctor said he needed surgery". */
const whenThen =
  /^((?:[Ww]hen|[Aa]fter|[Oo]nce|[Bb]ecause|[Ww]hile) (?:\p{L}+(?:['’]s)? ){3,12}?(?!(?:said|says|told|thought|knew|that|until|because|what|if|how|where|who|and|but|so|than|as|when|while|before|after|since|the|a|an|his|her)\b)\p{L}+) (?=(?:he|she) \p{L}+ [^,]*$)/u

/** "You've made one payment": the words that are put into the first person. */
function withoutContractions(sentence: string): string {
  return sentence
    .replace(/\b([Yy]ou)['’]ve\b/gu, '$1 have')
    .replace(/\b([Yy]ou)['’]re\b/gu, '$1 are')
    .replace(/\b([Yy]ou)['’]ll\b/gu, '$1 will')
}

/** What a firm has done, told of its people: "in August it closed, and they have missed the rent since". */
function asFirm(sentence: string): string {
  return sentence.replace(
    /(^|, and |, but |, so | and )[Tt]hey (?=(?:have |had )?(?:missed|not paid|paid|fallen|fell|owed|owe|stopped|borrowed|used)\b)/gu,
    (_, before: string) => `${before}${before === '' ? 'We' : 'we'} `,
  )
}

/** What a couple has and does: "they have two boys", "They missed three payments". */
function asCouple(sentence: string): string {
  return sentence
    .replace(
      /\b(and )?they (have|had)(?= [^.;]*\b(?:sons?|daughters?|boys?|girls?|kids?|child|children|twins?|baby|grandchildren)\b)/u,
      '$1we $2',
    )
    .replace(
      /^They (?=(?:missed|paid|pay|owe|owed|fell|borrowed|took|stopped|rent|live|bought|lost|moved|put|used|had|have|can|could|would)\b)/u,
      'We ',
    )
}
