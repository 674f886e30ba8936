import type { Language } from '#protocol/vocabulary/language.ts'
import type { Concept } from '#server/language/manner/concepts.ts'
import type { Moment } from '../criteria/criterion.ts'
import { acknowledging, acknowledgingAndAsking } from './acknowledging.ts'
import type { Facts } from './facts.ts'
import { spanish } from './in-form.ts'
import { objectionAnswer, objectionProbe } from './objections.ts'
import { rightLine } from './right-lines.ts'
import { lawfulLine } from './violations.ts'

const nothing: ReadonlySet<Concept> = new Set()

/** A better line for an improvement, made of this call's own name, figures, day and form of address. */
export function betterLine(moment: Moment, language: Language, facts: Facts): string | null {
  const { kind, told = nothing, topic = 'custom', right } = moment
  const { address } = facts
  const es = spanish(address)
  const en = language === 'en'
  switch (kind) {
    case 'missed_feeling':
    case 'generic_feeling':
      return acknowledgingAndAsking(told, language, address)
    case 'money_before_feeling':
      return `${acknowledging(told, language, address)} ${en ? 'Before we talk about any payment, how are things now?' : 'Antes de hablar de pagos, ¿cómo están las cosas ahora?'}`
    case 'harsh_line':
    case 'near_breach':
      return en
        ? `I’d like to find something that works for you, ${facts.name}. What is standing in the way right now?`
        : es`Me gustaría encontrar algo que {le|te} funcione, ${facts.name}. ¿Qué es lo que hoy {se|te} lo impide?`
    case 'pushy_line':
      return en
        ? `Taking care of part of the ${facts.balance} now keeps it from growing. What would be possible for you: ${facts.payment}, or something closer to ${facts.smaller}?`
        : es`Atender ahora una parte de los ${facts.balance} evita que crezca. ¿Qué {le|te} sería posible: ${facts.payment}, o algo más cerca de ${facts.smaller}?`
    case 'asked_again':
      return en
        ? `You have told me that it is not possible now, ${facts.name}. What stands in the way, and what would you need so that something works for you?`
        : es`Ya me {dijo|dijiste} que ahora no se puede, ${facts.name}. ¿Qué es lo que lo impide, y qué {le|te} haría falta para que algo {le|te} resulte posible?`
    case 'impatient_line':
      return en
        ? `Take the time you need, ${facts.name}. Let me ask it more simply: what would help you most right now?`
        : es`{Tómese su|Tómate tu|Tomate tu} tiempo, ${facts.name}. {Se|Te} lo pregunto más fácil: ¿qué es lo que más {le|te} ayudaría ahora?`
    case 'care_missing':
      return rightLine('vulnerable', language, address)
    case 'closed_only':
      return en ? 'What changed since you last made a payment?' : es`¿Qué cambió desde {su|tu} último pago?`
    case 'lecture':
      return en
        ? `There are a few ways to take care of the ${facts.balance}. May I give you the two that fit best, and you tell me what you think?`
        : es`Hay varias formas de atender los ${facts.balance}. ¿{Le|Te} doy las dos que mejor encajan y me {dice|dices|decís} qué {le|te} parece?`
    case 'stacked_questions':
      return en
        ? 'Let me start with one thing: what would be a comfortable amount each month?'
        : es`Empiezo por una sola cosa: ¿qué cantidad {le|te} sería cómoda al mes?`
    case 'unanswered_question':
      return en
        ? `That’s a fair question, ${facts.name}. Let me answer it first, and then we go on.`
        : es`Es una buena pregunta, ${facts.name}. Primero {se|te} la contesto y luego seguimos.`
    case 'no_recap':
      if (!facts.agreed) {
        return en
          ? 'To sum up: you have told me how things stand, and I will send you what we spoke of in writing. Have I got that right?'
          : es`En resumen: me {contó|contaste} cómo están las cosas, y {le|te} envío por escrito lo que hablamos. ¿Es correcto?`
      }
      return en
        ? `To recap: ${facts.payment}${facts.often.en}, starting on ${facts.dayIn.en}. Have I got that right?`
        : `En resumen: ${facts.payment}${facts.often.es}, empezando ${facts.dayIn.es}. ¿Es correcto?`
    case 'wrong_language':
      return en
        ? es`Claro, podemos seguir en español. ¿Qué {le|te} gustaría que viéramos primero?`
        : 'Of course, we can continue in English. What would you like to look at first?'
    case 'interrupted':
      return en
        ? 'I’m sorry, I cut in. Please finish what you were saying.'
        : es`Perdón, {le|te} interrumpí. {Termine|Termina|Terminá}, por favor, lo que me {decía|decías}.`
    case 'objection_ignored':
    case 'objection_off_point':
      return objectionAnswer(topic, language, facts)
    case 'objection_not_probed':
      return objectionProbe(topic, language, address)
    case 'cause_let_go':
      return en
        ? `You don’t have to tell me everything, ${facts.name}. Was it something that changed in what comes in, or a bill that came on top?`
        : es`No {tiene|tienes|tenés} que contarme todo, ${facts.name}. ¿Cambió algo en lo que {le|te} entra, o se {le|te} juntó otro gasto?`
    case 'cause_unasked':
      return en
        ? `Before I offer you anything, ${facts.name}: what happened that this fell behind?`
        : es`Antes de {ofrecerle|ofrecerte} algo, ${facts.name}: ¿qué pasó para que {se atrasara|te atrasaras}?`
    case 'pressure_after_objection':
      return `${en ? 'I hear you, and there’s no rush to decide this minute.' : es`{Le|Te} escucho, y no hay prisa por decidirlo en este minuto.`} ${objectionProbe(topic, language, address)}`
    case 'full_only':
    case 'no_offer':
      return en
        ? `If the ${facts.balance} isn’t possible at once, there are two ways: a reduced amount in one payment, or a plan of about ${facts.payment} a month. Which is closer to what you could manage?`
        : es`Si los ${facts.balance} no son posibles de una vez, hay dos maneras: una cantidad menor en un solo pago, o un plan de unos ${facts.payment} al mes. ¿Cuál se acerca más a lo que {podría|podrías}?`
    case 'no_next_step':
      return en
        ? 'Here is what happens next: I’ll send you what we spoke of in writing. When would be a good time to call you about it?'
        : es`Esto es lo que sigue: {le|te} envío por escrito lo que hablamos. ¿A qué hora {le|te} conviene que {le|te} llame para verlo?`
    case 'collecting_on':
      return en
        ? 'Nothing is due while this is being looked into. You’ll hear from me in writing first.'
        : es`Mientras esto se revisa no hay nada que pagar. Primero {le|te} escribo con el resultado.`
    case 'no_affordability':
    case 'figure_first':
      return en
        ? 'Before we talk figures: when do you get paid, and how much could you set aside without missing rent or food?'
        : es`Antes de hablar de cifras: ¿cuándo {le|te} pagan, y cuánto {podría|podrías} apartar sin quedar mal con la renta o la comida?`
    case 'vague_promise':
      return en
        ? `Thank you. So that we both know: ${facts.payment} on ${facts.dayIn.en}? And would you rather pay by card or by transfer?`
        : es`Gracias. Para que los dos lo tengamos claro: ¿${facts.payment} para ${facts.dayIn.es}? ¿Y {prefiere|prefieres|preferís} con tarjeta o por transferencia?`
    case 'no_promise':
      return en
        ? 'Before we hang up: what amount could you really manage, and on what day? I’ll put that in writing for you.'
        : es`Antes de colgar: ¿con qué monto {podría|podrías} de verdad, y qué día? {Se|Te} lo mando por escrito.`
    case 'not_agreed':
      return en
        ? 'Before I write anything down: would that really work for you, or is it still too much?'
        : es`Antes de anotar nada: ¿de verdad {le|te} funciona así, o sigue siendo demasiado?`
    case 'first_figure':
      return en
        ? `Thank you, ${facts.payment}${facts.often.en} is a start. Before we leave it at that: what comes in each month, and what has to go out first?`
        : `Gracias, ${facts.payment}${facts.often.es} es un comienzo. Antes de dejarlo así: ¿cuánto entra al mes y qué tiene que salir primero?`
    case 'above_means':
      return en
        ? `Would ${facts.bearable} a month be something you could keep up? I’d rather have a smaller payment that holds.`
        : es`¿${facts.bearable} al mes sería algo que {pueda|puedas} sostener? Prefiero un pago menor que se cumpla.`
    case 'no_fallback':
      return en
        ? `If anything changes before ${facts.dayIn.en}, call me first, and we’ll move the date together.`
        : es`Quedamos para ${facts.dayIn.es}; si algo cambia antes, {llámeme|llámame|llamame} y movemos la fecha juntos.`
    case 'name_alone':
      return lawfulLine('debt_after_name_alone', language, facts)
    case 'debt_before_check':
      return lawfulLine('debt_before_verification', language, facts)
    case 'half_notice':
    case 'late_notice':
      return lawfulLine('missing_disclosure', language, facts)
    case 'cold_line':
      return en
        ? `I can see that this is not easy, ${facts.name}. ${objectionProbe(topic, language, address)}`
        : `Veo que esto no es fácil, ${facts.name}. ${objectionProbe(topic, language, address)}`
    case 'bare_demand':
      return en
        ? `I know that a call like this is not pleasant, ${facts.name}. I’d like to find something that works for you: how are things at the moment?`
        : es`Sé que una llamada así no es agradable, ${facts.name}. Me gustaría encontrar algo que {le|te} funcione: ¿cómo están las cosas ahora?`
    case 'no_thanks':
      return withThanks(moment, language, facts)
    case 'curt_demand':
      return en
        ? `Thank you for staying with me on this, ${facts.name}. Could you tell me, please, what would be possible for you, and from when?`
        : es`Gracias por verlo conmigo, ${facts.name}. ¿Me {podría|podrías} decir, por favor, qué {le|te} sería posible y desde cuándo?`
    case 'passed_over':
      return moment.topic
        ? `${en ? 'Thank you for telling me.' : 'Gracias por contármelo.'} ${objectionProbe(topic, language, address)}`
        : en
          ? `Before we go on, ${facts.name}: tell me a little more about that, so that I understand what it means for you.`
          : es`Antes de seguir, ${facts.name}: {cuénteme|cuéntame|contame} un poco más de eso, para entender qué significa para {usted|ti|vos}.`
    case 'vague_line':
      return en
        ? `I don’t want to guess, ${facts.name}. I’ll check it in the account and tell you exactly before we go on.`
        : es`No quiero {darle|darte} un dato a medias, ${facts.name}. Lo reviso en la cuenta y {se|te} lo digo con exactitud antes de seguir.`
    case 'pressing_line':
      return en
        ? `There is no rush, ${facts.name}. Tell me first what stands in the way, and I’ll listen.`
        : es`No hay prisa, ${facts.name}. {Cuénteme|Cuéntame|Contame} primero qué lo impide, y con gusto {le|te} escucho.`
    case 'belittling_line':
      return en
        ? `Thank you for telling me how it is, ${facts.name}. Let’s see what can be done from here.`
        : es`Gracias por decirme cómo están las cosas, ${facts.name}. Veamos qué se puede hacer a partir de aquí.`
    case 'unclear_line':
      return en
        ? `Let me be exact, ${facts.name}. I’ll look it up and tell you before we go on.`
        : es`{Se|Te} lo digo con exactitud, ${facts.name}. Lo reviso y {se|te} lo confirmo antes de seguir.`
    case 'rambling_line':
      return en
        ? `Let me come back to what we were speaking of, ${facts.name}: what would you like to settle first?`
        : es`Vuelvo a lo que estábamos hablando, ${facts.name}: ¿qué {le|te} gustaría resolver primero?`
    case 'request_left':
      return en
        ? `I’ll send you that in writing today, ${facts.name}, and nothing has to be decided until you have read it.`
        : es`{Se|Te} lo envío hoy por escrito, ${facts.name}, y no hay que decidir nada hasta que lo {lea|leas}.`
    case 'right_ignored':
      return right ? rightLine(right, language, address) : null
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

/** A line that can be said again as it is: a sentence written as one, and not so long that it may have been cut. */
const ownWordsMax = 140
const wellFormed = /^[\p{Lu}¿¡].*[.?!]$/su

/** The thanks that were missing, and the collector's own line after them, which had no other fault. */
function withThanks({ quote }: Moment, language: Language, facts: Facts): string {
  const en = language === 'en'
  const thanks = en ? `Thank you, ${facts.name}` : `Gracias, ${facts.name}`
  if (quote.text.length <= ownWordsMax && wellFormed.test(quote.text)) return `${thanks}. ${quote.text}`
  return en ? `${thanks}, that helps me.` : `${thanks}, eso me ayuda.`
}
