import { sentenceKey, wordCount } from '#server/domain/debtor/bank/said.ts'
import type { Offer } from '#server/domain/debtor/fold.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import { Critic } from '#server/domain/turn/critic.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { ReplyTask } from '#server/providers/llm/llm.ts'
import { letterOf } from '#server/providers/llm/move-letter.ts'

export type GenerationTask = Omit<ReplyTask, 'said' | 'avoid'>

/** A reply is cut off beyond this multiple of the plan's word limit. */
export const lengthFactorMax = 1.5
/** No text of either language has longer words on average: more characters are too many words or none. */
const charactersPerWordMax = 12

/** What has been shown of a reply so far, over all attempts. */
export class ReplyInProgress {
  readonly task: GenerationTask
  said = ''
  readonly #charactersMax: number
  #words = 0
  readonly #keys = new Set<string>()

  /** Null until the model has chosen a move, or where only a plan is worded. */
  #chosen: Offer | null = null
  #critic: Critic | null = null
  #worded: { made: Move; move: Move } | null = null

  constructor(task: GenerationTask, charactersMax: number) {
    this.task = task
    this.#charactersMax = charactersMax
  }

  /**
   * Takes the move with this letter where it is one of the offered ones, otherwise the debtor's own. What was said decides
   * for good.
   */
  choose(letter: string | null): void {
    if (this.said !== '') return
    const offers = this.task.turn?.offers
    if (!offers) return
    this.#chosen = offers.find((_, at) => letterOf(at) === letter) ?? offers[0]
    this.#critic = null
  }

  /** The move that is being said; the debtor's own until the model has chosen. Null where none are offered. */
  get offer(): Offer | null {
    return this.#chosen ?? this.task.turn?.offers[0] ?? null
  }

  /** The move as the model words it; the same object as long as it is the same move. */
  get move(): Move | null {
    const made = this.offer?.move
    if (made === undefined) return null
    if (this.#worded?.made !== made) this.#worded = { made, move: { ...made, wordedBy: 'model' } }
    return this.#worded.move
  }

  get plan(): DebtorPlan {
    return this.offer?.plan ?? this.task.plan
  }

  /** What the bank says: no entry is in the person's own words, so there it makes the debtor's own move. */
  useBank(): void {
    const says = this.#chosen?.move.says
    if (says && 'situation' in says && says.situation === 'own.words') this.#chosen = null
  }

  /** The task of the next attempt: after the first words the move stands. */
  attempt(avoid: string | null): ReplyTask {
    const { task, said } = this
    const { offer } = this
    const turn = said !== '' && task.turn && offer ? { ...task.turn, offers: [offer] as [Offer] } : task.turn
    return { ...task, ...(turn ? { turn } : {}), plan: said === '' ? task.plan : this.plan, said, avoid }
  }

  get critic(): Critic {
    return (this.#critic ??= new Critic({ ...this.task, plan: this.plan }))
  }

  show(text: string): void {
    this.said += text
    this.#words += wordCount(text)
    this.#keys.add(sentenceKey(text))
  }

  /** A second attempt often starts over: what was shown is not shown twice. */
  alreadyShown(clause: string): boolean {
    return this.#keys.has(sentenceKey(clause))
  }

  /** How many characters the rest of the reply may have. Bounds what is kept of a clause that never ends. */
  get charactersLeft(): number {
    const ofWords = Math.max(0, this.#wordsMax - this.#words) * charactersPerWordMax
    return Math.max(0, Math.min(this.#charactersMax - this.said.length, ofWords + charactersPerWordMax))
  }

  exceeds(clause: string): boolean {
    return (
      this.#words + wordCount(clause) > this.#wordsMax ||
      this.said.length + clause.length > this.#charactersMax
    )
  }

  get #wordsMax(): number {
    return lengthFactorMax * this.plan.maxWords
  }
}
