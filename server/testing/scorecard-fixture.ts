import { aScorecard } from '#db/testing/rows.ts'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import type { TestBrowser } from './browser.ts'
import type { Person } from './organisation.ts'

export const noticeText = 'Hello, my name is Laura, calling on behalf of Northway on a recorded line.'

/** A criterion that a manager wrote. */
export function aWrittenCriterion(question = 'Was the callback number given?') {
  return {
    kind: 'written' as const,
    id: crypto.randomUUID(),
    question,
    two: 'Given in full.',
    one: 'Mentioned.',
    zero: 'Not given.',
    examples: ['You can reach us at 555 0100.'],
    weight: 2,
    failing: false,
  }
}

/** A scorecard with one entry of each kind: built in, written, and a line that the practice calls of tests hold. */
export function aMixedScorecard(changes: Partial<ScorecardContent> = {}): ScorecardContent {
  const { criteria, ...rest } = aScorecard()
  return {
    ...rest,
    criteria: [...criteria, aWrittenCriterion()],
    requiredLines: [
      { kind: 'notice', id: crypto.randomUUID(), text: noticeText, due: 'opening', failing: true },
    ],
    ...changes,
  }
}

export const createScorecard = (by: Person, content: ScorecardContent, teamId: string | null = null) =>
  by.browser.call('createScorecard', { body: { content, teamId } })

export const scorecardOf = (browser: TestBrowser, sessionId: string) =>
  browser.call('getSessionScorecard', { params: { id: sessionId } })
