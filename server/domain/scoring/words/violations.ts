import { intimidates } from '#server/language/violations/intimidates.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { usesPetName, withoutPetName } from '#server/language/violations/pet-names.ts'
import type { ViolationId } from '#server/domain/law/violations.ts'
import type { Facts } from './facts.ts'
import { spanish } from './in-form.ts'
import { rightLine } from './right-lines.ts'

/** Why each breach matters, in a sentence for the person who said it. */
const whys: Record<ViolationId, Record<Language, string>> = {
  arrest: {
    en: 'Courts and police are nothing to threaten with. Nobody goes to jail for not paying a debt like this, and saying so is one of the gravest breaches there is.',
    es: 'No se amenaza con jueces ni con la policía. Nadie va a la cárcel por no pagar una deuda así, y decirlo es una de las faltas más graves.',
  },
  unlawful_action: {
    en: 'You may not threaten wages or property unless a court has ordered it and it is truly intended.',
    es: 'No se puede amenazar con el sueldo o los bienes sin orden de un juez y sin intención real de hacerlo.',
  },
  false_identity: {
    en: 'Posing as a lawyer, a court or an authority is deception, whatever it was meant to achieve.',
    es: 'Hacerse pasar por abogado, juzgado o autoridad es un engaño, sea cual sea el propósito.',
  },
  false_credit: {
    en: 'What is said about a credit record has to be true. Nothing stays on it for ever.',
    es: 'Lo que se diga del historial de crédito tiene que ser cierto. Nada queda ahí para siempre.',
  },
  abuse: {
    en: 'Insults and shaming are forbidden, and they end every chance of an agreement.',
    es: 'Insultar o avergonzar está prohibido, y acaba con cualquier posibilidad de acuerdo.',
  },
  violence: {
    en: 'A threat of harm, even a veiled one, is forbidden and may be a crime.',
    es: 'Amenazar con un daño, aun de forma velada, está prohibido y puede ser delito.',
  },
  third_party: {
    en: 'A debt may not be told to, or threatened to be told to, an employer, relative or neighbour.',
    es: 'No se puede contar la deuda, ni amenazar con contarla, al jefe, a familiares o a vecinos.',
  },
  ignore_stop: {
    en: 'Nobody is called until they give in. Whoever asks for the calls to stop has that noted and followed, not argued with.',
    es: 'A nadie se le llama hasta que ceda. Cuando alguien pide que dejen de llamar, eso se registra y se cumple; no se discute.',
  },
  ignore_dispute: {
    en: 'They may dispute the debt and ask for proof. Brushing that off takes away a right.',
    es: 'Puede disputar la deuda y pedir comprobantes. Restarle importancia le quita un derecho.',
  },
  pay_to_me: {
    en: 'Payments go to the creditor’s official account only, never to a person.',
    es: 'Los pagos van solo a la cuenta oficial de la institución, nunca a una persona.',
  },
  disclosure_language: {
    en: 'The disclosure has to be in the language of the call, or the other person may not understand it.',
    es: 'El aviso legal va en el idioma de la llamada; si no, la persona puede no entenderlo.',
  },
  debt_before_verification: {
    en: 'You spoke of the debt before you knew who was on the line. A stranger may have heard it.',
    es: 'Habló de la deuda antes de saber con quién hablaba. Pudo haberla oído un tercero.',
  },
  debt_after_name_alone: {
    en: 'You spoke of the debt with nothing but a name, and anybody can give a name. Ask first for something that only the right person knows.',
    es: 'Habló de la deuda con solo un nombre, y un nombre lo da cualquiera. Antes pida un dato que solo esa persona conozca.',
  },
  missing_disclosure: {
    en: 'You have to say that this is an attempt to collect a debt and that information will be used for that purpose.',
    es: 'Tiene que decir que es un intento de cobrar una deuda y que la información obtenida se usará para ese fin.',
  },
  partial_disclosure: {
    en: 'You said what the call is for, but not that what they tell you will be used for it. The notice has both halves.',
    es: 'Dijo para qué es la llamada, pero no que lo que le cuenten se usará para eso. El aviso tiene las dos partes.',
  },
  harassment: {
    en: 'Hints of what may come, calls without end or at night, a visit at the door: they wear people down. That is the aim, and that is why it is forbidden.',
    es: 'Asustar con lo que pueda venir, llamar sin parar o de noche, ir a la puerta: busca desgastar a la persona. Por eso está prohibido.',
  },
  false_fees: {
    en: 'A fee or a deadline that does not exist is a false statement, and whoever finds out believes nothing else.',
    es: 'Un cargo o un plazo que no existe es una afirmación falsa, y quien lo descubre ya no cree nada.',
  },
  unsafe_payment: {
    en: 'Card numbers and codes do not belong on an open line, and no debt is worth the rent or the medicine.',
    es: 'Los datos de la tarjeta y los códigos no van por una línea abierta, y ninguna deuda vale la renta ni las medicinas.',
  },
  pressed_to_borrow: {
    en: 'A debt that is paid with borrowed money, or with what somebody needs, has only moved, and so has the trouble. Ask what their own income leaves.',
    es: 'Una deuda que se paga con dinero prestado, o vendiendo lo que hace falta, solo cambia de lugar. Pregunte qué deja su propio ingreso.',
  },
  discrimination: {
    en: 'It judges a person by age, sex, origin or health. None of that has to do with a debt.',
    es: 'Juzga a la persona por su edad, sexo, origen o salud. Nada de eso tiene que ver con una deuda.',
  },
  condescension: {
    en: 'Pet names and talking down make a stranger feel small. Speak as to an equal, by the name that the person uses.',
    es: 'Los apodos cariñosos y el tono de superioridad empequeñecen a la persona. Háblele de igual a igual, por el nombre que usa.',
  },
  attorney_ignored: {
    en: 'Once they have an attorney, you speak with the attorney.',
    es: 'Desde que tiene abogado, se trata con el abogado.',
  },
  bankruptcy_ignored: {
    en: 'While a bankruptcy is open, collecting has to stop.',
    es: 'Mientras hay un concurso o quiebra abierto, el cobro se detiene.',
  },
  wrong_party_told: {
    en: 'It was the wrong person. Not a word about a debt may reach them.',
    es: 'No era la persona. No debe llegarle ni una palabra sobre una deuda.',
  },
  despair_ignored: {
    en: 'They spoke of despair. Going on to collect takes advantage of someone who cannot protect themselves.',
    es: 'Habló de desesperanza. Seguir cobrando se aprovecha de alguien que no puede defenderse.',
  },
  call_without_consent: {
    en: 'Agree on when to call. A time announced without asking may be one that is inconvenient for them.',
    es: 'Acuerde cuándo llamar. Una hora anunciada sin preguntar puede ser inoportuna.',
  },
}

