import type { SaidTerms } from '#server/language/debtor-lines/terms.ts'
import { noTerms } from '#server/language/debtor-lines/terms.ts'
import { conceptsOf, conceptsOfCarer, worksInCare, type Concept } from '#server/language/manner/concepts.ts'
import { claimsIn } from '#server/language/debtor-lines/cues.ts'
import { stemsOf } from '#server/language/text/plain.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import type { Life } from '../debtor/life/life.ts'
import type { DebtorPlan, ObjectionTopic, RootCause } from '../debtor/plan.ts'
import type { DebtorState, Right } from '../debtor/state.ts'
import { isDisputing, isHard, showsNothing, type DebtorReading } from './debtor-reading.ts'

type Marks = Partial<
  Pick<
    DebtorReading,
    'anger' | 'distress' | 'despair' | 'leans' | 'softens' | 'asks' | 'corrects' | 'identifies' | 'topics'
  >
> & { about?: readonly Concept[] }

const angry: Marks = { anger: true, about: ['treatment_by_others'] }
const lower: Marks = { topics: ['partial_offer'] }
const noMoney: Marks = { topics: ['no_money'], about: ['bills'] }
const later: Marks = { topics: ['more_time'] }

/** What a situation shows beside its objection, cause and right, which the move carries. */
const marks: Partial<Record<Situation, Marks>> = {
  'open.greeting': { identifies: true },
  'who.is.this': { asks: true },
  'what.about': { asks: true },
  'identity.confirm': { identifies: true },
  'identity.business': { identifies: true },
  'identity.birth_date': { identifies: true },
  'identity.last_four': { identifies: true },
  'identity.address': { identifies: true },
  'identity.papers': { identifies: true },
  'identity.again': { identifies: true },
  'heard.wrong_amount': { corrects: true, topics: ['dispute_amount'] },
  'heard.empathy': { softens: true },
  'heard.reassure': { softens: true },
  'heard.apology': { softens: true },
  'heard.thanks': { softens: true },
  'heard.compliment': { softens: true },
  'heard.praise': { softens: true },
  'heard.wish': { softens: true },
  'heard.stop': { softens: true },
  'heard.nothing_agreed': { softens: true },
  'heard.referral': { softens: true },
  'heard.insult': angry,
  'heard.threat': angry,
  'ask.which': { asks: true },
  'ask.understood.no': { asks: true },
  'ask.anything_else.yes': { asks: true },
  'ask.back': { asks: true },
  'money.hesitate': later,
  'money.think': { ...later, leans: true },
  'money.ask_terms': { asks: true, leans: true },
  'money.cannot_full': noMoney,
  'money.in_parts': { leans: true },
  'money.cannot_now': noMoney,
  'money.too_much': noMoney,
  'money.choose.none': noMoney,
  'money.too_soon': later,
  'money.counter': lower,
  'money.hold': lower,
  'money.confirm': { softens: true },
  'money.commit.no': { leans: true },
  'right.stop': { anger: true, about: ['calls'] },
  'right.ignored': { anger: true },
  'right.despair': { distress: true, despair: true, about: ['despair'] },
  'right.honoured': { softens: true },
  'feel.lash_out': angry,
  'feel.threat_back': angry,
  'feel.break_down': { distress: true, about: ['fear', 'tiredness'] },
  'feel.after': { softens: true },
  'feel.calm_down': { softens: true },
  'feel.ignored': { anger: true },
  'end.farewell': { softens: true },
  'end.agreed': { softens: true },
  'end.callback': { softens: true },
  'end.right': { softens: true },
  'end.hang_up': { anger: true },
  'end.hang_up.abuse': angry,
  'end.hang_up.stop': { anger: true, about: ['calls'] },
}

const aboutTopic: Partial<Record<ObjectionTopic, Concept>> = {
  no_money: 'bills',
  job_loss: 'job',
  medical: 'health',
  family: 'family',
  spouse: 'partner',
}

