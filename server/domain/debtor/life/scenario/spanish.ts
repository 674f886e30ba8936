import { folded } from '../../fold-text.ts'
import { isFirstName } from '../people/first-names.ts'
import { sentenceCase, tokens, untokened, type Token } from './tokens.ts'
import { stageDirections, type Speaker } from './speaker.ts'
import {
  boundary,
  determiner,
  preposition,
  nobody,
  adverb,
  inverted,
  felt,
  owes,
  given,
  people,
  hurts,
  body,
} from './spanish-words.ts'
import { firstPersonOf, isPlural } from './spanish-verbs.ts'

type Subject = 'self' | 'we' | 'person' | 'other'

/** Titles and what stands beside a name go; "es un X que vive" becomes two sentences. */
function simplified(sentence: string, speaker: Speaker): string {
  const names = speaker.names.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  if (names === '') return sentence
  const whole = `(?:${names})(?: (?:${names}))*`
  return sentence
    .replace(
      new RegExp(
        `^(El|La) (dueñ[oa]|gerente|encargad[oa]|director[a]?|titular|propietari[oa])(?: de (?:la|el) [^,]+)? (?:es|se llama) (?:don |doña )?(${whole})`,
        'u',
      ),
      (_, article: string, job: string, name: string) =>
        `Soy ${article.toLowerCase()} ${job}, ${name.replace(/ /g, ' ')}`,
    )
    .replace(
      new RegExp(
        `^(?:El|La|Su) (?:dueñ[oa]|gerente|encargad[oa]|director[a]?|titular|propietari[oa]),? (?:don |doña )?(${whole}),? `,
        'u',
      ),
      '$1 ',
    )
    .replace(new RegExp(`^(?:don |doña )(?=${names})`, 'iu'), '')
    .replace(new RegExp(`^(${whole}), (?:de \\d+ años|\\d+ años|(?:un|una|el|la|es) [^,]+), `, 'u'), '$1 ')
    .replace(new RegExp(`^(${whole}),? que ([^,]+), `, 'u'), '$1 $2, ')
    .replace(/^(\S+(?: \S+)?) es una? ([^,.]*?),? que (?=\p{Ll})/u, '$1 es $2. ')
    .replace(
      new RegExp(
        `^(${whole})?,? ?(?:dice|afirma|asegura|alega|insiste en|sostiene|jura|explica) que (.*)$`,
        'iu',
      ),
      (_, __: string | undefined, said: string) => said.replace(/,? y que /g, ' y '),
    )
}

/**
 * A Spanish sentence about the speaker, in the first person; null where that is not safe: whose verb it is may be
 * unclear, or the sentence tells how to play the part.
 */
export function firstPersonSpanish(sentence: string, speaker: Speaker): string | null {
  if (stageDirections.test(folded(sentence))) return null
  const simple = simplified(sentence, speaker)
  const parts = simple.split(/(?<=\p{L}{2}\.) (?=\p{Ll})/u)
  const done = parts.map((part) => converted(part, speaker))
  return done.every((part) => part !== null) ? done.map((part) => sentenceCase(part ?? '')).join(' ') : null
}

/** A verb as English has it after a name: "works", "lost", "is". */
function isEnglish(word: string): boolean {
  return /(s|ed|st|nt|ld|ke|me|ay)$/.test(word) && firstPersonOf(word) === null
}

