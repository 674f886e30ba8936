import { echoMinWords, withoutEcho } from '#protocol/turn/echo.ts'
import { wordsOf } from '#protocol/turn/taken-words.ts'

/** Tells the debtor's words, from a loudspeaker, from the collector's in what the server has heard. */
export class DebtorEcho {
  /** What was said aloud of the reply before. */
  #saidBefore = ''
  #isKnown = false

  /** A reply is over, of which so much was said aloud. */
  replyEnded(saidAloud: string): void {
    this.#saidBefore = saidAloud
  }

  /**
   * What was heard over the debtor without its words. Before the microphone is known to pick them up, the collector may well
   * have said them again. `saidAloud`: what has been said of the reply that is being spoken.
   */
  without(heard: string, saidAloud: string): string {
    const own = withoutEcho(heard, `${this.#saidBefore} ${saidAloud}`)
    this.#isKnown ||= own === '' && wordsOf(heard).length >= echoMinWords
    return this.#isKnown ? own : heard
  }
}
