import type { Language } from '#protocol/vocabulary/language.ts'
import type { DebtType } from '#protocol/vocabulary/prospect.ts'

const debts: Record<DebtType, Record<Language, string>> = {
  credit_card: { en: 'credit card', es: 'la tarjeta de crédito' },
  medical: { en: 'medical bill', es: 'la cuenta médica' },
  medical_debt: { en: 'medical bill', es: 'la cuenta médica' },
  auto_loan: { en: 'car loan', es: 'el crédito del auto' },
  personal_loan: { en: 'personal loan', es: 'el préstamo personal' },
  utility: { en: 'utility bill', es: 'la cuenta de servicios' },
  utilities: { en: 'utility bill', es: 'la cuenta de servicios' },
  utility_bills: { en: 'utility bill', es: 'la cuenta de servicios' },
  mortgage: { en: 'mortgage', es: 'la hipoteca' },
  student_loan: { en: 'student loan', es: 'el préstamo estudiantil' },
  business_loan: { en: 'business loan', es: 'el crédito comercial' },
  tax_debt: { en: 'tax bill', es: 'los impuestos' },
  other: { en: 'account', es: 'esa cuenta' },
}

/** The debt in words. Spanish carries its article, because the gender goes with it. */
export function debtTerm(type: DebtType, language: Language): string {
  return debts[type][language]
}
