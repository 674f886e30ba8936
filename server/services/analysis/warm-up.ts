import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Conversation } from '#db/seed/conversation.ts'
import { conversations } from '#db/seed/history.ts'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { prospectInput } from '#protocol/rest/prospects.ts'
import { openingLanguage } from '#protocol/vocabulary/language.ts'
import { tip } from '#server/domain/coach/tip.ts'
import { respond } from '#server/domain/debtor/fold.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'
import { realise } from '#server/domain/debtor/words/realise.ts'
import { analyze } from '#server/domain/scoring/analyze.ts'
import { scenarioOf } from '../training-session/scenario.ts'

/** Arbitrary values. */
const settings = { seed: 1, opening: 'cold', callDay: '2026-03-03' } as const

function scenarioFor({ prospect, sessionType, sessionLanguage }: Conversation): Scenario {
  const { id: _, ...sample } = sampleProspects[prospect]
  return scenarioOf(prospectInput.parse(sample), { ...settings, sessionType, sessionLanguage })
}

/**
 * Runs reading, replies, tips and an analysis once over the sample conversations in both languages. The engine
 * compiles a pattern on first use, so otherwise the first session after a start would wait more than a second.
 * It yields to the event loop after each line and stops at the next line once `signal` aborts.
 */
export async function warmUp(signal?: AbortSignal): Promise<void> {
  for (const conversation of Object.values<Conversation>(conversations)) {
    const scenario = scenarioFor(conversation)
    const language = openingLanguage(conversation.sessionLanguage)
    const heard: TranscriptLine[] = []
    for (const [at, text] of conversation.lines.entries()) {
      const speaker = at % 2 === 0 ? 'assistant' : 'user'
      heard.push({ itemId: null, speaker, text })
      await nextTurn()
      if (signal?.aborted) return
      if (speaker === 'assistant') tip({ scenario, lines: heard, coach: null, language })
      else {
        const { plan } = respond(scenario, heard)
        if (plan) realise(plan, { scenario, lines: heard, turn: at })
      }
    }
    await nextTurn()
    if (signal?.aborted) return
    analyze({ scenario, lines: heard, feedbackLanguage: language })
  }
}
