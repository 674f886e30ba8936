import type { SessionRule } from '#protocol/rest/training-sessions.ts'
import type { ActorContext } from '#server/context.ts'
import { standingOf } from '#server/domain/law/default.ts'
import { basisOf, citationOf } from '#server/domain/law/law.ts'
import { violationIds } from '#server/domain/law/violations.ts'
import { findSession } from './find.ts'
import { scenarioOf } from './scenario.ts'

/** By which rule each violation would be one in a session, and what a collector who keeps the rule says. */
export async function listSessionRules(ctx: ActorContext, input: { id: string }): Promise<SessionRule[]> {
  const session = await findSession(ctx, input.id, 'watch')
  const standing = standingOf(scenarioOf(session.scenario, session))
  return violationIds.flatMap((violation) => {
    const basis = basisOf(violation, standing)
    const [nearest] = basis?.rules ?? []
    return basis && nearest ? [{ violation, basis: citationOf(basis), example: nearest.example }] : []
  })
}