/** Names of the breaches as the feedback says them. */
const names: Record<ViolationId, Record<Language, string>> = {
  arrest: { en: 'a threat of arrest', es: 'una amenaza de cárcel' },
  unlawful_action: { en: 'a threat of unlawful action', es: 'una amenaza de una acción indebida' },
  false_identity: { en: 'a false identity', es: 'una identidad falsa' },
  false_credit: { en: 'a false statement about credit', es: 'una afirmación falsa sobre el crédito' },
  abuse: { en: 'an insult', es: 'un insulto' },
  violence: { en: 'a threat of harm', es: 'una amenaza de daño' },
  third_party: { en: 'a threat to tell others', es: 'una amenaza de contarlo a otros' },
  ignore_stop: {
    en: 'going on calling against the person’s wish',
    es: 'seguir llamando contra la voluntad de la persona',
  },
  ignore_dispute: { en: 'a dispute that was brushed off', es: 'una disputa que no se atendió' },
  pay_to_me: { en: 'a payment asked for in person', es: 'un pago pedido a título personal' },
  disclosure_language: { en: 'the disclosure in another language', es: 'el aviso legal en otro idioma' },
  debt_before_verification: {
    en: 'the debt before the check of identity',
    es: 'la deuda antes de verificar la identidad',
  },
  debt_after_name_alone: { en: 'the debt after a name alone', es: 'la deuda con solo un nombre' },
  missing_disclosure: { en: 'the missing disclosure', es: 'la falta del aviso legal' },
  partial_disclosure: { en: 'half of the disclosure', es: 'un aviso legal a medias' },
  harassment: { en: 'harassment', es: 'hostigamiento' },
  false_fees: { en: 'an invented fee or deadline', es: 'un cargo o un plazo inventado' },
  unsafe_payment: { en: 'an unsafe way to pay', es: 'una forma de pago insegura' },
  pressed_to_borrow: { en: 'pressure to borrow or sell', es: 'presión para pedir prestado o vender' },
  discrimination: { en: 'a remark on who somebody is', es: 'un comentario discriminatorio' },
  condescension: { en: 'talking down', es: 'un trato condescendiente' },
  attorney_ignored: { en: 'an attorney who was passed over', es: 'un abogado al que se pasó por alto' },
  bankruptcy_ignored: { en: 'a bankruptcy that was passed over', es: 'una quiebra que se pasó por alto' },
  wrong_party_told: { en: 'the debt told to the wrong person', es: 'la deuda contada a quien no era' },
  despair_ignored: { en: 'despair that was passed over', es: 'una desesperanza que se pasó por alto' },
  call_without_consent: { en: 'a call announced without asking', es: 'una llamada anunciada sin preguntar' },
}

