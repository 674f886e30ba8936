import type { Language } from '#protocol/vocabulary/language.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import { fold, type Step } from '../debtor/fold.ts'
import type { ObjectionTopic } from '../debtor/plan.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import { acknowledges } from '../scoring/acknowledgement.ts'
import { agreementIn, type Agreement } from '../scoring/agreement.ts'
import type { CollectorTurn, Conversation, DebtorTurn } from '../scoring/conversation.ts'
import { conceptsIn, quoteWhere, readConversation, shows, some } from '../scoring/conversation.ts'
import { answerIn, raisedIn } from '../scoring/criteria/objection-handling/objections.ts'
import { isDisputing, type DebtorReading } from '../scoring/debtor-reading.ts'
import { rightsIn } from '../scoring/rights.ts'

import { noticeFor } from '../law/law.ts'
import { standingOf } from '../law/default.ts'
import { breachesIn, callOrder } from '../scoring/violations.ts'
import { openQuestionsIn } from '../scoring/questions.ts'
import { acknowledgingAndAsking } from '../scoring/words/acknowledging.ts'
import { betterLine, rightLine } from '../scoring/words/better-lines.ts'
import type { Facts } from '../scoring/words/facts.ts'
import { factsOf } from '../scoring/words/facts.ts'
import { inMarks, quoted } from '../scoring/words/format.ts'
import { objectionWords } from '../scoring/words/objections.ts'
import { lawfulLine, violationWhy } from '../scoring/words/violations.ts'
import type { CoachPersona } from './persona.ts'
import { tipLead } from './tone.ts'

export type TipInput = {
  scenario: Scenario
  lines: readonly TranscriptLine[]
  coach: CoachPersona | null
  language: Language
  /** As in AnalysisInput. */
  recorded?: boolean
}
/** `aboutLine` is the index of the quoted line, starting at 0. */
export type Tip = { text: string; aboutLine: number }

/** `kind`: one of a kind is given once in a call. `quote` is null where nothing of the line needs to be heard again. */
type Hint = { kind: string; aboutLine: number; quote: string | null; say: string; better: string }

/** A hint about the collector's last line if it broke a rule that can still be corrected. */
function legalHint(
  talk: Conversation,
  last: CollectorTurn | null,
  facts: Facts,
  language: Language,
): Hint | null {
  if (!last) return null
  const law = standingOf(talk.scenario)
  const breach = breachesIn(talk, law).find(
    ({ violation, quote }) =>
      violation !== 'missing_disclosure' && last.lines.some(({ line }) => line === quote.line),
  )
  if (!breach) return null
  return {
    kind: `law ${breach.violation}`,
    aboutLine: breach.quote.line,
    quote: breach.quote.text,
    say: violationWhy(breach.violation, language),
    better: lawfulLine(breach.violation, breach.line?.language ?? language, facts),
  }
}

type LocalizedText = Record<Language, string>
const advice = {
  despair: { en: 'Forget the debt and be there for them.', es: 'Olvide la deuda y acompáñele.' },
  right: {
    en: 'That is a right. Honor it before anything else.',
    es: 'Eso es un derecho. Respételo antes que nada.',
  },
  feeling: { en: 'Address the feeling before the money.', es: 'Atienda la emoción antes que el dinero.' },
  probe: {
    en: 'Ask what is behind it before you offer anything.',
    es: 'Pregunte qué hay detrás antes de ofrecer algo.',
  },
  figure: {
    en: 'They know their balance. Correct the figure before you go on.',
    es: 'Conoce su saldo. Corrija la cifra antes de seguir.',
  },
  answer: { en: 'Now answer exactly this point.', es: 'Ahora responda justo a ese punto.' },
  verify: { en: 'First make sure who you are speaking with.', es: 'Primero confirme con quién habla.' },
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
  means: {
    en: 'Find out what is possible before you name a figure.',
    es: 'Averigüe qué es posible antes de dar una cifra.',
  },
} as const satisfies Record<string, LocalizedText>

/** What the debtor shows that asks for a word before anything else. */
const feelings = [
  { kind: 'feeling distress', has: (read: DebtorReading) => read.distress },
  { kind: 'feeling anger', has: (read: DebtorReading) => read.anger },
  { kind: 'feeling hardship', has: (read: DebtorReading) => read.hardship },
] as const

/** The answers to what debtors ask most, by the situation of their line. */
function answerTo(situation: Situation, facts: Facts, spoken: Language): string | null {
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
    case 'money.ask_terms':
      return en
        ? `It would be ${facts.payment} a month, the first one on ${facts.dayIn.en}. Does that fit with what comes in?`
        : `Serían ${facts.payment} al mes, el primero ${facts.dayIn.es}. ¿Le cuadra con lo que le entra?`
    default:
      return null
  }
}

