import { and, isNull, ne, sql } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { InstallationOverview } from '#protocol/rest/overview.ts'
import type { Charge } from '#protocol/rest/usage.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { dayOf } from '#server/domain/practice/days.ts'
import { AppError } from '#server/errors/app-error.ts'
import { readUsage } from '../usage/read-months.ts'
import { presentName } from '../user/present-name.ts'
import { usernameKey } from '../user/rows.ts'

/**
 * What an admin answers for beside the people: accounts without a team, what the installation runs on, and the month.
 * @throws {AppError} `forbidden` for anybody else
 */
export async function getInstallationOverview(ctx: ActorContext): Promise<InstallationOverview> {
  if (!can(ctx.actor, 'administer', { ownerId: null }))
    throw new AppError('forbidden', 'only admins read about the installation')
  const [people, { months }] = await Promise.all([
    ctx.db
      .select({
        id: users.id,
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(users)
      .where(and(isNull(users.teamId), isNull(users.deactivatedAt), ne(users.role, 'admin')))
      .orderBy(usernameKey)
      .limit(limits.attentionMax),
    readUsage(ctx, { months: 1 }),
  ])
  const { llm, voices, stt, streamingStt } = ctx
  const costs = months.flatMap(({ costMicroUsd }) => (costMicroUsd === null ? [] : [costMicroUsd]))
  return {
    withoutTeam: { total: people[0]?.total ?? 0, rows: people.map(presentName) },
    providers: {
      model: { builtIn: llm.provider === 'embedded', provider: llm.provider, model: llm.model },
      voice: { builtIn: voices.live === voices.builtIn, provider: voices.live.provider },
      liveTranscription: streamingStt?.provider ?? null,
      // What transcribes live transcribes recordings, too, where nothing else does.
      transcription: stt?.provider ?? streamingStt?.provider ?? null,
    },
    usage: {
      month: dayOf(ctx.now()).slice(0, 'YYYY-MM'.length),
      practiceMinutes: sumOf(months.map((month) => month.practiceMinutes)),
      modelTokensIn: sumOf(months.map((month) => month.modelTokensIn)),
      modelTokensOut: sumOf(months.map((month) => month.modelTokensOut)),
      voiceCharacters: sumOf(months.map((month) => month.voiceCharacters)),
      costMicroUsd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    },
  }
}

function sumOf(charges: readonly Charge[]): Charge {
  const costs = charges.flatMap(({ costMicroUsd }) => (costMicroUsd === null ? [] : [costMicroUsd]))
  return {
    quantity: charges.reduce((sum, { quantity }) => sum + quantity, 0),
    unpriced: charges.reduce((sum, { unpriced }) => sum + unpriced, 0),
    costMicroUsd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
  }
}
