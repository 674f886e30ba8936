import type { ReportQuestion } from '#server/language/coach-report.ts'
import { amountWords } from '../debtor/bank/figure-words.ts'
import { factsOf } from '../scoring/words/facts.ts'
import type { AnswerContext } from './answer-context.ts'

type AccountQuestion = Extract<ReportQuestion, { about: 'account' }>

/** What the account file of the call says on what a question asks. */
export function accountPoints(context: AnswerContext, { asks }: AccountQuestion): string[] {
  switch (asks) {
    case 'offer':
      return [offerInWords(context)]
    case 'caller':
      return [callerInWords(context)]
    case 'callback':
      return [callbackInWords(context)]
    default:
      return asks satisfies never
  }
}

function offerInWords({ account, talk, language }: AnswerContext): string {
  const { settlementCents, longestMonths, instalmentCents, reducedMonths, pauseDays } = account.authority
  const amount = (cents: number) => amountWords(cents, factsOf(talk).region)
  if (language === 'en')
    return [
      'Your account file says what you may agree to without asking.',
      settlementCents === null
        ? 'No part of the balance is waived.'
        : `One payment of ${amount(settlementCents)} or more settles the account.`,
      `Installments for up to ${longestMonths} months, from ${amount(instalmentCents)} a month.`,
      `Less than that for up to ${reducedMonths} months; then the budget is looked at again.`,
      `A pause of up to ${pauseDays} days while papers, a complaint or a reply are awaited.`,
      'Ask first what they can manage, and offer what fits that.',
    ].join(' ')
  return [
    'La ficha de la cuenta dice qué puede aceptar sin preguntar.',
    settlementCents === null
      ? 'No se condona ninguna parte del saldo.'
      : `Con un solo pago de ${amount(settlementCents)} o más se liquida la cuenta.`,
    `Cuotas hasta por ${longestMonths} meses, desde ${amount(instalmentCents)} al mes.`,
    `Menos que eso hasta por ${reducedMonths} meses; después se revisa el presupuesto.`,
    `Una pausa de hasta ${pauseDays} días mientras se esperan documentos, un reclamo o una respuesta.`,
    'Pregunte primero cuánto le es posible, y ofrezca lo que quepa ahí.',
  ].join(' ')
}

/** In whose name the call is, at the end of "you call …". */
function nameOf({ account, language }: AnswerContext): string {
  const { caller, creditor } = account
  if (caller.agency === null) return language === 'en' ? `for ${creditor}` : `en nombre de ${creditor}`
  return language === 'en'
    ? `in the name of ${caller.agency}, for ${creditor}`
    : `en nombre de ${caller.agency}, por encargo de ${creditor}`
}

function callerInWords(context: AnswerContext): string {
  const { account, language } = context
  const company = account.caller.agency ?? account.creditor
  return language === 'en'
    ? `You call ${nameOf(context)}. At the start, give your name and ${company}.`
    : `Usted llama ${nameOf(context)}. Al principio diga su nombre y ${company}.`
}

function callbackInWords(context: AnswerContext): string {
  const { caller } = context.account
  return context.language === 'en'
    ? `They may call back at ${caller.callbackPhone}. You call ${nameOf(context)}.`
    : `Le pueden devolver la llamada al ${caller.callbackPhone}. Usted llama ${nameOf(context)}.`
}