export function violationWhy(violation: ViolationId, language: Language): string {
  return whys[violation][language]
}

export function violationName(violation: ViolationId, language: Language): string {
  return names[violation][language]
}

/** The sentence with the person's name for the pet name; an apology where nothing else was wrong with it than its tone. */
function respectful(said: string, language: Language, facts: Facts): string {
  const kept = said.endsWith('…') ? null : withoutPetName(said, language, facts.name)
  if (kept !== null && /\p{L}{2}/u.test(kept)) return kept
  return apology(said, language, facts)
}

/** What makes good a pet name or a put-down that has been answered by now. */
export function apology(said: string, language: Language, { name, address }: Facts): string {
  const en = language === 'en'
  const es = spanish(address)
  if (usesPetName(said, language))
    return en
      ? `I’m sorry, ${name}, I should not have called you that. Please go on.`
      : es`{Perdone|Perdona|Perdoná}, ${name}, no debí {llamarle|llamarte} así. {Siga|Sigue|Seguí}, por favor.`
  return en
    ? 'I’m sorry, that was no way to speak to you. Tell me how you see it.'
    : es`{Perdone|Perdona|Perdoná}, no debí {hablarle|hablarte} así. {Dígame|Dime|Decime} cómo lo {ve usted|ves tú|ves vos}.`
}

