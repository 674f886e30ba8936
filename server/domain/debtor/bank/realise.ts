import { lifeOf } from '../life/of-scenario.ts'
import type { DebtorPlan } from '../plan.ts'
import type { TranscriptLine, Scenario } from '../scenario.ts'
import { saidBy, sentenceKey } from './said.ts'
import { slotWords } from './slot-words.ts'
import { speak } from './speak.ts'

/**
 * The words of a plan without a language model: one whole reply. A fact is told as it stands in the life; for
 * everything else the bank has the words. Deterministic. `turn` counts the collector's lines.
 */
export function realise(
  plan: DebtorPlan,
  { scenario, lines, turn }: { scenario: Scenario; lines: readonly TranscriptLine[]; turn: number },
): string {
  const life = lifeOf(scenario, plan.language)
  if ('fact' in plan.says) {
    const { fact, again } = plan.says
    // Asked a third time, nobody says the very same words again.
    if (!again || !saidBy(lines).sentences.has(sentenceKey(fact.again))) return again ? fact.again : fact.text
  }
  const said = lines.flatMap(({ speaker, text }) => (speaker === 'assistant' ? [text] : []))
  return speak(
    { language: plan.language, personality: scenario.personality, region: life.region, seed: scenario.seed },
    'situation' in plan.says ? plan.says.situation : 'ask.already',
    plan.mood,
    slotWords(plan.terms, scenario, life, said.at(-1)),
    { said, turn },
  ).text
}
