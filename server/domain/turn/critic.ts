import { factsOf } from '../debtor/moves/move.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { readLine } from '#server/language/text/line.ts'
import { weighLanguage } from '#server/language/text/language.ts'
import type { Offers } from '../debtor/fold.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import { owedCents, type TranscriptLine, type Scenario } from '../debtor/scenario.ts'
import { type Said, saidBy, sentenceKey, wordCount } from '../debtor/bank/said.ts'
import { agreesBeyondPlan, paysAboveDebt } from './agreement.ts'
import { endsCall } from './ends-call.ts'
import { endsSentence } from './join.ts'
import { type KnownFacts, knownFacts, unknownFact } from './known-facts.ts'
import { KeptFacts } from './kept-facts.ts'
import { outOfCharacter } from './out-of-character.ts'
import { unplannedTopic } from './topics.ts'

export type Verdict = { ok: true } | { ok: false; because: string }

/** `turn`: what the debtor keeps to itself, where that is known. */
export type CriticContext = {
  plan: DebtorPlan
  scenario: Scenario
  lines: readonly TranscriptLine[]
  turn?: Pick<Offers, 'briefing'> | null
}

/** Minimum weight of function words and endings (acts/language.ts) that identifies a language. */
const languageWeightMin = 2

/**
 * Judges the clauses of one reply from a language model before they are shown. The state decides what the debtor may do
 * and tell, so a clause that says more than the move allows is refused with a reason, which the model is told. For the
 * rules see docs/debtor.md, "Words with a model".
 */
export class Critic {
  readonly #context: CriticContext
  #facts: KnownFacts | null = null
  #kept: KeptFacts | null = null
  #said: Said | null = null

  constructor(context: CriticContext) {
    this.#context = context
  }

  /** `before` is the reply so far. */
  judge(written: string, writtenBefore: string): Verdict {
    const { plan, lines, scenario } = this.#context
    const [clause, before] = [straightApostrophes(written), straightApostrophes(writtenBefore)]
    const last = lines.findLast(({ speaker }) => speaker === 'user')?.text ?? ''
    const heard = straightApostrophes(last)
    const left = outOfCharacter(clause, before, { name: scenario.name, heard })
    if (left !== null) return refuse(left)
    if (!plan.endsCall && endsCall(clause, before)) return refuse('it ends the call, and the move does not')
    if (agreesBeyondPlan(clause, before, { plan, heard }))
      return refuse('it agrees to pay, and the move does not')
    const fact = unknownFact(clause, () => this.#known(), plan.language)
    if (fact !== null) return refuse(`it says "${fact}", which nobody has said and you do not know`)
    if (paysAboveDebt(clause, plan, owedCents(scenario))) return refuse('it would pay more than is owed')
    const kept = this.#keeps().letOutBy(clause)
    if (kept !== null) return refuse(`it tells what you keep to yourself for now, "${kept.text}"`)
    const topic = unplannedTopic(clause, this.#context)
    if (topic !== null) return refuse(`it brings up ${topic}, which is not in the move`)
    if (wrongLanguage(clause, this.#context)) return refuse('it is in the wrong language')
    if (this.#repeats(clause, before)) return refuse('it repeats what was said before in this call')
    return { ok: true }
  }

  #known(): KnownFacts {
    return (this.#facts ??= knownFacts(this.#context))
  }

  #keeps(): KeptFacts {
    if (this.#kept) return this.#kept
    const { plan, scenario, lines, turn } = this.#context
    const life = lifeOf(scenario)
    const told = plan.slots.cause === undefined ? [] : life.cause
    const own = factsOf(plan).map(({ id }) => id)
    const hidden = new Set(turn?.briefing.notYet.filter((id) => ![...told, ...own].includes(id)) ?? [])
    const open = life.facts.filter(({ id }) => !hidden.has(id)).map(({ text }) => text)
    const named = [...scenario.objections, plan.slots.objection?.text ?? '', plan.terms.detail ?? '']
    this.#kept = new KeptFacts(
      life.facts.filter(({ id }) => hidden.has(id)),
      [...open, ...lines.map(({ text }) => text), ...named, scenario.name],
      life.language,
    )
    return this.#kept
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
  // Whoever speaks both in the call mixes them as people do.
  if (scenario.sessionLanguage === 'bilingual') return thirdLanguage(clause, language)
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
  return thirdLanguage(clause, language)
}

function thirdLanguage(clause: string, language: Language): boolean {
  const line = readLine(clause)
  const words = line.tokens.map(({ word }) => word)
  const third = Math.max(...thirdLanguages.map((list) => words.filter((word) => list.has(word)).length))
  const weights = weighLanguage(line)
  return third >= 2 && third > Math.max(weights[language], weights.en, weights.es)
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
