import type { CallSituation } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { ViolationId } from '../../law/violations.ts'
import type { Scenario } from '../../debtor/scenario.ts'
import type { Script } from '../fixtures/fixture.ts'

/** The two ways in which each situation is shown. */
export const handlings = ['good', 'bad'] as const
export type Handling = (typeof handlings)[number]

/** One situation told twice, line for line the same in both languages: as it should be, and with one mistake. */
export type Handled = {
  situation: CallSituation
  title: Record<Language, string>
  /** What goes wrong in the bad one. */
  violation: ViolationId
  scenario: Scenario
  script: Record<Handling, Record<Language, Script>>
}
