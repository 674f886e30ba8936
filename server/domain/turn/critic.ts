import { readLine } from '../debtor/acts/line.ts'
import { weighLanguage } from '../debtor/acts/language.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { Line, Scenario } from '../debtor/scenario.ts'
import { saidBy, sentenceKey, wordCount } from '../debtor/words/said.ts'
import { agreesTooMuch } from './agreement.ts'
import { type KnownFacts, knownFacts, strangeFact } from './known-facts.ts'
import { leavesThePart } from './out-of-part.ts'
import { strangeTopic } from './topics.ts'

export type Verdict = { ok: true } | { ok: false; because: string }

export type CriticContext = { plan: DebtorPlan; scenario: Scenario; lines: readonly Line[] }

/** Weight of function words and endings (acts/language.ts) from which a language shows. */
const languageShows = 2

/**
 * Judges the clauses of one reply that a language model words, before anybody sees them: the state
 * decides what the debtor does, so a clause that says more than the plan allows is refused with the
 * reason. Rules from docs/debtor.md, "With a language model".
 */
export class Critic {
  readonly #context: CriticContext
  #facts: KnownFacts | null = null
  #said: ReadonlySet<string> | null = null

  constructor(context: CriticContext) {
    this.#context = context
  }

  /** `before` is what of this reply was said already. */
  judge(written: string, writtenBefore: string): Verdict {
    const { plan } = this.#context
    const [clause, before] = [straight(written), straight(writtenBefore)]
    const left = leavesThePart(clause)
    if (left !== null) return refuse(left)
    if (agreesTooMuch(clause, before, plan.act)) return refuse('it agrees to pay, and the plan does not')
    const fact = strangeFact(clause, () => this.#known(), plan.language)
    if (fact !== null) return refuse(`it says "${fact}", which is not in the plan`)
    const topic = strangeTopic(clause, this.#context)
    if (topic !== null) return refuse(`it brings up ${topic}, which is not in the plan`)
    if (wrongLanguage(clause, this.#context)) return refuse('it is in the wrong language')
    if (this.#repeats(clause, before)) return refuse('it repeats what was said before in this call')
    return { ok: true }
  }

  #known(): KnownFacts {
    const { plan, scenario, lines } = this.#context
    return (this.#facts ??= knownFacts(plan, scenario, lines))
  }

  /** A whole sentence of four words or more that the debtor has said in this call, but for its objection. */
  #repeats(clause: string, before: string): boolean {
    if (!/[.!?…]["”»]?\s*$/u.test(clause) || (before !== '' && !/[.!?…]["”»]?\s*$/u.test(before)))
      return false
    const key = sentenceKey(clause)
    const objection = sentenceKey(this.#context.plan.slots.objection?.text ?? '')
    this.#said ??= saidBy(this.#context.lines).sentences
    return key.split(' ').length >= 4 && this.#said.has(key) && !objection.includes(key)
  }
}

/** Words of a short aside: "Ay, no sé qué hacer". */
const asideMaxWords = 6

/**
 * A clause is in the wrong language when the other one shows in it, and more than the right one does.
 * Somebody with Spanish falls into it for a moment when upset (docs/debtor.md, "The words").
 */
function wrongLanguage(clause: string, { plan, scenario }: CriticContext): boolean {
  const { language, feelings } = plan
  const upset = feelings.anger === 'high' || feelings.distress === 'high'
  const hasSpanish =
    scenario.primaryLanguage !== 'english' ||
    scenario.accent === 'mexican' ||
    scenario.accent === 'argentinian'
  if (upset && hasSpanish && language === 'en' && wordCount(clause) <= asideMaxWords) return false
  const weights = weighLanguage(readLine(clause))
  const other = language === 'en' ? weights.es : weights.en
  return other >= languageShows && other > 2 * weights[language]
}

/** Models write the curly apostrophe, the patterns the straight one. */
function straight(text: string): string {
  return text.replaceAll('’', "'")
}

function refuse(because: string): Verdict {
  return { ok: false, because }
}
