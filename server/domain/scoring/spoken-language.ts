import type { Language } from '#protocol/vocabulary/language.ts'
import { wordCount } from '#server/language/text/plain.ts'
import { type Conversation, linesIn } from './conversation.ts'

/** "Ok" is of both languages: so many words say in which a line is. */
const telling = 3

/** The language of a line of a call; of one too short to tell, that of most of the collector's lines. */
export function languageSpokenAt(talk: Conversation, line: number): Language {
  const said = linesIn(talk).find((one) => one.line === line)
  if (said !== undefined && wordCount(said.text) >= telling) return said.language
  const lines = talk.collector.flatMap((turn) => turn.lines)
  const english = lines.filter(({ language }) => language === 'en').length
  return english * 2 > lines.length ? 'en' : 'es'
}
