import type { Language } from '#protocol/vocabulary/language.ts'
import type { Address } from '#server/language/address.ts'
import type { ObjectionTopic } from '../../debtor/plan.ts'
import type { Facts } from './facts.ts'
import { inForm, spanish } from './in-form.ts'

type Wording = {
  /** "“no money”", as the feedback names it. */
  name: Record<Language, string>
  /** What is behind it, as a question. */
  probe: Record<Language, string>
  /** An answer to the point. */
  answer: Record<Language, (facts: Facts) => string>
}

const wordings: Record<ObjectionTopic, Wording> = {
  no_money: {
    name: { en: '“I don’t have the money”', es: '«no tengo dinero»' },
    probe: {
      en: 'Thank you for being straight with me. What changed, and what is left in a month once rent and food are paid?',
      es: 'Gracias por decírmelo con franqueza. ¿Qué cambió, y qué {le|te} queda al mes después de la renta y la comida?',
    },
    answer: {
      en: (facts) =>
        `Then let’s not talk about ${facts.balance} today. There are a few options; one is a payment plan from about ${facts.payment} a month. What could you keep up without leaving something else unpaid?`,
      es: (facts) =>
        spanish(
          facts.address,
        )`Entonces hoy no hablemos de los ${facts.balance}. Hay varias opciones; una es un plan de pagos desde unos ${facts.payment} al mes. ¿Cuánto {podría|podrías} sostener sin dejar de pagar otra cosa?`,
    },
  },
  job_loss: {
    name: { en: '“I lost my job”', es: '«me quedé sin trabajo»' },
    probe: {
      en: 'When did that happen, and is anything coming in at the moment?',
      es: '¿Cuándo fue, y por ahora {le|te} entra algún ingreso?',
    },
    answer: {
      en: (facts) =>
        `While you look for work we have a hardship program: a small payment, say ${facts.smaller} a month, and we review it when you have an income again. Would that be manageable?`,
      es: (facts) =>
        spanish(
          facts.address,
        )`Mientras {encuentra|encuentras|encontrás} trabajo tenemos un programa de apoyo: un pago pequeño, digamos ${facts.smaller} al mes, y lo revisamos cuando {vuelva|vuelvas} a tener ingresos. ¿{Le|Te} sería posible?`,
    },
  },
  more_time: {
    name: { en: '“I need more time”', es: '«necesito más tiempo»' },
    probe: {
      en: 'Of course. What will be different then: is there a pay day or some other money you are waiting for?',
      es: 'Claro. ¿Qué va a cambiar para entonces: {espera su|esperas tu|esperás tu} día de pago o algún otro dinero?',
    },
    answer: {
      en: (facts) =>
        `We can work with that. Shall we put ${facts.payment} down for ${facts.dayIn.en}, so that you know where you stand until then?`,
      es: (facts) =>
        spanish(
          facts.address,
        )`Podemos ajustarnos a eso. ¿{Le|Te} parece si dejamos ${facts.payment} para ${facts.dayIn.es}, y así {sabe|sabes|sabés} a qué {atenerse|atenerte} mientras tanto?`,
    },
  },
  dispute_amount: {
    name: { en: '“that amount is wrong”', es: '«esa cantidad está mal»' },
    probe: {
      en: 'Let’s look at it together. What figure do you have, and where do you see the difference?',
      es: 'Veámoslo juntos. ¿Qué cantidad {tiene usted|tienes tú|tenés vos}, y dónde {ve|ves} la diferencia?',
    },
    answer: {
      en: (facts) =>
        `You have the right to dispute it. I’ll send you a breakdown of the ${facts.balance} in writing, and nothing needs to be decided until you have checked it.`,
      es: (facts) =>
        spanish(
          facts.address,
        )`{Tiene|Tienes|Tenés} derecho a disputarla. {Le|Te} envío por escrito el desglose de los ${facts.balance}, y no hay que decidir nada hasta que lo {revise|revises}.`,
    },
  },
  already_paid: {
    name: { en: '“I already paid”', es: '«ya pagué»' },
    probe: {
      en: 'I want to get this right. When did you pay, how much, and how was it sent?',
      es: 'Quiero que quede bien. ¿Cuándo {pagó|pagaste}, cuánto, y por qué medio?',
    },
    answer: {
      en: () =>
        'If you have the receipt or the confirmation number, I’ll have the payment traced and the account reviewed before we go any further.',
      es: (facts) =>
        spanish(
          facts.address,
        )`Si {tiene|tienes|tenés} el recibo o el número de confirmación, pido que rastreen el pago y revisen la cuenta antes de seguir.`,
    },
  },
  medical: {
    name: { en: 'the medical expenses', es: 'los gastos médicos' },
    probe: {
      en: 'How are you doing now, and are more treatments or bills still to come?',
      es: '¿Cómo {sigue|sigues|seguís} ahora, y vienen todavía más tratamientos o cuentas?',
    },
    answer: {
      en: (facts) =>
        `Your treatment comes first. We have a hardship program for exactly this: a smaller payment, about ${facts.smaller} a month, until things settle.`,
      es: (facts) =>
        spanish(
          facts.address,
        )`{Su|Tu} tratamiento va primero. Para eso hay un programa de apoyo: un pago menor, de unos ${facts.smaller} al mes, hasta que las cosas se acomoden.`,
    },
  },
  family: {
    name: { en: 'the family situation', es: 'la situación familiar' },
    probe: {
      en: 'Would you tell me a little about how things are at home now, so that I don’t propose something you can’t keep?',
      es: '¿Me {cuenta|cuentas|contás} un poco cómo están las cosas en casa, para no {proponerle|proponerte} algo que no {pueda|puedas} cumplir?',
    },
    answer: {
      en: (facts) =>
        `Your family comes first. Let’s find a payment that leaves room for it: would about ${facts.payment} a month be possible, or should it be less for now?`,
      es: (facts) =>
        spanish(
          facts.address,
        )`{Su|Tu} familia va primero. Busquemos un pago que {le|te} deje espacio: ¿serían posibles unos ${facts.payment} al mes, o por ahora tendría que ser menos?`,
    },
  },
  tax_refund: {
    name: { en: '“I’m waiting for my refund”', es: '«espero mi devolución»' },
    probe: {
      en: 'When do you expect it, and about how much of it could go towards this?',
      es: '¿Para cuándo la {espera|esperas|esperás}, y más o menos cuánto {podría|podrías} destinar a esto?',
    },
    answer: {
      en: (facts) =>
        `That could work. Shall we note the refund for the larger part, and a small ${facts.smaller} on ${facts.dayIn.en} to keep the account moving?`,
      es: (facts) =>
        spanish(
          facts.address,
        )`Puede funcionar. ¿Anotamos la devolución para la parte grande, y ${facts.smaller} para ${facts.dayIn.es}, para que la cuenta se mueva?`,
    },
  },
  partial_offer: {
    name: { en: 'the smaller offer', es: 'la oferta de pagar menos' },
    probe: {
      en: 'Thank you for offering something. Could you keep that up every month, or is it what you have just now?',
      es: 'Gracias por ofrecer algo. ¿{Podría|Podrías} sostenerlo cada mes, o es lo que {tiene|tienes|tenés} por ahora?',
    },
    answer: {
      en: (facts) =>
        `That helps. If ${facts.payment} is what you can keep up, let’s build a plan on it: which day suits you, and which way of paying?`,
      es: (facts) =>
        spanish(
          facts.address,
        )`Eso ayuda. Si ${facts.payment} es lo que {puede|puedes|podés} sostener, armemos el plan con eso: ¿qué día {le|te} queda bien, y por qué medio?`,
    },
  },
  spouse: {
    name: { en: '“I have to talk to my partner”', es: '«lo tengo que hablar con mi pareja»' },
    probe: {
      en: 'That makes sense. What do you think your partner will want to know before the two of you decide?',
      es: 'Es natural. ¿Qué {cree|crees|creés} que querrá saber {su|tu} pareja antes de {que lo decidan|decidirlo} juntos?',
    },
    answer: {
      en: (facts) =>
        `It’s good to decide it together. I’ll give you the figures, ${facts.payment} a month, to talk over; what day and time may I call you back?`,
      es: (facts) =>
        spanish(
          facts.address,
        )`Está bien decidirlo juntos. {Le|Te} dejo las cifras, ${facts.payment} al mes, para {que lo hablen|hablarlo}; ¿qué día y a qué hora {le|te} puedo llamar?`,
    },
  },
  deny: {
    name: { en: '“that isn’t my debt”', es: '«esa deuda no es mía»' },
    probe: {
      en: 'I don’t want to hold you to something that isn’t yours. What makes you think it’s a mistake?',
      es: 'No quiero {cobrarle|cobrarte} algo que no es {suyo|tuyo}. ¿Qué {le|te} hace pensar que es un error?',
    },
    answer: {
      en: () =>
        'You have the right to dispute it. I’ll send you the validation in writing, with the name of the creditor and the account, and we stop here until you have seen it.',
      es: (facts) =>
        spanish(
          facts.address,
        )`{Tiene|Tienes|Tenés} derecho a disputarla. {Le|Te} envío el comprobante por escrito, con el nombre del acreedor y la cuenta, y lo dejamos aquí hasta que lo {vea|veas}.`,
    },
  },
  custom: {
    name: { en: 'the objection', es: 'la objeción' },
    probe: {
      en: 'I’d like to understand that better. What would have to change for this to work for you?',
      es: 'Quiero entenderlo mejor. ¿Qué tendría que cambiar para que esto {le|te} funcione?',
    },
    answer: {
      en: (facts) =>
        `That’s a fair point. Let me explain what we can do about it, and then you tell me whether ${facts.payment} a month would work.`,
      es: (facts) =>
        spanish(
          facts.address,
        )`Es un buen punto. {Le|Te} explico qué podemos hacer al respecto, y luego me {dice|dices|decís} si ${facts.payment} al mes {le|te} funcionaría.`,
    },
  },
}

/** “I don’t have the money”, as the feedback names it. */
export function objectionName(topic: ObjectionTopic, language: Language): string {
  return wordings[topic].name[language]
}

/** The question for what is behind an objection. */
export function objectionProbe(topic: ObjectionTopic, language: Language, address: Address): string {
  return inForm(wordings[topic].probe[language], address)
}

/** An answer to the point of an objection. */
export function objectionAnswer(topic: ObjectionTopic, language: Language, facts: Facts): string {
  return wordings[topic].answer[language](facts)
}
