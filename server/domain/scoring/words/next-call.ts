import type { CallSituation, Dimension, OutcomeCard } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { ViolationId } from '../../law/violations.ts'
import type { FirstLosses } from '../first-loss.ts'

/** What the advice for the next call follows from: what the call was about, how it ended, and what it lost first. */
type Advised = { outcome: OutcomeCard; situation: CallSituation; first: FirstLosses }

/** What to practise by the dimension that lost first. */
const practice: Record<Dimension, Record<Language, string>> = {
  empathy: {
    en: 'In your next call, answer every feeling before anything else, and name what the person told you.',
    es: 'En la próxima llamada, conteste cada sentimiento antes que nada, y nombre lo que la persona le contó.',
  },
  communication: {
    en: 'In your next call, start with one open question, take up in their own words what you are told, thank them for it, and sum up at the end.',
    es: 'En la próxima llamada, empiece con una pregunta abierta, retome con sus palabras lo que le cuenten, agradézcalo y resuma al final.',
  },
  objection_handling: {
    en: 'In your next call, ask one question behind each objection before you answer it.',
    es: 'En la próxima llamada, haga una pregunta detrás de cada objeción antes de contestarla.',
  },
  solution_focus: {
    en: 'In your next call, do not hang up without an amount, a day, a way to pay, and a recap.',
    es: 'En la próxima llamada, no cuelgue sin un monto, un día, una forma de pago y un resumen.',
  },
  compliance: {
    en: 'In your next call, make sure of who is on the phone before you speak of the debt, keep to what the law asks for, and say nothing that could sound like a threat.',
    es: 'En la próxima llamada, asegúrese de con quién habla antes de mencionar la deuda, cumpla lo que pide la ley y no diga nada que pueda sonar a amenaza.',
  },
}

/** What to practise by a criterion, where its dimension says something else. */
const practiceOf: Partial<Record<string, Record<Language, string>>> = {
  'communication.room': {
    en: 'In your next call, let a no or a reason stand, ask what is behind it, and only then speak of a payment.',
    es: 'En la próxima llamada, deje en pie un no o un motivo, pregunte qué hay detrás y solo entonces hable de un pago.',
  },
  'communication.eye_level': {
    en: 'In your next call, say what you need without judging how it came about, and put a friendly word before each request.',
    es: 'En la próxima llamada, diga lo que necesita sin juzgar cómo se llegó a esto, y ponga una palabra amable antes de cada petición.',
  },
  'communication.clear': {
    en: 'In your next call, have the figures before you, and say after each point what holds and what follows.',
    es: 'En la próxima llamada, tenga las cifras a la vista y diga después de cada punto en qué se quedó y qué sigue.',
  },
  'communication.to_the_point': {
    en: 'In your next call, keep a friendly word to one sentence, and come back to the matter with the next.',
    es: 'En la próxima llamada, deje la palabra amable en una frase y vuelva al asunto con la siguiente.',
  },
}

/** What to practise after a breach that is none of how a call begins. */
const withinTheLaw: Record<Language, string> = {
  en: 'In your next call, keep to what the law asks for, and say nothing that could sound like a threat or make the person small.',
  es: 'En la próxima llamada, cumpla lo que pide la ley y no diga nada que pueda sonar a amenaza o humillar a la persona.',
}
const ofBeginning: readonly string[] = [
  'missing_disclosure',
  'partial_disclosure',
  'disclosure_language',
  'debt_before_verification',
  'debt_after_name_alone',
] satisfies ViolationId[]

/** What to do where somebody speaks of not wanting to live, and was collected from. */
const atDespair: Record<Language, string> = {
  en: 'When somebody says that they do not want to go on, leave the debt, ask whether they are safe, and name who can help.',
  es: 'Cuando alguien diga que ya no quiere vivir, deje la deuda, pregunte si está a salvo y diga quién puede ayudarle.',
}

/** What the call was about where collecting has to rest, as the ending that it should have had. */
const restsIn: Partial<Record<CallSituation, OutcomeCard['ending']>> = {
  dispute: 'disputed',
  attorney: 'ceased',
  stop_request: 'ceased',
  wrong_party: 'ceased',
}

/** What to practise where no payment was to be had, by how the call ended: nobody is sent back there for an amount. */
const withoutPayment: Partial<Record<OutcomeCard['ending'], Record<Language, string>>> = {
  disputed: {
    en: 'In your next dispute, put it on record at once, say that nothing is due while it is checked, and name the day by which they hear from you.',
    es: 'En la próxima disputa, regístrela de inmediato, diga que no hay nada que pagar mientras se revisa, y dé el día en que tendrán respuesta.',
  },
  ceased: {
    en: 'In your next call of this kind, honor the request in your very next line, say what follows from it, and leave it there.',
    es: 'En la próxima llamada así, respete la petición en su siguiente frase, diga qué se sigue de ella y déjelo ahí.',
  },
  callback: {
    en: 'Before the next call of this kind ends, agree on the day and the hour, and on the figure that they will think over until then.',
    es: 'Antes de terminar la próxima llamada así, acuerde el día y la hora, y la cifra sobre la que van a pensar hasta entonces.',
  },
}

/** Breaches that pass over what somebody has a right to: what to do instead is what the right asks for. */
const ofRights: readonly string[] = [
  'ignore_stop',
  'ignore_dispute',
  'attorney_ignored',
  'bankruptcy_ignored',
  'wrong_party_told',
] satisfies ViolationId[]

/** What to do in the next call: by what is to be practised first, and never for an amount where none was to be had. */
export function nextCallAdvice({ outcome, situation, first }: Advised, language: Language): string {
  const { practise, practised, breach } = first
  const instead = withoutPayment[restsIn[situation] ?? outcome.ending]
  const ofMoney = practise === 'solution_focus' || practise === 'objection_handling'
  const passedOver = breach !== null && ofRights.includes(breach)
  if (instead && (ofMoney || passedOver || practise === null)) return instead[language]
  if (breach === 'despair_ignored') return atDespair[language]
  if (breach !== null && !ofBeginning.includes(breach)) return withinTheLaw[language]
  if (practise) return (practiceOf[practised ?? ''] ?? practice[practise])[language]
  return language === 'en'
    ? 'Ready for more: try the same person one level of difficulty higher.'
    : 'Ya está para más: pruebe con la misma persona un nivel de dificultad arriba.'
}