const aboutCause: Record<RootCause, readonly Concept[]> = {
  job_loss: ['job'],
  reduced_hours: ['job'],
  illness: ['health'],
  separation: ['separation'],
  family_care: ['family', 'parents'],
  other_debts: ['bills'],
  late_customer: ['business'],
  slow_season: ['business'],
  dispute: [],
  avoidance: ['shame', 'fear'],
}

const agreeing: readonly DebtorPlan['act'][] = ['accept', 'promise', 'confirm_promise']

/** What stands around a move: the state after it (null before the first line), the right that it uses, and the life. */
export type MoveContext = { after: DebtorState | null; invoked: Right | null; life: Life }

/** Told beside what the life knows (life/answers). */
function isWrittenAnswer(says: DebtorPlan['says'], life: Life): boolean {
  return 'fact' in says && !life.facts.some(({ id }) => id === says.fact.id)
}

/** Whether the person's work is with the sick. */
function isCarer({ facts }: Life): boolean {
  return facts.some(({ topic, text }) => topic === 'work' && worksInCare(text))
}

/** What a move of the debtor shows, whoever worded it. */
export function readMove(plan: DebtorPlan, { after, invoked, life }: MoveContext): DebtorReading {
  const { says, slots, act, reaction } = plan
  const shown: Marks = ('situation' in says ? marks[says.situation] : undefined) ?? {}
  const { about = [], topics: putOff = [], ...rest } = shown
  const accepts = agreeing.includes(act) && after !== null && after.agreed !== null
  const { objection } = slots
  const topics = accepts ? [] : [...new Set(objection ? [objection.topic, ...putOff] : putOff)]
  // What a loan was for is told beside the reason why it is not paid.
  const ofCause = 'fact' in says && life.cause.includes(says.fact.id) && says.fact.topic !== 'purpose'
  const cause = slots.cause ?? (ofCause ? after?.finances.cause : undefined)
  const causes = cause === undefined ? [] : [cause]
  const told = 'fact' in says ? says.fact.text : (objection?.text ?? '')
  // A written answer of a sample prospect ("they never call after") uses no right: its life says what it claims.
  const claims = told === '' || isWrittenAnswer(says, life) ? null : claimsIn(told)
  const anger = rest.anger === true || reaction === 'offended' || invoked === 'stop_calling'
  // What befalls a business is the business's, whatever it would be at home.
  const conceptsOfCause = (cause: RootCause): readonly Concept[] =>
    life.business === null ? aboutCause[cause] : cause === 'dispute' ? [] : ['business']
  const ofWords = isCarer(life) ? conceptsOfCarer(told) : conceptsOf(told)
  const concepts = new Set<Concept>([
    ...about,
    ...topics.flatMap((topic) => aboutTopic[topic] ?? []),
    // What was told is what people heard: the cause behind it only where the words name none.
    ...(ofWords.size > 0 ? ofWords : causes.flatMap(conceptsOfCause)),
  ])
  return {
    ...showsNothing,
    ...rest,
    anger,
    // An illness that a nurse's account of her work does not name is heard by nobody.
    hardship: isHard(
      topics,
      causes.filter(
        (one) => one !== 'illness' || !isCarer(life) || ofWords.size === 0 || ofWords.has('health'),
      ),
    ),
    topics,
    causes,
    rights: invoked === null ? (claims?.rights ?? []) : [invoked],
    // Whoever only puts a figure right disputes nothing.
    disputes: claims?.disputes === true || (!rest.corrects && topics.some(isDisputing)),
    accepts,
    softens: rest.softens === true || (!anger && (reaction === 'soothed' || reaction === 'heard')),
    hangsUp: act === 'hang_up',
    concepts,
    stems: stemsOf(told),
  }
}

/** The payments that a move speaks of as the debtor's own or as agreed. */
export function termsOfMove({ says, terms }: DebtorPlan): SaidTerms {
  if (!('situation' in says) || !says.situation.startsWith('money.')) return noTerms
  const { amountCents, per, method } = terms
  const day = terms.ownDay ?? terms.day
  return {
    amounts: amountCents === undefined ? [] : [{ cents: amountCents, start: 0 }],
    dates: day === undefined ? [] : [{ on: day, start: 0 }],
    frequency: per ?? null,
    installments: null,
    method: method ?? null,
  }
}
