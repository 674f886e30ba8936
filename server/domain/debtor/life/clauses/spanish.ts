import { folded } from '../../fold-text.ts'
import { genderOfName, isFirstName } from '../people/first-names.ts'
import type { Speaker } from '../scenario/speaker.ts'
import { body, felt, hurts, inverted, people } from '../scenario/spanish-words.ts'
import { sentenceCase, tokens, untokened, type Token } from '../scenario/tokens.ts'
import type { Clause } from './clause.ts'
import { pluralForm, selfForm, weForm } from './spanish-verbs.ts'

type Word = Token & { said: string }
type Group = { from: number; to: number }

const clitics = /^(se|le|lo|la|les|los|las|me|nos)$/
const article =
  /^(el|la|los|las|un|una|unos|unas|su|sus|mi|mis|este|esta|estos|estas|ese|esa|esos|esas|otro|otra|otros|otras|cada|algún|alguna|ningún|ninguna|del|al|cuyo|cuya|mucho|mucha|poco|poca|tanto|tanta|casi|gran|buen|buena)$/
const preposition =
  /^(a|ante|bajo|con|contra|de|desde|durante|en|entre|hacia|hasta|para|por|según|sin|sobre|tras)$/
const linkWords = /^(que|y|e|pero|porque|cuando|donde|mientras|aunque|pues|si|sino|pues|ni|o)$/
const negation =
  /^(no|ya|nunca|siempre|también|tampoco|sólo|solo|todavía|aún|apenas|ahora|recién|casi|luego|después|entonces|además|igual)$/
const reporting =
  /^(dice|afirma|asegura|alega|insiste|sostiene|jura|explica|cuenta|reclama|argumenta|declara|repite)$/
const thinking =
  /^(dice|dijo|afirma|asegura|aseguró|alega|insiste|sostiene|jura|explica|explicó|cuenta|contó|cree|creía|creyó|piensa|pensó|pensaba|calcula|sabe|sabía|espera|esperaba|teme|siente|prometió|promete|prometieron|dijeron|avisó|avisaron|confesó|reconoce|supo|supone|resultó|contestó|contesta|exige|pide|pidió|quiere|quería|molesta|preocupa|aseguraron|juró|juraron|ofreció|confirmó|admite|niega|negó|decidió|entendió|jura|imagina|advirtió|recuerda|parece|logró|amenaza)$/
