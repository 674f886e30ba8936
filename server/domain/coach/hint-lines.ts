import type { Language } from '#protocol/vocabulary/language.ts'
import { ofMoney } from '#server/language/debtor-lines/cues.ts'
import { conceptsOf, type Concept } from '#server/language/manner/concepts.ts'
import { plain } from '#server/language/text/plain.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import { acknowledgingAndAsking } from '../scoring/words/acknowledging.ts'
import type { Facts } from '../scoring/words/facts.ts'

type LocalizedText = Record<Language, string>

/** What a hint says before the line that it proposes. */
export const advice = {
  despair: { en: 'Forget the debt and be there for them.', es: 'Olvide la deuda y acompáñele.' },
  right: {
    en: 'That is a right. Honor it before anything else.',
    es: 'Eso es un derecho. Respételo antes que nada.',
  },
  feeling: { en: 'Address the feeling before the money.', es: 'Atienda la emoción antes que el dinero.' },
  anger: {
    en: 'Let the anger be heard, and stay polite: then ask what is behind it.',
    es: 'Deje que se oiga el enojo, mantenga la cortesía y pregunte qué hay detrás.',
  },
  probe: {
    en: 'Ask what is behind it before you offer anything.',
    es: 'Pregunte qué hay detrás antes de ofrecer algo.',
  },
  smaller: {
    en: 'No new figure from you: let them name what they can keep up.',
    es: 'No dé otra cifra: deje que diga cuánto puede sostener.',
  },
  privacy: {
    en: 'Say why you ask, and not yet what it is about.',
    es: 'Diga por qué lo pregunta, y todavía no de qué se trata.',
  },
  verify: { en: 'You do not know yet who is on the line.', es: 'Todavía no sabe con quién habla.' },
  disclose: { en: 'Give the disclosure before you go on.', es: 'Dé el aviso legal antes de seguir.' },
  question: { en: 'They want to know this before anything else.', es: 'Antes que nada quiere saber esto.' },
  firm: {
    en: 'That is a yes. Make it firm: amount, day, method.',
    es: 'Ya dijo que sí. Concrételo: monto, día y forma de pago.',
  },
  recap: {
    en: 'You have an agreement. Sum it up so that you both remember the same thing.',
    es: 'Hay acuerdo. Resúmalo para que los dos recuerden lo mismo.',
  },
  fallback: {
    en: 'Almost done. Say what to do if something changes.',
    es: 'Casi listo. Diga qué hacer si algo cambia.',
  },
} as const satisfies Record<string, LocalizedText>

/** Where a request was passed over. */
export const stillRight: LocalizedText = {
  en: 'They asked for this before, and it still stands. Answer it now.',
  es: 'Ya lo había pedido, y sigue en pie. Atiéndalo ahora.',
}

/** For somebody who gives nothing to a voice on the telephone. */
export const privacy: LocalizedText = {
  en: 'That’s a sensible question. It’s a personal matter, and I may only speak of it with the right person: your date of birth or zip code is enough, or you can call us back on the number on our website.',
  es: 'Hace bien en preguntar. Es un asunto personal y solo puedo tratarlo con la persona indicada: me basta su fecha de nacimiento o su código postal, o puede llamarnos al número de nuestra página.',
}

/** For somebody who lashes out: heard, and asked to stay civil. */
export const boundary: LocalizedText = {
  en: 'I can hear how angry you are, and I’d like to understand it. I’ll stay polite with you and ask the same of you. What has gone wrong for you here?',
  es: 'Noto que está muy molesto, y quiero entenderlo. Yo le hablaré con respeto y le pido lo mismo. ¿Qué es lo que ha salido mal?',
}

/** For a sum that is out of reach. */
export const leftOver = {
  business: {
    en: 'Thank you for being straight with me. What has changed in the business, and when does money come in next?',
    es: 'Gracias por decírmelo con franqueza. ¿Qué cambió en el negocio, y cuándo entra dinero de nuevo?',
  },
  keep: {
    en: (facts: Facts) =>
      `Then let’s leave the ${facts.balance} aside for a moment. What could you keep up without leaving something else unpaid, even if it is little?`,
    es: (facts: Facts) =>
      `Entonces dejemos un momento los ${facts.balance}. ¿Cuánto podría sostener sin dejar de pagar otra cosa, aunque sea poco?`,
  },
} as const

/** Lines that take up a feeling, and whether words name the blow of life that a line would speak of. */
export const feelingLine = {
  names: (text: string, blow: Concept): boolean => conceptsOf(text).has(blow) && !ofMoney.test(plain(text)),
  of: (about: Concept | null, spoken: Language): string =>
    acknowledgingAndAsking(new Set(about === null ? [] : [about]), spoken),
}

/** The answers to what debtors ask most, by the situation of their line. */
export function answerTo(situation: Situation, facts: Facts, spoken: Language): string | null {
  const en = spoken === 'en'
  switch (situation) {
    case 'who.is.this':
      return en
        ? `You’re right to ask: my name is …, from …, on a recorded line. Am I speaking with ${facts.name}?`
        : `Hace bien en preguntar: me llamo …, de …, y la llamada se graba. ¿Hablo con ${facts.name}?`
    case 'what.about':
      return en
        ? 'It’s a personal matter, so I first need to be sure who I’m speaking with. Could you give me your date of birth?'
        : 'Es un asunto personal, así que primero debo saber con quién hablo. ¿Me da su fecha de nacimiento?'
    default:
      return null
  }
}
