import { topicsIn } from './coach-questions.ts'
import type { ObjectionName } from './debtor-lines/cues.ts'
import { plain } from './text/plain.ts'
import type { Topic } from './vocabulary.ts'

/** What stands around the matter of a question: who speaks, to whom, and that it is a question. */
const around = new Set(
  (
    'tell told tells talk talked talking mention mentioned speak spoke spoken bring brought explain explained ask asked asking ' +
    'answer answered reply replied claim claimed admit line lines quote words word something anything everything someone ' +
    'anyone somebody anybody thing topic subject conversation point part moment trainee debtor say saying please know want ' +
    'um uh like whole way want wanted give gave offer offered already come comes anyhow kind sort tell trouble problem problema problemas ' +
    'dijo dije dijeron dijimos dicho decir diga dice menciono mencione mencionar mencionado hablo hable hablamos hablar hablado conto conte contar ' +
    'comento comente explico explique pregunto pregunte contesto conteste respondio respondi admitio linea frase frases ' +
    'palabra palabras tema asunto cosa cosas alguien deudor deudora conversacion momento parte favor sabe quiero acerca ' +
    'respecto sobre nada alguna alguno algun del durante mismo ofrecio ofreci cuenteme cuentame viene llega quedo quedamos pidio pedi suyo arreglar' +
    ' up out down on off desde hasta partir' +
    ' end start beginning final principio ultimo'
  ).split(' '),
)

const strangers =
  /\b(the|my|this|that|el|la|mi|este|esta) (customer|client|debtor|person|caller|lady|man|woman|guy|cliente|clienta|persona|senora?|deudora?)\b|\b(in|during|on|en|durante) (this|the|my|la|esta|mi) (call|llamada)\b/g

const livelihood = /\b(for a living|a que se dedica)\b/

/** Words that most calls are full of say little beside others. */
const commonplace =
  /^(pay\w*|paid|bill|account|money|debt|loan|amount|owe\w*|call\w*|phone|pag\w+|deud\w+|cuenta|dinero|plata|prestamo|monto|deb[eo]|adeudo|llam\w+)$/

/** Relatives of one kind are near in meaning to those of another, and still somebody else. */
const relations: readonly RegExp[] = [
  /^(wife|husband|spouse|partner|hubby|espos[oa]|marido|mujer|pareja|conyuge|novi[oa]|girlfriend|boyfriend)s?$/,
  /^(kid|child|children|son|daughter|baby|girl|boy|twin|hij[oa]|nin[oa]|bebe|nen[ea]|chamac[oa]|pib[ea])s?$/,
  /^(mother|mom|mum|father|dad|parent|madre|mama|padre|papa|viej[oa])s?$/,
  /^(brother|sister|sibling|herman[oa])s?$/,
]

/** The kind of relative that a word stands for; null for any other word. */
export function relationOf(word: string): number | null {
  const at = relations.findIndex((words) => words.test(word))
  return at === -1 ? null : at
}

/** Figures and days are asked for without a word of their own: "how much", "when". */
const asksFigure =
  /\b(how much|what amount|what number|offer\w*|cuanto|cuanta|que (monto|cantidad|cifra)|ofrec\w*)\b/
const asksOffer =
  /\b(offer\w*|ofrec\w*|propos\w*|propus\w*|afford|can (he|she|they) pay|puede pagar|le alcanza)\b/
const asksDay = /\b(when|what (day|date|time)|which (day|date)|cuando|que (dia|fecha)|a que hora)\b/

const ofPaying = /^(pay|paying|payments?|installments?|plan|pag[oa]\w*|pague|cuotas?|mensualidad\w*|abon\w+)$/

/** Why somebody does not pay is told in many words: what the line was read as counts. */
const asksCause =
  /\b(why|what happened|how come|reason)\b.*\b(behind|late|pay\w*|paid|owe\w*|miss\w*|default\w*|stop\w*|bills?)\b|\bwhat happened( to (him|her|them))?$|\bque (le )?paso$|\bpor ?que\b.*\b(atras\w*|pag\w*|deb\w+|adeud\w*|retras\w*)\b/

