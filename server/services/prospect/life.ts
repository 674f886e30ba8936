import type { NewProspect, StoredLife } from '#db/schema/prospects.ts'
import { editsIn, type EditsOfLife, type Lives } from '#protocol/rest/life.ts'
import { languages } from '#protocol/vocabulary/language.ts'
import type { ActorContext, Context } from '#server/context.ts'
import { withEdits } from '#server/domain/debtor/life/edits.ts'
import { lifeMaker } from '#server/domain/debtor/life/make-lives.ts'
import { seedOfName } from '#server/domain/debtor/life/of-scenario.ts'
import { owedCents } from '#server/domain/debtor/scenario.ts'
import type { LifeSource } from '#server/domain/debtor/life/people/source.ts'
import { livesWithModel } from './extract-life.ts'

/** What a life starts from besides the prospect's fields: it stays when these are edited. */
export type LifeOrigin = Pick<StoredLife, 'seed' | 'madeOn' | 'edits'>

/** The fields that a life is made from. */
const sourceFields = [
  'type',
  'name',
  'occupation',
  'income',
  'debtAmount',
  'debtType',
  'primaryLanguage',
  'voiceType',
  'accent',
  'paymentHistory',
  'personality',
  'scenario',
  'objections',
] as const satisfies readonly (keyof LifeSource)[]

/** Whether a change of these fields changes the life. */
export function changesLife(changes: object): boolean {
  return 'life' in changes || sourceFields.some((field) => field in changes)
}

/** A prospect without a debt owes the usual one, as in its sessions. */
export function lifeSourceOf(prospect: LifeSource): LifeSource {
  const source = Object.fromEntries(sourceFields.map((field) => [field, prospect[field]])) as LifeSource
  return { ...source, debtAmount: owedCents({ debtCents: (prospect.debtAmount ?? 0) * 100 }) / 100 }
}

/** The origin of a life that is stored, or of one that is made now: the same name gives the same person. */
export function originOf(
  prospect: { name: string; life?: StoredLife | null },
  now: Date,
  edits?: EditsOfLife,
): LifeOrigin {
  const { life } = prospect
  return {
    seed: life?.seed ?? seedOfName(prospect.name),
    madeOn: life?.madeOn ?? now.toISOString().slice(0, 10),
    edits: { ...life?.edits, ...edits },
  }
}

/**
 * What the debtor of a prospect knows before its author's edits. Every life comes from here: the rules make it, and the
 * seed what the scenario leaves open.
 */
export async function makeLivesFor(
  ctx: Pick<Context, 'simulation'>,
  source: LifeSource,
  { seed, madeOn }: Pick<LifeOrigin, 'seed' | 'madeOn'>,
  userId: string,
): Promise<Lives> {
  return ctx.simulation.run('lives', [lifeSourceOf(source), { seed, today: madeOn }], {
    userId,
    priority: 'session',
  })
}

/** Lives with their author's edits. */
export function editedLives(made: Lives, edits: EditsOfLife): Lives {
  const edited: Lives = {}
  for (const language of languages) {
    const life = made[language]
    if (life) edited[language] = withEdits(life, editsIn(edits, language))
  }
  return edited
}

/**
 * The life to store with a prospect. Where it cannot be made now (the server has too much to do), the edits are kept,
 * and the next start of the server or the next session makes it.
 */
export async function lifeColumns(
  ctx: ActorContext,
  source: LifeSource,
  origin: LifeOrigin,
  userId: string,
): Promise<Required<Pick<NewProspect, 'life' | 'lifeMaker'>>> {
  try {
    const ruled = await makeLivesFor(ctx, source, origin, userId)
    const { lives, madeBy } = await livesWithModel(ctx, lifeSourceOf(source), ruled)
    return { life: { ...origin, madeBy, lives: editedLives(lives, origin.edits) }, lifeMaker }
  } catch (error) {
    ctx.log.warn({ err: error }, 'a life was not made yet')
    return { life: { ...origin, lives: {} }, lifeMaker: 0 }
  }
}
