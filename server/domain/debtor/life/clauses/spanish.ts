import { isFirstName } from '../people/first-names.ts'
import type { Speaker } from '../scenario/speaker.ts'
import { untokened } from '../scenario/tokens.ts'
import type { Clause } from './clause.ts'
import { pluralForm, selfForm } from './spanish-verbs.ts'
import {
  type Group,
  type Word,
  clitics,
  negation,
  wordsOf,
  groupsOf,
  type Subject,
  isPerson,
  nobody,
  debtor,
  named,
} from './spanish-words.ts'
import { cutBetween } from './spanish-cut.ts'
import { subjectOf, followingSubject, relativeSubject } from './spanish-subject.ts'
import { headOf, ownDeed, personal, say } from './spanish-say.ts'

/**
 * Splits a Spanish sentence at its finite verbs and puts each clause into the first person where it is certain who
 * acts in it.
 */
export function spanishClauses(
  sentence: string,
  speaker: Speaker,
  known: { name: string; other?: boolean } = { name: '' },
): Clause[] {
  const names = speaker.names.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '-'
  const whole = `(?:don |doña )?(?:${names})(?: (?:${names}))*`
  const told = sentence
    .replace(
      new RegExp(
        `^(?:${whole}|él|ella)? ?(?:dice|afirma|asegura|alega|sostiene|jura|explica|insiste en|argumenta) que (?=\\p{L})`,
        'iu',
      ),
      '',
    )
    .replace(/^en realidad,? /i, '')
    .replace(
      new RegExp(
        `^(?:El|La|Su) (?:dueñ[oa]|gerente|encargad[oa]|director[a]?|titular|propietari[oa]),? (${whole}),? (?=\\p{L})`,
        'u',
      ),
      '$1 ',
    )
    // "Hace siete meses que no paga": the verb is the debtor's.
    .replace(
      /^([Hh]ace [\p{L}\d ]{3,25} que (?:ya )?no )(\p{L}+)(?=[ .]|$)/u,
      (_, lead: string, verb: string) => `${lead}${selfForm(verb) ?? verb}`,
    )
    .replace(new RegExp(`^A ${whole},? (?:la|lo|le) (?=\\p{L}+n )`, 'u'), 'Me ')
  const reported = told !== sentence && /que /.test(sentence.slice(0, sentence.length - told.length))
  const list = wordsOf(told)
  const groups = groupsOf(list)
  type Segment = { from: number; to: number; link: string; group: Group | null }
  const segments: Segment[] = []
  let start = 0
  let link = ''
  let group = groups[0] ?? null
  let pending: string | null = null
  const first = groups[0]
  // "Rubén, que pagaba la mitad, se marchó": a relative clause inside the subject.
  if (first) {
    const rel = list.findIndex(
      ({ said }, at) =>
        at > 0 &&
        at < first.from &&
        (said === 'que' || said === 'quien') &&
        (list[at - 1]?.after ?? '').endsWith(','),
    )
    if (rel > 0) {
      segments.push({ from: 0, to: rel, link: '', group: null })
      start = rel + 1
      link = 'que'
    }
  }
  for (let at = 0; at + 1 < groups.length; at++) {
    const one = groups[at]
    const two = groups[at + 1]
    if (!one || !two) continue
    const cut = cutBetween(list, one, two, link === 'que')
    if (!cut) continue
    if (pending !== null && link === 'que') cut.link = pending
    pending = null
    if (cut.link === 'que') {
      const sub = list.findIndex(
        ({ said }, index) =>
          index > one.to &&
          index < cut.at &&
          (said === 'porque' ||
            said === 'cuando' ||
            (said === 'que' && /^(desde|ya)$/.test(list[index - 1]?.said ?? ''))),
      )
      if (sub > 0) {
        const opening = list[sub]?.said === 'que' ? sub - 1 : sub
        segments.push({ from: start, to: opening, link, group })
        segments.push({
          from: sub + 1,
          to: cut.at,
          link: opening === sub ? (list[sub]?.said ?? '') : `${list[opening]?.said ?? ''} que`,
          group: null,
        })
        pending = opening === sub ? (list[sub]?.said ?? '') : `${list[opening]?.said ?? ''} que`
        start = cut.at + cut.skip
        link = cut.link
        group = two
        continue
      }
    }
    segments.push({ from: start, to: cut.at, link, group })
    start = cut.at + cut.skip
    link = cut.link
    group = two
  }
  segments.push({ from: start, to: list.length, link, group })
  const clauses: Clause[] = []
  let main: Subject | null = reported ? debtor : null
  let previous: Subject | null = main
  let afterRelative = false
  let resumed = false
  for (const segment of segments) {
    const words = list.slice(segment.from, segment.to)
    if (words.length === 0) continue
    const source = untokened(words).replace(/[,;:]$/, '')
    if (!segment.group) {
      main = subjectOf(words, words.length, speaker).subject
      previous = main
      clauses.push({ source, link: segment.link, spoken: null, self: main?.kind === 'self' })
      continue
    }
    const verbAt = segment.group.from - segment.from
    const found = subjectOf(words, verbAt, speaker)
    let { subject } = found
    let lead = found.lead
    const plural = words
      .slice(verbAt, segment.group.to - segment.from + 1)
      .some(({ word }) => pluralForm(word))
    if (segment.link === 'que') {
      subject = subject ?? relativeSubject(list.slice(0, segment.from - 1), speaker, main)
      // "Un deducible de 600, que pagó en efectivo": a thing does not pay.
      if (
        subject.kind === 'unsure' &&
        found.subject === null &&
        !plural &&
        ownDeed.test(verbOf(words, verbAt))
      )
        subject = debtor
      else if (subject.kind === 'unsure' && found.subject === null)
        subject = plural
          ? { kind: 'they', words: [], person: false, rival: false }
          : (followingSubject(words, segment.group, segment.from, speaker) ?? subject)
      if (verbAt === 0) lead = 0
    } else if (subject === null) {
      lead = verbAt
      while (lead > 0 && negation.test(words[lead - 1]?.said ?? '')) lead--
      const follows = followingSubject(words, segment.group, segment.from, speaker)
      const doubled =
        /(?:^| )le (?:[^,;]*) an? (?:su|una?|el|la) /i.test(`${source} `) ||
        /\ble\b.*\b(a|al) (su|sus|una?|la|los) \p{Ll}/iu.test(source)
      const inherited: Subject | null = afterRelative ? main : previous
      const mentions = list
        .slice(0, segment.from)
        .some(
          ({ said, word }, at) =>
            (/^(a|al|con)$/.test(list[at - 1]?.said ?? list[at - 2]?.said ?? '') &&
              (isPerson(said) ||
                (/^\p{Lu}/u.test(word) && isFirstName(word) && !named(word, speaker.names)))) ||
            (/^(a|al)$/.test(list[at - 2]?.said ?? '') && isPerson(said)),
        )
      if (follows) subject = follows
      else if (!plural && mentions && /^(porque|cuando|ya que|pues|desde que)$/.test(segment.link))
        subject = nobody
      else if (
        plural &&
        words[verbAt]?.said !== 'se' &&
        // "Le deben 610.000": it is owed to whoever speaks.
        !/^les?$/.test(words[verbAt]?.said ?? '') &&
        together.test(verbOf(words, verbAt)) &&
        segment.link !== 'que' &&
        (speaker.paired || speaker.business !== null)
      )
        subject = { ...debtor, kind: 'we' }
      else if (plural)
        subject =
          inherited?.kind === 'self' &&
          /\bcon (su|la|el|una?|otr)/.test(told) &&
          /(aron|ieron|aban|ían)$/.test(words[segment.group.to - segment.from]?.said ?? '') &&
          !/\b(le|lo|la|les)\b/.test(
            words
              .slice(verbAt, verbAt + 2)
              .map(({ said }) => said)
              .join(' '),
          )
            ? { ...debtor, kind: 'we' }
            : { kind: 'they', words: [], person: false, rival: false }
      else if (inherited === null) subject = known.other && /^\p{Ll}/u.test(sentence) ? nobody : debtor
      else if (inherited.kind === 'other' && !inherited.person && doubled) subject = debtor
      // "Su mamá la ayuda desde que se separó": whoever was helped did it.
      else if (
        inherited.kind === 'other' &&
        inherited.person &&
        /^(porque|cuando|desde que|ya que|pues|así que|por eso)$/.test(segment.link) &&
        list.slice(0, segment.from).some(({ said }) => /^(l[aeo]|me)$/.test(said)) &&
        !/^l[aeo]$/.test(words[verbAt]?.said ?? '')
      )
        subject = debtor
      // "Lo operaron y estuvo tres meses sin trabajar", "se le rompió la caldera y puso 900": neither they nor a thing did it.
      else if (
        (inherited.kind === 'they' && inherited.words.length === 0) ||
        (!inherited.person &&
          ownDeed.test(verbOf(words, verbAt)) &&
          (!isInstitution(inherited) || /^(así que|por eso)$/.test(segment.link)))
      )
        subject = debtor
      else if (
        (inherited.kind === 'other' || inherited.kind === 'they') &&
        !inherited.person &&
        !/^\p{Lu}/u.test(inherited.words.at(-1)?.word ?? '')
      )
        subject =
          /^(y|e|pero|,)$/.test(segment.link) && inherited.words.length > 0
            ? { ...inherited, kind: 'unsure' }
            : nobody
      else subject = inherited.kind === 'they' ? nobody : { ...inherited }
      if (afterRelative && main?.kind === 'other') subject = main
      resumed = subject.kind === 'other' && subject.words.length > 0
      if (subject.kind === 'other' && inherited === subject) subject = { ...subject }
    }
    const opens = words[verbAt]?.said === 'no' ? verbAt + 1 : verbAt
    const clitic = words[opens]?.said ?? ''
    if (
      subject.kind === 'other' &&
      !subject.person &&
      found.subject !== null &&
      /^(lo|la|los|las)$/.test(clitic) &&
      words[0]?.said === (clitic === 'lo' ? 'el' : clitic) &&
      !plural &&
      (!personal.test(words[opens + 1]?.said ?? '') ||
        // "Los 1.164 euros no los reconoce": sums are not done to anybody.
        (/^\d|^[$€£]/u.test(words[1]?.word ?? '') && ownDeed.test(words[opens + 1]?.said ?? '')))
    ) {
      // "El caso lo lleva su abogada": who does it comes last.
      subject = followingSubject(words, segment.group, segment.from, speaker) ?? { ...debtor }
      lead = verbAt
    }
    const spoken = say(
      words,
      verbAt,
      lead,
      segment.group.to - segment.from,
      subject,
      found.subject !== null || segment.link === 'que' || resumed,
      speaker,
      main,
    )
    const headless =
      spoken === null && segment.link !== 'que' && (found.subject === null || found.subject.kind !== 'self')
        ? headOf(words, verbAt)
        : null
    const said = spoken ?? headless
    clauses.push({
      source,
      link: segment.link,
      spoken: segment.link === 'ni' && said !== null ? denied(said) : said,
      self: subject.kind === 'self',
    })
    if (segment.link !== 'que') {
      main ??= subject
      previous = subject.kind === 'unsure' ? previous : subject
    }
    afterRelative = segment.link === 'que'
    resumed = false
  }
  known.other = main !== null && main.kind === 'other' && main.person
  return clauses
}

