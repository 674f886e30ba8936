import type { Asks } from './vocabulary.ts'
import { kinIn } from './listener.ts'
import { Memo } from './memo.ts'
import { fold } from './text/fold.ts'
import { textsKept } from './text/plain.ts'
import { wantedOf } from './wanted.ts'

/** Whose matter a question is, as far as its words say; `past`: what was done before. Null: nothing tells. */
export type AnswerArea = 'home' | 'work' | 'money' | 'health' | 'past' | null

/** The form that an answer has to have, and what it is about. `how_long`: a duration, `how_old`: an age. */
export type AnswerForm = {
  asks: Asks | 'how_long' | 'how_old'
  area: AnswerArea
  opens: 'happened' | 'plans' | null
  /** About what was done or has been. */
  past: boolean
}

const words: Record<'home' | 'work' | 'money' | 'health', RegExp> = {
  money:
    /\b(?:money|income|earn|earning|wages?|salary|savings?|cash|che(?:ck|que)s?|afford|spare|bring in|coming in|left over|paid|pay|owe|cost|dinero|plata|lana|ingresos?|cobr\w+|gan(?:a|as|an|aba|ar)|sueldo|ahorr\w+|queda|entra|quincena|aguinaldo|pag(?:a|an|o|ar|aba)|deb(?:e|en|es)|cuesta)\b/,
  work: /\b(?:work|working|job|shop|store|business|company|boss|hours|shifts?|season|trade|customers?|clients?|trabaj\w+|chamba|laburo|negocio|empresa|tienda|local|patron|jef[ea]|turnos?|temporada|clientes?|ventas)\b/,
  health:
    /\b(?:health|doctors?|hospital|surgery|operation|sick|ill|pain|better|recover\w*|sleep\w*|injur\w*|serious|salud|medic[oa]s?|operacion|operaron|enferm\w+|dolor|mejor|recuper\w+|duerm\w+|dorm\w+|lesion\w*|grave)\b/,
  home: /\b(?:family|home|alone|live with|lives? there|by yourself|familia|en casa|sol[oa]|vive[ns]?|vivis|acompana\w*|ayud(?:a|an|ando)|cuida\w*|looking after|looks after|look after|takes? care of)\b/,
}
const past =
  /\b(?:did|didnt|didn't|have you|has (?:he|she|it|they)|havent|haven't|had|were|was|been|ago|used to|fue|fueron|era|eran|estab\w+|habia\w*|hubo|tuv\w+|hizo|hicieron|hiciste|hace cuanto|pudo|pudieron|dijo|dijeron|dio|dieron|vio|vieron|supo|supieron|\p{L}{2,}abas?|\p{L}{2,}aban|\p{L}+(?:aste|iste|aron|ieron)|h(?:a|an|as|emos|abeis) \p{L}+(?:ado|ido|cho|sto|erto))\b/u
const accented = /\p{L}ó(?!\p{L})/u
const happened =
  /\b(?:happen\w*|went wrong|changed|going on|fell behind|got started|it started|paso|pasado|sucedi\w+|ocurri\w+|cambio|empezo)\b/
const plans =
  /\b(?:will you|going to|gonna|planning|plans?|hoping|would help|piensa\w*|piensas|plan(?:es)?|va a hacer|vas a hacer|espera\w*|haria falta|le ayudaria|te ayudaria)\b/
const state =
  /\bhow (?:are|is|s|re) |\bhow things (?:are|stand)\b|\bhow(?:'s|'re)\b|\bcomo (?:esta|estan|estas|anda|andan|andas|sigue|sigues|siguen|va|vas|le va|te va|se siente|viene)\b/
const old =
  /\bhow old\b|\bque edad\b|\bcuantos an(?:os|itos) (?:tien\w+|tenes)\b|\bcuantos (?:meses|mesecitos) tiene(?: ya)?(?: (?:el|la|su) (?:bebe|nin[oa]|nen[ea]|hij[oa]|pequen[oa]|chiquit[oa]))?$/
const duration =
  /\bhow long\b|\bcuantos (?:anos|meses|semanas|dias) (?:lleva|llevas|llevan|hace que)\b|\bcuanto tiempo\b|\bcuanto (?:lleva|duro|tarda)\b/
const since = /\bhow long ago\b|\bcuanto hace\b|\bhace cuanto\b|\bsince\b|\bdesde\b/

/**
 * The form of answer that a question asks for, by its words in either language, however little else of it was understood:
 * "y cuánto duró eso" wants a duration. `state` of a person or of the work is `how`.
 */
export function answerFormOf(line: string): Readonly<AnswerForm> {
  return forms.of(line, () => formOf(line))
}

/** Many moves ask for the form of the same line. */
const forms = new Memo<AnswerForm>(textsKept)

function formOf(line: string): AnswerForm {
  const { text } = fold(line)
  const { asks } = wantedOf(line)
  const area =
    kinIn(line) !== null && !words.health.test(text) && !words.money.test(text)
      ? 'home'
      : ((['money', 'health', 'work', 'home'] as const).find((one) => words[one].test(text)) ?? null)
  const said = asks === 'what' || asks === 'which' ? /qué/iu.test(line) || namesWhat(text) : true
  const wasDone = past.test(text) || accented.test(line)
  const opens: AnswerForm['opens'] = happened.test(text) ? 'happened' : plans.test(text) ? 'plans' : null
  const form = { area, opens, past: wasDone }
  if (old.test(text)) return { ...form, asks: 'how_old' }
  if (duration.test(text) && !since.test(text)) return { ...form, asks: 'how_long' }
  if (asks === 'when' || asks === 'whether' || !said)
    return { ...form, asks: said ? asks : 'whether', area: wasDone && area !== 'home' ? 'past' : area }
  const asksState = state.test(text) && (asks === 'what' || asks === 'how' || asks === 'which')
  return asksState ? { ...form, asks: 'how', area: area ?? 'health' } : { ...form, asks }
}

/** Whether "que" without its accent asks: in "seguro que no contrató a nadie" it only joins. */
function namesWhat(text: string): boolean {
  if (/\b(?:whats?|which|cual|cuales)\b/.test(text)) return true
  return /(?:^|[,;:¿] ?|\b(?:y|e|o|pero|entonces|digo|pregunto|dime|digame|decime|contame|cuenteme|de|a|en|con|por|para) )que\b/.test(
    text,
  )
}
