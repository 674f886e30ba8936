import { asksForAssent } from '#server/language/requests/asks-for-assent.ts'
import type { Sentence } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'

/** "Does that suit you?", "okay?": so few words after an announcement ask about nothing else. */
export const tagged: readonly Topic[] = ['offer_ok', 'right_so', 'understood', 'callback', 'permission']
const tagWords = 4

/** So short a question after something else asks whether that is fine. */
export const isTag = ({ question, quote }: Sentence) =>
  asksForAssent(quote) ||
  (quote.trim().split(/\s+/u).length <= tagWords && (question === null || tagged.includes(question.topic)))
