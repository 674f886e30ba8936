import { eq, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { Analytics, AnalyticsPeriod, PracticeFigures } from '#protocol/rest/analytics.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { meanScore } from '#server/domain/practice/change.ts'
import { type EditionMean, sumOfEdition } from '#server/domain/practice/editions.ts'
import { dayOf, daysBefore } from '#server/domain/practice/days.ts'
import { dateBuckets } from '#server/domain/practice/date-buckets.ts'
import { notFound } from '#server/errors/app-error.ts'
import { readEditionDays } from '../practice/edition-sums.ts'
import { findTeam } from '../team/find.ts'
import { latestEvaluations } from './latest.ts'
import { countProspects, type PracticeSums, readDays, totalOf } from './read-days.ts'

/** The figures of the last `days` days, for the actor or for a team that the actor may watch. */
export async function getAnalytics(
  ctx: ActorContext,
  input: { days: AnalyticsPeriod; teamId?: string | undefined },
): Promise<Analytics> {
  const whose = input.teamId === undefined ? eq(users.id, ctx.actor.id) : await membersOf(ctx, input.teamId)
  const to = dayOf(ctx.now())
  const from = daysBefore(to, input.days - 1)
  const earlier = { from: daysBefore(from, input.days), to: daysBefore(from, 1) }
  const [days, earlierDays, scores, earlierScores, created, createdEarlier, latest] = await Promise.all([
    readDays(ctx, whose, { from, to }),
    readDays(ctx, whose, earlier),
    readEditionDays(ctx, whose, { from, to }),
    readEditionDays(ctx, whose, earlier),
    countProspects(ctx, whose, { from, to }),
    countProspects(ctx, whose, earlier),
    latestEvaluations(ctx, whose, from),
  ])
  const [sums, earlierSums] = [totalOf(days), totalOf(earlierDays)]
  const mean = sumOfEdition(scores)
  const standardShare = percentOf(sums.standard, sums.standard + sums.objectionHandling)
  return {
    from,
    to,
    current: figuresOf(sums, mean, created),
    // On the same scale, so that both means can be compared.
    previous: figuresOf(earlierSums, sumOfEdition(earlierScores, mean.criteriaEdition), createdEarlier),
    scoreChange: null,
    types: [
      { sessionType: 'standard', sessions: sums.standard, percentage: standardShare ?? 0 },
      {
        sessionType: 'objection_handling',
        sessions: sums.objectionHandling,
        // The remainder, so that both add up to 100.
        percentage: standardShare === null ? 0 : 100 - standardShare,
      },
    ],
    course: dateBuckets({ from, to }, input.days).map((stretch) => {
      const isWithin = ({ day }: { day: string }) => day >= stretch.from && day <= stretch.to
      const sums = totalOf(days.filter(isWithin))
      const meanThen = sumOfEdition(scores.filter(isWithin))
      return {
        ...stretch,
        sessions: sums.standard + sums.objectionHandling,
        completed: sums.completed,
        averageScore: meanScore(meanThen),
        criteriaEdition: meanThen.criteriaEdition,
      }
    }),
    latest,
  }
}

/** The condition for the members of a team. 404 unless the actor may watch them. */
async function membersOf(ctx: ActorContext, teamId: string): Promise<SQL> {
  const { team } = await findTeam(ctx, teamId)
  if (!can(ctx.actor, 'watch', { ownerId: null, teamId: team.id })) throw notFound('team')
  return eq(users.teamId, team.id)
}

function figuresOf(sums: PracticeSums, mean: EditionMean, prospectsCreated: number): PracticeFigures {
  const sessions = sums.standard + sums.objectionHandling
  return {
    sessions,
    completed: sums.completed,
    completionRate: percentOf(sums.completed, sessions),
    scored: mean.scored,
    averageScore: meanScore(mean),
    otherwiseScored: mean.otherwiseScored,
    averageDurationS: sums.completed === 0 ? null : Math.round(sums.durationS / sums.completed),
    prospectsCreated,
  }
}

function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, Math.round((part / whole) * 100))
}