/** What could have been said instead, in the language of the line. `said`: the words that broke the rule. */
export function lawfulLine(violation: ViolationId, language: Language, facts: Facts, said = ''): string {
  const en = language === 'en'
  const { address } = facts
  const es = spanish(address)
  switch (violation) {
    case 'arrest':
    case 'violence':
      return en
        ? 'I should not have said that, and I’m sorry. Let’s look for something that you can keep. What stands in the way?'
        : es`No debí decir eso, y {le|te} pido una disculpa. Busquemos algo que {usted pueda|puedas} cumplir. ¿Qué {se|te} lo impide?`
    case 'unlawful_action':
      return en
        ? 'If we don’t find an arrangement, the creditor will decide what comes next. I’d rather find one with you now.'
        : es`Si no llegamos a un arreglo, el acreedor decidirá qué sigue. Prefiero encontrarlo hoy {con usted|contigo|con vos}.`
    case 'false_identity':
      return en
        ? 'I’m a collector for the creditor, not a lawyer. What I can do is look for an arrangement with you.'
        : es`Soy gestor de cobranza, no abogado. Lo que sí puedo hacer es buscar un arreglo {con usted|contigo|con vos}.`
    case 'false_credit':
      return en
        ? 'Paying or arranging this may keep it from being reported further; I can tell you exactly what is reported today.'
        : es`Pagar o llegar a un arreglo puede evitar que se siga reportando; {le|te} digo con exactitud qué aparece hoy.`
    case 'abuse':
      return en
        ? 'I’m sorry, that was out of line. I know this isn’t easy to talk about. Let’s see what would be possible.'
        : es`{Le|Te} pido una disculpa, eso estuvo fuera de lugar. Sé que no es fácil hablar de esto. Veamos qué sería posible.`
    case 'third_party':
      return en
        ? 'This stays between you and me. When is a good time for you to talk about it in private?'
        : es`Esto queda entre {usted y yo|tú y yo|vos y yo}. ¿Cuándo {le|te} conviene hablarlo en privado?`
    case 'ignore_stop':
      return rightLine('stop_calling', language, address)
    case 'ignore_dispute':
      return rightLine('dispute', language, address)
    case 'attorney_ignored':
      // The name was mostly given when the attorney was first spoken of.
      return en
        ? 'I’m sorry: you have an attorney, and I should speak with them and not with you. How do I best reach them?'
        : es`{Le|Te} pido una disculpa: {usted tiene|tienes|tenés} abogado, y debo hablar con esa persona y no {con usted|contigo|con vos}. ¿Cómo la localizo?`
    case 'bankruptcy_ignored':
      return rightLine('bankruptcy', language, address)
    case 'wrong_party_told':
      return rightLine('wrong_party', language, address)
    case 'despair_ignored':
      return rightLine('vulnerable', language, address)
    case 'pay_to_me':
      return en
        ? 'Please pay only through the creditor’s official channels; I’ll send you the account details in writing.'
        : es`{Pague|Paga|Pagá} solo por los canales oficiales de la institución; {le|te} envío los datos de la cuenta por escrito.`
    case 'harassment':
      if (!intimidates(said, language)) return rightLine('stop_calling', language, address)
      return en
        ? 'I don’t want to frighten you. Let’s see what would be possible for you; whatever follows, you get it in writing first.'
        : es`No quiero {asustarle|asustarte}. Veamos qué sería posible; lo que venga, antes lo {recibe|recibes|recibís} por escrito.`
    case 'false_fees':
      return en
        ? `Today it is ${facts.balance}. If anything is added later, you’ll have it in writing first.`
        : es`Hoy son ${facts.balance}. Si más adelante se suma algo, antes lo {recibe|recibes|recibís} por escrito.`
    case 'unsafe_payment':
      return en
        ? 'Please don’t read me any numbers. I’ll send you a secure link, and only pay what leaves your rent and food alone.'
        : es`No me {dicte|dictes} números, por favor. {Le|Te} envío un enlace seguro, y {pague|paga|pagá} solo lo que no toque {su|tu} renta ni {su|tu} comida.`
    case 'pressed_to_borrow':
      return en
        ? 'What could you put toward it from what comes in, once rent and food are paid? A smaller amount is fine.'
        : es`De lo que {le|te} entra, ya pagada la renta y la comida, ¿qué {podría|podrías} destinar a esto? Un monto menor está bien.`
    case 'discrimination':
      return en
        ? 'I’m sorry, that had no place here. Let’s go back to what would work for you.'
        : es`{Perdone|Perdona|Perdoná}, eso no venía al caso. Volvamos a lo que {le|te} puede funcionar.`
    case 'condescension':
      return respectful(said, language, facts)
    case 'disclosure_language':
    case 'missing_disclosure':
    case 'partial_disclosure':
      return en
        ? 'This is an attempt to collect a debt, and any information obtained will be used for that purpose.'
        : 'Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin.'
    case 'debt_after_name_alone':
      if (facts.company !== null)
        return en
          ? `Thank you, ${facts.name}. Before we go into it: what is your role at ${facts.company}, and do you handle its payments?`
          : es`Gracias, ${facts.name}. Antes de entrar en el tema: ¿qué puesto {tiene|tienes|tenés} en ${facts.company}, y {es|eres|sos} quien lleva los pagos?`
      return en
        ? `Thank you, ${facts.name}. Before we go into it, could you confirm your date of birth or your address?`
        : es`Gracias, ${facts.name}. Antes de entrar en el tema, ¿me {confirma su|confirmas tu|confirmás tu} fecha de nacimiento o {su|tu} domicilio?`
    case 'debt_before_verification':
      if (facts.company !== null)
        return en
          ? `Am I speaking with whoever handles the payments of ${facts.company}? Before I go on, could I have your name and position?`
          : es`¿Hablo con quien lleva los pagos de ${facts.company}? Antes de seguir, ¿me {da su nombre y su puesto|das tu nombre y tu puesto}?`
      return en
        ? `Am I speaking with ${facts.name}? Before I go on, could you confirm your date of birth?`
        : es`¿Hablo con ${facts.name}? Antes de seguir, ¿me {confirma su|confirmas tu|confirmás tu} fecha de nacimiento?`
    case 'call_without_consent':
      return en
        ? 'When would be a good time to call you back, and at which number?'
        : es`¿Cuándo {le|te} conviene que {le|te} llame, y a qué número?`
    default:
      return violation satisfies never
  }
}