const months = /^(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/

function wordsOf(sentence: string): Word[] {
  return tokens(sentence).map((token) => ({ ...token, said: token.word.toLowerCase() }))
}

function isFinite(list: readonly Word[], at: number): boolean {
  const token = list[at]
  if (!token || token.said.length < 2) return false
  const before = list[at - 1]
  const last = before?.said ?? ''
  const opens =
    (at === 0 ||
      /^(y|que|pero|no|ya|nunca|se|le|me|solo|sólo|también)$/.test(last) ||
      /,$/.test(before?.after ?? '')) &&
    /^(el|los|cada|en|a|al|por|un|una|unos|unas|su|sus|que|con|como|de|usted|entre|\d.*)$/.test(
      list[at + 1]?.said ?? '',
    )
  if (selfForm(token.word, opens) === null && !pluralForm(token.word)) return false
  if (at > 0 && /^\p{Lu}/u.test(token.word)) return false
  if (/^(la|los|las|lo)$/.test(last)) {
    // The article of a noun or the pronoun of a verb.
    const sooner = list[at - 2]?.said ?? ''
    if (/^(a|de|en|con|por|para|sin|sobre|hasta|desde|del|todo|toda|todos|todas)$/.test(sooner)) return false
    if (last === 'lo' || /(ó|aron|ieron)$/.test(token.said)) return true
    if (/^l[oa]s$/.test(last) && !token.said.endsWith('s') && /^(y|que|no|se|pero|ya|)$/.test(sooner))
      return true
    return (
      /^(se|no|que|quien|ya|nunca|donde|cuando|porque|si|me|le|y|pero|todavía|siempre)$/.test(sooner) &&
      /(ó|ron|ba|ban|ía|ían|[ae])$/.test(token.said) &&
      !(sooner === 'y' && !/(ó|ron)$/.test(token.said))
    )
  }
  if (article.test(last) || preposition.test(last)) return false
  if (/^\d/.test(last) && /(o|a|e)$/.test(token.said) && !/(ó|ía|aba)$/.test(token.said)) return true
  return true
}

function groupsOf(list: readonly Word[]): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < list.length; at++) {
    if (
      list[at]?.said === 'hace' &&
      /^(\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|poco|mucho|unos|unas|varios|varias|años|meses|como|casi)$/.test(
        list[at + 1]?.said ?? '',
      )
    )
      continue
    if (!isFinite(list, at)) continue
    let from = at
    while (
      from > 0 &&
      (clitics.test(list[from - 1]?.said ?? '') || /^no$/.test(list[from - 1]?.said ?? '')) &&
      list[from - 1]?.after === ''
    )
      from--
    let to = at
    // "ha pagado", "está haciendo", "puede pagar", "se fue a vivir".
    while (
      list[to]?.after === '' &&
      /((ad|id)[oa]s?|ndo(l[aeo]s?|se|me)?|to|cho|[aei]r(l[aeo]s?|se|me)?)$/.test(list[to + 1]?.said ?? '') &&
      !isFinite(list, to + 1)
    )
      to++
    groups.push({ from, to })
    at = to
  }
  return groups
}

type Subject = {
  kind: 'self' | 'we' | 'other' | 'they' | 'unsure'
  words: Word[]
  person: boolean
  /** It could be meant by "él" or "ella". */
  rival: boolean
}

function isPerson(word: string): boolean {
  return (
    people.test(word) ||
    /^(bebé|niño|niña|señor|señora|licenciado|licenciada|doctor|doctora|médico|médica|abogado|abogada|inquilino|inquilina|cuñado|instructor|instructora|gestora|gestor|trabajadora|encargado|encargada|exesposo|exesposa|exmarido|exmujer|director|directora|gerente|hijastro|hijastra|ahijado|madrina|padrino|compadre|comadre|yerno|nuera)$/.test(
      word,
    )
  )
}

const nobody: Subject = { kind: 'unsure', words: [], person: false, rival: false }
const debtor: Subject = { kind: 'self', words: [], person: true, rival: false }

function named(word: string, of: readonly string[] | null): boolean {
  return of?.some((name) => folded(name) === folded(word)) ?? false
}

type Cut = { at: number; link: string; skip: number }

