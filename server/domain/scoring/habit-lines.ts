import { metFrom } from '#protocol/vocabulary/loss-ranking.ts'
import type { Standing } from '../law/law.ts'
import type { Conversation } from './conversation.ts'
import { criterionOf, type CriterionId } from './criteria/criteria.ts'
import { isStrength, type Moment, type MomentKind } from './criteria/criterion.ts'
import { faultsOf, type HabitFault } from './habit-faults.ts'
import type { MayShow } from './line-faults/doubtful-lines.ts'
import { isLineHabit } from './line-faults/graveness.ts'
import { gradeOf, type Judged, ratioOf } from './scores.ts'
import type { Breach } from './violations.ts'

/** As many as a trainee can take again of one habit. */
const linesMax = 3

/** What one line can be told of together: all of it is that a feeling was not met. */
const ofFeelings: readonly MomentKind[] = ['missed_feeling', 'generic_feeling', 'money_before_feeling']

/** What is said of a line already, and what that weighs. */
type Said = { kind: MomentKind | null; weight: number }

/** What every line is judged for says less of one than what it did with what was said before. */
const isOfLines = ({ id }: Judged) => isLineHabit(id)

const lostWeight = (one: Judged) => criterionOf(one.id).weight * (1 - ratioOf(one))

/**
 * What is found of every line gives way to all that weighs more than this: a right passed over, harsh words, a demand again. It
 * stands before what people seldom signed of such a line (an objection not asked about, a feeling that was met some other way).
 */
const weightOfLines = 1

const tellingWeight = (one: Judged) => (isOfLines(one) ? weightOfLines : lostWeight(one))

/**
 * What is said of the lines of a call already. No line is praised and blamed, or blamed beside a breach, and none shows two
 * habits; a fault that weighs less than a habit may be told of the same line, behind it.
 */
class ToldLines {
  readonly #said = new Map<number, Said[]>()

  constructor(judged: readonly Judged[], breaches: readonly Breach[]) {
    for (const { quote } of breaches) this.#add(quote.line, null)
    for (const one of judged)
      for (const { moment, also = [], right, quote, credit } of one.opportunities) {
        if (right && quote && credit < 1) this.#add(quote.line, null)
        for (const { kind, quote: shown } of moment ? [moment, ...also] : [])
          if (isStrength(kind)) this.#add(shown.line, null)
          else if (credit < 1) this.#add(shown.line, kind, lostWeight(one))
      }
  }

  #add(line: number, kind: MomentKind | null, weight = Number.POSITIVE_INFINITY): void {
    this.#said.set(line, [...(this.#said.get(line) ?? []), { kind, weight }])
  }

  /** Takes the lines of a turn for a fault of a habit that weighs so much; false if something else is said of one of them. */
  take({ turn, moment }: HabitFault, weight: number): boolean {
    const lines = turn.lines.map(({ line }) => line)
    const together = (kind: MomentKind | null) =>
      kind === moment.kind || (ofFeelings.includes(moment.kind) && ofFeelings.some((one) => one === kind))
    // What says the own line again cannot stand where that has another fault.
    const fits = (said: Said) => together(said.kind) || (said.weight < weight && moment.kind !== 'no_thanks')
    if (!lines.flatMap((line) => this.#said.get(line) ?? []).every(fits)) return false
    for (const line of lines) this.#add(line, null)
    return true
  }
}

/**
 * Gives the habits that a call lost by (habits.ts) the lines that show them worst, three at most, the dearest habit first, and
 * those of every line last.
 * A habit is one occasion, of the call as a whole: its credit stays what it is. A line of which something graver or
 * anything good is told is left to that, and a habit that no line shows without doubt has none.
 */
export function withHabitLines(
  judged: readonly Judged[],
  reading: { talk: Conversation; law: Standing; breaches: readonly Breach[] },
  mayShow: MayShow,
): Judged[] {
  const told = new ToldLines(judged, reading.breaches)
  const moments = new Map<CriterionId, Moment[]>()
  const losing = judged
    .filter((one) => one.opportunities.length > 0 && ratioOf(one) < metFrom)
    .toSorted(
      (one, other) =>
        Number(isOfLines(one)) - Number(isOfLines(other)) || lostWeight(other) - lostWeight(one),
    )
  for (const one of losing) {
    const { id } = one
    const shown: Moment[] = []
    for (const fault of faultsOf(id, { ...reading, hardly: gradeOf(one) === 0 }))
      if (shown.length < linesMax && mayShow(id, fault.moment) && told.take(fault, tellingWeight(one)))
        shown.push(fault.moment)
    if (shown.length > 0) moments.set(id, shown)
  }
  return judged.map((one) => {
    const [moment, ...also] = moments.get(one.id) ?? []
    const [occasion, ...others] = one.opportunities
    if (!moment || !occasion) return one
    const quote = occasion.quote ?? moment.quote
    return { ...one, opportunities: [{ ...occasion, quote, moment, also }, ...others] }
  })
}
