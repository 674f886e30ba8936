import type { Language } from '#protocol/vocabulary/language.ts'
import type { Address } from '#server/language/address.ts'
import { concepts, type Concept } from '#server/language/manner/concepts.ts'
import { inForm } from './in-form.ts'

/** A sentence that takes up what was told, by what it is about. The graver matter goes first. */
const byConcept: Record<Concept, Record<Language, string>> = {
  despair: {
    en: 'I’m really glad you told me. The debt can wait; you matter more than this account. Are you safe right now, and is someone with you?',
    es: '{Le|Te} agradezco mucho que me lo {diga|digas}. La deuda puede esperar; {usted importa|tú importas|vos importás} más que esta cuenta. ¿{Está|Estás} a salvo en este momento, hay alguien {con usted|contigo|con vos}?',
  },
  loss: {
    en: 'I’m very sorry for your loss. Bills are the last thing anyone should be chased about at a time like that.',
    es: 'Siento mucho {su|tu} pérdida. En un momento así, una cuenta es lo último en lo que uno puede pensar.',
  },
  health: {
    en: 'I’m sorry to hear that; a health problem is hard enough without bills piling up beside it.',
    es: 'Lamento escucharlo; un problema de salud ya es bastante difícil sin que además se junten las cuentas.',
  },
  accident: {
    en: 'I’m sorry about the accident; a shock like that is enough by itself, without the bills after it.',
    es: 'Siento mucho lo del accidente; con ese susto ya es bastante, y encima las cuentas que trae.',
  },
  disaster: {
    en: 'I’m sorry about what happened; losing things that way sets anybody back for months.',
    es: 'Siento mucho lo que pasó; perder cosas así atrasa a cualquiera por meses.',
  },
  separation: {
    en: 'I’m sorry; going through a separation and carrying the bills alone is a lot.',
    es: 'Lo siento; pasar por una separación y además cargar con todas las cuentas es mucho.',
  },
  job: {
    en: 'I’m sorry to hear about the work; when the pay stops or shrinks, everything else gets hard at once.',
    es: 'Lamento lo del trabajo; cuando el sueldo falta o baja, todo lo demás se complica de golpe.',
  },
  children: {
    en: 'Of course your children come first; worrying about them and about this at once must be exhausting.',
    es: 'Claro que {sus|tus} hijos van primero; preocuparse por ellos y por esto a la vez debe ser agotador.',
  },
  parents: {
    en: 'Looking after a parent takes everything you have; it must be hard to keep up with bills as well.',
    es: 'Cuidar a los padres se lleva todas las fuerzas; debe ser difícil estar además al pendiente de las cuentas.',
  },
  family: {
    en: 'When it is the family that needs you, everything else comes second; that must be a lot to hold together.',
    es: 'Cuando es la familia la que {le|te} necesita, lo demás pasa a segundo plano; debe ser mucho lo que {sostiene|sostienes|sostenés}.',
  },
  partner: {
    en: 'It makes sense that this weighs on both of you at home; that must be stressful.',
    es: 'Es natural que esto {les pese|pese} a los dos en casa; debe ser estresante.',
  },
  home: {
    en: 'Keeping a roof over your head comes first, and worrying about it must be frightening.',
    es: 'La casa va primero, y vivir con esa preocupación debe dar miedo.',
  },
  business: {
    en: 'When the business slows down you carry everyone’s worries at once; that must be stressful.',
    es: 'Cuando el negocio afloja, uno carga con la preocupación de todos; debe ser muy estresante.',
  },
  treatment_by_others: {
    en: 'Nobody should speak to you like that, and I can hear how frustrating it has been.',
    es: 'Nadie debería {tratarle|tratarte} así, y se nota lo frustrante que ha sido.',
  },
  calls: {
    en: 'Getting call after call would wear anyone down; I can hear how frustrating it has been.',
    es: 'Recibir una llamada tras otra desgasta a cualquiera; se nota lo frustrante que ha sido.',
  },
  shame: {
    en: 'There’s nothing to be ashamed of; this happens to a lot of careful people.',
    es: 'No {tiene|tienes|tenés} por qué sentir vergüenza; esto le pasa a mucha gente responsable.',
  },
  fear: {
    en: 'I can hear how worried you are; not knowing how this will turn out must be frightening.',
    es: 'Se nota {su|tu} preocupación; no saber en qué va a acabar esto debe dar miedo.',
  },
  tiredness: {
    en: 'I can hear how worn out you are by all this.',
    es: 'Se nota el cansancio con el que {carga|cargas|cargás} por todo esto.',
  },
  bills: {
    en: 'When every bill lands at once, choosing which to pay is exhausting.',
    es: 'Cuando todas las cuentas llegan juntas, elegir cuál pagar es agotador.',
  },
}

