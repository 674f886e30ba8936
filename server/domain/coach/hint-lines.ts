import type { Language } from '#protocol/vocabulary/language.ts'
import type { Address } from '#server/language/address.ts'
import { ofMoney } from '#server/language/debtor-lines/cues.ts'
import { conceptsOf, type Concept } from '#server/language/manner/concepts.ts'
import { plain } from '#server/language/text/plain.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import { acknowledgingAndAsking } from '../scoring/words/acknowledging.ts'
import type { Facts } from '../scoring/words/facts.ts'
import { inForm, spanish } from '../scoring/words/in-form.ts'

type LocalizedText = Record<Language, string>

/** What an agreement lacks. */
export type Missing = 'day' | 'method'

const missingWords: Record<Missing, LocalizedText> = {
  day: { en: 'the day', es: 'el día' },
  method: { en: 'how it is paid', es: 'la forma de pago' },
}

function named(missing: readonly Missing[], language: Language): string {
  return missing.map((one) => missingWords[one][language]).join(language === 'en' ? ' and ' : ' y ')
}

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
  complaint: {
    en: 'Do not argue with a complaint: say that it is theirs to make, and ask what it is about.',
    es: 'No discuta una queja: diga que está en su derecho y pregunte de qué se trata.',
  },
  paid: {
    en: 'They say that it was paid. Find out how, and ask for nothing until that is clear.',
    es: 'Dice que ya pagó. Averigüe cómo, y no pida nada hasta que esté claro.',
  },
  own: {
    en: 'They have named a figure themselves. Start from that one.',
    es: 'Ya dijo una cantidad por su cuenta. Parta de esa.',
  },
  together: {
    en: 'Let them talk it over, and agree on when you speak again.',
    es: 'Deje que lo hablen, y acuerde cuándo vuelven a hablar.',
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
  disclose: { en: 'Give the disclosure before you go on.', es: 'Dé el aviso legal antes de seguir.' },
  question: { en: 'They want to know this before anything else.', es: 'Antes que nada quiere saber esto.' },
  firm: {
    en: (missing: readonly Missing[]) => `That is a yes. Make it firm: ${named(missing, 'en')}.`,
    es: (missing: readonly Missing[]) => `Ya dijo que sí. Concrételo: ${named(missing, 'es')}.`,
  },
  recap: {
    en: 'You have an agreement. Sum it up so that you both remember the same thing.',
    es: 'Hay acuerdo. Resúmalo para que los dos recuerden lo mismo.',
  },
  fallback: {
    en: 'Almost done. Say what to do if something changes.',
    es: 'Casi listo. Diga qué hacer si algo cambia.',
  },
} as const

/** Where a request was passed over. */
export const stillRight: LocalizedText = {
  en: 'They asked for this before, and it still stands. Answer it now.',
  es: 'Ya lo había pedido, y sigue en pie. Atiéndalo ahora.',
}

/** For somebody who gives nothing to a voice on the telephone. */
export const privacy: Record<Language, (facts: Facts) => string> = {
  en: ({ region }) =>
    `That’s a sensible question. It’s a personal matter, and I may only speak of it with the right person: your date of birth or ${region === 'en-GB' ? 'postcode' : 'zip code'} is enough, or you can call us back on the number on our website.`,
  es: ({ address }) =>
    spanish(
      address,
    )`{Hace|Haces|Hacés} bien en preguntar. Es un asunto personal y solo puedo tratarlo con la persona indicada: me basta {su|tu} fecha de nacimiento o {su|tu} código postal, o {puede|puedes|podés} llamarnos al número de nuestra página.`,
}

/** For somebody who lashes out, and for somebody who will complain. */
const upset = {
  lashes: {
    asking: {
      en: 'I can hear how angry you are, and I’d like to understand it. What has gone wrong for you here?',
      es: 'Noto {su|tu} enojo, y quiero entenderlo. ¿Qué es lo que ha salido mal?',
    },
    knowing: {
      en: 'I can hear how angry you are, and after what you’ve told me I see why. What would you need from me now?',
      es: 'Noto {su|tu} enojo, y con lo que me {ha|has} contado lo entiendo. ¿Qué {necesitaría|necesitarías} de mí ahora?',
    },
  },
  complains: {
    asking: {
      en: 'You can complain at any time, and I’ll tell you where. I’d still like to put it right: what happened?',
      es: '{Puede|Puedes|Podés} presentar una queja cuando {quiera|quieras}, y {le|te} digo dónde. Aun así quiero arreglarlo: ¿qué pasó?',
    },
    knowing: {
      en: 'You can complain at any time, and I’ll tell you where. What you’ve told me is on the record. What would put it right?',
      es: '{Puede|Puedes|Podés} presentar una queja cuando {quiera|quieras}, y {le|te} digo dónde. Lo que me {contó|contaste} queda registrado. ¿Qué haría falta para arreglarlo?',
    },
  },
} as const satisfies Record<string, Record<'asking' | 'knowing', LocalizedText>>

/** What meets anger or a threat to complain. `known`: what is behind it was told, and is not asked for again. */
export const upsetLine = (
  manner: keyof typeof upset,
  known: boolean,
  spoken: Language,
  address: Address,
): string => inForm(upset[manner][known ? 'knowing' : 'asking'][spoken], address)

const aside = {
  en: (sum: string | null) => (sum === null ? 'let’s leave figures aside' : `let’s leave the ${sum} aside`),
  es: (sum: string | null) =>
    sum === null ? 'dejemos a un lado las cifras' : `dejemos a un lado los ${sum}`,
}

