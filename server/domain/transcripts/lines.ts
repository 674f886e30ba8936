import type { Language } from '#protocol/vocabulary/language.ts'
import type { ObjectionTopic, RootCause } from '../debtor/plan.ts'

/**
 * What the good collector says in response to each act of the debtor. Lists are used in order, so that
 * nothing is repeated.
 */
export type GoodCollectorLines = {
  opening: string
  whoAmI: readonly string[]
  verify: string
  /** Asked again for what shows who they are, after a refusal. */
  reassure: string
  disclose: string
  /** Open questions about the cause, until it is told. */
  probes: readonly string[]
  disclosure: string
  causes: Record<RootCause, string>
  affordability: string
  topics: Record<ObjectionTopic, readonly string[]>
  upset: readonly string[]
  breakdown: readonly string[]
  care: string
  stop: string
  attorney: string
  wrongNumber: string
  commitment: readonly string[]
  listens: readonly string[]
  takeFigure: readonly string[]
  terms: string
  askMethod: string
  recap: string
  close: string
}

/**
 * The poor collector reads from a list and does not listen: no company name, no identity check, no
 * disclosure, a demand for the whole balance, pressure, and an unlawful threat.
 */
export const poorLines: Record<Language, readonly string[]> = {
  en: [
    'Hi, this is Mark. You owe {debt} on your {debtType} and I need the full balance today.',
    'It is on your account, {debt}. Can you pay the full amount with a card right now?',
    'Everybody has problems. What I need to know is when you are going to pay.',
    'That is not my problem. You should have thought of that before you ran up the debt.',
    'Look, I have other calls to make. Are you going to pay the full balance today, yes or no?',
    'If you do not pay today, we will garnish your wages.',
    'I understand. But you still have to pay the full balance today.',
    'Then give me 500 dollars now and I will see what I can do.',
    'You are just making excuses. A responsible person pays what they owe.',
    'Fine. I will keep calling until it is paid.',
    'I am putting you down as refusing to pay. Goodbye.',
  ],
  es: [
    'Hola, habla Marcos. Usted debe {debt} de {debtType} y necesito el total hoy mismo.',
    'Está en su cuenta, {debt}. ¿Puede pagar el total con tarjeta ahora mismo?',
    'Todos tenemos problemas. Lo que necesito saber es cuándo va a pagar.',
    'Ese no es mi problema. Lo hubiera pensado antes de endeudarse.',
    'Mire, tengo más llamadas que hacer. ¿Va a pagar el total hoy, sí o no?',
    'Si no paga hoy, le vamos a embargar el sueldo.',
    'Entiendo. Pero de todos modos tiene que pagar el total hoy.',
    'Entonces deme 500 ahora y veo qué puedo hacer.',
    'Son puras excusas. Una persona responsable paga lo que debe.',
    'Bueno. Le voy a seguir llamando hasta que pague.',
    'Lo pongo como que se niega a pagar. Hasta luego.',
  ],
}