function converted(sentence: string, speaker: Speaker): string | null {
  const list = tokens(sentence)
  const out: Token[] = []
  const named = (word: string, of: readonly string[] | null) =>
    of?.some((name) => folded(name) === folded(word)) ?? false
  let subject: Subject = 'self'
  let main: Subject = 'self'
  let start = true
  /** Words of the clause so far hold a noun that could own "su". */
  let relative = false
  /** The person has been the object of somebody's deed, so that a further "le" is them again. */
  let met = false
  /** Past the first clause, where a dropped subject is less sure. */
  let joined = false
  /** Inside a clause about another person: "su sobrino, que compró …". */
  let ofPerson = false
  const verbAt = (at: number) => {
    const word = list[at]?.word ?? ''
    return firstPersonOf(word) !== null || isPlural(word)
  }
  for (let at = 0; at < list.length; at++) {
    const token = list[at]
    if (token === undefined) continue
    const { word } = token
    const said = word.toLowerCase()
    const next = list[at + 1]?.word.toLowerCase() ?? ''
    const before = out.at(-1)?.word.toLowerCase() ?? ''
    const rest = list.slice(at + 1)
    const clauseEnd = rest.findIndex(
      (one) => /[,;.]/.test(one.after) || (boundary.test(one.word) && !preposition.test(one.word)),
    )
    const clause = (clauseEnd < 0 ? rest : rest.slice(0, clauseEnd + 1)).map((one) => one.word.toLowerCase())
    if (named(word, speaker.names)) {
      if (
        out.some((one) => /^soy$/i.test(one.word)) ||
        preposition.test(before) ||
        (before !== '' && !start && !named(list[at - 1]?.word ?? '', speaker.names))
      ) {
        if (before === 'de') {
          out.pop()
          const owner = out.map((one) => one.word.toLowerCase())
          const article =
            owner.lastIndexOf('la') > owner.lastIndexOf('el')
              ? owner.lastIndexOf('la')
              : owner.lastIndexOf('el')
          const slot = out[article]
          if (article < 0 || slot === undefined) return null
          slot.word = 'mi'
          out.splice(article, 1, slot)
          const last = out.at(-1)
          if (last !== undefined) last.after = token.after
          // A last name after it goes too.
          continue
        }
        if (before === 'a') {
          out.pop()
          continue
        }
        if (/^soy$/i.test(out[0]?.word ?? '')) {
          out.push(token)
          continue
        }
        if (!named(list[at - 1]?.word ?? '', speaker.names)) return null
        const last = out.at(-1)
        if (last !== undefined) last.after ||= token.after
        continue
      }
      subject = 'self'
      main = 'self'
      start = true
      const follows = list[at + 1]
      if (follows !== undefined && !named(follows.word, speaker.names) && token.after === '') {
        const verb = follows.word.toLowerCase()
        if (
          firstPersonOf(verb) === null &&
          !/^(se|le|lo|la|les|no|ya|nunca|también|siempre|todavía|apenas|solo|y)$/.test(verb)
        ) {
          if (speaker.bilingual && isEnglish(verb)) out.push(token)
          else if (/^\p{Ll}+[ae]$/u.test(verb)) follows.word = follows.word.replace(/[ae]$/, 'o')
          else return null
        }
      }
      continue
    }
    if (/^(don|doña)$/.test(said) && named(list[at + 1]?.word ?? '', speaker.names)) continue
    if (/^(él|ella)$/.test(said)) {
      if (start) {
        subject = 'self'
        main = 'self'
        continue
      }
      if (before === 'con') {
        out.pop()
        out.push({ ...token, word: 'conmigo' })
      } else out.push({ ...token, word: preposition.test(before) ? 'mí' : 'yo' })
      continue
    }
    if (boundary.test(said) && said !== 'por' && !(said === 'como' && /^\d/.test(next))) {
      const complement =
        said === 'que' &&
        (firstPersonOf(before) !== null ||
          /^(ya|desde|hasta|antes|después|mientras|así|para|sin|de|aunque|es|tan)$/.test(before))
      relative = said === 'que' && !complement
      const backToSelf =
        (main === 'person' && /^(desde|ahora|por)$/.test(next)) ||
        /^(desde entonces|por eso)$/.test(`${before} ${said}`)
      if (backToSelf) main = 'self'
      joined = true
      const link = /^(y|e|ni|o|pero)$/.test(said)
      if (relative) {
        subject = 'other'
        ofPerson = people.test(before) || isFirstName(out.at(-1)?.word ?? '')
      } else if (!(link && ofPerson && subject === 'other')) {
        subject = main
        ofPerson = false
      }
      out.push(token)
      if (
        !(said === 'y' || said === 'e' || said === 'o' || said === 'ni') ||
        verbAt(at + 1) ||
        /^(se|le|lo|la|les|me|ya|no|su|sus|el|los|las|un|una|también|ahora|nadie|alguien|todo|todos)$/.test(
          next,
        )
      )
        start = true
      continue
    }
    if (/^(se|le|lo|la)$/.test(said)) {
      let verb = at + 1
      if (said === 'se' && /^(le|lo|la)$/.test(next)) verb = at + 2
      const form = list[verb]?.word ?? ''
      const isClitic =
        said === 'se' ||
        said === 'le' ||
        firstPersonOf(form) !== null ||
        isPlural(form) ||
        /^(han|había|habían|iba|van|ha)$/i.test(form)
      const asNoun =
        (said === 'la' || said === 'lo') &&
        !isPlural(form) &&
        /^(deuda|cuenta|compra|renta|ayuda|falta|venta|carga|paga|toma|cobra|sirve)$/i.test(form)
      if (isClitic && !asNoun) {
        if (said === 'se' && verb === at + 2) {
          out.push(token, { ...(list[at + 1] ?? token), word: 'me' })
          at++
          subject = 'other'
          start = false
          continue
        }
        if (said === 'se') {
          const noun = list[verb + 1]?.word ?? ''
          const own = hurts.test(form) && body.test(list[verb + 2]?.word ?? '')
          const impersonal = start && !own && inverted.test(form) && determiner.test(noun)
          if (impersonal) subject = 'other'
          out.push({ ...token, word: subject === 'self' && !isPlural(form) ? 'me' : 'se' })
          continue
        }
        const doubled = clause.some(
          (one, index) =>
            /^(al|a)$/.test(one) &&
            (one === 'al' || /^(su|sus|la|una?|los|las)$/.test(clause[index + 1] ?? '')) &&
            people.test(clause[index + (one === 'al' ? 1 : 2)] ?? ''),
        )
        if (said === 'le') {
          const owned = out.slice(-5).map((one) => one.word.toLowerCase())
          const dative = owned.findLastIndex((one) => one === 'a' || one === 'al')
          const forOther =
            (dative >= 0 && owned.slice(dative + 1).some((one) => people.test(one))) ||
            (main === 'person' && !met)
          if (main === 'person' && joined && owes.test(form)) return null
          if (main === 'person' && !joined) met = true
          if (doubled || forOther) {
            out.push(token)
            continue
          }
          if (subject === 'self' && given.test(form) && !isPlural(form)) {
            // "Le debe" alone: to whom is unclear, unless somebody is named after the verb as its subject.
            const named2 =
              /^(su|el|la|un|una)$/.test(list[verb + 1]?.word.toLowerCase() ?? '') &&
              people.test(list[verb + 2]?.word ?? '')
            if (!named2) return null
            subject = 'other'
          } else if (subject === 'self' && !isPlural(form))
            subject = felt.test(form) || determiner.test(list[verb + 1]?.word ?? '') ? 'other' : subject
          out.push({ ...token, word: 'me' })
          if (isPlural(form)) subject = 'other'
          start = false
          continue
        }
        // lo, la: the person when somebody else acts, otherwise somebody or something else.
        const actor =
          subject !== 'self' ||
          isPlural(form) ||
          (determiner.test(list[verb + 1]?.word ?? '') && people.test(list[verb + 2]?.word ?? ''))
        out.push(actor ? { ...token, word: 'me' } : token)
        if (actor) {
          met = true
          subject = subject === 'self' ? 'other' : subject
          start = false
        }
        continue
      }
    }
    if (/^sus?$/.test(said)) {
      const ambiguous = subject === 'person' && !start
      out.push(
        ambiguous
          ? token
          : {
              ...token,
              word: main === 'we' ? (said === 'su' ? 'nuestro' : 'nuestros') : said === 'su' ? 'mi' : 'mis',
            },
      )
      if (main === 'we' && /a$|as$/.test(next) && !ambiguous) {
        const last = out.at(-1)
        if (last !== undefined) last.word = last.word.replace(/o(s?)$/, 'a$1')
      }
      if (start) {
        subject = people.test(next) ? 'person' : 'other'
        if (at === 0 && subject === 'person') main = 'person'
        start = false
      }
      continue
    }
    if (speaker.business !== null && named(word, speaker.business) && start) {
      const article = out.at(-1)
      if (article !== undefined && /^(el|la|los|las)$/i.test(article.word)) out.pop()
      subject = 'we'
      main = 'we'
      continue
    }
    if (
      start &&
      (determiner.test(said) || nobody.test(said) || (/^\p{Lu}/u.test(word) && at > 0 && isFirstName(word)))
    ) {
      if (
        speaker.business !== null &&
        /^(el|la)$/.test(said) &&
        named(list[at + 1]?.word ?? '', speaker.business)
      ) {
        out.push(token)
        continue
      }
      subject =
        people.test(next) || isFirstName(word) || (/^un[oa]$/.test(said) && next === 'de')
          ? 'person'
          : 'other'
      if (at === 0 && subject === 'person') main = 'person'
      start = false
      out.push(token)
      continue
    }
    const form = firstPersonOf(word)
    if (form !== null && !determiner.test(before) && !(preposition.test(before) && before !== 'y')) {
      const after = list[at + 1]?.word ?? ''
      const ownBody = hurts.test(said) && body.test(list[at + 2]?.word ?? '')
      const turned =
        !ownBody &&
        subject === 'self' &&
        inverted.test(said) &&
        !/^perdió$/.test(said) &&
        determiner.test(after) &&
        !(/^(cerró|terminó|perdió|rompió|acabó)$/.test(said) && /^sus?$/i.test(after)) &&
        !/^(una|dos|tres)$/i.test(after)
      if (turned) {
        subject = 'other'
        out.push(token)
      } else
        out.push(
          subject === 'self'
            ? { ...token, word: form.one }
            : subject === 'we'
              ? { ...token, word: form.many }
              : token,
        )
      start = false
      if (/[,;]/.test(token.after)) start = true
      continue
    }
    if (
      said === 'hace' &&
      /^(\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|poco|mucho|tiempo|como|unos|unas|varios|varias|años|meses)$/.test(
        next,
      )
    ) {
      out.push(token)
      continue
    }
    if (subject === 'person' && (met || !joined) && /\p{L}{3}r(le|lo|la)$/u.test(said)) {
      out.push({ ...token, word: word.replace(/l[eoa]$/, 'me') })
      continue
    }
    if (subject !== 'self' && subject !== 'we' && /ndo(le|lo|la)$/.test(said)) {
      out.push({ ...token, word: word.replace(/l[eoa]$/, 'me') })
      continue
    }
    if (subject === 'self' && /(rse|ndose)$/.test(said)) {
      out.push({ ...token, word: word.replace(/se$/, 'me') })
      continue
    }
    if (
      start &&
      at === 0 &&
      !preposition.test(said) &&
      !adverb.test(said) &&
      !isPlural(word) &&
      /^\p{Lu}/u.test(word) &&
      isFirstName(word)
    )
      subject = 'person'
    out.push(token)
    if (/[,;]/.test(token.after)) {
      start = true
      subject = main
    }
  }
  return sentenceCase(untokened(out))
}