function cutBetween(list: readonly Word[], first: Group, second: Group, relative: boolean): Cut | null {
  const verb = list.slice(first.from, first.to + 1)
  const links: number[] = []
  for (let at = first.to + 1; at < second.from; at++) if (linkWords.test(list[at]?.said ?? '')) links.push(at)
  let at = links.at(-1)
  if (at === undefined) {
    for (let comma = first.to; comma < second.from; comma++) {
      if (!/[,:;—]$/.test(list[comma]?.after ?? '')) continue
      const next = list[comma + 1]
      if (!next) continue
      if (comma + 1 === second.from) return { at: comma + 1, link: ',', skip: 0 }
      if (preposition.test(next.said) && !/^(a|en|desde)$/.test(next.said)) continue
      if (
        article.test(next.said) ||
        /^\p{Lu}/u.test(next.word) ||
        negation.test(next.said) ||
        clitics.test(next.said) ||
        /^(nadie|él|ella|en|desde|a)$/.test(next.said)
      )
        return { at: comma + 1, link: relative ? ',' : ';', skip: 0 }
    }
    return null
  }
  const link = list[at]?.said ?? ''
  const before = list[at - 1]?.said ?? ''
  if (link === 'que') {
    // "lo que", "el que": part of a noun; a complement stays with its verb.
    if (/^(los|las)$/.test(before) && list[at - 2]?.said === 'de' && /,$/.test(list[at - 3]?.after ?? ''))
      return { at: at - 2, link: ';', skip: 3 }
    if (/^(lo|los|las|el|la|más|menos|tan|hay|tiene|tenía|tuvo)$/.test(before)) {
      const earlier = links.at(-2)
      if (earlier === undefined) return null
      at = earlier
      return { at, link: list[at]?.said ?? '', skip: 1 }
    }
    if (/^(y|o|ni|pero)$/.test(before)) return { at: at - 1, link: before, skip: 2 }
    if (/^(desde|ya|después|hasta|antes|así|mientras)$/.test(before))
      return { at: at - 1, link: `${before} que`, skip: 2 }
    if (before === 'de' && /^(después|antes)$/.test(list[at - 2]?.said ?? ''))
      return { at: at - 2, link: `${list[at - 2]?.said} de que`, skip: 3 }
    if (verb.some(({ said }) => thinking.test(said)) && !/,$/.test(list[at - 1]?.after ?? '')) return null
    // A relative clause with a subject of its own, or none at all, stays with its noun.
    if (!/,$/.test(list[at - 1]?.after ?? '')) return null
    return { at, link: 'que', skip: 1 }
  }
  // "su esposa y su hijo se fueron": the link joins nouns.
  const noun = list[at + 1]
  if (
    /^(y|e|o|ni)$/.test(link) &&
    noun &&
    at + 1 < second.from &&
    !article.test(noun.said) &&
    !clitics.test(noun.said) &&
    !negation.test(noun.said) &&
    !preposition.test(noun.said) &&
    !/^[\p{Lu}\d]/u.test(noun.word) &&
    !/^(nadie|alguien|él|ella|todo|hace|desde|por|que|cuando|porque|si|aunque|ayer|hoy)$/.test(noun.said)
  ) {
    const earlier = links.at(-2)
    if (earlier === undefined) return null
    return { at: earlier, link: list[earlier]?.said ?? '', skip: 1 }
  }
  if (/^(y|pero)$/.test(before) && /^(porque|cuando|aunque|si|mientras)$/.test(link))
    return { at: at - 1, link, skip: 2 }
  return { at, link, skip: /^(que|si)$/.test(list[at + 1]?.said ?? '') && link !== 'y' ? 1 : 1 }
}

