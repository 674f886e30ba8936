import type { Language } from '#protocol/vocabulary/language.ts'
import { realise } from '../bank/realise.ts'
import { ceilingCents } from '../finances.ts'
import { fold, openingPlan } from '../fold.ts'
import type { DebtorPlan } from '../plan.ts'
import { pick } from '../random.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'
import { collectorIds, collectorLine } from './collectors.ts'

/** Most lines of the collector in a session. */
export const wanderingTurns = 30

export type Session = {
  scenario: Scenario
  lines: TranscriptLine[]
  plans: DebtorPlan[]
  factsChanged: number
  capExceeded: number
}

/** A session with a collector who changes his mind: each line is the next one of a script drawn at random. */
export function wanderingSession(scenario: Scenario, language: Language): Session {
  const opening = openingPlan(scenario)
  const heard: DebtorPlan[] = [opening]
  const lines: TranscriptLine[] = [
    {
      itemId: null,
      speaker: 'assistant',
      text: realise(opening, { scenario, lines: [], turn: 0 }),
    },
  ]
  let factsChanged = 0
  let capExceeded = 0
  let first = ''
  for (let turn = 1; turn <= wanderingTurns; turn++) {
    const id = pick(scenario.seed, `script ${turn}`, collectorIds)
    const { name: debtorName, debtCents } = scenario
    lines.push({
      itemId: null,
      speaker: 'user',
      text: collectorLine(id, { language, debtorName, debtCents, heard }),
    })
    const { state, steps } = fold(scenario, lines)
    const plan = steps.at(-1)?.plan
    if (!plan) break
    const facts = JSON.stringify(state.finances)
    first ||= facts
    if (facts !== first) factsChanged++
    const { offerCents, offerFrequency } = plan.slots
    if (offerCents !== undefined && offerCents > ceilingCents(state.finances, offerFrequency ?? 'once'))
      capExceeded++
    heard.push(plan)
    lines.push({
      itemId: null,
      speaker: 'assistant',
      text: realise(plan, { scenario, lines, turn }),
    })
  }
  return { scenario, lines, plans: heard, factsChanged, capExceeded }
}