function hintFor(
  talk: Conversation,
  said: DebtorTurn,
  last: CollectorTurn | null,
  facts: Facts,
  language: Language,
): Hint | null {
  const line = said.lines.at(-1)
  if (!line) return null
  const spoken = line.language
  const about = (has: Parameters<typeof quoteWhere>[1]) => {
    const quote = quoteWhere(said, has)
    return { aboutLine: quote?.line ?? line.line, quote: quote?.text ?? line.text }
  }
  const here = { aboutLine: line.line, quote: null }
  if (some(said, (read) => read.despair)) {
    return {
      kind: 'despair',
      ...about((read) => read.despair),
      say: advice.despair[language],
      better: rightLine('vulnerable', spoken),
    }
  }
  if (some(said, (read) => read.hangsUp) || talk.state?.ended) return null
  const right = said.lines.flatMap(({ reading }) => reading.rights).find((one) => one !== 'vulnerable')
  if (right) {
    const quote = about((read) => read.rights.includes(right))
    return { kind: `right ${right}`, ...quote, say: advice.right[language], better: rightLine(right, spoken) }
  }
  if (last === null || shows(last, 'close')) return null
  const order = callOrder(talk)
  const situation = line.move && 'situation' in line.move.says ? line.move.says.situation : null
  const answer = situation && answerTo(situation, facts, spoken)
  if (answer)
    return {
      kind: `question ${situation}`,
      ...about(() => true),
      say: advice.question[language],
      better: answer,
    }
  if (!order.rightPartyReached && !shows(last, 'verify')) {
    const better = lawfulLine('debt_before_verification', spoken, facts)
    return { kind: 'verify', ...here, say: advice.verify[language], better }
  }
  const feeling = feelings.find(({ has }) => some(said, has))
  if (feeling) {
    const { kind, has } = feeling
    const better = acknowledgingAndAsking(conceptsIn(said), spoken)
    return { kind, ...about(has), say: advice.feeling[language], better }
  }
  const due = noticeFor(standingOf(talk.scenario)) !== null
  if (due && order.rightPartyReached && !order.disclosure) {
    const better = lawfulLine('missing_disclosure', spoken, facts)
    return { kind: 'notice', ...here, say: advice.disclose[language], better }
  }
  if (some(said, (read) => read.corrects)) {
    const better = {
      en: `You’re right, it is ${facts.balance}. I’m sorry for the mistake.`,
      es: `Tiene razón, son ${facts.balance}. Una disculpa por el error.`,
    }
    return {
      kind: 'figure',
      ...about((read) => read.corrects),
      say: advice.figure[language],
      better: better[spoken],
    }
  }
  // Where collecting has to rest, there is no plan to be sold.
  const rests = rightsIn(talk).length > 0
  const topic = said.lines.flatMap(({ reading }) => reading.topics)[0]
  if (topic && !(rests && !isDisputing(topic))) return objectionHint(talk, said, topic, facts, language)
  if (rests) return null
  const agreement = agreementIn(talk)
  if (agreement) return agreementHint(agreement, facts, spoken, language)
  const asked = talk.collector.some((turn) => shows(turn, 'closed_probe', 'plan', 'settlement'))
  if (order.debt && talk.collector.length >= meansAfter && !asked) {
    const better = betterLine({ kind: 'no_affordability', ...nowhere }, spoken, facts)
    return better === null ? null : { kind: 'means', ...here, say: advice.means[language], better }
  }
  return null
}

/** Nobody asks for means in the first breath. */
const meansAfter = 3

const nowhere = { quote: { itemId: null, line: 0, text: '' }, about: null }

/** Behind an objection first, then an answer to the point; nothing where that was just given. */
function objectionHint(
  talk: Conversation,
  said: DebtorTurn,
  topic: ObjectionTopic,
  facts: Facts,
  language: Language,
): Hint | null {
  const spoken = said.lines.at(-1)?.language ?? language
  const before = talk.collector.filter((turn) => turn.index < said.index).slice(-2)
  const raised = raisedIn({ ...talk, debtor: talk.debtor.filter((turn) => turn !== said) })
  const again = raised.find((one) => one.topic === topic)
  const [reply] = before.slice(-1)
  if (again && reply && answerIn(reply, again) !== null) return null
  const probed = again !== undefined || before.some((turn) => openQuestionsIn(turn).length > 0)
  const words = objectionWords[topic]
  const quote = quoteWhere(said, (read) => read.topics.includes(topic))
  return {
    kind: `objection ${topic} ${probed ? 'answer' : 'probe'}`,
    aboutLine: quote?.line ?? said.lines[0]?.line ?? 0,
    quote: quote?.text ?? said.text,
    say: (probed ? advice.answer : advice.probe)[language],
    better: probed ? words.answer[spoken](facts) : words.probe[spoken],
  }
}

