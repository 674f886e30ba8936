import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { MadeBy } from '#db/schema/prospects.ts'
import type { Lives } from '#protocol/rest/life.ts'
import { languages } from '#protocol/vocabulary/language.ts'
import type { ActorContext } from '#server/context.ts'
import { extractedFacts, extractionPrompt, withExtracted } from '#server/domain/debtor/life/extracted.ts'
import type { LifeSource } from '#server/domain/debtor/life/people/source.ts'
import { Memo } from '#server/language/memo.ts'
import { answersJson } from '#server/providers/llm/llm.ts'
import { askWithinBudget } from '../budget/ask-within-budget.ts'

/** A scenario of the greatest length gives some forty facts. */
const extractionTokensMax = 4_000
/** The author waits for it. */
const extractionTimeoutMs = 12_000

/** Lives without their author's edits, and who found the facts of the scenario in at least one language. */
type MadeLives = { lives: Lives; madeBy: MadeBy }

/** What was found, so that the life that is stored is the one that its author was shown. */
const found = new Memo<Promise<MadeLives>>(200)

/**
 * The lives with the facts that the model finds in the scenario; as the rules made them where there is no model or no
 * scenario, where it does not answer in time, and where what it says is not in the scenario.
 */
export async function livesWithModel(
  ctx: ActorContext,
  source: LifeSource,
  lives: Lives,
): Promise<MadeLives> {
  const { scenario, name } = source
  if (ctx.replies.makesLives !== true || !answersJson(ctx.llm) || !scenario?.trim())
    return { lives, madeBy: 'rules' }
  const key = createHash('sha256')
    .update(JSON.stringify([ctx.actor.id, source, lives]))
    .digest('base64')
  return found.of(key, () => extracted(ctx, { name, scenario }, lives))
}

async function extracted(
  ctx: ActorContext,
  source: { name: string; scenario: string },
  lives: Lives,
): Promise<MadeLives> {
  const { llm } = ctx
  if (!answersJson(llm)) return { lives, madeBy: 'rules' }
  const target = { userId: ctx.actor.id, teamId: ctx.actor.teamId, sessionId: null }
  const made: Lives = { ...lives }
  await Promise.all(
    languages.map(async (language) => {
      const life = lives[language]
      if (!life) return
      const prompt = extractionPrompt(source, language)
      try {
        const value = await askWithinBudget(ctx, target, prompt, extractionTokensMax, () =>
          llm.json(
            { ...prompt, schemaName: 'life', schema: z.toJSONSchema(extractedFacts) },
            AbortSignal.timeout(extractionTimeoutMs),
          ),
        )
        made[language] = withExtracted(life, source.scenario, extractedFacts.parse(value))
      } catch (error) {
        ctx.log.warn({ err: error }, 'a model found no facts in a scenario')
      }
    }),
  )
  const byModel = languages.some((language) => made[language] !== lives[language])
  return { lives: made, madeBy: byModel ? 'model' : 'rules' }
}
