import type { Language } from './language.ts'
import type { SampleObjectionId } from './prospect.ts'

type Texts = Record<SampleObjectionId, string>

/** The objections that both builders offer for the choosing: those of the six-step wizard, and the shorter ones of "Quick create". */
export const sampleObjections: Record<Language, { wizard: Texts; quick: Texts }> = {
  en: {
    wizard: {
      no_money: 'I don’t have money right now',
      lost_job: 'I recently lost my job',
      more_time: 'I need more time to pay',
      amount_incorrect: 'The amount is incorrect',
      already_paid: 'I already paid this',
      medical_expenses: 'I have medical expenses',
      family_situation: 'My family situation changed',
      tax_refund: 'I’m waiting for my tax refund',
      smaller_amount: 'I can pay a smaller amount',
      talk_to_spouse: 'I need to talk to my spouse',
    },
    quick: {
      no_money: 'No money right now',
      lost_job: 'Lost my job',
      more_time: 'Need more time',
      amount_incorrect: 'Wrong amount',
      already_paid: 'Already paid',
      medical_expenses: 'Medical expenses',
      family_situation: 'Family situation',
      tax_refund: 'Waiting for tax refund',
      smaller_amount: 'Can pay a smaller amount',
      talk_to_spouse: 'Must talk to my spouse',
    },
  },
  es: {
    wizard: {
      no_money: 'No tengo dinero en este momento',
      lost_job: 'Perdí mi trabajo hace poco',
      more_time: 'Necesito más tiempo para pagar',
      amount_incorrect: 'El monto es incorrecto',
      already_paid: 'Ya pagué esto',
      medical_expenses: 'Tengo gastos médicos',
      family_situation: 'Mi situación familiar cambió',
      tax_refund: 'Estoy esperando mi devolución de impuestos',
      smaller_amount: 'Puedo pagar una cantidad menor',
      talk_to_spouse: 'Tengo que hablar con mi pareja',
    },
    quick: {
      no_money: 'No tengo dinero',
      lost_job: 'Perdí mi trabajo',
      more_time: 'Necesito más tiempo',
      amount_incorrect: 'Monto incorrecto',
      already_paid: 'Ya pagué',
      medical_expenses: 'Gastos médicos',
      family_situation: 'Situación familiar',
      tax_refund: 'Espero mi devolución de impuestos',
      smaller_amount: 'Puedo pagar una cantidad menor',
      talk_to_spouse: 'Debo hablar con mi pareja',
    },
  },
}

const plain = (text: string) => text.trim().replaceAll('’', "'").replace(/[.!]$/, '').toLowerCase()
const known = new Set(
  Object.values(sampleObjections).flatMap((builders) =>
    Object.values(builders).flatMap((texts) => Object.values(texts).map(plain)),
  ),
)

/** Whether an objection was chosen from the list: it names what is objected, and is nobody's own words. */
export const isSampleObjection = (text: string): boolean => known.has(plain(text))
