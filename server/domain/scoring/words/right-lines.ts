import type { Language } from '#protocol/vocabulary/language.ts'
import type { Address } from '#server/language/address.ts'
import type { Right } from '../../debtor/state.ts'
import { acknowledging } from './acknowledging.ts'
import { inForm } from './in-form.ts'

const rightLines: Record<Exclude<Right, 'vulnerable'>, Record<Language, string>> = {
  stop_calling: {
    en: 'I’ve noted your request: we will not call this number again. Anything that is still needed reaches you in writing.',
    es: 'Registro {su|tu} solicitud: no volveremos a llamar a este número. Lo que haga falta {le|te} llega por escrito.',
  },
  dispute: {
    en: 'You have the right to dispute this. I’ll send you the validation in writing and we stop here until you have it.',
    es: '{Tiene|Tienes|Tenés} derecho a disputarla. {Le|Te} envío el comprobante de la deuda por escrito y lo dejamos aquí hasta que lo {tenga|tengas}.',
  },
  attorney: {
    en: 'Thank you for telling me. May I have your attorney’s name and number? From now on we’ll speak with them and not with you.',
    es: 'Gracias por decírmelo. ¿Me {da|das} el nombre y el teléfono de {su|tu} abogado? Desde ahora hablaremos con él y no {con usted|contigo|con vos}.',
  },
  bankruptcy: {
    en: 'Thank you for telling me. May I have the case number or your attorney’s name? We stop collecting while that is open.',
    es: 'Gracias por decírmelo. ¿Me {da|das} el número de expediente o el nombre de {su|tu} abogado? Mientras siga abierto, dejamos de cobrar.',
  },
  wrong_party: {
    en: 'I apologize for the trouble. I can speak of this with nobody else, so I’ll correct our records. Have a good day.',
    es: 'Una disculpa por la molestia. De esto no puedo hablar con nadie más, así que corrijo nuestros registros. Que {tenga|tengas} buen día.',
  },
}

const despair = new Set(['despair'] as const)

/** What honours a right, in the language of the call and the collector's form of address. */
export function rightLine(right: Right, language: Language, address: Address): string {
  return right === 'vulnerable'
    ? acknowledging(despair, language, address)
    : inForm(rightLines[right][language], address)
}

const collectedOn: Record<Language, string> = {
  en: 'You took the request up, and spoke of money again later. Once somebody has asked for that, nothing more is asked of them in the call.',
  es: 'Atendió la solicitud y después volvió a hablar de dinero. Una vez pedido eso, en la llamada ya no se pide nada más.',
}

/** Why it is a breach to collect after a right that was first taken as it must be. */
export function collectedOnWhy(language: Language): string {
  return collectedOn[language]
}

const leaving: Record<Language, string> = {
  en: 'Your request is noted, and I leave it at that. Whatever is still needed reaches you in writing. Take care.',
  es: '{Su|Tu} solicitud queda registrada y aquí lo dejo. Lo que haga falta {le|te} llega por escrito. Que {esté|estés} bien.',
}

/** What ends a call in which the request to stop was noted. */
export function leavingLine(language: Language, address: Address): string {
  return inForm(leaving[language], address)
}
