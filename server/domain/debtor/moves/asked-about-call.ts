import { asksForContact } from '#server/language/requests/asks-for-contact.ts'
import { daysIn } from '#server/language/figures/days-in.ts'
import type { Question } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import { addDays } from '../calendar.ts'
import { seededChance } from '../finances.ts'
import { findFact } from '../life/find.ts'
import { whole } from '../life/reply-of.ts'
import type { DebtorAct } from '../plan.ts'
import { callbackDay, chosenTime } from './arrange-call.ts'
import { asAsked } from './asked.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { timesSaid } from './said.ts'
import { tell } from './tell-fact.ts'

/** Questions about the call itself, which need no fact. */
const callAnswers: Partial<Record<Topic, { situation: Situation; act?: DebtorAct }>> = {
  wellbeing: { situation: 'wellbeing' },
  can_talk: { situation: 'ask.can_talk.yes' },
  hear: { situation: 'ask.hear' },
  recording: { situation: 'ask.recording' },
  permission: { situation: 'ask.permission' },
  callback: { situation: 'ask.callback' },
  contact_way: { situation: 'ask.contact' },
  email: { situation: 'identity.email' },
  phone: { situation: 'identity.phone' },
  why_refuse: { situation: 'ask.why_refuse' },
  repeat: { situation: 'ask.repeat' },
  meaning: { situation: 'ask.meaning' },
  language: { situation: 'ask.language' },
  robot: { situation: 'ask.robot' },
  trust: { situation: 'ask.trust' },
  needs: { situation: 'money.needs' },
  obstacle: { situation: 'money.obstacle' },
}

/** "One email?", "would it help to have that in the mail?" ask for no address. */
const asksForNone = ({ reading }: Moment, { asks, certainty, words }: Question): boolean =>
  asks === 'whether' &&
  certainty < surelyOwn &&
  !reading.sentences.some(({ question, quote }) => question?.words === words && asksForContact(quote))
const surelyOwn = 0.85

/** Questions about the call, the line and the way to talk to each other. */
export const answerAboutTheCall: Chooser = (moment) => {
  const { heard, mind, scenario, personality, life } = moment
  const { question } = heard
  if (!question) return null
  const { topic, certainty } = question
  const choice = topic === 'callback' ? chosenTime(moment) : null
  if (choice !== null) return choice
  // "One email?" asks for no address.
  const other =
    (topic === 'wellbeing' && question.about === 'household') ||
    ((topic === 'email' || topic === 'phone') && asksForNone(moment, question))
  // "When are you up and human?", "why do you file it, and what was done before I called?"
  const misread =
    (topic === 'robot' && question.asks === 'when') || (topic === 'callback' && question.asks === 'why')
  if (misread) return null
  const meant = topic === 'meaning' ? lastTold(moment) : null
  if (meant !== null) return meant
  const plain = other ? undefined : callAnswers[topic]
  if (plain) {
    const again = timesSaid(mind, plain.situation) > 1 && topic !== 'repeat' && topic !== 'hear'
    return {
      says: { situation: again ? 'ask.already' : plain.situation },
      act: plain.act ?? 'answer',
      ...(topic === 'callback' ? { slots: { day: callbackDay(moment) } } : {}),
    }
  }
  if (topic === 'understood') {
    const asks =
      mind.turn > 2 &&
      timesSaid(mind, 'ask.understood.no') === 0 &&
      seededChance(scenario, `understood:${mind.turn}`, 0.5)
    return asks
      ? { says: { situation: 'ask.understood.no' }, act: 'ask_back' }
      : { says: { situation: 'ask.understood.yes' }, act: 'answer' }
  }
  // "Would that help?" asks about what was just announced, where no figure is on the table.
  if (topic === 'offer_ok') return { says: { situation: 'heard.will_do' }, act: 'answer' }
  if (topic === 'right_so' && certainty >= 0.5) {
    if (misdates(moment)) return { says: { situation: 'ask.right.no' }, act: 'answer' }
    const closed =
      personality === 'defensive' && mind.feelings.trust < 30 && timesSaid(mind, 'ask.right.no') === 0
    return { says: { situation: closed ? 'ask.right.no' : 'ask.right.yes' }, act: 'answer' }
  }
  if (topic === 'attorney' && mind.rights.length === 0) {
    const known = findFact(life, asAsked(moment, question), mind.told)
    if (known.kind === 'fact') return null
    const told = life.facts.filter(
      ({ from, topic, also }) => from !== 'seed' && [topic, ...also].includes('attorney'),
    )
    if (told.length === 0) return { says: { situation: 'ask.attorney.none' }, act: 'answer' }
    if (nameOf.includes(question.asks)) return { says: { situation: 'right.details' }, act: 'answer' }
    const fact = told.find(({ id, quotable }) => quotable && mind.told[id] === undefined)
    return fact ? tell(moment, whole(fact), question) : { says: { situation: 'low.question' }, act: 'answer' }
  }
  return null
}

/** "What do you mean, chairs?", right after something was told: that is told once more, in fewer words. */
function lastTold({ mind, life }: Moment): Move | null {
  const fact =
    mind.situations.at(-1) === 'fact' ? life.facts.find(({ id }) => id === mind.lastFact) : undefined
  return fact === undefined || fact.again === fact.text
    ? null
    : { says: { fact, again: true }, act: 'answer' }
}

/** "So you moved out on the ninth of July?", to whoever has told of the ninth of August. */
function misdates({ reading, mind, life, scenario }: Moment): boolean {
  const told = mind.toldAs.flatMap((text) => daysIn(text, scenario.today, life.language))
  // A day of last summer is read as one of the next; who pays soon pays before.
  const soon = addDays(scenario.today, 120)
  const said = reading.sentences.flatMap(({ days }) => days.flatMap(({ on }) => (on > soon ? [on] : [])))
  return said.some(
    (on) =>
      !told.includes(on) &&
      told.some((other) => other.slice(8) === on.slice(8) && other.slice(5, 7) !== on.slice(5, 7)),
  )
}

/** Asks for the name or the number of somebody. */
const nameOf: readonly Question['asks'][] = ['who', 'what', 'which']
