import { z } from 'zod'
import { sentenceEnds } from '#protocol/text/sentences.ts'
import type { coachingRequest } from '#protocol/rest/ai.ts'
import type { ActorContext } from '#server/context.ts'
import type { AnswerInput, CoachReply } from '#server/domain/coach/answer.ts'
import { answerFlaws, coachAnswer } from '#server/domain/coach/check-answer.ts'
import { standingOf } from '#server/domain/law/default.ts'
import { storesMoves } from '#server/domain/debtor/engine.ts'
import { AppError } from '#server/errors/app-error.ts'
import { answersJson } from '#server/providers/llm/llm.ts'
import type { TaskOptions } from '#server/simulation/simulation.ts'
import { metricsOf } from '../metrics/for-session.ts'
import { readAccountFile } from '../training-session/account-file.ts'
import { findSession } from '../training-session/find.ts'
import { readLives } from '../training-session/lives.ts'
import { scenarioOf } from '../training-session/scenario.ts'
import { readLines } from '../transcript/read-lines.ts'
import { askWithinBudget } from '../budget/ask-within-budget.ts'
import { passesByOf } from './passes-by.ts'
import { findPersona } from './persona.ts'

/** What a model is told to answer in; one that proposes nothing leaves `proposals` empty. */
const answerSchema = z.toJSONSchema(coachAnswer)
/** Several times the length that the prompt allows, in characters; a longer answer ends with its last whole sentence. */
const answerMax = 4_000
/** A person is waiting for the answer. */
const answerTimeoutMs = 30_000
/** Far more than the length that the prompt allows. */
const answerTokens = 1_000

/**
 * A coach's answer to a question about a session: from the language model if there is one, otherwise from the
 * embedded coach, which also answers when the model fails or the day's budget is used up. `signal` aborts when the
 * caller has left.
 */
export async function answerQuestion(
  ctx: ActorContext,
  input: z.output<typeof coachingRequest>,
  signal: AbortSignal,
): Promise<CoachReply> {
  const session = await findSession(ctx, input.sessionId, 'watch')
  const scenario = scenarioOf(session.scenario, session, await readLives(ctx.db, session.id))
  const lines = await readLines(ctx, session.id)
  if (!lines.some((line) => line.speaker === 'user'))
    throw new AppError('insufficient_evidence', 'nothing has been said in this session yet')
  const live = session.status !== 'completed'
  const stored = live ? null : await metricsOf(ctx, session.id)
  const options: TaskOptions = { userId: ctx.actor.id, priority: 'session', signal }
  const recorded = !storesMoves(session.engineVersion)
  const { caller, authority, creditor } = await readAccountFile(ctx, session)
  const passesBy = await passesByOf(ctx, session)
  const analysisInput = { scenario, lines, feedbackLanguage: session.feedbackLanguage, live, recorded }
  const material: AnswerInput = {
    question: input.question,
    scenario,
    lines,
    analysis: stored ?? (await ctx.simulation.run('analyze', [analysisInput], options)),
    coach: await findPersona(ctx, session.coachId),
    account: { caller, authority, creditor },
    ...(passesBy !== null && { passesBy }),
    language: input.language ?? session.feedbackLanguage,
    live,
    recorded,
  }
  const insight = await askModel(ctx, material, { sessionId: session.id, options })
  return insight === null ? ctx.simulation.run('coachAnswer', [material], options) : { insight }
}

/** An answer that quotes what nobody said or cites what does not hold here is asked for once more. */
const attempts = 2

/** The model's answer if its quotes and sections hold; null where it has none, or none that holds. */
async function askModel(
  ctx: ActorContext,
  material: AnswerInput,
  session: { sessionId: string; options: TaskOptions },
): Promise<string | null> {
  const { llm } = ctx
  if (!answersJson(llm)) return null
  const { sessionId, options } = session
  const target = { userId: ctx.actor.id, teamId: ctx.actor.teamId, sessionId }
  const { scenario, lines, analysis } = material
  const bases = analysis.report.violations.map(({ basis }) => basis)
  const limit = AbortSignal.any([
    ...(options.signal ? [options.signal] : []),
    AbortSignal.timeout(answerTimeoutMs),
  ])
  let flaws: string[] = []
  try {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const prompt = await ctx.simulation.run('coachPrompt', [{ ...material, flaws }], options)
      const value = await askWithinBudget(ctx, target, prompt, answerTokens, () =>
        llm.json({ ...prompt, schemaName: 'coach_answer', schema: answerSchema }, limit),
      )
      const { answer: written, proposals } = coachAnswer.parse(value)
      const answer = wholeSentences(written)
      if (answer === null) return null
      flaws = answerFlaws({ answer, proposals }, { lines, standing: standingOf(scenario), bases })
      if (flaws.length === 0) return answer
      ctx.log.warn({ sessionId, flaws: flaws.length }, 'the answer of the model does not hold')
    }
  } catch (error) {
    ctx.log.warn({ sessionId, err: error }, 'the model failed to answer; the embedded coach answers instead')
  }
  return null
}

/** The answer without what exceeds the maximum length; null if not even one sentence is left. */
function wholeSentences(answer: string): string | null {
  if (answer.length <= answerMax) return answer
  const start = answer.slice(0, answerMax)
  const lastEnd = [...sentenceEnds(start)].at(-2)
  return lastEnd === undefined ? null : start.slice(0, lastEnd).trim()
}
