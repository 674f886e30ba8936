import { fold } from './text/fold.ts'
import type { Topic } from './vocabulary.ts'

/** What can be asked for of an attorney, to speak with them instead of the debtor. */
export type AttorneyDetail = 'name' | 'phone' | 'email' | 'address'

const attorney =
  /\b(?:lawyer|attorney|solicitor|abogad[oa]|licenciad[oa]|letrad[oa]|bufete|law (?:firm|office))s?\b/
/** Stands for the attorney once one was spoken of. Not "su nombre", which is as often the listener's. */
const pointer =
  /\b(?:their|his|her|him|them|he|she|(?:for|of|with|is) (?:mr|mrs|ms|dr)|the (?:\p{L}+ )?(?:name|number|phone|details|contact|office|firm)|ell[oa]|su (?:telefono|numero|correo|mail|oficina|despacho|estudio)|de el|dr|dra|doctora?|lic|(?:el|del|la|de la) (?:estudio|despacho|bufete|oficina))\b/u
/** The listener's own. */
const listeners =
  /\b(?:your|tu) (?:own |full |home |phone |cell |current )?(?:name|number|phone|address|email|e-mail|date|nombre|numero|telefono|correo|direccion|domicilio)\b/
const details: readonly (readonly [AttorneyDetail, RegExp])[] = [
  ['name', /\b(?:name|names|whos|who is|who's|nombre|quien|como se llama|apellido)\b/],
  [
    'phone',
    /\b(?:phone|number|telephone|cell|contact|details|info|(?:call|reach) (?:him|her|them)|telefono|tel|numero|celular|movil|whatsapp|contacto|datos?|llamarl[oa])\b/,
  ],
  ['email', /\be-?mail\b|(?<!\b(?:to|i|can|could|will) )\bmail\b|\bcorreo\b/],
  [
    'address',
    /\b(?:address|street|wheres|where is|where's|(?:his|her|their) office(?! (?:phone|number))|direccion|domicilio|calle|donde (?:esta|queda|tiene|lo|la))\b/,
  ],
]
/** Asks or wants to have it; a number that is only spoken of is not asked for. */
const requests =
  /\b(?:what|whats|what's|which|who|whos|who's|where|wheres|where's|can|could|may|do you|have you|is that|is it|was that|give|need|tell|get me|let me have|want|que|cual|quien|donde|como se|es (?:el|la)|(?:me|nos) (?:da|das|dan|pasa|pasas|puede|puedes|podes|podrias?|deja|dice|dices|decis|dio|facilita\w*|confirma\w*|comparte\w*)|pas[ae]me|dame|d[ae]me|digame|dime|decime|necesito|tiene|tienes|tenes|te pedi|le pedi|i asked)\b|^(?:(?:and|so|ok|okay|no|not|but|y|pero|bueno|entonces|ah|oh) )*(?:the|his|her|their|el|la|los|su|an?|un) /
/** "Me lo das o no", "pasame el dato": what was asked for stands elsewhere in the turn. */
const again =
  /\b(?:me l[oa]s? (?:das?|pasas?|puedes? dar|podes (?:dar|pasar)|dice[s]?|deja)|(?:pas[ae]|d[ae])me(?:l[oa]s?)?(?: (?:el|los|ese|esos) datos?)?|give (?:it|them|that) to me)\b/
/** "Name?", "¿y el teléfono?": nothing else is said. */
const bare =
  /^(?:(?:and|so|ok|okay|y|bueno) )*(?:the |el |la )?(?:name|number|phone(?: number)?|address|e-?mail|nombre|numero|telefono|direccion|correo)(?:(?: and| y|,)? (?:the |el )?(?:number|phone(?: number)?|telefono|numero))?(?: please| por favor)?$/
const declares = /\b(?:i'll|ill|i will|we'll|we will|i'm going to|voy a|vamos a|l[oae]s? llamo|hablo con)\b/

const plainOf = (text: string) =>
  fold(text)
    .text.replace(/[^\p{L}\p{N}'\- ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** "A phone number for his office" asks for no street. */
const officePhone = /\b(?:phone|number|telefono|numero)\b.*\b(?:for|of|de|at) (?:his|her|their|su) office\b/

const named = (plain: string) =>
  details.flatMap(([detail, words]) =>
    words.test(plain) && !(detail === 'address' && officePhone.test(plain)) ? [detail] : [],
  )

/**
 * What a sentence asks for of the debtor's attorney: told apart from the debtor's own name, number and address by its words, by the
 * rest of the turn ("you have a lawyer? can I get their name") and by what the debtor spoke of last. Empty where it asks for none.
 */
export function attorneyDetails(quote: string, line: string, spoken: Topic | null): AttorneyDetail[] {
  const said = plainOf(line)
  const known = attorney.test(said) || spoken === 'attorney'
  if (!known) return []
  const plain = plainOf(quote)
  if (spoken === 'attorney' && bare.test(plain)) return named(plain)
  const asked = named(plain)
  if (again.test(plain) && attorney.test(said) && named(said).length > 0)
    return asked.length > 0 ? asked : named(said)
  const own = listeners.test(plain) && !attorney.test(plain) && !/\bhis|\bher|\btheir/.test(plain)
  const theirs = attorney.test(plain) || pointer.test(plain)
  return theirs && !own && requests.test(plain) && !declares.test(plain) ? asked : []
}

/** The same of a whole turn. */
export function attorneyAsked(sentences: readonly string[], line: string, spoken: Topic | null) {
  return [...new Set(sentences.flatMap((quote) => attorneyDetails(quote, line, spoken)))]
}

/** Whether an author's words speak of attorneys at all: "amenaza con abogados". */
export function namesAttorney(text: string): boolean {
  return attorney.test(fold(text).text)
}
