import type { Speaker } from '../scenario/speaker.ts'
import { inverted } from '../scenario/spanish-words.ts'
import { sentenceCase, untokened, type Token } from '../scenario/tokens.ts'
import { pluralForm, selfForm, weForm } from './spanish-verbs.ts'
import {
  type Word,
  clitics,
  article,
  preposition,
  negation,
  thinking,
  isFinite,
  type Subject,
  isPerson,
  named,
  presentative,
} from './spanish-words.ts'

/** "Casi todo en muebles para un departamento" of a clause whose only verb stands in a relative clause. */
export function headOf(words: readonly Word[], verbAt: number): string | null {
  const que = words.findIndex(({ said }) => said === 'que')
  if (que < 3 || que > verbAt || !/^(casi|mayormente|sobre|todo|principalmente)$/.test(words[0]?.said ?? ''))
    return null
  return finished(
    words.slice(0, que).map((token) => ({ ...token, word: token.word.replace(/^su(s?)$/i, 'mi$1') })),
  )
}

/** What only a person does, so that a thing before it is its object, or was its cause. */
export const ownDeed =
  /^(gana|ganaba|ganó|reconoce|pidió|compró|compraba|sacó|pagó|pagaba|paga|vende|vendía|vendió|alquila|renta|usa|usaba|firmó|contrató|necesita|quiere|debe|debía|maneja|cuida|recibe|prometió|guarda|guardó|guardaba|perdió|puede|podía|pudo|hace|hacía|hizo|tiene|tenía|dejó|empeñó|abrió|construyó|terminó|mandó|envió|solicitó|tramitó|encargó|puso|pone|estuvo|tuvo|quiso|supo|podría|debería|tendría|prefiere|prefirió|gastó|cobra|cobró|trabaja|trabajó|vive|vivió|duerme|come|acordó|eligió|atrasó|llamó|anduvo|aceptó|pospuso|usó|busca|buscó|consiguió|tomó|juntó|ahorró|dedicó|endeudó|presentó|tuvo|hereda|heredó|firma|renovó|cuenta|jura|sabe|cree|piensa|teme|siente|espera)$/

/** What is done to a person, not to a thing. */
export const personal =
  /^(llam|choc|corr|desp|oper|intern|atend|dej|ayud|busc|demand|molest|amenaz|trat|mand|descans|persig|humill|presion|apret|apriet|reconoc|contact|localiz|denunci|report|embarg|inscrib|asust|contrat|engañ|estaf|acus|denunci|visit|cit|convenc|asalt|detuv|abandon|ech|cuid|represent|defiend|asesor|acompañ|oblig|insult|regañ|apoy)/

export function say(
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
    if ((self || subject.kind === 'we') && at >= leadEnd && at < verbFrom) {
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
    // What somebody else does to the debtor and theirs: "un hotel que les debía 3.200 cerró sin pagarles", "vive con ellos".
    const ours = subject.kind === 'other' && (speaker.paired || speaker.business !== null)
    const toOthers = list
      .slice(at)
      .some(({ said: one }, index) => one === 'a' && article.test(list[at + index + 1]?.said ?? ''))
    if (ours && said === 'les' && !toOthers) {
      put(token, 'nos')
      continue
    }
    if (ours && /[aei]rles$/.test(said)) {
      put(token, word.replace(/les$/, 'nos'))
      continue
    }
    if (ours && said === 'ellos' && before === 'con') {
      put(token, 'nosotros')
      continue
    }
    if (inner && objectIsDebtor(list, at, speaker)) {
      put(token, subject.kind === 'we' ? 'nos' : 'me')
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
      isFinite(list, at + 1)
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
    if (
      finite &&
      self &&
      at > verbEnd &&
      /^(cuánto|cuánta|cómo|qué|dónde)$/.test(before) &&
      !article.test(next)
    ) {
      const form = selfForm(word, true)
      if (form === null || pluralForm(word)) return null
      put(token, form)
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

/**
 * Whether "le", "lo" or "la" inside a further clause is the debtor, because somebody else acts there: "que le manden", "hasta que
 * el banco lo llame".
 */
function objectIsDebtor(list: readonly Word[], at: number, speaker: Speaker): boolean {
  const { said } = list[at] ?? { said: '' }
  const verb = list[at + 1]?.said ?? ''
  const object = speaker.gender === 'female' ? 'la' : 'lo'
  if (said !== 'le' && !(said === object && personal.test(verb))) return false
  if (list[at - 1]?.said === 'se') return false
  const from = list.slice(0, at).findLastIndex((one) => /^(que|quien|si|cuando|donde)$/.test(one.said))
  const between = list
    .slice(from + 1, at)
    .filter((one) => !negation.test(one.said) && !clitics.test(one.said))
  // "Que le compra a su mamá": the debtor acts, and somebody else gets it.
  if (
    said === 'le' &&
    list.slice(at).some((one, index) => one.said === 'a' && isPerson(list[at + index + 2]?.said ?? ''))
  )
    return false
  if (between.some((one) => named(one.word, speaker.names) || /^(él|ella)$/.test(one.said))) return false
  const others = /\p{L}{2}(?:[ae]n|aron|ieron|eron|ían|aban)$/u.test(verb)
  // "Vive con su hijo, que la ayuda": who was just named does it.
  const ofNamed = list[at - 1]?.said === 'que' && said === object && personal.test(verb)
  return others || ofNamed || (between.length > 0 && isFinite(list, at + 1))
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
  const feminine =
    /(?:a|as|ción|sión|dad|tad|umbre)$|^(?:nave|parte|gente|clave|calle|noche|tarde|sede|base|suerte|furgón|red)$/u.test(
      next,
    ) && !/(?:problema|sistema|programa|tema|día|días)$/u.test(next)
      ? 'a'
      : 'o'
  return `nuestr${feminine}${said === 'sus' ? 's' : ''}`
}
