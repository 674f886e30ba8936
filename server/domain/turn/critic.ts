import { readLine } from '#server/language/text/line.ts'
import { weighLanguage } from '#server/language/text/language.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import { type Said, saidBy, sentenceKey, wordCount } from '../debtor/words/said.ts'
import { agreesBeyondPlan } from './agreement.ts'
import { endsSentence } from './join.ts'
import { type KnownFacts, knownFacts, unknownFact } from './known-facts.ts'
import { outOfCharacter } from './out-of-character.ts'
import { unplannedTopic } from './topics.ts'

export type Verdict = { ok: true } | { ok: false; because: string }

export type CriticContext = { plan: DebtorPlan; scenario: Scenario; lines: readonly TranscriptLine[] }

/** Minimum weight of function words and endings (acts/language.ts) that identifies a language. */
const languageWeightMin = 2

/**
 * Judges the clauses of one reply from a language model before they are shown. The simulation decides what
 * the debtor does, so a clause that says more than the plan allows is refused with a reason. For the rules
 * see docs/debtor.md, "With a language model".
 */
export class Critic {
  readonly #context: CriticContext
  #facts: KnownFacts | null = null
  #said: Said | null = null

  constructor(context: CriticContext) {
    this.#context = context
  }

  /** `before` is the reply so far. */
  judge(written: string, writtenBefore: string): Verdict {
    const { plan } = this.#context
    const [clause, before] = [straightApostrophes(written), straightApostrophes(writtenBefore)]
    const left = outOfCharacter(clause)
    if (left !== null) return refuse(left)
    // A debtor who insists on their own offer repeats what they would pay.
    const offering = plan.act === 'insist' && plan.slots.offerCents !== undefined
    if (agreesBeyondPlan(clause, before, offering ? 'partial_offer' : plan.act))
      return refuse('it agrees to pay, and the plan does not')
    const fact = unknownFact(clause, () => this.#known(), plan.language)
    if (fact !== null) return refuse(`it says "${fact}", which is not in the plan`)
    const topic = unplannedTopic(clause, this.#context)
    if (topic !== null) return refuse(`it brings up ${topic}, which is not in the plan`)
    if (wrongLanguage(clause, this.#context)) return refuse('it is in the wrong language')
    if (this.#repeats(clause, before)) return refuse('it repeats what was said before in this call')
    return { ok: true }
  }

  #known(): KnownFacts {
    const { plan, scenario, lines } = this.#context
    return (this.#facts ??= knownFacts(plan, scenario, lines))
  }

  /**
   * Whether the clause repeats a whole sentence of four or more words that the debtor has said in this call,
   * or the wording of a custom objection, however it is framed.
   */
  #repeats(clause: string, before: string): boolean {
    this.#said ??= saidBy(this.#context.lines)
    const key = sentenceKey(clause)
    const objection = sentenceKey(this.#context.plan.slots.objection?.text ?? '')
    const again = objection.split(' ').length >= 4 && ` ${key} `.includes(` ${objection} `)
    if (again && this.#said.all.includes(` ${objection} `)) return true
    if (!endsSentence(clause) || (before !== '' && !endsSentence(before))) return false
    return key.split(' ').length >= 4 && this.#said.sentences.has(key)
  }
}

/** Maximum words of an aside such as "Ay, no sé qué hacer". */
const asideMaxWords = 6

/**
 * A clause is in the wrong language when the other language clearly outweighs the right one. A Spanish
 * speaker may briefly switch to Spanish when upset (docs/debtor.md, "The words").
 */
function wrongLanguage(clause: string, { plan, scenario }: CriticContext): boolean {
  const { language, feelings } = plan
  const upset = feelings.anger === 'high' || feelings.distress === 'high'
  const hasSpanish =
    scenario.primaryLanguage !== 'english' ||
    scenario.accent === 'mexican' ||
    scenario.accent === 'argentinian'
  if (upset && hasSpanish && language === 'en' && wordCount(clause) <= asideMaxWords) return false
  const line = readLine(clause)
  const weights = weighLanguage(line)
  const own = weights[language]
  const other = language === 'en' ? weights.es : weights.en
  if (other >= languageWeightMin && other > 2 * own) return true
  const names = new Set(readLine(scenario.name).tokens.map(({ word }) => word))
  const words = line.tokens
    .map(({ word }) => word)
    .filter((word) => !names.has(word) && !sharedWords.has(word))
  // "No puedo." is too short for the weights, but contains nothing of the right language.
  if (
    words.length >= 2 &&
    own === 0 &&
    weighLanguage(readLine(words.join(' ')))[language === 'en' ? 'es' : 'en'] >= 1
  )
    return true
  const third = Math.max(...thirdLanguages.map((list) => words.filter((word) => list.has(word)).length))
  return third >= 2 && third > own
}

/** Words used in both languages. */
const sharedWords = new Set(['ok', 'okay', 'bye', 'hello'])
/** Words of languages that no call uses, which neither English nor Spanish has. */
const thirdLanguages = [
  'je ne pas vous suis avec mais nous tres dans peux veux payer ai cette',
  'ich nicht kein keine habe kann ist und fur dafur aber geld zahlen mir',
  'nao tenho voce meu minha isso dinheiro agora com posso uma',
  'non posso questo che sono della pagare soldi ho adesso mio',
].map((list) => new Set(list.split(' ')))

/** Models write curly apostrophes; the patterns expect straight ones. */
function straightApostrophes(text: string): string {
  return text.replaceAll('’', "'")
}

function refuse(because: string): Verdict {
  return { ok: false, because }
}
