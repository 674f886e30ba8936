import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Right } from '../../debtor/state.ts'
import type { Moment, MomentKind } from '../criteria/criterion.ts'
import { acknowledging, themeOf } from './acknowledging.ts'
import type { Facts } from './facts.ts'
import { quoted } from './format.ts'
import { objectionWords } from './objections.ts'

export const momentDimension: Record<MomentKind, Dimension> = {
  named_feeling: 'empathy',
  missed_feeling: 'empathy',
  generic_feeling: 'empathy',
  money_before_feeling: 'empathy',
  harsh_line: 'empathy',
  care_given: 'empathy',
  care_missing: 'empathy',
  open_question: 'communication',
  closed_only: 'communication',
  lecture: 'communication',
  stacked_questions: 'communication',
  unanswered_question: 'communication',
  checked_understanding: 'communication',
  no_recap: 'communication',
  wrong_language: 'communication',
  interrupted: 'communication',
  objection_answered: 'objection_handling',
  objection_ignored: 'objection_handling',
  objection_off_point: 'objection_handling',
  objection_not_probed: 'objection_handling',
  pressure_after_objection: 'objection_handling',
  cause_found: 'objection_handling',
  concrete_offer: 'solution_focus',
  full_only: 'solution_focus',
  no_offer: 'solution_focus',
  no_affordability: 'solution_focus',
  vague_promise: 'solution_focus',
  specific_promise: 'solution_focus',
  above_means: 'solution_focus',
  recap_given: 'solution_focus',
  no_fallback: 'solution_focus',
  right_honoured: 'compliance',
  right_ignored: 'compliance',
  clean_opening: 'compliance',
}

type Told = { about: string; theme: string; objection: string }
type Prose = { title: string; why: (told: Told) => string }