/** The words that name the subject before a verb: without what stands in front of them. */
function subjectOf(
  words: readonly Word[],
  verbAt: number,
  speaker: Speaker,
): { subject: Subject | null; lead: number } {
  let end = verbAt
  while (end > 0 && negation.test(words[end - 1]?.said ?? '')) end--
  if (end === 0) return { subject: null, lead: 0 }
  const before = words.slice(0, end)
  const last = before.at(-1)
  if (!last) return { subject: null, lead: 0 }
  if (/^(él|ella)$/.test(last.said) && !preposition.test(before.at(-2)?.said ?? ''))
    return (last.said === 'ella') === (speaker.gender === 'female')
      ? { subject: debtor, lead: end - 1 }
      : { subject: { kind: 'other', words: [last], person: true, rival: false }, lead: end - 1 }
  if (/^(nadie|alguien|todo|ellos|ellas|eso|esto|quien)$/.test(last.said))
    return { subject: { kind: 'other', words: [last], person: false, rival: false }, lead: end - 1 }
  const own = before.findIndex(({ word }) => named(word, speaker.names))
  if (own === 0 || (own === 1 && /^(don|doña)$/.test(before[0]?.said ?? '')))
    return { subject: debtor, lead: 0 }
  if (own > 0 && !preposition.test(before[own - 1]?.said ?? '') && /,$/.test(before[own - 1]?.after ?? ''))
    return { subject: debtor, lead: own }
  if (own > 0 && own === before.length - 1 && !preposition.test(before[own - 1]?.said ?? ''))
    return { subject: debtor, lead: own }
  // After a stretch that opens with a preposition, the subject begins at a comma or an article that is not its object.
  let from = 0
  const opening = before[0]
  const timed =
    opening !== undefined &&
    /^(ese|este|cada|ahora|después|luego|ayer|hoy|hace)$/.test(opening.said) &&
    /^(mes|año|día|semana|\d+|un|una|dos|tres)$/.test(before[1]?.said ?? '')
  if (opening && (preposition.test(opening.said) || opening.said === 'al' || timed)) {
    const comma = before.findLastIndex(({ after }) => after.endsWith(','))
    if (comma >= 0 && comma + 1 < end) from = comma + 1
    else {
      const next = before.findIndex(
        ({ said, word }, at) =>
          at > 1 &&
          (/^(el|la|los|las|su|sus|un|una|nadie)$/.test(said) ||
            (/^\p{Lu}/u.test(word) &&
              isFirstName(word) &&
              !/^(llamad[oa]|don|doña)$/.test(before[at - 1]?.said ?? ''))) &&
          !preposition.test(before[at - 1]?.said ?? '') &&
          !/^(de|del|al)$/.test(before[at - 1]?.said ?? ''),
      )
      if (next < 0) return { subject: null, lead: end }
      from = next
    }
    const noun = before[from]
    if (noun && preposition.test(noun.said)) return { subject: null, lead: end }
  }
  const noun = before.slice(from)
  const head = noun[0]
  if (!head) return { subject: null, lead: end }
  if (head.said === 'lo' && noun[1]?.said === 'que')
    return { subject: { kind: 'other', words: noun, person: false, rival: false }, lead: from }
  if (/^(lo|todo|así|que|como)$/.test(head.said) || preposition.test(head.said))
    return { subject: nobody, lead: from }
  if (noun.every(({ said }) => months.test(said) || /^(el|\d+|de|ese|año|mes|día|pasado)$/.test(said)))
    return { subject: null, lead: end }
  const person = noun.some(({ said, word }) => isPerson(said) || (/^\p{Lu}/u.test(word) && isFirstName(word)))
  if (speaker.business !== null && noun.length < 4 && noun.some(({ word }) => named(word, speaker.business)))
    return { subject: { kind: 'we', words: [], person: false, rival: false }, lead: from }
  const gender = noun
    .map(({ word, said }) =>
      isPerson(said)
        ? /(a|madre|mujer|suegra)$/.test(said)
          ? 'female'
          : 'male'
        : /^\p{Lu}/u.test(word)
          ? genderOfName(word)
          : null,
    )
    .find((one) => one !== null)
  return { subject: { kind: 'other', words: noun, person, rival: gender === speaker.gender }, lead: from }
}

/** Verbs that bring something up: their subject follows or is a whole clause. */
const presentative =
  /^(aparece|apareció|aparecen|figura|consta|resulta|resultó|queda|quedan|falta|faltan|sobra|existe|ocurre|ocurrió|sucede|sucedió|hay|hubo|había|llueve|llovió|parece|basta)$/

