import { sentenceCase } from '../scenario/tokens.ts'
import { firstPersonOf } from '../scenario/spanish-verbs.ts'
import { selfForm } from './spanish-verbs.ts'

/** Forms of "tú" and "vos" with their first persons. */
const irregular: Readonly<Record<string, string>> = {
  eres: 'soy',
  sos: 'soy',
  estás: 'estoy',
  vas: 'voy',
  has: 'he',
  tienes: 'tengo',
  tenés: 'tengo',
  haces: 'hago',
  hacés: 'hago',
  dices: 'digo',
  decís: 'digo',
  puedes: 'puedo',
  podés: 'puedo',
  quieres: 'quiero',
  querés: 'quiero',
  sabes: 'sé',
  sabés: 'sé',
  debes: 'debo',
  debés: 'debo',
  vienes: 'vengo',
  venís: 'vengo',
  sales: 'salgo',
  salís: 'salgo',
  pones: 'pongo',
  ponés: 'pongo',
  das: 'doy',
  ves: 'veo',
  oyes: 'oigo',
  finges: 'finjo',
  fingís: 'finjo',
  fuiste: 'fui',
  hiciste: 'hice',
  dijiste: 'dije',
  tuviste: 'tuve',
  pudiste: 'pude',
  pusiste: 'puse',
  quisiste: 'quise',
  viniste: 'vine',
  diste: 'di',
  viste: 'vi',
  estuviste: 'estuve',
  supiste: 'supe',
  trajiste: 'traje',
  pediste: 'pedí',
  perdiste: 'perdí',
  tu: 'mi',
  tus: 'mis',
  te: 'me',
  ti: 'mí',
  contigo: 'conmigo',
  tuyo: 'mío',
  tuya: 'mía',
  vos: 'yo',
  tú: 'yo',
}

/** "Cobrás", "pensás", "mentís": by the third person of the same verb, whose stem may change. */
function presentOf(said: string): string | null {
  const [, stem = '', end = ''] = /^(\p{L}{2,})(ás|és|ís)$/u.exec(said) ?? []
  if (stem === '') return null
  const third = end === 'ás' ? 'a' : 'e'
  const stems = [
    stem,
    stem.replace(/e([^aeiou]+)$/, 'ie$1'),
    stem.replace(/o([^aeiou]+)$/, 'ue$1'),
    stem.replace(/e([^aeiou]+)$/, 'i$1'),
  ]
  for (const one of stems) {
    const own = firstPersonOf(one + third)
    if (own !== null) return own.one
  }
  return null
}

/** Adverbs, links, pronouns and nouns that end as forms of "tú" and "vos" do. */
const noVerb = new Set(
  (
    'apenas mientras entonces antes además jamás quizás atrás detrás tras más demás después través encima ojalás acaso menos ' +
    'nomás ambas ambos todas todos otras otros muchas muchos varias varios algunas algunos ningunas unas unos tantas tantos ' +
    'cuantas cuántas cuales cuáles quienes quiénes estas estos esas esos aquellas aquellos tres seis diez veces meses lunes martes ' +
    'miércoles jueves viernes horas interés mes país inglés francés portugués cortés estrés revés compás sofás mamás papás cafés ' +
    'bebés marqués burgués japonés holandés irlandés aragonés cordobés días tías policías vías guías crías averías garantías ' +
    'energías baterías compañías mercancías mercaderías loterías contraste desgaste chiste despiste alpiste quiste'
  ).split(' '),
)

/** What stands before a noun, and never before the verb of "tú". */
const beforeNoun =
  /^(?:de|del|en|con|por|sin|para|hasta|desde|unas|unos|tus|sus|mis|estas|estos|esas|esos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varias|varios|muchas|muchos|pocas|pocos|otras|otros)$/

/** "Cuotas atrasadas", "facturas de la luz": a noun with what belongs to it. */
const afterNoun = /^ (?:(?:de|del|y|e|que)(?!\p{L})|\p{L}+[aeo]s(?!\p{L}))/u