/** "Ni lo hará mientras nadie lo revise": said alone it has its own "no". */
function denied(spoken: string): string {
  return /^(?:No|Nunca|Nadie) /u.test(spoken)
    ? spoken
    : `No ${spoken.charAt(0).toLowerCase()}${spoken.slice(1)}`
}

/** What a couple does: nobody else is meant where no subject is told. */
const together =
  /^(tienen|tenían|deben|debían|pueden|podrían|podían|viven|vivían|llevan|necesitan|alquilan|rentan|perdieron|firmaron)$/

/** The verb of a group that opens at `at`, behind "no" and pronouns. */
function verbOf(words: readonly Word[], at: number): string {
  return words.slice(at).find(({ said }) => !clitics.test(said) && !negation.test(said))?.said ?? ''
}

/** What acts like a person: a bank that lost something, a casino that promised it. */
function isInstitution({ words }: Subject): boolean {
  return words.some(
    ({ word, said }) =>
      /^\p{Lu}/u.test(word) ||
      /^(banco|seguro|seguros|hospital|clínica|empresa|agencia|hotel|casino|cliente|cadena|ayuntamiento|municipio|gobierno|escuela|financiera|aseguradora|compañía|constructora|fábrica|obra|juzgado|proveedor|cooperativa|tienda|taller|entidad)$/.test(
        said,
      ),
  )
}
