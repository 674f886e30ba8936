import type { Language } from '#protocol/vocabulary/language.ts'

type CoachTexts = Record<Language, { coachingStyle: string; bio: string }>

/** What the public coaches say of themselves, in both languages, by coach. */
export const sampleCoachTexts = {
  elena: {
    en: {
      coachingStyle:
        'Stops at the line where the call turned. One question, one better line, then you say it out loud.',
      bio: 'Elena led card recovery teams for nineteen years and wrote the hardship guide that two banks still use. She believes a promise that the customer cannot keep is worth less than no promise.',
    },
    es: {
      coachingStyle:
        'Se detiene en la frase donde cambió la llamada. Una pregunta, una frase mejor, y usted la dice en voz alta.',
      bio: 'Elena dirigió equipos de cobranza de tarjetas durante diecinueve años y escribió la guía para clientes en apuros que dos bancos aún usan. Cree que una promesa que el cliente no puede cumplir vale menos que ninguna.',
    },
  },
  darnell: {
    en: {
      coachingStyle:
        'Short and frank. Names the habit that costs you most and gives you one drill for the next call.',
      bio: 'Darnell started on the phones at nineteen and has trained agents in auto finance for ten years. He is known for taking over the angriest calls on the floor and ending them with a date and an amount.',
    },
    es: {
      coachingStyle:
        'Breve y franco. Nombra el hábito que más le cuesta y le da un ejercicio para la próxima llamada.',
      bio: 'Darnell empezó en los teléfonos a los diecinueve años y lleva diez formando agentes de crédito automotriz. Es conocido por tomar las llamadas más airadas de la sala y terminarlas con una fecha y un monto.',
    },
  },
  pilar: {
    en: {
      coachingStyle:
        'Listens first to how you lived through the call; then goes with you through each moment in which the customer showed an emotion.',
      bio: 'Pilar was a social worker in a hospital before she ran collections for three clinics. She teaches how to talk about money with somebody who has just been through an illness or a loss.',
    },
    es: {
      coachingStyle:
        'Primero escucha cómo vivió usted la llamada; después repasa con usted cada momento en que el cliente mostró una emoción.',
      bio: 'Pilar fue trabajadora social en un hospital antes de dirigir la cobranza de tres clínicas. Enseña a hablar de dinero con quien acaba de pasar por una enfermedad o un duelo.',
    },
  },
  ravi: {
    en: {
      coachingStyle:
        'Works from the numbers: cash flow, deposits, due dates. Shows where an offer was given away too early.',
      bio: 'Ravi restructured small-business loans for eight years. He teaches agents to check a claim before they answer it, and to trade every concession for something in writing.',
    },
    es: {
      coachingStyle:
        'Parte de los números: flujo de efectivo, depósitos, vencimientos. Muestra dónde se regaló una oferta demasiado pronto.',
      bio: 'Ravi reestructuró créditos de pequeñas empresas durante ocho años. Enseña a comprobar una afirmación antes de responderla, y a cambiar cada concesión por algo escrito.',
    },
  },
  teresa: {
    en: {
      coachingStyle:
        'Celebrates what you already do well and chooses one single thing with you for the next practice.',
      bio: 'Teresa was the best agent of her year at a power company, and today she stands by those who are starting. She remembers well how frightening the first hundred calls are.',
    },
    es: {
      coachingStyle:
        'Celebra lo que usted ya hace bien y elige con usted una sola cosa para la próxima práctica.',
      bio: 'Teresa fue la mejor agente de su generación en una compañía de luz y hoy acompaña a quienes empiezan. Recuerda muy bien el miedo de las primeras cien llamadas.',
    },
  },
  margaret: {
    en: {
      coachingStyle:
        'Compliance first: who you are speaking with, what you must say, what you may never say. Then tone.',
      bio: 'Margaret was a compliance officer at a mortgage servicer for fifteen years and listened to more than thirty thousand calls. Most violations she found were not malice but a tired agent who wanted to end the call.',
    },
    es: {
      coachingStyle:
        'Primero el cumplimiento: con quién habla usted, qué debe decir, qué no puede decir nunca. Después, el tono.',
      bio: 'Margaret fue oficial de cumplimiento en una administradora de hipotecas durante quince años y escuchó más de treinta mil llamadas. La mayoría de las faltas que encontró no eran mala fe, sino un agente cansado que quería terminar la llamada.',
    },
  },
} satisfies Record<string, CoachTexts>

const written: readonly CoachTexts[] = Object.values(sampleCoachTexts)

/** A sample's text in both languages; null if it is none of theirs, or no longer. */
export function inBothLanguages(
  field: 'coachingStyle' | 'bio',
  stored: string | null,
): Record<Language, string> | null {
  const found = written.find(({ en, es }) => stored === en[field] || stored === es[field])
  return found ? { en: found.en[field], es: found.es[field] } : null
}