/** What an agreement still lacks: particulars, then the recap, then what to do if it cannot be kept. */
function agreementHint(
  agreement: Agreement,
  facts: Facts,
  spoken: Language,
  language: Language,
): Hint | null {
  const here = { aboutLine: agreement.accepted.line, quote: null }
  const moment = { quote: agreement.accepted, about: agreement.accepted }
  const vague = !(agreement.paymentCents ?? agreement.totalCents) || !agreement.firstOn || !agreement.method
  const kind = vague
    ? ('vague_promise' as const)
    : agreement.recap
      ? ('no_fallback' as const)
      : ('no_recap' as const)
  const say = { vague_promise: advice.firm, no_recap: advice.recap, no_fallback: advice.fallback }[kind]
  const better = betterLine({ kind, ...moment }, spoken, facts)
  return better === null ? null : { kind, ...here, say: say[language], better }
}

/** Praise for a good last line, if nothing needs correcting. */
function praise(
  talk: Conversation,
  last: CollectorTurn,
  language: Language,
): (Tip & { kind: string }) | null {
  const before = talk.debtor.filter((turn) => turn.index < last.index).slice(-2)
  const taken = acknowledges(last, before)
  const [probe] = openQuestionsIn(last)
  const good = taken.level === 'specific' ? taken.quote : (probe ?? null)
  if (!good) return null
  const said = quoted(good.text, language)
  const specific = taken.level === 'specific'
  const why = specific
    ? {
        en: 'You named what they told you. Now let them answer.',
        es: 'Nombró lo que le contó. Ahora deje que responda.',
      }
    : {
        en: 'An open question. Wait for the whole answer.',
        es: 'Una pregunta abierta. Espere la respuesta completa.',
      }
  return {
    kind: specific ? 'praise acknowledgement' : 'praise question',
    text: `${said} ${why[language]}`,
    aboutLine: good.line,
  }
}

/** The call as it stood after one of its turns. */
function upTo(talk: Conversation, index: number, steps: readonly Step[]): Conversation {
  const turns = talk.turns.slice(0, index + 1)
  const line = turns.at(-1)?.lines.at(-1)?.line ?? 0
  return {
    ...talk,
    turns,
    collector: talk.collector.filter((turn) => turn.index <= index),
    debtor: talk.debtor.filter((turn) => turn.index <= index),
    state: talk.state && (steps.findLast((step) => step.line <= line)?.state ?? talk.state),
  }
}

/** What there is to say after the last turn of a call, whether or not it was said before. */
function adviceAfter(talk: Conversation, coach: CoachPersona | null, language: Language) {
  const lastTurn = talk.turns.at(-1)
  if (!lastTurn) return null
  const facts = factsOf(talk)
  const last = talk.collector.at(-1) ?? null
  const said = talk.debtor.at(-1) ?? null
  const legal = legalHint(talk, last, facts, language)
  const hint = legal ?? (said && said === lastTurn ? hintFor(talk, said, last, facts, language) : null)
  if (!hint) return last ? praise(talk, last, language) : null
  const lead = tipLead(coach, language)
  const instead = `${language === 'en' ? 'Try' : 'Pruebe'}: ${inMarks(hint.better, language)}`
  const heard = hint.quote === null ? '' : `${quoted(hint.quote, language, 80)} `
  const body = `${heard}${hint.say} ${instead}`
  return { kind: hint.kind, text: lead && !legal ? `${lead} ${body}` : body, aboutLine: hint.aboutLine }
}

/**
 * A short tip about the last exchange with a better line; null if nothing justifies an interruption, or if the call has
 * had a tip of that kind already. It is based only on what was said aloud, never on the hidden budget, the pay day or an
 * unstated cause.
 */
export function tip({ scenario, lines, coach, language, recorded = false }: TipInput): Tip | null {
  const folded = recorded ? null : fold(scenario, lines)
  const talk = readConversation(scenario, lines, folded)
  const given = adviceAfter(talk, coach, language)
  if (given === null) return null
  const { kind, ...rest } = given
  const before = talk.turns.slice(0, -1).map(({ index }) => upTo(talk, index, folded?.steps ?? []))
  return before.some((then) => adviceAfter(then, coach, language)?.kind === kind) ? null : rest
}
