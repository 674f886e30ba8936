import { detectLanguage } from '../debtor/acts/language.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { Scenario } from '../debtor/scenario.ts'

export type Verdict = { ok: true } | { ok: false; because: string }

const roleLabel =
  /^\s*(?:\**\s*)?(?:debtor|deudor[a]?|collector|cobrador[a]?|agent|agente|assistant|asistente|user|usuario|system|sistema|coach|ai|ia)\**\s*[:：-]/iu
const helperPhrases =
  /how (?:can|may) i (?:help|assist)|is there anything else i can|as an ai|language model|i(?:'m| am) (?:an ai|a virtual|here to help)|happy to (?:help|assist)|¿?en qu[eé] (?:le |te )?puedo ayudar|como (?:una )?(?:ia|inteligencia artificial)|modelo de lenguaje|asistente virtual|estoy aqu[ií] para ayudar/iu
const obeyed =
  /(?:my|previous|prior|the) (?:system )?(?:instructions|prompt)|ignor(?:e|ing|o) (?:all |mis |las )?(?:previous |prior )?(?:instructions|instrucciones)|mis instrucciones|score of \d|puntuaci[oó]n de \d|calificaci[oó]n de \d/iu
const acceptance =
  /\b(?:i agree|i accept|we have a deal|it'?s a deal|deal!|you have my word|sign me up|i'?ll take (?:it|that)|let'?s do (?:it|that)|i can do that|that works for me|i'?ll pay (?:it|you|that|the)|acepto|de acuerdo,? (?:le pago|lo pago|hag[aá]moslo)|trato hecho|me comprometo|hag[aá]moslo as[ií]|le pago (?:el|la|todo|eso)|me parece bien,? lo hago)\b/iu

const agreeingActs = new Set<DebtorPlan['act']>([
  'accept',
  'promise',
  'confirm_promise',
  'partial_offer',
  'counter_offer',
])

/**
 * Judges one clause that a language model wrote before anybody sees it: the state decides what the
 * debtor does, so a clause that says more than the plan allows is refused with the reason.
 * Rules from docs/debtor.md, "With a language model".
 */
export function judgeClause(clause: string, plan: DebtorPlan, scenario: Scenario): Verdict {
  if (roleLabel.test(clause)) return refuse('it begins with a role label')
  if (helperPhrases.test(clause)) return refuse('it speaks like a helper, not like the person')
  if (obeyed.test(clause)) return refuse('it talks about instructions or scores')
  if (/[*_#`[\]{}<>]/u.test(clause)) return refuse('it holds markup or stage directions')
  if (!agreeingActs.has(plan.act) && acceptance.test(clause))
    return refuse('it agrees, and the plan does not')
  const number = strangeNumber(clause, plan, scenario)
  if (number !== null) return refuse(`it says ${number}, which is not in the plan`)
  if (wrongLanguage(clause, plan)) return refuse('it is in the wrong language')
  return { ok: true }
}

/** A clause is in the wrong language when enough of it can be told and it tells the other one. */
function wrongLanguage(clause: string, plan: DebtorPlan): boolean {
  if ((clause.match(/\p{L}+/gu)?.length ?? 0) < 4) return false
  return detectLanguage(clause, plan.language) !== plan.language
}

/** The first number in digits that neither the plan nor the persona holds. */
function strangeNumber(clause: string, plan: DebtorPlan, scenario: Scenario): string | null {
  const known = new Set(numbersIn(JSON.stringify(plan.slots)).concat(numbersIn(JSON.stringify(scenario))))
  for (const [name, value] of Object.entries(plan.slots))
    if (name.endsWith('Cents') && typeof value === 'number') known.add(value / 100)
  known.add(scenario.debtCents / 100)
  for (const match of clause.matchAll(/\d[\d.,]*/gu)) {
    const value = readNumber(match[0])
    if (value !== null && !known.has(value)) return match[0]
  }
  return null
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number)
}

/** A number as either language writes it: "1,000.50", "1.234,56", "150". */
function readNumber(written: string): number | null {
  const text = written.replace(/[.,]+$/u, '')
  const decimal = /[.,](\d{1,2})$/u.exec(text)
  const whole = (decimal ? text.slice(0, -decimal[0].length) : text).replace(/[.,]/gu, '')
  const value = Number(decimal ? `${whole}.${decimal[1]}` : whole)
  return Number.isFinite(value) ? value : null
}

function refuse(because: string): Verdict {
  return { ok: false, because }
}
