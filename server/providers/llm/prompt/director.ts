import { factsOf } from '#server/domain/debtor/moves/move.ts'
import { situations, type Situation } from '#server/domain/debtor/bank/situations.ts'
import { amountWords, dayWords, frequencyWords } from '#server/domain/debtor/bank/figure-words.ts'
import { slotWords } from '#server/domain/debtor/bank/slot-words.ts'
import type { Life, Region } from '#server/domain/debtor/life/life.ts'
import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { Arrangement } from '#server/domain/debtor/state.ts'
import type { ReplyTask } from '../llm.ts'
import { letterOf } from '../move-letter.ts'

/**
 * What the model has to know of this turn, in plain words: feelings, which facts are told, may be told or not yet, and
 * the possible moves, each with its letter.
 */
export function directorsNote(task: ReplyTask, life: Life): string {
  const { plan, said, avoid } = task
  const moves = task.turn?.offers.map((offer) => offer.plan) ?? [plan]
  const lines = [
    `[[Director's note. The caller does not hear it.`,
    `You feel ${feelings(plan)}.`,
    ...state(task, life),
    moves.length === 1 ? 'Your move:' : 'Your possible moves; the first is the likely one:',
    ...moves.map((one, at) => `${letterOf(at)}: ${moveWords(one, task, life)}`),
    ...(said === '' ? [] : [`You have already said: "${said}" Go on from there without repeating it.`]),
    ...(avoid === null ? [] : [`Your last answer was refused: ${avoid}. Say it without that.`]),
    `Answer in ${plan.language === 'es' ? 'Spanish' : 'English'}, at most ${plan.maxWords} words: the letter, a colon, your words.]]`,
  ]
  return lines.join('\n')
}

const words: { [Feeling in keyof DebtorPlan['feelings']]: Record<'low' | 'medium' | 'high', string> } = {
  anger: { low: '', medium: 'annoyed', high: 'furious' },
  distress: { low: '', medium: 'worried', high: 'desperate' },
  trust: {
    low: 'you do not trust the caller',
    medium: 'you are wary of the caller',
    high: 'you trust the caller',
  },
  willingness: {
    low: 'you do not want to pay',
    medium: 'you might pay something',
    high: 'you would like to pay',
  },
  patience: { low: 'your patience is nearly gone', medium: '', high: '' },
}

function feelings({ feelings: bands }: DebtorPlan): string {
  const { anger, distress, trust, willingness, patience } = bands
  const mood = [words.anger[anger], words.distress[distress]].filter((word) => word !== '')
  const rest = [words.trust[trust], words.willingness[willingness], words.patience[patience]]
  return [mood.join(' and ') || 'calm', ...rest.filter((word) => word !== '')].join('; ')
}

function state({ turn, scenario, plan }: ReplyTask, life: Life): string[] {
  if (!turn) return []
  const { told, notYet, own, agreed, objections } = turn.briefing
  const numbers = (ids: readonly string[]) =>
    ids
      .map((id) => life.facts.findIndex((fact) => fact.id === id) + 1)
      .filter((number) => number > 0)
      .join(', ')
  const already = numbers(Object.keys(told))
  const offered = turn.offers.flatMap(({ move }) => factsOf(move).map(({ id }) => id))
  const kept = numbers(notYet.filter((id) => !offered.includes(id)))
  const onlyThen = numbers(notYet.filter((id) => offered.includes(id)))
  const terms = (one: Arrangement) => termsWords(one, lifeOf(scenario, plan.language).region)
  return [
    ...(already === '' ? [] : [`Facts told already (other words, or leave them): ${already}.`]),
    ...(kept === '' ? [] : [`Keep to yourself for now, do not let out: ${kept}.`]),
    ...(onlyThen === '' ? [] : [`To be told only with the move that names it: ${onlyThen}.`]),
    ...(objections.length === 0 ? [] : [`What you have objected: ${objections.join('; ')}.`]),
    ...(own ? [`You have offered ${terms(own)}.`] : []),
    agreed ? `Agreed: ${terms(agreed)}.` : 'Nothing is agreed.',
  ]
}

function termsWords({ amountCents, frequency, firstOn }: Arrangement, region: Region): string {
  const per = frequencyWords(frequency, region)
  const from = firstOn === null ? '' : ` from ${dayWords(firstOn, region)}`
  return `${amountWords(amountCents, region)}${per === '' ? '' : ` ${per}`}${from}`
}

/** The move as an instruction. */
function moveWords(plan: DebtorPlan, { scenario, lines }: ReplyTask, life: Life): string {
  const { says, beside } = plan
  const other = beside ? ` ${alsoAsked(beside.says)}` : ''
  const ends = `${other}${plan.endsCall ? ' The call ends with this.' : ''}`
  if ('fact' in says) {
    const at = life.facts.findIndex(({ id }) => id === says.fact.id) + 1
    const which = at > 0 ? `fact ${at}` : 'this'
    return `Answer with ${which}: "${says.fact.text}"${says.again ? ' You told it before: other words.' : ''}${ends}`
  }
  const last = lines.findLast(({ speaker }) => speaker === 'assistant')?.text
  const values = slotWords(plan.terms, scenario, lifeOf(scenario, plan.language), last)
  const { what } = situations[says.situation]
  const filled = what.replace(/\{(\w+)\}/gu, (_, slot: string) => values[slot] ?? 'it')
  return `${asInstruction(says.situation, filled)}${names(plan, life.region)}${ends}`
}

/** What else was asked in the same turn. */
function alsoAsked(says: DebtorPlan['says']): string {
  return 'fact' in says
    ? `Answer what else was asked, too: "${says.fact.text}"`
    : `And what else was asked: ${situations[says.situation].what}`
}

/** What writers of the bank were told describes the situation; a model needs to know what to do in it. */
function asInstruction(situation: Situation, what: string): string {
  if (situation === 'low.question' || situation === 'low.statement')
    return 'Answer with what you know if you understand what was said, or ask what is meant.'
  if (situation.startsWith('object.custom')) return `Object: ${what.replace(/^.*?": /u, '')}`
  if (situation.startsWith('object.')) return `Object: ${what}`
  if (what.startsWith('...')) return `React, if the collector ${what.slice(3)}`
  return /^(?:Asked|The (?:collector|same|question))/u.test(what) ? `If this is so, answer it: ${what}` : what
}

const naming: readonly DebtorPlan['act'][] = ['counter_offer', 'partial_offer']

/** An offer must be stated, or there is nothing to negotiate. */
function names({ act, slots }: DebtorPlan, region: Region): string {
  return naming.includes(act) && slots.offerCents !== undefined
    ? ` Say ${amountWords(slots.offerCents, region)} in figures.`
    : ''
}
