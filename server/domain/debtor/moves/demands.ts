import type { CollectorAct } from '#server/language/reading.ts'
import type { Social, Topic } from '#server/language/vocabulary.ts'
import type { Mind } from '../mind.ts'
import type { DebtorAct } from '../plan.ts'
import type { Heard } from './heard.ts'
import type { ObjectionAnswer } from './impact.ts'

// By these a turn wants money or a promise of it. The score goes by nearly the same (`server/domain/scoring/habits.ts`).
const acts: readonly CollectorAct[] = ['ask_full', 'ask_commitment', 'settlement', 'lawful_urgency']
const socials: readonly Social[] = ['urge', 'insist']
const topics: readonly Topic[] = ['able_now', 'pay_when', 'commitment']

/** What comes with a way to pay is no longer the same demand. */
const offers: readonly CollectorAct[] = ['plan', 'settlement']

/** What the debtor does who says no, puts something in the way or tells of something hard. */
const holdsBack: readonly DebtorAct[] = [
  'no_money',
  'job_loss',
  'medical',
  'family',
  'cash_timing',
  'spouse',
  'custom_objection',
  'deny',
  'dispute_amount',
  'already_paid',
  'defer',
  'insist',
  'lash_out',
  'threat_back',
  'break_down',
]

/** So many demands anybody may make who collects; a further one that meets a no is the same demand again. */
const demandsAllowed = 2

/** Whether a turn wants money or a promise of it. */
export function demandsMoney(heard: Heard): boolean {
  return (
    acts.some((act) => heard.acts.has(act)) ||
    socials.some((social) => heard.socials.has(social)) ||
    heard.questions.some(({ topic }) => topics.includes(topic))
  )
}

/** Whether a turn wants money once more where the debtor has just said why not, without a kind word or an answer to that. */
export function demandsAgain(mind: Mind, heard: Heard, answer: ObjectionAnswer | null): boolean {
  const last = mind.debtorActs.at(-1)
  return (
    mind.demands >= demandsAllowed &&
    last !== undefined &&
    holdsBack.includes(last) &&
    demandsMoney(heard) &&
    !offers.some((act) => heard.acts.has(act)) &&
    !heard.kind &&
    answer !== 'matched'
  )
}
