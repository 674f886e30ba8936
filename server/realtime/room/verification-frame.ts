import type { VerificationFrame } from '#protocol/realtime/verification.ts'
import type { Scenario, TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { fold } from '#server/domain/debtor/fold.ts'
import { verificationIn } from '#server/domain/scoring/verification.ts'

/** What has been verified of the debtor in the lines so far, for the views of a session. */
export function verificationFrame(
  { scenario, recorded }: { scenario: Scenario; recorded: boolean },
  lines: readonly TranscriptLine[],
): VerificationFrame {
  const { items, told } = verificationIn(scenario, lines, recorded ? null : fold(scenario, lines))
  return {
    type: 'verification.changed',
    items: items.map(({ item, asked, given, afterDebt }) => ({
      item,
      asked_item_id: asked?.itemId ?? null,
      given_item_id: given?.itemId ?? null,
      after_debt: afterDebt,
    })),
    debt_item_id: told?.itemId ?? null,
  }
}
