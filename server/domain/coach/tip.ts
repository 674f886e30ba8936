import type { Language } from '#protocol/vocabulary/language.ts'
import { fold } from '../debtor/fold.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import { acknowledges } from '../scoring/acknowledgement.ts'
import { agreementIn } from '../scoring/agreement.ts'
import type { CollectorTurn, Conversation, DebtorTurn } from '../scoring/conversation.ts'
import {
  conceptsIn,
  isEmotional,
  quoteWhere,
  readConversation,
  shows,
  some,
} from '../scoring/conversation.ts'
import { raisedIn } from '../scoring/criteria/objection-handling.ts'
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

type Hint = { aboutLine: number; quote: string; say: string; better: string }

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
      violation !== 'missing_disclosure' &&
      last.lines.some(({ line }) => line === quote.line),
  )
  if (!breach) return null
  return {
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
  question: { en: 'They asked something. Answer it first.', es: 'Le preguntó algo. Contéstelo primero.' },
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
  if (some(said, (read) => read.despair)) {
    return {
      ...about((read) => read.despair),
      say: advice.despair[language],
      better: rightLine('vulnerable', spoken),
    }
  }
  if (some(said, (read) => read.hangsUp)) return null
  const right = said.lines.flatMap(({ reading }) => reading.rights).find((one) => one !== 'vulnerable')
  if (right) {
    const quote = about((read) => read.rights.includes(right))
    return { ...quote, say: advice.right[language], better: rightLine(right, spoken) }
  }
  const order = callOrder(talk)
  const due = noticeFor(standingOf(talk.scenario)) !== null
  const started = last !== null
  if (started && !order.rightPartyReached && !shows(last, 'verify')) {
    const better = lawfulLine('debt_before_verification', spoken, facts)
    return { ...about(() => true), say: advice.verify[language], better }
  }
  const upset = isEmotional(said)
  if (upset) {
    const quote = about((read) => read.anger || read.distress || read.hardship)
    return {
      ...quote,
      say: advice.feeling[language],
      better: acknowledgingAndAsking(conceptsIn(said), spoken),
    }
  }
  if (started && due && order.rightPartyReached && !order.disclosure) {
    const better = lawfulLine('missing_disclosure', spoken, facts)
    return { ...about(() => true), say: advice.disclose[language], better }
  }
  if (some(said, (read) => read.corrects)) {
    const better = {
      en: `You’re right, it is ${facts.balance}. I’m sorry for the mistake.`,
      es: `Tiene razón, son ${facts.balance}. Una disculpa por el error.`,
    }
    return { ...about((read) => read.corrects), say: advice.figure[language], better: better[spoken] }
  }
  const topic = said.lines.flatMap(({ reading }) => reading.topics)[0]
  if (topic) {
    const before = talk.collector.filter((turn) => turn.index < said.index).slice(-2)
    const again = raisedIn({ ...talk, debtor: talk.debtor.filter((turn) => turn !== said) }).some(
      (one) => one.topic === topic,
    )
    const probed = again || before.some((turn) => openQuestionsIn(turn).length > 0)
    const words = objectionWords[topic]
    const better = probed ? words.answer[spoken](facts) : words.probe[spoken]
    const quote = about((read) => read.topics.includes(topic))
    return { ...quote, say: (probed ? advice.answer : advice.probe)[language], better }
  }
  if (last && shows(last, 'close')) return null
  const agreement = agreementIn(talk)
  if (agreement) {
    const quote = { aboutLine: agreement.accepted.line, quote: agreement.accepted.text }
    const moment = { quote: agreement.accepted, about: agreement.accepted }
    if (!(agreement.paymentCents ?? agreement.totalCents) || !agreement.firstOn || !agreement.method) {
      const better = betterLine({ kind: 'vague_promise', ...moment }, spoken, facts)
      return better === null ? null : { ...quote, say: advice.firm[language], better }
    }
    const kind = agreement.recap ? ('no_fallback' as const) : ('no_recap' as const)
    const better = betterLine({ kind, ...moment }, spoken, facts)
    const say = agreement.recap ? advice.fallback[language] : advice.recap[language]
    return better === null ? null : { ...quote, say, better }
  }
  if (some(said, (read) => read.asks)) {
    const better = betterLine(
      { kind: 'unanswered_question', quote: { itemId: null, line: 0, text: '' }, about: null },
      spoken,
      facts,
    )
    return better === null ? null : { ...about((read) => read.asks), say: advice.question[language], better }
  }
  if (started && order.debt && !talk.collector.some((turn) => shows(turn, 'closed_probe'))) {
    const better = betterLine(
      { kind: 'no_affordability', quote: { itemId: null, line: 0, text: '' }, about: null },
      spoken,
      facts,
    )
    return better === null ? null : { ...about(() => true), say: advice.means[language], better }
  }
  return null
}

/** Praise for a good last line, if nothing needs correcting. */
function praise(talk: Conversation, last: CollectorTurn, language: Language): Tip | null {
  const before = talk.debtor.filter((turn) => turn.index < last.index).slice(-2)
  const taken = acknowledges(last, before)
  const [probe] = openQuestionsIn(last)
  const good = taken.level === 'specific' ? taken.quote : (probe ?? null)
  if (!good) return null
  const said = quoted(good.text, language)
  const why =
    taken.level === 'specific'
      ? {
          en: 'You named what they told you. Now let them answer.',
          es: 'Nombró lo que le contó. Ahora deje que responda.',
        }
      : {
          en: 'An open question. Wait for the whole answer.',
          es: 'Una pregunta abierta. Espere la respuesta completa.',
        }
  return { text: `${said} ${why[language]}`, aboutLine: good.line }
}

/**
 * A short tip about the last exchange, with a quote and a better line; null if nothing justifies an
 * interruption. It is based only on what was said aloud, never on the hidden budget, the pay day or an unstated
 * cause.
 */
export function tip({ scenario, lines, coach, language, recorded = false }: TipInput): Tip | null {
  const talk = readConversation(scenario, lines, recorded ? null : fold(scenario, lines))
  const lastTurn = talk.turns.at(-1)
  if (!lastTurn) return null
  const facts = factsOf(talk)
  const last = talk.collector.at(-1) ?? null
  const said = talk.debtor.at(-1) ?? null
  const legal = legalHint(talk, last, facts, language)
  const hint = legal ?? (said && said === lastTurn ? hintFor(talk, said, last, facts, language) : null)
  if (!hint) return last ? praise(talk, last, language) : null
  const lead = tipLead(coach, language)
  const heard = quoted(hint.quote, language, 80)
  const instead = inMarks(hint.better, language)
  const body =
    language === 'en' ? `${heard} ${hint.say} Try: ${instead}` : `${heard} ${hint.say} Pruebe: ${instead}`
  return { text: lead && !legal ? `${lead} ${body}` : body, aboutLine: hint.aboutLine }
}
