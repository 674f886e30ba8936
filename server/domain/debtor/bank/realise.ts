import { lifeOf } from '../life/of-scenario.ts'
import type { DebtorPlan } from '../plan.ts'
import type { TranscriptLine, Scenario } from '../scenario.ts'
import { bankOf } from './entries.ts'
import { ownWordsOf } from './own-words.ts'
import { saidBy, sentenceKey } from './said.ts'
import type { Situation } from './situations.ts'
import { clause, lowered, slotWords } from './slot-words.ts'
import { type BankStep, speak } from './speak.ts'

type Spoken = { text: string; step: BankStep | 'fact' }

/**
 * The words of a plan without a language model: one whole reply. A fact is told as it stands in the life; for
 * everything else the bank has the words. Deterministic. `turn` counts the collector's lines.
 */
export function realise(plan: DebtorPlan, call: Call): string {
  return realised(plan, call).text
}

/** The words of a plan with what is said beside them, and from which step of the bank its own came. */
export function realised(plan: DebtorPlan, call: Call): Spoken {
  const own = wordsAlone(plan, call)
  if (plan.beside === undefined) return own
  const { says, first } = plan.beside
  const { text } = wordsAlone({ ...plan, says, terms: {} }, call)
  return { ...own, text: first ? `${text} ${own.text}` : `${own.text} ${text}` }
}

type Call = { scenario: Scenario; lines: readonly TranscriptLine[]; turn: number }

function wordsAlone(plan: DebtorPlan, { scenario, lines, turn }: Call): Spoken {
  const life = lifeOf(scenario, plan.language)
  if ('fact' in plan.says) {
    const { fact, again } = plan.says
    // Nobody says the very same words again as if they were new.
    if (!again || !saidBy(lines).sentences.has(sentenceKey(fact.again)))
      return { text: again ? fact.again : fact.text, step: 'fact' }
  }
  const objection = 'situation' in plan.says ? objectionAlone(plan.says.situation, plan, scenario) : null
  if (objection !== null) return { text: objection, step: 'fact' }
  const said = lines.flatMap(({ speaker, text }) => (speaker === 'assistant' ? [text] : []))
  return speak(
    {
      language: plan.language,
      personality: scenario.personality,
      region: life.region,
      seed: scenario.seed,
      own: ownWordsOf(life, scenario),
    },
    'situation' in plan.says ? plan.says.situation : 'fact.said',
    plan.mood,
    {
      ...slotWords(plan.terms, scenario, life, said.at(-1)),
      ...('fact' in plan.says ? { fact: lowered(clause(plan.says.fact.again), scenario) } : {}),
    },
    // Who rang about the debt asks nobody what it is about.
    { said, turn, known: scenario.opening === 'greeting' },
  )
}

/** The prospect's own objection as it was written; a frame around it is left to its repetition. */
function objectionAlone(
  situation: Situation,
  { terms, language }: DebtorPlan,
  scenario: Scenario,
): string | null {
  const { objection } = terms
  if (!objection) return null
  const bank = bankOf(language, scenario.personality)
  const framed = situation === 'object.custom.again' && (bank.get(situation)?.length ?? 0) > 0
  const own = situation === 'object.custom' || situation === 'object.custom.again'
  return own && (!framed || objection.includes('?')) ? asSentence(objection) : null
}

function asSentence(text: string): string {
  const whole = text
    .trim()
    .replace(/^([¿¡]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
  return /[.!?…"”]$/.test(whole) ? whole : `${whole}.`
}
