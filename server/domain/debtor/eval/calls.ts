import { sentencesOf } from '#protocol/text/sentences.ts'
import { realised } from '../bank/realise.ts'
import { saidBy, sentenceKey } from '../bank/said.ts'
import { openingDeal } from '../deal/deal.ts'
import type { Agreement } from '../deal/state.ts'
import { rules } from '../figures.ts'
import { fold, type Step } from '../fold.ts'
import { lifeOf } from '../life/of-scenario.ts'
import type { Move } from '../moves/move.ts'
import { hear } from '../moves/heard.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'
import type { Annotation } from './annotation.ts'

/** A recorded call. `moves`: what the debtor did, one for each of its lines; null where it is not annotated. */
export type RecordedCall = {
  id: string
  scenario: Scenario
  lines: readonly TranscriptLine[]
  moves: readonly (Annotation | null)[]
}

/** A reply made anew after the recorded history. `line` is the index of the recorded reply that it stands for. */
export type NewReply = {
  call: string
  line: number
  heard: string
  recorded: string
  reply: string
  step: string
}

/** What is counted without a label. */
export type CallsCounted = {
  replies: number
  repeatedSentences: number
  contradictedFacts: number
  figuresAboveTheCollectors: number
  endingsWithoutCause: number
  ignoredAfterAnAnswer: number
  lowCertainty: number
  steps: Record<string, number>
}

function agreementOf({ amount, per, from, method }: NonNullable<Annotation['terms']>): Agreement {
  return {
    kind: 'plan',
    amountCents: Math.round(amount * 100),
    frequency: per,
    installments: null,
    firstOn: from ?? null,
    method: method ?? null,
    down: null,
    until: null,
    lastCents: null,
    totalCents: null,
  }
}

/** The move that an annotation describes. */
export function moveOf({ act, situation, terms, agrees, reveals }: Annotation): Move {
  const own = terms ? agreementOf(terms) : null
  const stage = agrees ? (own?.firstOn ? 'specific' : 'vague') : 'none'
  return {
    says: { situation },
    act,
    ...(own
      ? {
          slots: { amountCents: own.amountCents, per: own.frequency },
        }
      : {}),
    ...(reveals ? { reveals } : {}),
    change: {
      ...(reveals ? { causeKnown: true, unacknowledged: true } : {}),
      ...(own
        ? {
            deal: { ...openingDeal, own, named: 1, agreed: agrees ? own : null, stage },
            countered: own,
            agreed: agrees ? own : null,
            commitment: stage,
          }
        : {}),
    },
  }
}

const monthly = { once: 1, weekly: 52 / 12, biweekly: 26 / 12, monthly: 1 } as const

/** The debtor names more a month than the collector has asked for. */
function isAbove({ plan, outcome }: Step, offered: number | null): boolean {
  const { offerCents, offerFrequency } = plan?.slots ?? {}
  const asked = outcome.offer?.amountCents
    ? outcome.offer.amountCents * monthly[outcome.offer.frequency]
    : offered
  return (
    offerCents !== undefined &&
    asked !== null &&
    offerCents * monthly[offerFrequency ?? 'monthly'] > asked * 1.001
  )
}

/** The debtor ends the call, and nothing in it was a reason to. */
function endsForNothing({ plan, reading, state, outcome }: Step): boolean {
  if (!plan?.endsCall) return false
  const gone = state.feelings.patience <= 0 || state.severeViolations >= rules.hangsUpAtSevere
  return !hear(reading).parts && !gone && outcome.rightIgnored === null && state.rights.length === 0
}

function isIgnored({ plan, outcome }: Step): boolean {
  const says = plan && 'situation' in plan.says ? plan.says.situation : ''
  const answered = outcome.answered?.how === 'matched' || outcome.answered?.how === 'explored'
  return answered && (says === 'feel.ignored' || plan?.reaction === 'ignored')
}

/** A fact of chance on a topic of which the scenario tells something. */
function contradicts({ plan }: Step, scenario: Scenario): boolean {
  if (!plan || !('fact' in plan.says)) return false
  const { fact } = plan.says
  if (fact.from !== 'seed') return false
  const { facts } = lifeOf(scenario, plan.language)
  return facts.some(({ id, topic, from }) => from === 'scenario' && topic === fact.topic && id !== fact.id)
}

/** Makes each reply of the calls anew after the history as it was recorded, and counts. */
export function evaluateCalls(calls: readonly RecordedCall[]): {
  replies: NewReply[]
  counted: CallsCounted
} {
  const replies: NewReply[] = []
  const counted: CallsCounted = {
    replies: 0,
    repeatedSentences: 0,
    contradictedFacts: 0,
    figuresAboveTheCollectors: 0,
    endingsWithoutCause: 0,
    ignoredAfterAnAnswer: 0,
    lowCertainty: 0,
    steps: {},
  }
  for (const { id, scenario, lines, moves } of calls) {
    let debtorLine = 0
    const history = lines.map((line): TranscriptLine => {
      const annotation = line.speaker === 'assistant' ? moves[debtorLine++] : null
      return annotation ? { ...line, move: moveOf(annotation) } : line
    })
    const made: TranscriptLine[] = []
    let offered: number | null = null
    for (const [at, line] of history.entries()) {
      if (line.speaker !== 'assistant' || history[at - 1]?.speaker !== 'user') continue
      const before = history.slice(0, at)
      const step = fold(scenario, before).steps.at(-1)
      if (!step?.plan) continue
      const turn = before.filter(({ speaker }) => speaker === 'user').length
      const heard = [...before, ...made]
      const { text, step: from } = realised(step.plan, { scenario, lines: heard, turn })
      const said = saidBy(heard).sentences
      const says = 'situation' in step.plan.says ? step.plan.says.situation : 'fact'
      counted.replies += 1
      counted.repeatedSentences += sentencesOf(text).filter((one) => said.has(sentenceKey(one))).length
      counted.contradictedFacts += Number(contradicts(step, scenario))
      counted.figuresAboveTheCollectors += Number(isAbove(step, offered))
      counted.endingsWithoutCause += Number(endsForNothing(step))
      counted.ignoredAfterAnAnswer += Number(isIgnored(step))
      counted.lowCertainty += Number(says.startsWith('low.'))
      counted.steps[from] = (counted.steps[from] ?? 0) + 1
      const { offer } = step.outcome
      if (offer?.amountCents) offered = offer.amountCents * monthly[offer.frequency]
      replies.push({
        call: id,
        line: at,
        heard: before.at(-1)?.text ?? '',
        recorded: line.text,
        reply: text,
        step: says,
      })
      made.push({ itemId: null, speaker: 'assistant', text })
    }
  }
  return { replies, counted }
}
