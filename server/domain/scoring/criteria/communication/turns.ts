import { wordCount } from '#server/language/text/plain.ts'
import type { CollectorTurn } from '../../conversation.ts'

export function wordsIn(turn: CollectorTurn): number {
  // The required disclosure is a fixed text and nobody's lecture.
  return turn.lines.reduce((sum, line) => {
    const said = line.sentences.filter(
      (sentence) =>
        !line.understanding.acts.some(
          (hit) => hit.act === 'disclose' && hit.start >= sentence.start && hit.start < sentence.end,
        ),
    )
    return sum + said.reduce((count, sentence) => count + wordCount(sentence.text), 0)
  }, 0)
}