/** Matters that a collector asks about in words of their own: the reply to such a question speaks of them. */
const matters: readonly (readonly [RegExp, readonly Topic[]])[] = [
  [asksCause, ['cause', 'why_refuse', 'obstacle']],
  [/\b(lives?|address|vive|domicilio|direccion)\b/, ['address']],
  [
    /\b(jobs?|works?|working|trabaj\w*|empleo|chamba|laburo)\b/,
    ['work', 'work_since', 'work_hours', 'job_loss'],
  ],
  [/\b(kids?|child|children|sons?|daughters?|hij[oa]s?|nin[oa]s?)\b/, ['children', 'household']],
  [/\b(wife|husband|partner|espos[oa]|marido|pareja)\b/, ['partner', 'household']],
  [/\b(gets? paid|pay ?day|wages|le pagan|cobra|quincena)\b/, ['payday', 'pay_when']],
  [/\b(earns?|income|salary|gana|ingresos?|sueldo)\b/, ['income', 'other_income']],
  [/\b(insur\w*|supplement|seguro)\b/, ['insurance']],
  [/\b(afford|can pay|manage|puede pagar|le alcanza)\b/, ['able_monthly', 'able_now', 'leftover']],
]

/** The rights that a question can name. */
type AskedRight = 'stop_calling' | 'dispute' | 'attorney' | 'bankruptcy' | 'wrong_party'

/** Objections that have no word of their own to look for; the others are looked for by their words. */
const wordless: readonly ObjectionName[] = ['already_paid', 'no_money', 'more_time', 'dispute_amount']

const rightWords: readonly (readonly [RegExp, AskedRight])[] = [
  [/\b(stop\w* (the )?call\w*|not (to )?call|dej\w+ de llamar|no (lo |la |le )?llam\w+)\b/, 'stop_calling'],
  [/\b(disput\w*|not (his|hers|theirs)|no (es|era) suy[oa])\b/, 'dispute'],
  [/\b(lawyers?|attorneys?|abogad[oa]s?)\b/, 'attorney'],
  [/\b(bankrupt\w*|quiebra|concurso)\b/, 'bankruptcy'],
  [/\b(wrong (person|number)|persona equivocada|numero equivocado)\b/, 'wrong_party'],
]

const asksAnger = /\b(threat\w*|insult\w*|yell\w*|shout\w*|swear\w*|swore|amenaz\w*|grit(o|aba)|ofendi\w*)\b/

/** What a question asks for beside its words. */
export type Asked = {
  figure: boolean
  /** What is owed is no offer. */
  offer: boolean
  day: boolean
  cause: boolean
  /** Threats and insults are told by how a line was read, not by a word. */
  anger: boolean
  objections: readonly ObjectionName[]
  rights: readonly AskedRight[]
  topics: readonly Topic[]
}

/** Reads what a question asks for beside its words. */
export function askedIn(question: string): Asked {
  const folded = plain(question)
  return {
    figure: asksFigure.test(folded),
    offer: asksOffer.test(folded),
    day: asksDay.test(folded),
    cause: asksCause.test(folded),
    anger: asksAnger.test(folded),
    objections: topicsIn(folded).filter((topic) => wordless.includes(topic)),
    rights: rightWords.flatMap(([words, right]) => (words.test(folded) ? [right] : [])),
    topics: matters.flatMap(([words, topics]) => (words.test(folded) ? topics : [])),
  }
}

const asksLast = /\b(at the end|last|in the end|al final|ultimo|por ultimo|antes de colgar)\b/
const asksFirst = /\b(at the (start|beginning)|first|al (principio|inicio)|primero)\b/

/** Whether a folded text names a figure to be told, or a day. */
export const asksForFigure = (folded: string) => asksFigure.test(folded)
export const asksForDay = (folded: string) => asksDay.test(folded)

/** Whether a word says little beside others, and whether it asks for a payment or a plan. */
export const isCommonplace = (word: string) => commonplace.test(word)
export const isOfPaying = (word: string) => ofPaying.test(word)

/** Whether a word stands around the matter: who speaks, to whom, and that it is a question. */
export const isAround = (word: string) => around.has(word)

/** A question without whom it names and which call. */
export function matterText(question: string): string {
  return plain(question).replace(strangers, ' ').replace(livelihood, ' work ')
}

/** Which end of the call a question names. */
export function endAsked(question: string): 'first' | 'last' | null {
  const folded = plain(question)
  return asksLast.test(folded) ? 'last' : asksFirst.test(folded) ? 'first' : null
}
