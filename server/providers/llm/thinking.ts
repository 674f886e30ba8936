const opens = ['<think>', '<thinking>', '<reasoning>']
const closes = ['</think>', '</thinking>', '</reasoning>']

/**
 * Takes the parts in which a model thinks aloud (`<think>...</think>`) out of a stream, however it is split into pieces.
 * A closing tag without an opening one ends a thought that began in the prompt: what came before it is thought too, as
 * long as nobody has got it yet.
 */
export class ThinkingFilter {
  #held = ''
  #thinking = false

  /** Adds a piece; returns what is said of it. */
  push(piece: string): string {
    this.#held += piece
    let said = ''
    for (;;) {
      const [tag, at] = firstTag(this.#held, this.#thinking ? closes : [...opens, ...closes])
      if (tag === null) break
      if (!this.#thinking && opens.includes(tag)) said += this.#held.slice(0, at)
      // Before a closing tag stands only what was thought.
      else if (!this.#thinking) said = ''
      this.#thinking = opens.includes(tag)
      this.#held = this.#held.slice(at + tag.length)
    }
    const kept = heldBack(this.#held)
    if (!this.#thinking) said += this.#held.slice(0, this.#held.length - kept)
    this.#held = this.#held.slice(this.#held.length - kept)
    return said
  }

  /** Whether the model is thinking: no answer yet, but alive. */
  get thinking(): boolean {
    return this.#thinking
  }

  /** The stream has ended: returns what looked like the beginning of a tag. */
  flush(): string {
    const rest = this.#thinking ? '' : this.#held
    this.#held = ''
    return rest
  }
}

/** A whole answer without what was thought aloud in it. */
export function withoutThinking(text: string): string {
  const filter = new ThinkingFilter()
  return filter.push(text) + filter.flush()
}

function firstTag(text: string, tags: readonly string[]): [string, number] | [null, -1] {
  const lower = text.toLowerCase()
  const found = tags
    .map((tag): [string, number] => [tag, lower.indexOf(tag)])
    .filter(([, at]) => at >= 0)
    .toSorted(([, one], [, other]) => one - other)
  return found[0] ?? [null, -1]
}

/** How many characters at the end may be the beginning of a tag. */
function heldBack(text: string): number {
  const at = text.lastIndexOf('<')
  if (at < 0) return 0
  const tail = text.slice(at).toLowerCase()
  return [...opens, ...closes].some((tag) => tag.startsWith(tail)) ? tail.length : 0
}