function first(word: string, before: string, after = ''): string | null {
  const said = word.toLowerCase()
  const known = irregular[said]
  if (known !== undefined) return known
  if (noVerb.has(said) || beforeNoun.test(before)) return enclitic(said)
  // "Solís", "Valdés", "Matías": a name, unless the sentence opens with it.
  if (/^\p{Lu}/u.test(word) && before !== '') return null
  if (said.endsWith('aste')) {
    const stem = said.slice(0, -4)
    return stem.endsWith('c')
      ? `${stem.slice(0, -1)}qué`
      : stem.endsWith('g')
        ? `${stem}ué`
        : stem.endsWith('z')
          ? `${stem.slice(0, -1)}cé`
          : `${stem}é`
  }
  // "Te caíste", "leíste".
  if (said.endsWith('íste')) return `${said.slice(0, -3)}`
  if (said.endsWith('iste') && !/^(?:ex|ins|res|cons|pers|as|des|sub)iste$|^triste$/.test(said))
    return `${said.slice(0, -4)}í`
  // "Las panaderías" is a noun where "deberías" is none.
  if (/(?:ías|abas)$/.test(said) && !(said.endsWith('erías') && /^(?:las|los)$/.test(before)))
    return said.slice(0, -1)
  const own = enclitic(said)
  if (own !== null) return own
  const present = presentOf(said)
  if (present !== null) return present
  if (said.endsWith('rás') && said.length > 4) return `${said.slice(0, -2)}é`
  if (/[áéí]s$/.test(said)) return `${said.slice(0, -2)}o`
  // "Lloras": only where a verb can stand, since nouns in the plural look the same.
  const opens =
    before === '' ||
    /^(y|ni|que|no|me|te|se|le|les|nunca|ya|siempre|si|apenas|solo|sólo|casi|cuando|mientras|porque|donde|aunque|también|tampoco|todavía)$/.test(
      before,
    )
  if (opens && /[ae]s$/.test(said)) {
    // "El viernes, cuando cobras": a verb, though the word is a noun as well.
    const form = selfForm(
      said.slice(0, -1),
      /^(?:cuando|mientras|no|nunca|si|solo|sólo|siempre)$/.test(before),
    )
    // "Rentas una silla": what opens such a sentence is its verb, known or not.
    const unknown = /^(?:|apenas)$/.test(before) && said.length > 4 && !afterNoun.test(after)
    return form ?? (unknown ? `${said.slice(0, -2)}o` : null)
  }
  return null
}

/** "Dejó de pasarte la cuota": to whom, behind the verb. "Aparte" and "convierte" have none. */
function enclitic(said: string): string | null {
  const has =
    /(?:[aei]r|[aáié]ndo)te$/u.test(said) &&
    said.length > 5 &&
    !/(?:parte|ierte|fuerte|muerte|suerte)$/.test(said)
  return has ? `${said.slice(0, -2)}me` : null
}

/** What follows a verb that opens a clause: neither "de", which follows a noun, nor the end of a thing that is listed. */
const opensClause = /^ (?!(?:de|del|y|e|o|u)(?!\p{L}))\p{L}/u

function isVerb(word: string): boolean {
  return /[ae]s$/.test(word) && selfForm(word.slice(0, -1)) !== null
}

/** A sentence to "tú" or "vos" in the first person; null where a form of theirs stays. */
export function fromFamiliar(sentence: string): string | null {
  let before = ''
  const said = sentence.replace(/[\p{L}]+/gu, (word, at: number) => {
    // "Tienes 43 años, vendes cocinas": a verb again, unlike "compras del súper" or the things of a list.
    const afresh = sentence.slice(0, at).endsWith(', ') && opensClause.test(sentence.slice(at + word.length))
    const rest = sentence.slice(at + word.length)
    const changed = first(word, afresh && isVerb(word) ? '' : before, rest)
    before = word.toLowerCase()
    return changed === null
      ? word
      : /^\p{Lu}/u.test(word)
        ? changed.charAt(0).toUpperCase() + changed.slice(1)
        : changed
  })
  return sentenceCase(said)
}