const moneyLines = {
  cause: {
    en: (sum: string | null) =>
      `All right, ${aside.en(sum)}. What has changed, and what is left in a month once housing and food are paid?`,
    es: (sum: string | null) =>
      `De acuerdo, ${aside.es(sum)}. ¿Qué cambió, y qué {le|te} queda al mes después de la casa y la comida?`,
  },
  business: {
    en: (sum: string | null) =>
      `All right, ${aside.en(sum)}. What has changed in the business, and when does money come in next?`,
    es: (sum: string | null) =>
      `De acuerdo, ${aside.es(sum)}. ¿Qué cambió en el negocio, y cuándo entra dinero de nuevo?`,
  },
  keep: {
    en: (sum: string | null) =>
      `Then ${aside.en(sum)}. What could you keep up without leaving something else unpaid, even if it is little?`,
    es: (sum: string | null) =>
      `Entonces ${aside.es(sum)}. ¿Cuánto {podría|podrías} sostener sin dejar de pagar otra cosa, aunque sea poco?`,
  },
  own: {
    en: (figure: string) => `You spoke of ${figure}. Could you keep that up, also when a month goes badly?`,
    es: (figure: string) =>
      `{Usted habló|Hablaste} de ${figure}. ¿{Podría|Podrías} sostenerlo, también si un mes viene mal?`,
  },
  more_time: {
    en: 'Of course, nothing has to be settled this minute. When does money come in next?',
    es: 'Claro, no hay que resolverlo en este minuto. ¿Cuándo {le|te} entra dinero de nuevo?',
  },
  spouse: {
    en: 'It’s good to decide it together. What may I put in writing for that, and when may I call back?',
    es: 'Está bien decidirlo juntos. ¿Qué {le|te} mando por escrito para eso, y cuándo puedo volver a llamar?',
  },
  tax_refund: {
    en: 'When do you expect it, and about how much of it could go towards this?',
    es: '¿Para cuándo la {espera|esperas|esperás}, y más o menos cuánto {podría|podrías} destinar a esto?',
  },
} as const

type Sum = string | null

/** For money that is out of reach. `sum`: the one that was just refused, or null where nobody has named one. */
export const moneyLine = (
  kind: 'cause' | 'business' | 'keep',
  sum: Sum,
  spoken: Language,
  address: Address,
): string => inForm(moneyLines[kind][spoken](sum), address)

/** For a debtor who has named a figure, as "$50 a month". */
export const ownFigureLine = (figure: string, spoken: Language, address: Address): string =>
  inForm(moneyLines.own[spoken](figure), address)

/** For an objection that a line can take up. */
export const objectionLine = (
  topic: 'more_time' | 'spouse' | 'tax_refund',
  spoken: Language,
  address: Address,
): string => inForm(moneyLines[topic][spoken], address)

const wayQuestion: LocalizedText = {
  en: 'Would you rather pay by card or by transfer?',
  es: '¿{Prefiere|Prefieres|Preferís} con tarjeta o por transferencia?',
}

/**
 * What was agreed, and the first question for what is missing. `regular`: more than one payment. `on`: the day, where it
 * was said.
 */
export function firmLine(
  agreed: { payment: string; regular: boolean; on: string | null },
  [first]: readonly Missing[],
  spoken: Language,
  address: Address,
): string {
  const { payment, regular, on } = agreed
  if (spoken === 'en') {
    const when = regular ? 'From which day?' : 'On which day?'
    const from = on === null ? '' : ` ${regular ? 'from' : 'on'} ${on}`
    return `Thank you. ${payment}${from}, then. ${first === 'day' ? when : wayQuestion.en}`
  }
  const when = regular ? '¿Desde qué día?' : '¿Qué día?'
  const from = on === null ? '' : ` ${regular ? 'desde el' : 'el'} ${on}`
  return `Gracias. Entonces ${payment}${from}. ${first === 'day' ? when : inForm(wayQuestion.es, address)}`
}

/** Lines that take up a feeling, and whether words name the blow of life that a line would speak of. */
export const feelingLine = {
  names: (text: string, blow: Concept): boolean => conceptsOf(text).has(blow) && !ofMoney.test(plain(text)),
  of: (about: Concept | null, spoken: Language, address: Address): string =>
    acknowledgingAndAsking(new Set(about === null ? [] : [about]), spoken, address),
}

/**
 * The answers to what debtors ask most, by the situation of their line. `known`: they have said who they are, and are not
 * asked once more.
 */
export function answerTo(
  situation: Situation,
  known: boolean,
  facts: Facts,
  spoken: Language,
): string | null {
  const en = spoken === 'en'
  const es = spanish(facts.address)
  const whose =
    facts.company !== null
      ? { en: 'And who am I speaking with?', es: '¿Y con quién hablo?' }
      : { en: `Am I speaking with ${facts.name}?`, es: `¿Hablo con ${facts.name}?` }
  switch (situation) {
    case 'who.is.this':
      return en
        ? `You’re right to ask: my name is …, from …, on a recorded line.${known ? '' : ` ${whose.en}`}`
        : es`{Hace|Haces|Hacés} bien en preguntar: me llamo …, de …, y la llamada se graba.${known ? '' : ` ${whose.es}`}`
    case 'what.about':
      if (facts.company !== null)
        return en
          ? 'It’s about an account of the firm, so I first need to know who I’m speaking with. What is your position there?'
          : es`Es por una cuenta de la empresa, así que primero debo saber con quién hablo. ¿Qué puesto {tiene|tienes|tenés} ahí?`
      return en
        ? 'It’s a personal matter, so I first need to be sure who I’m speaking with. Could you give me your date of birth?'
        : es`Es un asunto personal, así que primero debo saber con quién hablo. ¿Me {da su|das tu} fecha de nacimiento?`
    default:
      return null
  }
}
