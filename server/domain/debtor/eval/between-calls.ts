import { sentenceKey } from '../bank/said.ts'
import { evaluateCalls, type RecordedCall } from './calls.ts'

/** So many calls one trainee may well hold with one prospect. */
const callsCounted = 10

/** `repeated`: how many of the replies were said word for word in an earlier one of the calls. */
type RepetitionBetweenCalls = { prospect: string; language: string; replies: number; repeated: number }

/**
 * Makes the replies of the first ten calls with each prospect in each language of a session anew, and counts those that an
 * earlier one of these calls had as well. A prospect with fewer calls is left out. `calls`: in the order in which they were
 * held.
 */
export function repeatedBetweenCalls(calls: readonly RecordedCall[]): RepetitionBetweenCalls[] {
  const withOne = new Map<string, RecordedCall[]>()
  for (const call of calls) {
    const { name, scenario, sessionLanguage } = call.scenario
    const key = JSON.stringify([name, scenario, sessionLanguage])
    withOne.set(key, [...(withOne.get(key) ?? []), call])
  }
  return [...withOne.values()].flatMap((held) => {
    const [first] = held
    if (first === undefined || held.length < callsCounted) return []
    const earlier = new Set<string>()
    const counted = { replies: 0, repeated: 0 }
    for (const call of held.slice(0, callsCounted)) {
      const said = evaluateCalls([call]).replies.map(({ reply }) => sentenceKey(reply))
      counted.replies += said.length
      counted.repeated += said.filter((key) => earlier.has(key)).length
      for (const key of said) earlier.add(key)
    }
    return [{ prospect: first.scenario.name, language: first.scenario.sessionLanguage, ...counted }]
  })
}
