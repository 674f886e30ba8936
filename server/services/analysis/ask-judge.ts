import { judgement, type Judgement } from '#protocol/vocabulary/judgement.ts'
import type { Context } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { type JudgeQuestion, promptOf } from '#server/domain/scoring/judge/question.ts'
import { type AskedFor, type Flaw, flawsIn } from '#server/domain/scoring/judge/verdicts.ts'
import { tokensPerVerdict } from '#server/domain/scoring/judge/windows.ts'
import type { JsonLlm } from '#server/providers/llm/llm.ts'
import { askWithinBudget } from '../budget/ask-within-budget.ts'
import type { ReplyTarget } from '../training-session/reply-target.ts'

/** A person waits for the analysis: at most two attempts at each question, then the rules decide. */
const attemptsMax = 2
const requestTimeoutMs = 45_000
/** For all questions together. What is not answered by then is left to the rules. */
export const judgeTimeoutMs = attemptsMax * requestTimeoutMs
/** A call in parts is put to a model so many at a time: servers take a few, and one of one's own works them off. */
export const questionsAtOnce = 4
/** An answer may have thousands of flaws. */
const loggedReasonsMax = 20

/** A session with the lines of its call. */
type Held = ReplyTarget & { lines: readonly TranscriptLine[] }

/** A question with what is needed to check its answer. */
export type Asked = AskedFor & { question: JudgeQuestion }

/**
 * The verdicts that a judge gives to a question, checked for form and quotes: an answer with flaws is asked for once more, is
 * told what was wrong, and mends only that. Empty where there is no answer.
 */
async function askOne(
  ctx: Context,
  llm: JsonLlm,
  session: Held,
  asked: Asked,
  deadline: AbortSignal,
): Promise<Judgement['criteria']> {
  const given: Judgement['criteria'] = {}
  let flaws: Flaw[] = []
  for (let attempt = 1; attempt <= attemptsMax && !deadline.aborted; attempt++) {
    const answer = await askOnce(ctx, llm, session, asked, flaws, deadline)
    if (!answer) continue
    const flawed = new Set(flaws.map(({ id }) => id))
    for (const [id, verdict] of Object.entries(answer.criteria))
      if (flawed.size === 0 || flawed.has(id)) given[id] = verdict
    flaws = flawsIn(given, asked, session.lines)
    if (flaws.length === 0) break
    const reasons = flaws.slice(0, loggedReasonsMax).map(({ problem }) => problem)
    ctx.log.warn({ sessionId: session.sessionId, reasons }, 'the judgement had flaws')
  }
  return given
}

/** One answer of a judge, unchecked but for its form; null where there is none. */
async function askOnce(
  ctx: Context,
  llm: JsonLlm,
  session: Held,
  { question, ids }: Asked,
  flaws: readonly Flaw[],
  deadline: AbortSignal,
): Promise<Judgement | null> {
  const prompt = promptOf(question, flaws)
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(requestTimeoutMs)])
  try {
    const value = await askWithinBudget(ctx, session, prompt, ids.length * tokensPerVerdict, () =>
      llm.json({ ...prompt, schemaName: 'judgement', schema: question.schema }, signal),
    )
    return judgement.parse(value)
  } catch (error) {
    ctx.log.warn({ sessionId: session.sessionId, err: error }, 'the judge call failed')
    return null
  }
}

/** The verdicts on all questions, in their order; those of a question that got no answer are empty. */
export async function askJudge(
  ctx: Context,
  llm: JsonLlm,
  session: Held,
  questions: readonly Asked[],
): Promise<Judgement['criteria'][]> {
  const deadline = AbortSignal.timeout(judgeTimeoutMs)
  const verdicts: Judgement['criteria'][] = questions.map(() => ({}))
  const left = questions.entries()
  const work = async () => {
    for (const [place, asked] of left) verdicts[place] = await askOne(ctx, llm, session, asked, deadline)
  }
  await Promise.all(Array.from({ length: Math.min(questionsAtOnce, questions.length) }, work))
  return verdicts
}