/** Title and reason of each kind of moment. `about` is what the debtor said, quoted. */
const prose: Record<MomentKind, Record<Language, Prose>> = {
  named_feeling: {
    en: {
      title: 'You named what they were going through',
      why: ({ about, theme }) =>
        `They said ${about}. You took up ${theme} before anything else, so they knew you had listened.`,
    },
    es: {
      title: 'Nombró lo que la persona estaba pasando',
      why: ({ about, theme }) =>
        `Dijo ${about}. Usted retomó ${theme} antes que nada, y así supo que la escuchaba.`,
    },
  },
  missed_feeling: {
    en: {
      title: 'A feeling went by unanswered',
      why: ({ about }) =>
        `They had just said ${about}. Going on without a word about it tells them nobody is listening, and they stop talking.`,
    },
    es: {
      title: 'Un sentimiento quedó sin respuesta',
      why: ({ about }) =>
        `Acababa de decir ${about}. Seguir sin una palabra al respecto le dice que nadie escucha, y deja de hablar.`,
    },
  },
  generic_feeling: {
    en: {
      title: 'The acknowledgement could fit any call',
      why: ({ about, theme }) =>
        `They said ${about}. A set phrase fits everybody; naming ${theme} shows that you heard this person.`,
    },
    es: {
      title: 'La frase de empatía serviría para cualquiera',
      why: ({ about, theme }) =>
        `Dijo ${about}. Una frase hecha vale para todos; nombrar ${theme} muestra que escuchó a esta persona.`,
    },
  },
  money_before_feeling: {
    en: {
      title: 'The money came before the person',
      why: ({ about }) =>
        `They had just said ${about}. Asking for payment in the next breath sounds as if it had not counted.`,
    },
    es: {
      title: 'El dinero llegó antes que la persona',
      why: ({ about }) => `Acababa de decir ${about}. Pedir el pago enseguida suena a que eso no contó.`,
    },
  },
  harsh_line: {
    en: {
      title: 'This line shuts the door',
      why: () =>
        'It judges the person instead of dealing with the debt. People who feel judged defend themselves; they don’t pay.',
    },
    es: {
      title: 'Esta frase cierra la puerta',
      why: () =>
        'Juzga a la persona en vez de tratar la deuda. Quien se siente juzgado se defiende; no paga.',
    },
  },
  care_given: {
    en: {
      title: 'You put the person before the debt',
      why: ({ about }) =>
        `They said ${about}. You stopped collecting and offered help, which is the only right thing to do there.`,
    },
    es: {
      title: 'Puso a la persona antes que la deuda',
      why: ({ about }) =>
        `Dijo ${about}. Dejó de cobrar y ofreció ayuda, que es lo único correcto en ese momento.`,
    },
  },
  care_missing: {
    en: {
      title: 'A cry for help needs an answer first',
      why: ({ about }) =>
        `They said ${about}. From there on nothing about the debt matters: stop collecting, ask whether they are safe, offer help.`,
    },
    es: {
      title: 'Un grito de ayuda se atiende primero',
      why: ({ about }) =>
        `Dijo ${about}. Desde ahí nada de la deuda importa: deje de cobrar, pregunte si está a salvo, ofrezca ayuda.`,
    },
  },
  open_question: {
    en: {
      title: 'An open question that let them talk',
      why: () => 'It cannot be answered with yes or no, so you learn what stands in the way of paying.',
    },
    es: {
      title: 'Una pregunta abierta que dejó hablar',
      why: () => 'No se contesta con sí o no, y así se entera de qué impide pagar.',
    },
  },
  closed_only: {
    en: {
      title: 'Only closed questions',
      why: () =>
        'Yes-or-no questions and demands leave the reason for not paying in the dark. One open question early on saves five later.',
    },
    es: {
      title: 'Solo preguntas cerradas',
      why: () =>
        'Las preguntas de sí o no y las exigencias dejan a oscuras por qué no paga. Una pregunta abierta al principio ahorra cinco después.',
    },
  },
  lecture: {
    en: {
      title: 'Too long to follow on the phone',
      why: () => 'After a few sentences people hear only the tone. Say one thing, then let them answer.',
    },
    es: {
      title: 'Demasiado largo para seguirlo por teléfono',
      why: () => 'Tras unas pocas frases solo se oye el tono. Diga una cosa y deje contestar.',
    },
  },
  stacked_questions: {
    en: {
      title: 'Several questions at once',
      why: () => 'People answer the last one, or the easiest. Ask one and wait.',
    },
    es: {
      title: 'Varias preguntas de golpe',
      why: () => 'La gente contesta la última, o la más fácil. Haga una y espere.',
    },
  },
  unanswered_question: {
    en: {
      title: 'Their question got no answer',
      why: ({ about }) => `They asked ${about}. Someone who gets no answer has no reason to give one.`,
    },
    es: {
      title: 'Su pregunta quedó sin respuesta',
      why: ({ about }) => `Preguntó ${about}. Quien no recibe respuesta no tiene por qué darla.`,
    },
  },
  checked_understanding: {
    en: {
      title: 'You checked that you had understood',
      why: () => 'Saying back what you heard corrects mistakes early and shows respect.',
    },
    es: {
      title: 'Comprobó que había entendido',
      why: () => 'Repetir lo que oyó corrige errores a tiempo y muestra respeto.',
    },
  },
  no_recap: {
    en: {
      title: 'Nothing was summed up',
      why: () =>
        'What is not said once more at the end is remembered differently by each side. A recap is the promise’s best insurance.',
    },
    es: {
      title: 'Faltó un resumen',
      why: () =>
        'Lo que no se repite al final, cada quien lo recuerda a su manera. Un resumen es el mejor seguro de la promesa.',
    },
  },
  wrong_language: {
    en: {
      title: 'You stayed in the other language',
      why: ({ about }) =>
        `They said ${about}. People speak of money and worry best in their own language; follow them there.`,
    },
    es: {
      title: 'Se quedó en el otro idioma',
      why: ({ about }) =>
        `Dijo ${about}. De dinero y preocupaciones se habla mejor en el idioma propio; acompáñelo.`,
    },
  },
  interrupted: {
    en: {
      title: 'You spoke over them',
      why: ({ about }) =>
        `They had got as far as ${about}. What they were about to say may have been the reason they don’t pay.`,
    },
    es: {
      title: 'Habló encima',
      why: ({ about }) => `Iba en ${about}. Lo que estaba por decir podía ser la razón por la que no paga.`,
    },
  },
  objection_answered: {
    en: {
      title: 'An answer to the point',
      why: ({ about, objection }) =>
        `They said ${about}. You answered ${objection} itself and did not talk past it.`,
    },
    es: {
      title: 'Una respuesta al punto',
      why: ({ about, objection }) => `Dijo ${about}. Respondió a ${objection} y no a otra cosa.`,
    },
  },
  objection_ignored: {
    en: {
      title: 'The objection was passed over',
      why: ({ about, objection }) =>
        `They said ${about}. ${capital(objection)} will come back until somebody deals with it.`,
    },
    es: {
      title: 'La objeción se pasó por alto',
      why: ({ about, objection }) =>
        `Dijo ${about}. Esa objeción, ${objection}, volverá hasta que alguien la atienda.`,
    },
  },
  objection_off_point: {
    en: {
      title: 'The answer missed the objection',
      why: ({ about, objection }) =>
        `They said ${about}. What you said does not solve ${objection}, so it stayed in the way.`,
    },
    es: {
      title: 'La respuesta no dio en la objeción',
      why: ({ about, objection }) =>
        `Dijo ${about}. Lo que contestó no resuelve ${objection}, así que siguió estorbando.`,
    },
  },
  objection_not_probed: {
    en: {
      title: 'You did not ask what was behind it',
      why: ({ about }) => `They said ${about}. Without a question you are guessing which solution fits.`,
    },
    es: {
      title: 'No preguntó qué había detrás',
      why: ({ about }) => `Dijo ${about}. Sin preguntar, se adivina qué solución conviene.`,
    },
  },
  pressure_after_objection: {
    en: {
      title: 'Pressure instead of an answer',
      why: ({ about }) =>
        `They said ${about}. Pushing at that point wins a yes that will not be kept, or ends the call.`,
    },
    es: {
      title: 'Presión en lugar de respuesta',
      why: ({ about }) =>
        `Dijo ${about}. Presionar ahí consigue un sí que no se cumple, o el fin de la llamada.`,
    },
  },
  cause_found: {
    en: {
      title: 'You found the cause',
      why: ({ about }) => `Your question brought out ${about}. From there a solution can fit the person.`,
    },
    es: {
      title: 'Encontró la causa',
      why: ({ about }) =>
        `Su pregunta sacó a la luz ${about}. Desde ahí la solución puede ajustarse a la persona.`,
    },
  },
  concrete_offer: {
    en: {
      title: 'A concrete offer',
      why: () => 'A figure can be weighed; “something” cannot. It moved the call from whether to how.',
    },
    es: {
      title: 'Una oferta concreta',
      why: () => 'Una cifra se puede sopesar; «algo» no. Llevó la llamada del «si» al «cómo».',
    },
  },
  full_only: {
    en: {
      title: 'Only the full balance was on the table',
      why: () =>
        'Who cannot pay it all can then only say no. Full amount, settlement, plan: offer the next step down when one is out of reach.',
    },
    es: {
      title: 'Solo se ofreció liquidar el total',
      why: () =>
        'Quien no puede pagarlo todo solo puede decir que no. Total, quita, plan: ofrezca el siguiente paso cuando uno no alcanza.',
    },
  },
  no_offer: {
    en: {
      title: 'No way to pay was offered',
      why: () => 'Without a settlement or a plan there is nothing to agree to, however good the talk was.',
    },
    es: {
      title: 'No se ofreció ninguna forma de pago',
      why: () => 'Sin una quita o un plan no hay nada que acordar, por buena que fuera la conversación.',
    },
  },
  no_affordability: {
    en: {
      title: 'You did not ask what they can afford',
      why: () =>
        'A figure that does not fit the month is broken by the second payment. Ask about pay day and what is left over first.',
    },
    es: {
      title: 'No preguntó cuánto puede pagar',
      why: () =>
        'Una cifra que no cabe en el mes se rompe al segundo pago. Pregunte antes por el día de cobro y lo que le queda.',
    },
  },
  vague_promise: {
    en: {
      title: 'The promise stayed vague',
      why: ({ about }) => `All you have is ${about}. Amount, day and method turn good will into a payment.`,
    },
    es: {
      title: 'La promesa quedó vaga',
      why: ({ about }) =>
        `Lo único que tiene es ${about}. Monto, día y medio convierten la buena voluntad en un pago.`,
    },
  },
  specific_promise: {
    en: {
      title: 'A promise that can be kept',
      why: ({ about }) =>
        `They agreed: ${about}. There is an amount, a day and a way to pay, so both sides know what happens.`,
    },
    es: {
      title: 'Una promesa que se puede cumplir',
      why: ({ about }) => `Aceptó: ${about}. Hay monto, día y forma de pago, y los dos saben qué sigue.`,
    },
  },
  above_means: {
    en: {
      title: 'More than they can carry',
      why: () => 'The figure is above what this person can pay in a month. A yes to it would not be kept.',
    },
    es: {
      title: 'Más de lo que puede cargar',
      why: () => 'La cifra supera lo que esta persona puede pagar al mes. Un sí a eso no se cumpliría.',
    },
  },
  recap_given: {
    en: {
      title: 'You summed up the agreement',
      why: () =>
        'Both sides heard the same figures once more. Promises that are repeated are kept more often.',
    },
    es: {
      title: 'Resumió el acuerdo',
      why: () => 'Los dos oyeron las mismas cifras una vez más. Lo que se repite se cumple más.',
    },
  },
  no_fallback: {
    en: {
      title: 'No word on what happens if it goes wrong',
      why: () => 'People who cannot pay on the day go silent unless you have told them whom to call.',
    },
    es: {
      title: 'Nada sobre qué hacer si algo falla',
      why: () => 'Quien no puede pagar ese día se esconde, salvo que usted le haya dicho a quién llamar.',
    },
  },
  right_honoured: {
    en: {
      title: 'You honoured their right',
      why: ({ about }) =>
        `They said ${about}. You took it seriously at once, which is the law and also good manners.`,
    },
    es: {
      title: 'Respetó su derecho',
      why: ({ about }) => `Dijo ${about}. Lo tomó en serio de inmediato: es la ley y también buen trato.`,
    },
  },
  right_ignored: {
    en: {
      title: 'A right was passed over',
      why: ({ about }) =>
        `They said ${about}. That is a right, not an objection: it has to be honoured before anything else.`,
    },
    es: {
      title: 'Se pasó por alto un derecho',
      why: ({ about }) => `Dijo ${about}. Eso es un derecho, no una objeción: se respeta antes que nada.`,
    },
  },
  clean_opening: {
    en: {
      title: 'The disclosure was in its place',
      why: () =>
        'You said why you call before you spoke of the debt. It is the law, and it makes what follows credible.',
    },
    es: {
      title: 'El aviso legal, en su lugar',
      why: () => 'Dijo para qué llama antes de hablar de la deuda. Es la ley, y hace creíble lo que sigue.',
    },
  },
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const rightLines: Record<Right, Record<Language, string>> = {
  stop_calling: {
    en: 'I’ve noted your request and we will not call this number again. Would you rather have anything further in writing?',
    es: 'Registro su solicitud y no volveremos a llamar a este número. ¿Prefiere recibir cualquier cosa por escrito?',
  },
  dispute: {
    en: 'You have the right to dispute this. I’ll send you the validation in writing and we stop here until you have it.',
    es: 'Tiene derecho a disputarla. Le envío el comprobante de la deuda por escrito y lo dejamos aquí hasta que lo tenga.',
  },
  attorney: {
    en: 'Thank you for telling me. May I have your attorney’s name and number? From now on we’ll speak with them and not with you.',
    es: 'Gracias por decírmelo. ¿Me da el nombre y el teléfono de su abogado? Desde ahora hablaremos con él y no con usted.',
  },
  bankruptcy: {
    en: 'Thank you for telling me. May I have the case number or your attorney’s name? We stop collecting while that is open.',
    es: 'Gracias por decírmelo. ¿Me da el número de expediente o el nombre de su abogado? Mientras siga abierto, dejamos de cobrar.',
  },
  wrong_party: {
    en: 'I apologize for the trouble. I’ll remove this number from our records. Have a good day.',
    es: 'Una disculpa por la molestia. Quito este número de nuestros registros. Que tenga buen día.',
  },
  vulnerable: acknowledgingDespair(),
}

function acknowledgingDespair(): Record<Language, string> {
  const told = 'kill myself'
  return { en: acknowledging(told, 'en'), es: acknowledging(told, 'es') }
}

/** A better line for an improvement, made of this call's own name, figures and day. */
export function betterLine(moment: Moment, language: Language, facts: Facts): string | null {
  const { kind, about, topic, right } = moment
  const told = about?.text ?? ''
  const words = topic ? objectionWords[topic] : null
  const en = language === 'en'
  switch (kind) {
    case 'missed_feeling':
    case 'generic_feeling':
      return `${acknowledging(told, language)} ${en ? 'What has happened since?' : '¿Qué ha pasado desde entonces?'}`
    case 'money_before_feeling':
      return `${acknowledging(told, language)} ${en ? 'Before we talk about any payment, how are things now?' : 'Antes de hablar de pagos, ¿cómo están las cosas ahora?'}`
    case 'harsh_line':
      return en
        ? `I’d like to find something that works for you, ${facts.name}. What is standing in the way right now?`
        : `Me gustaría encontrar algo que le funcione, ${facts.name}. ¿Qué es lo que hoy se lo impide?`
    case 'care_missing':
      return rightLines.vulnerable[language]
    case 'closed_only':
      return en ? 'What changed since you last made a payment?' : '¿Qué cambió desde su último pago?'
    case 'lecture':
      return en
        ? `There are a few ways to take care of the ${facts.balance}. May I give you the two that fit best, and you tell me what you think?`
        : `Hay varias formas de atender los ${facts.balance}. ¿Le doy las dos que mejor encajan y me dice qué le parece?`
    case 'stacked_questions':
      return en
        ? 'Let me start with one thing: what would be a comfortable amount each month?'
        : 'Empiezo por una sola cosa: ¿qué cantidad le sería cómoda al mes?'
    case 'unanswered_question':
      return en
        ? `That’s a fair question, ${facts.name}. Let me answer it first, and then we go on.`
        : `Es una buena pregunta, ${facts.name}. Primero se la contesto y luego seguimos.`
    case 'no_recap':
      return en
        ? `To recap: ${facts.payment}, starting on ${facts.dayIn.en}. Have I got that right?`
        : `En resumen: ${facts.payment}, empezando ${facts.dayIn.es}. ¿Es correcto?`
    case 'wrong_language':
      return en
        ? 'Claro, podemos seguir en español. ¿Qué le gustaría que viéramos primero?'
        : 'Of course, we can continue in English. What would you like to look at first?'
    case 'interrupted':
      return en
        ? 'I’m sorry, I cut in. Please finish what you were saying.'
        : 'Perdón, le interrumpí. Termine, por favor, lo que me decía.'
    case 'objection_ignored':
    case 'objection_off_point':
      return (words ?? objectionWords.custom).answer[language](facts)
    case 'objection_not_probed':
      return (words ?? objectionWords.custom).probe[language]
    case 'pressure_after_objection':
      return `${en ? 'I hear you, and there’s no rush to decide this minute.' : 'Le escucho, y no hay prisa por decidirlo en este minuto.'} ${(words ?? objectionWords.custom).probe[language]}`
    case 'full_only':
    case 'no_offer':
      return en
        ? `If the ${facts.balance} isn’t possible at once, there are two ways: a reduced amount in one payment, or a plan of about ${facts.payment} a month. Which is closer to what you could manage?`
        : `Si los ${facts.balance} no son posibles de una vez, hay dos maneras: una cantidad menor en un solo pago, o un plan de unos ${facts.payment} al mes. ¿Cuál se acerca más a lo que podría?`
    case 'no_affordability':
      return en
        ? 'Before we talk figures: when do you get paid, and how much could you set aside without missing rent or food?'
        : 'Antes de hablar de cifras: ¿cuándo le pagan, y cuánto podría apartar sin quedar mal con la renta o la comida?'
    case 'vague_promise':
      return en
        ? `Thank you. So that we both know: ${facts.payment} on ${facts.dayIn.en}? And would you rather pay by card or by transfer?`
        : `Gracias. Para que los dos lo tengamos claro: ¿${facts.payment} ${facts.dayIn.es}? ¿Y prefiere con tarjeta o por transferencia?`
    case 'above_means':
      return en
        ? `Would ${facts.smaller} a month be something you could keep up? I’d rather have a smaller payment that holds.`
        : `¿${facts.smaller} al mes sería algo que pueda sostener? Prefiero un pago menor que se cumpla.`
    case 'no_fallback':
      return en
        ? `If anything changes before ${facts.dayIn.en}, call me first, and we’ll move the date together.`
        : `Quedamos para ${facts.dayIn.es}; si algo cambia antes, llámeme y movemos la fecha juntos.`
    case 'right_ignored':
      return right ? rightLines[right][language] : null
    case 'named_feeling':
    case 'care_given':
    case 'open_question':
    case 'checked_understanding':
    case 'objection_answered':
    case 'cause_found':
    case 'concrete_offer':
    case 'specific_promise':
    case 'recap_given':
    case 'right_honoured':
    case 'clean_opening':
      return null
    default:
      return kind satisfies never
  }
}

export function rightLine(right: Right, language: Language): string {
  return rightLines[right][language]
}

/** Title and reason of a moment in the language of the feedback. */
export function momentProse(moment: Moment, language: Language): { title: string; why: string } {
  const told = moment.about?.text ?? ''
  const words = prose[moment.kind][language]
  const objection = objectionWords[moment.topic ?? 'custom'].name[language]
  const about = told
    ? quoted(told, language)
    : language === 'en'
      ? 'something that mattered'
      : 'algo importante'
  return { title: words.title, why: words.why({ about, theme: themeOf(told, language), objection }) }
}
