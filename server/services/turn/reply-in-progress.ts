import { sentenceKey, wordCount } from '#server/domain/debtor/words/said.ts'
import { Critic } from '#server/domain/turn/critic.ts'
import type { ReplyTask } from '#server/providers/llm/llm.ts'

export type GenerationTask = Omit<ReplyTask, 'said' | 'avoid'>

/** A reply is cut off beyond this multiple of the plan's word limit. */
export const lengthFactorMax = 1.5
/** No text of either language has longer words on average: more characters are too many words or none. */
const charactersPerWordMax = 12

/** What has been shown of a reply so far, over all attempts. */
export class ReplyInProgress {
  readonly task: GenerationTask
  readonly critic: Critic
  said = ''
  readonly #charactersMax: number
  #words = 0
  readonly #keys = new Set<string>()

  constructor(task: GenerationTask, charactersMax: number) {
    this.task = task
    this.#charactersMax = charactersMax
    this.critic = new Critic(task)
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
    return lengthFactorMax * this.task.plan.maxWords
  }
}
