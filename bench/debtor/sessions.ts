import { readFileSync } from 'node:fs'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Difficulty, Personality } from '#protocol/vocabulary/prospect.ts'
import { readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import { cellScenario } from '#server/domain/debtor/eval/cells.ts'
import { openingPlan, respond } from '#server/domain/debtor/fold.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'
import { realise } from '#server/domain/debtor/bank/realise.ts'

/** `replayedLines`: each line with the lines of its call so far, as the reply and the tip saw them. */
export type Session = {
  scenario: Scenario
  lines: TranscriptLine[]
  replayedLines: { speaker: TranscriptLine['speaker']; heard: TranscriptLine[] }[]
}

const labelled = readLabelled(readFileSync(new URL('../../data/reading/dev.jsonl', import.meta.url), 'utf8'))

/** Possible lines of a collector, one utterance each; all differ, so that no reading is cached. */
export function collectorLines(language: Language): string[] {
  const said = labelled.filter(({ lang, violations }) => lang === language && violations.length === 0)
  return said.map(({ text }) => text)
}

/** The debtor's reply as in a session: replays the whole transcript and words the plan. */
export function reply(scenario: Scenario, lines: readonly TranscriptLine[]): string | null {
  const { plan } = respond(scenario, lines)
  const turn = lines.filter(({ speaker }) => speaker === 'assistant').length
  return plan && realise(plan, { scenario, lines, turn })
}

/**
 * Plays a session of `turns` answered lines. If the debtor hangs up, a new call starts with the same
 * transcript, so that the session stays as dense as one long call.
 */
export function longSession(
  {
    personality,
    difficulty,
    language,
  }: { personality: Personality; difficulty: Difficulty; language: Language },
  turns: number,
  from: number,
): Session {
  const scenario = cellScenario(personality, difficulty, language, from + 1)
  const said = collectorLines(language)
  const opening = openingPlan(scenario)
  const lines: TranscriptLine[] = []
  const replayedLines: Session['replayedLines'] = []
  let call: TranscriptLine[] = []
  const say = (line: TranscriptLine) => {
    lines.push(line)
    call.push(line)
    replayedLines.push({ speaker: line.speaker, heard: [...call] })
  }
  say({
    itemId: null,
    speaker: 'assistant',
    text: realise(opening, { scenario, lines: [], turn: 0 }),
  })
  for (let turn = 0; turn < turns; turn++) {
    const line: TranscriptLine = {
      itemId: null,
      speaker: 'user',
      text: said[(from + turn) % said.length] ?? '',
    }
    say(line)
    const text = reply(scenario, call)
    if (text !== null) say({ itemId: null, speaker: 'assistant', text })
    else {
      call = [line]
      replayedLines.push({ speaker: 'user', heard: [...call] })
      say({ itemId: null, speaker: 'assistant', text: reply(scenario, call) ?? '' })
    }
  }
  return { scenario, lines, replayedLines }
}
