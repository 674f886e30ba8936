import { asksWhoIs } from '#server/language/requests/asks-who-is.ts'
import type { Question } from '#server/language/reading.ts'
import { fold } from '#server/language/text/fold.ts'
import type { Moment } from './move.ts'

/** What is no name behind "who is": whoever is on the line, and their part in the firm. */
const whoIsThere =
  'this that there you it calling speaking owner usted ustedes ella el ese habla llama dueno duena titular encargado encargada responsable responsible gerente manager'.split(
    ' ',
  )

/** "Who's Kevin?", to somebody of another name: asks neither who is on the line nor for their part in a firm. */
export function asksOfOther({ heard, scenario, life }: Moment, { words }: Question): boolean {
  const own = fold(`${scenario.name} ${life.business?.person ?? ''}`).text.split(' ')
  return heard.reading.sentences.some(({ question, quote }) => {
    const name = asksWhoIs(quote) ?? 'you'
    return question?.words === words && !whoIsThere.includes(name) && !own.includes(name)
  })
}
