import type { Severity } from '#protocol/vocabulary/analysis.ts'
import { countedElsewhere, criterionOfBreach, lawful, severityCosts } from './criteria/compliance/lawful.ts'
import type { CriterionId } from './criteria/criteria.ts'
import type { Moment, Opportunity } from './criteria/criterion.ts'
import { type Judged, mostLost, ratioOf, type ScoredAs, worthOf } from './scores.ts'
import type { Breach } from './violations.ts'

/** What the parts of an analysis took from the overall score before its cap, in points to one decimal. */
export type Costs = {
  ofCriterion: (id: CriterionId) => number
  /** Of a fault in a line, over all criteria that it lost. */
  ofMoment: (moment: Moment) => number
  /** Of a breach by its criterion. What the cap takes comes on top of it. */
  ofBreach: (breach: Pick<Breach, 'violation' | 'severity'>) => number
}

export function costsOf(judged: readonly Judged[], breaches: readonly Breach[], as: ScoredAs): Costs {
  const worths = worthOf(judged, as)
  const lostOf = (one: Judged) => (worths.get(one.id) ?? 0) * (1 - ratioOf(one))
  const all = judged.reduce((sum, one) => sum + lostOf(one), 0)
  // What was earned counts as far as the lines leave it, and what they take makes each loss dearer. A call that is worth less than
  // nothing has 0: nobody can lose more than there is.
  const kept = Math.max(0, (mostLost - all) * as.impression)
  const part = all > 0 ? (mostLost - kept) / all : 1
  const worth = (id: CriterionId) => (worths.get(id) ?? 0) * part
  const lost = (id: CriterionId) => {
    const one = judged.find((each) => each.id === id)
    return one ? lostOf(one) * part : 0
  }
  const weighed = breaches
    .filter(({ violation }) => countedElsewhere[violation] === undefined)
    .reduce((sum, { severity }) => sum + severityCosts[severity], 0)
  const inLawful = (severity: Severity) => (lost(lawful.id) * severityCosts[severity]) / weighed
  return {
    ofCriterion: (id) => toTenths(lost(id)),
    ofMoment: (moment) =>
      toTenths(
        judged
          .flatMap((one) =>
            occasionsOf(moment, one).map(
              ({ credit }) => (worth(one.id) * (1 - credit)) / one.opportunities.length,
            ),
          )
          .reduce((sum, points) => sum + points, 0),
      ),
    ofBreach: ({ violation, severity }) => {
      const criterion = criterionOfBreach(violation)
      return toTenths(criterion === lawful.id ? inLawful(severity) : lost(criterion))
    },
  }
}

/** The occasions of a criterion that a moment was. */
function occasionsOf({ kind, quote }: Moment, { opportunities }: Judged): Opportunity[] {
  return opportunities.filter(({ moment }) => moment?.kind === kind && moment.quote.line === quote.line)
}

/** The criteria in which a moment lost something. */
export function criteriaLostBy(moment: Moment, judged: readonly Judged[]): CriterionId[] {
  return judged.filter((one) => occasionsOf(moment, one).some(({ credit }) => credit < 1)).map(({ id }) => id)
}

function toTenths(points: number): number {
  return Math.max(0, Math.round(points * 10) / 10)
}