const upset: Record<Language, string> = {
  en: 'I can hear how frustrating this is, and I’d rather understand it than argue.',
  es: 'Se nota lo frustrante que es esto para {usted|ti|vos}, y prefiero entenderlo que discutir.',
}

const priority: readonly Concept[] = [
  'despair',
  'loss',
  'health',
  'accident',
  'disaster',
  'separation',
  'job',
  'children',
  'parents',
  'family',
  'home',
  'business',
  'treatment_by_others',
  'calls',
  'shame',
  'fear',
  'tiredness',
  'partner',
  'bills',
]

/**
 * An acknowledgement of what was spoken of, in the language of the line it would replace and, in Spanish, in the collector's
 * form of address.
 */
export function acknowledging(about: ReadonlySet<Concept>, language: Language, address: Address): string {
  const concept = priority.find((one) => about.has(one))
  return inForm(concept ? byConcept[concept][language] : upset[language], address)
}

const situations: readonly Concept[] = [
  'job',
  'health',
  'accident',
  'disaster',
  'loss',
  'separation',
  'children',
  'parents',
  'family',
  'home',
  'business',
  'bills',
]

/** An acknowledgement and the open question that follows from it. Despair is met with care alone. */
export function acknowledgingAndAsking(
  about: ReadonlySet<Concept>,
  language: Language,
  address: Address,
): string {
  const said = acknowledging(about, language, address)
  if (about.has('despair')) return said
  const situation = situations.some((concept) => about.has(concept))
  if (language === 'en')
    return `${said} ${situation ? 'How have things been since?' : 'What bothers you most about it?'}`
  return `${said} ${situation ? '¿Cómo han ido las cosas desde entonces?' : inForm('¿Qué es lo que más {le|te} pesa de esto?', address)}`
}

const themes: Record<Concept, Record<Language, string>> = {
  despair: { en: 'their despair', es: 'su desesperanza' },
  loss: { en: 'the death in the family', es: 'la muerte en la familia' },
  health: { en: 'their health', es: 'su salud' },
  accident: { en: 'the accident', es: 'el accidente' },
  disaster: { en: 'what they lost', es: 'lo que perdió' },
  separation: { en: 'the separation', es: 'la separación' },
  job: { en: 'their work', es: 'su trabajo' },
  children: { en: 'their children', es: 'sus hijos' },
  parents: { en: 'their parents', es: 'sus padres' },
  family: { en: 'their family', es: 'su familia' },
  partner: { en: 'their partner', es: 'su pareja' },
  home: { en: 'their home', es: 'su casa' },
  bills: { en: 'their other bills', es: 'sus otras cuentas' },
  business: { en: 'the business', es: 'el negocio' },
  calls: { en: 'all the calls', es: 'tantas llamadas' },
  treatment_by_others: { en: 'how they were treated', es: 'el trato que recibió' },
  fear: { en: 'their worry', es: 'su preocupación' },
  tiredness: { en: 'how worn out they are', es: 'su cansancio' },
  shame: { en: 'their shame', es: 'su vergüenza' },
}

/** What the debtor spoke of, as a phrase of the feedback: "their work", "su trabajo". */
export function themeOf(about: ReadonlySet<Concept>, language: Language): string {
  const concept = priority.find((one) => about.has(one)) ?? concepts.find((one) => about.has(one))
  return concept ? themes[concept][language] : language === 'en' ? 'how they felt' : 'lo que sentía'
}
