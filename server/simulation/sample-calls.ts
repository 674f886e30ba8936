import type { Conversation } from '#db/seed/conversation.ts'
import { conversations } from '#db/seed/history.ts'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { prospectInput } from '#protocol/rest/prospects.ts'
import { openingLanguage, type Language } from '#protocol/vocabulary/language.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'
import { scenarioOf } from '#server/services/training-session/scenario.ts'

/** Arbitrary values. */
const settings = { seed: 1, opening: 'cold', callDay: '2026-03-03', law: null } as const

export type SampleCall = { scenario: Scenario; language: Language; lines: TranscriptLine[] }

/** The sample conversations in both languages, for warming up: the engine compiles a pattern on first use. */
export function sampleCalls(): SampleCall[] {
  return Object.values<Conversation>(conversations).map(
    ({ prospect, sessionType, sessionLanguage, lines }) => {
      const { id: _, ...sample } = sampleProspects[prospect]
      return {
        scenario: scenarioOf(prospectInput.parse(sample), { ...settings, sessionType, sessionLanguage }),
        language: openingLanguage(sessionLanguage),
        lines: lines.map((text, at) => ({
          itemId: null,
          speaker: at % 2 === 0 ? 'assistant' : 'user',
          text,
        })),
      }
    },
  )
}