/** A subject that follows its verb: "murió su mamá", "le faltan nueve pagos". */
function followingSubject(words: readonly Word[], group: Group, from: number): Subject | null {
  const verbs = words.slice(group.from - from, group.to - from + 1)
  const next = words[group.to - from + 1]
  const verb = verbs.find(({ said }) => !clitics.test(said) && said !== 'no')?.said ?? ''
  const after = words[group.to - from + 2]
  const dative = verbs.some(({ said }) => said === 'le')
  const noun =
    next !== undefined &&
    ((article.test(next.said) && !/^(al|del)$/.test(next.said)) ||
      /^\d/.test(next.word) ||
      /^(nueve|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce)$/.test(next.said))
  if (
    presentative.test(verb) &&
    !(
      /^(había|hubo)$/.test(verb) &&
      verbs.filter(({ said }) => !clitics.test(said) && said !== 'no').length > 1
    ) &&
    !verbs.some(({ said }) => said === 'se')
  )
    return { kind: 'other', words: [], person: false, rival: false }
  if (dative && felt.test(verb)) return { kind: 'other', words: [], person: false, rival: false }
  if (!next) return null
  if (
    dative &&
    (felt.test(verb) || /^(faltan|quedan|duelen|gustan|alcanzan|molesta|preocupa|tiene)$/.test(verb))
  )
    return { kind: 'other', words: [], person: false, rival: false }
  if (dative && verbs.some(({ said }) => said === 'se') && noun)
    return { kind: 'other', words: [], person: false, rival: false }
  if (
    noun &&
    inverted.test(verb) &&
    !(hurts.test(verb) && body.test(after?.said ?? '')) &&
    !/^(perdió|terminó|empezó|comenzó|acabó|cerró|rompió|bajó|subió)$/.test(verb)
  )
    return { kind: 'other', words: [], person: isPerson(after?.said ?? ''), rival: false }
  if (
    /^(el|la|su|un|una)$/.test(next.said) &&
    after &&
    (isPerson(after.said) ||
      /^(banco|agencia|empresa|financiera|aseguradora|dueño|médico|doctor|juez|cobrador|escuela|seguro)$/.test(
        after.said,
      )) &&
    !verbs.some(({ said }) => said === 'se')
  )
    return dative ? { kind: 'other', words: [], person: true, rival: false } : null
  return null
}

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
        /,$/.test(list[at - 1]?.after ?? ''),
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
      if (subject.kind === 'unsure' && found.subject === null)
        subject = plural
          ? { kind: 'they', words: [], person: false, rival: false }
          : (followingSubject(words, segment.group, segment.from) ?? subject)
      if (verbAt === 0) lead = 0
    } else if (subject === null) {
      lead = verbAt
      while (lead > 0 && negation.test(words[lead - 1]?.said ?? '')) lead--
      const follows = followingSubject(words, segment.group, segment.from)
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
      !personal.test(words[opens + 1]?.said ?? '')
    ) {
      subject = { ...debtor }
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
    clauses.push({ source, link: segment.link, spoken: spoken ?? headless, self: subject.kind === 'self' })
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

/** "Casi todo en muebles para un departamento" of a clause whose only verb stands in a relative clause. */
function headOf(words: readonly Word[], verbAt: number): string | null {
  const que = words.findIndex(({ said }) => said === 'que')
  if (que < 3 || que > verbAt || !/^(casi|mayormente|sobre|todo|principalmente)$/.test(words[0]?.said ?? ''))
    return null
  return finished(
    words.slice(0, que).map((token) => ({ ...token, word: token.word.replace(/^su(s?)$/i, 'mi$1') })),
  )
}

/** Whom a relative clause is about: the person or the thing right before it. */
function relativeSubject(before: readonly Word[], speaker: Speaker, main: Subject | null): Subject {
  if (before.every(({ word, said }) => named(word, speaker.names) || /^(don|doña)$/.test(said))) return debtor
  let from = before.length - 1
  const least = Math.max(0, before.length - 6)
  while (
    from > least &&
    !article.test(before[from]?.said ?? '') &&
    !preposition.test(before[from - 1]?.said ?? '') &&
    !linkWords.test(before[from - 1]?.said ?? '')
  )
    from--
  const noun = before.slice(from)
  if (noun.length === 0) return nobody
  if (noun.some(({ word }) => named(word, speaker.names))) return main?.kind === 'self' ? debtor : nobody
  const person = noun.some(({ said, word }) => isPerson(said) || (/^\p{Lu}/u.test(word) && isFirstName(word)))
  if (!person) return nobody
  return {
    kind: 'other',
    words: noun.map((token, at) => (at === noun.length - 1 ? { ...token, after: '' } : token)),
    person: true,
    rival: false,
  }
}

/** What only a person does, so that a thing before "que" is its object. */
const ownDeed =
  /^(gana|ganaba|ganó|reconoce|pidió|compró|compraba|sacó|pagó|pagaba|paga|vende|vendía|vendió|alquila|renta|usa|usaba|firmó|contrató|necesita|quiere|debe|debía|maneja|cuida|recibe|prometió|guarda|guardó|guardaba|perdió|puede|podía|pudo|hace|hacía|hizo|tiene|tenía|dejó|empeñó|abrió|construyó|terminó|mandó|envió|solicitó|tramitó|encargó)$/

/** What is done to a person, not to a thing. */
const personal =
  /^(llam|corr|desp|oper|intern|atend|dej|ayud|busc|demand|molest|amenaz|trat|contrat|engañ|estaf|acus|denunci|visit|cit|convenc|asalt|detuv|abandon|ech|cuid|acompañ|oblig|insult|regañ|apoy)/

function say(
  words: readonly Word[],
  verbAt: number,
  lead: number,
  verbTo: number,
  subject: Subject,
  explicit: boolean,
  speaker: Speaker,
  main: Subject | null,
): string | null {
  if (subject.kind === 'unsure') return null
  if (
    /^(cobren|paguen|aclaren|llamen|den|hagan|quiten|bajen|dejen|devuelvan|arreglen)$/.test(
      words[verbTo]?.said ?? '',
    )
  )
    return null
  const self = subject.kind === 'self'
  const out: Token[] = []
  const put = (token: Word, word = token.word) => out.push({ before: token.before, word, after: token.after })
  const bare = words.slice(0, verbAt).every(({ said }) => negation.test(said))
  const last = subject.words.at(-1)
  // "Mi mujer, Amparo," keeps both commas.
  const noun = last
    ? [
        ...subject.words.slice(0, -1),
        { ...last, after: subject.words.slice(0, -1).some(({ after }) => after === ',') ? ',' : '' },
      ]
    : subject.words
  const list: Word[] =
    explicit && subject.kind === 'other' && bare && !words.slice(0, verbAt).some((one) => noun.includes(one))
      ? [...noun, ...words]
      : [...words]
  const shift = list.length - words.length
  const verbFrom = verbAt + shift
  const verbEnd = verbTo + shift
  const leadEnd = lead + shift
  const dative = list.some(({ said }, at) => /^(le)$/.test(said) && at < verbEnd + 6)
  let inner = false
  for (let at = 0; at < list.length; at++) {
    const token = list[at]
    if (!token) continue
    const { said, word } = token
    const next = list[at + 1]?.said ?? ''
    const before = list[at - 1]?.said ?? ''
    if (self && at >= leadEnd && at < verbFrom) {
      // The name and what stands beside it go.
      if (negation.test(said)) put(token)
      continue
    }
    if (
      named(word, speaker.names) ||
      (/^(don|doña)$/.test(said) && named(list[at + 1]?.word ?? '', speaker.names))
    ) {
      if (self || subject.kind === 'we') {
        if (named(word, speaker.names) && !preposition.test(before)) continue
        return null
      }
      if (before === 'a' || before === 'de') return null
      return null
    }
    if (said === 'que' || said === 'quien' || said === 'si' || said === 'cuando' || said === 'donde')
      inner = at > verbEnd
    if (/^sus?$/.test(said)) {
      const opens = at === 0 || (at === shift && shift > 0) || (at < verbFrom && at <= leadEnd + 1)
      const safe = self || subject.kind === 'we' || opens || !subject.person || dative
      if (!safe) return null
      if (subject.kind === 'we') put(token, nuestro(said, next))
      else put(token, said === 'su' ? 'mi' : 'mis')
      continue
    }
    if (said === 'se' && (self || subject.kind === 'we') && at >= verbFrom && at <= verbEnd) {
      if (/^(lo|la|los|las)$/.test(next)) put(token)
      else put(token, self ? 'me' : 'nos')
      continue
    }
    if (said === 'se' && self && inner && !/^(lo|la|le|los|las)$/.test(next)) {
      // Inside a further clause: whose verb it is shows the next word.
      put(token)
      continue
    }
    if (said === 'se' && !self && /^(lo|la|los|las)$/.test(next)) {
      put(token, 'me')
      continue
    }
    if (said === 'le' && !self && subject.kind !== 'we') {
      const doubled = list
        .slice(at)
        .some(
          ({ said: one }, index) =>
            one === 'a' &&
            /^(su|sus|una?|la|los|las)$/.test(list[at + index + 1]?.said ?? '') &&
            isPerson(list[at + index + 2]?.said ?? ''),
        )
      const toOther = list
        .slice(0, at)
        .some(
          ({ said: one }, index) =>
            /^(a|al)$/.test(one) &&
            (isPerson(list[index + 1]?.said ?? '') ||
              isPerson(list[index + 2]?.said ?? '') ||
              (/^\p{Lu}/u.test(list[index + 1]?.word ?? '') &&
                !named(list[index + 1]?.word ?? '', speaker.names))),
        )
      const toThing = list.slice(at).some(
        ({ said: one }, index) =>
          /^(a|al)$/.test(one) &&
          /(?:^| )(banco|empresa|agencia|financiera|clínica|tienda|caja|mutual|compañía|aseguradora|arrendadora|cooperativa)$/.test(
            list
              .slice(at + index + 1, at + index + 3)
              .map((two) => two.said)
              .slice(0, one === 'al' ? 1 : 2)
              .join(' '),
          ),
      )
      put(token, doubled || toOther || toThing ? word : 'me')
      continue
    }
    if (
      /^l[oa]$/.test(said) &&
      before === 'que' &&
      list[at - 2]?.said === 'lo' &&
      !self &&
      isFinite(list, at + 1)
    ) {
      put(token, 'me')
      continue
    }
    if (
      (said === 'lo' || said === 'la') &&
      !self &&
      subject.kind !== 'we' &&
      at >= verbFrom &&
      at < verbEnd + 1 &&
      at < list.length - 1 &&
      personal.test(list[verbEnd]?.said ?? next) &&
      said === (speaker.gender === 'female' ? 'la' : 'lo') &&
      (selfForm(next) !== null || pluralForm(next))
    ) {
      put(token, 'me')
      continue
    }
    if (/^(él|ella)$/.test(said)) {
      if (main?.rival && !self) return null
      if ((said === 'ella') !== (speaker.gender === 'female') || (self && preposition.test(before)))
        put(token)
      else if (preposition.test(before)) put(token, before === 'con' ? 'migo' : 'mí')
      else put(token, 'yo')
      continue
    }
    const finite = isFinite(list, at)
    if (
      finite &&
      !self &&
      at <= verbEnd &&
      list[verbFrom - 1]?.said === 'que' &&
      /^(al|quien|la|los|las|el)$/.test(list[verbFrom - 2]?.said ?? '')
    ) {
      const form = selfForm(word, true)
      if (form === null || pluralForm(word)) return null
      put(token, form)
      continue
    }
    if (finite && at >= verbFrom && at <= verbEnd) {
      if (self) {
        const form = selfForm(word, true)
        if (form === null || (pluralForm(word) && selfForm(word) === null)) return null
        put(token, form)
      } else if (subject.kind === 'we') {
        const form = weForm(word)
        if (form === null) return null
        put(token, form)
      } else put(token)
      continue
    }
    if (finite && inner && at > verbEnd) {
      // A further clause inside: its subject must be named, or be the debtor's own ("creo que puedo").
      const from = list
        .slice(0, at)
        .findLastIndex(({ said: one }) => /^(que|quien|si|cuando|donde|y)$/.test(one))
      const between = list
        .slice(from + 1, at)
        .filter(
          ({ said: one }, index) =>
            !(
              clitics.test(one) &&
              from + 1 + index >= at - 2 &&
              (from + 1 + index === at - 1 || clitics.test(list[at - 1]?.said ?? ''))
            ) && !negation.test(one),
        )
      const after = list[at + 1]
      const hasSubject = between.some(
        ({ said: one, word: two }) =>
          article.test(one) || /^\p{Lu}/u.test(two) || /^(nadie|alguien|él|ella)$/.test(one),
      )
      const ownSubject = between.some(
        ({ said: one, word: two }) => /^(él|ella)$/.test(one) || named(two, speaker.names),
      )
      const inverse =
        after !== undefined &&
        /^(su|el|la|los|las|un|una)$/.test(after.said) &&
        (isPerson(list[at + 2]?.said ?? '') || inverted.test(said))
      if (ownSubject) {
        const form = selfForm(word, true)
        if (form === null) return null
        put(token, form)
      } else if (hasSubject || inverse || pluralForm(word) || presentative.test(list[verbEnd]?.said ?? ''))
        put(token)
      else if (
        self &&
        from > 0 &&
        list[from]?.said === 'que' &&
        (thinking.test(list[from - 1]?.said ?? '') ||
          // "La noche que pasó", "los dólares que gana": what precedes cannot have done it.
          /^(noche|día|días|mes|meses|año|años|semana|semanas|tiempo|vez|horas)$/.test(
            list[from - 1]?.said ?? '',
          ) ||
          ownDeed.test(said))
      ) {
        const form = selfForm(word, true)
        if (form === null) return null
        const pronoun = out.at(-1)
        if (pronoun?.word === 'se') pronoun.word = 'me'
        put(token, form)
      } else if (dative && !self && list[from]?.said === 'que' && /(ara|iera|ase|iese)$/.test(said)) {
        const pronoun = out.at(-1)
        if (pronoun?.word === 'se') pronoun.word = 'me'
        put(token)
      } else if (list[from]?.said === 'que' && /^(lo|la|el|los|las)$/.test(list[from - 1]?.said ?? ''))
        put(token)
      else {
        // Who acts there is open: what comes before it can still be said.
        if (from <= verbEnd + 1) return null
        const kept = out.slice(0, out.length - (at - from))
        return finished(kept)
      }
      continue
    }
    if (self && /(rse|ndose)$/.test(said)) {
      put(token, word.replace(/se$/, 'me'))
      continue
    }
    if (subject.kind === 'we' && /(rse|ndose)$/.test(said)) {
      put(token, word.replace(/rse$/, 'rnos').replace(/ndose$/, 'ndonos'))
      continue
    }
    if (!self && subject.kind !== 'we' && /([aei]r|ndo)le$/.test(said)) {
      put(token, word.replace(/le$/, 'me'))
      continue
    }
    put(token)
  }
  return finished(out)
}

function finished(out: readonly Token[]): string | null {
  const text = untokened(out)
    .replace(/\bcon migo\b/g, 'conmigo')
    .replace(/a nombre de mí(?!\p{L})/gu, 'a mi nombre')
    .replace(/^, /, '')
    .replace(/[,;:—]\s*$/, '')
    .trim()
  if (!text.includes(' ') || /(?:^| )(?:y|que|de|con|en|por|a|la|el)\.?$/i.test(text)) return null
  return sentenceCase(text)
}

function nuestro(said: string, next: string): string {
  const feminine = /(a|as|ción|dad)$/.test(next) ? 'a' : 'o'
  return `nuestr${feminine}${said === 'sus' ? 's' : ''}`
}
