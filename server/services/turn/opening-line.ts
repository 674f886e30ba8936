import type { ActorContext } from '#server/context.ts'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import { openingPlan } from '#server/domain/debtor/fold.ts'
import { owedCents, type Scenario } from '#server/domain/debtor/scenario.ts'
import { figuresIn } from '#server/domain/turn/number-mentions.ts'
import { reserveReply } from '../budget/reserve-tokens.ts'
import { recordTokens } from '../usage/record-tokens.ts'
import { generateReply } from './generate-reply.ts'

/** Whoever starts a session waits for its first line. */
const openingTimeoutMs = 5_000

/** The debtor's first line from the bank. */
export function bankOpening(scenario: Scenario): string {
  return realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })
}

/**
 * The debtor's first line: the model's where one is configured and answers in time, else the bank's. A greeting names
 * the debtor and the debt [SESS20]; one that does not is the bank's.
 */
export async function openingLine(ctx: ActorContext, scenario: Scenario): Promise<string> {
  const bank = bankOpening(scenario)
  if (ctx.replies.opensCalls !== true || ctx.llm.provider === 'embedded') return bank
  const task = { plan: openingPlan(scenario), scenario, lines: [], turn: null }
  const target = { userId: ctx.actor.id, teamId: ctx.actor.teamId, sessionId: null }
  try {
    const reservation = await reserveReply(ctx, { ...target, ...task })
    const tokens = { inputTokens: 0, outputTokens: 0 }
    let text = ''
    try {
      const limits = { ...ctx.replies, timeoutMs: openingTimeoutMs }
      for await (const piece of generateReply(ctx.llm, task, new AbortController().signal, { limits }))
        if (piece.type === 'clause') text += piece.text
        else if (piece.type === 'usage') {
          tokens.inputTokens += piece.usage.inputTokens
          tokens.outputTokens += piece.usage.outputTokens
        }
    } finally {
      await recordTokens(ctx, target, null, tokens, reservation)
    }
    return opens(text, scenario) ? text.trim() : bank
  } catch (error) {
    ctx.log.warn({ err: error }, 'the opening line of a model failed')
    return bank
  }
}

function opens(text: string, scenario: Scenario): boolean {
  if (text.trim() === '') return false
  if (scenario.opening === 'cold') return true
  const named = scenario.name.split(/\s+/u).some((word) => word.length > 2 && text.includes(word))
  return named && figuresIn(text).some(({ value }) => value * 100 === owedCents(scenario))
}
