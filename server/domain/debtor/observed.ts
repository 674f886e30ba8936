import type { Attention, DebtorStateFrame } from '#protocol/realtime/watching.ts'
import { corroborated } from '#server/language/violations/corroborated.ts'
import type { Reading, ViolationHit } from '#server/language/reading.ts'
import { violationsOnce } from '#server/language/violations/violations-once.ts'
import { fold, type Step } from './fold.ts'
import type { TranscriptLine, Scenario } from './scenario.ts'
import type { DebtorState } from './state.ts'

/** From here on anger is high: the band of docs/debtor.md. */
export const highAnger = 60
/** A violation calls for a look while it is in so many of the collector's last lines. */
const recentLines = 3

/** What a supervisor is shown of the debtor and of the collector's lines. */
export type Observed = {
  /** The collector's last line; null before the first. */
  aboutItemId: string | null
  state: DebtorStateFrame
  /** All violations so far, and the anger where it is high now. */
  attention: Attention[]
  /** Those of them that call for a look now. */
  now: Attention[]
}

/** Pure: whoever reads the same lines sees the same. */
export function observe(scenario: Scenario, lines: readonly TranscriptLine[]): Observed {
  const { state, steps } = fold(scenario, lines)
  const itemOf = (step: Step) => lines[step.line]?.itemId ?? null
  const readings = steps.map(({ reading }) => reading)
  const violations = steps.map((step, at) =>
    violationsIn(step, corroborated(readings, at)).map((hit): Attention => ({
      reason: 'violation',
      item_id: itemOf(step),
      violation: hit.violation,
      severity: hit.severity,
      quote: hit.quote,
    })),
  )
  const anger = angrySince(state, steps)
  const angry: Attention[] =
    anger === null ? [] : [{ reason: 'anger', item_id: anger.step && itemOf(anger.step) }]
  const last = steps.at(-1)
  return {
    aboutItemId: last ? itemOf(last) : null,
    state: shown(state),
    attention: [...angry, ...violations.flat()],
    now: [...angry, ...violations.slice(-recentLines).flat()],
  }
}

/** Each violation of a line once, where it is blamed first; `heard`: its reading as it counts in the call. */
function violationsIn({ outcome }: Step, heard: Reading): ViolationHit[] {
  const hits = violationsOnce(heard)
  return outcome.violations.flatMap((one) => hits.find(({ violation }) => violation === one) ?? [])
}

/** The line at which the anger that is high now rose; no line: the debtor came to the call with it. */
function angrySince(state: DebtorState, steps: readonly Step[]): { step: Step | null } | null {
  if (state.feelings.anger < highAnger) return null
  const calm = steps.findLastIndex((step) => step.state.feelings.anger < highAnger)
  return { step: steps[calm + 1] ?? null }
}

function shown(state: DebtorState): DebtorStateFrame {
  const { feelings, commitment, objections, rights, identified, verified, disclosed, ended } = state
  return {
    feelings: {
      trust: feelings.trust,
      anger: feelings.anger,
      distress: feelings.distress,
      willingness: feelings.willingness,
      patience: feelings.patience,
    },
    commitment,
    objections: objections.flatMap(({ topic, text, status }) =>
      status === 'latent' ? [] : [{ topic, text, status }],
    ),
    rights: rights.map(({ right, honoured }) => ({ right, honoured })),
    identified,
    verified,
    disclosed,
    ended,
  }
}
