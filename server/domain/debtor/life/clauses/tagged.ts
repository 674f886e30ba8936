import nlp from 'compromise/two'
import { baseOf, baseVerbs } from '../scenario/english.ts'
import { tokens, type Token } from '../scenario/tokens.ts'

export type Tagged = Token & { tags: ReadonlySet<string>; said: string }

export type Group = { from: number; to: number }

export const adverbs =
  /^(now|also|still|never|always|just|only|already|really|often|usually|barely|hardly|simply|recently|currently|mostly|sometimes|finally|even|actually|since|not|both|probably|once|twice|almost|quietly|genuinely|mainly|largely|generally|normally|typically|occasionally)$/

/** Of things and people, beside a noun, not its verb: "a man named Greg". */
const besideNoun =
  /^(named|called|valued|based|known|dated|marked|worth|owned|aged|nicknamed|rented|finished|addressed|parked|born)$/

/** Same in the base and in the past, often taken for nouns. */
const shortPasts =
  /^(split|put|cut|hit|let|quit|shut|cost|hurt|set|burst|bid|cast|spread|read|left|fell|broke|froze|died|refused)$/

export const determiners =
  /^(the|a|an|his|her|their|its|this|that|these|those|every|each|no|some|any|all|both|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|many|several|fewer|another)$/

/** The words of a sentence with their parts of speech; those that name the debtor have the tag `Debtor`. */
export function tagged(sentence: string, names: readonly string[] = []): Tagged[] {
  const list = tokens(sentence)
  const terms = nlp(sentence)
    .json({ offset: true })
    .flatMap(
      (part: { terms: { tags: string[]; offset: { start: number; length: number } }[] }) => part.terms,
    ) as { tags: string[]; offset: { start: number; length: number } }[]
  let from = 0
  return list.map((token) => {
    const piece = token.before + token.word + token.after
    const start = sentence.indexOf(piece, from)
    const end = start + piece.length
    from = end
    const tags = terms
      .filter(({ offset }) => offset.start >= start && offset.start < end)
      .flatMap((term) => term.tags)
    if (names.includes(token.word)) tags.push('Debtor')
    return { ...token, tags: new Set(tags), said: token.word.toLowerCase().replace(/’/g, "'") }
  })
}

export const auxiliary =
  /^(is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|must|may|might|cannot|won't|isn't|wasn't|aren't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|wouldn't|can't|couldn't)$/

export function isFinite(list: readonly Tagged[], at: number): boolean {
  const token = list[at]
  if (!token) return false
  const { said, tags, word } = token
  const before = list[at - 1]
  const last = before?.said ?? ''
  if (last === 'to' || /['’]s$/.test(last)) return false
  // The month.
  if (word === 'May' && at > 0) return false
  if (
    /^(have|do)$/.test(said) &&
    before &&
    !/^(they|we|i|you|who|that|not|also|and|both)$/.test(last) &&
    !/[^s]s$/.test(last)
  )
    return /^\p{Ll}+(ed|en|t)$/u.test(list[at + 1]?.word ?? '')
  if (auxiliary.test(said)) return true
  if (at === 0)
    return (
      list.length > 2 &&
      ((tags.has('PastTense') &&
        !/^(asked|behind|old|based|born|raised|married|divorced|retired)$/.test(said)) ||
        (/[^s]s$/.test(said) && baseVerbs.has(baseOf(said)))) &&
      !tags.has('ProperNoun') &&
      token.after === ''
    )
  if (/^\p{Lu}/u.test(word)) return false
  // "Vincent bends neon tubes": what stands right behind the name is the verb, whatever else it may be.
  if (at === 1 && before?.after === '' && before.tags.has('Debtor') && /[^s']s$/.test(said)) return true
  if (determiners.test(last) && last !== 'that' && last !== 'all' && last !== 'both') return false
  if (/^(of|at|in|on|for|with|from|by|about|over|without)$/.test(last)) return false
  if (
    besideNoun.test(said) &&
    !(
      /^(called|named|owned|finished|marked)$/.test(said) &&
      !/^[\p{Lu}]/u.test(list[at + 1]?.word ?? '') &&
      determiners.test(list[at + 1]?.said ?? '')
    )
  )
    return false
  if (shortPasts.test(said) && before && before.after === '' && !before.tags.has('Adjective'))
    return (
      !/^(or|to|who|and)$/.test(last) && !(said === 'left' && /^(with|over)$/.test(list[at - 2]?.said ?? ''))
    )
  // "the ambulance firm billed $38,000": what follows shows the verb.
  const follows = list[at + 1]
  const object =
    follows !== undefined &&
    (determiners.test(follows.said) ||
      /^[\p{Lu}$£€\d]/u.test(follows.word) ||
      /^(him|them|it|me|for|to|on|in|at|with|child|rent)$/.test(follows.said))
  if (token.after === '' && object && /[a-z]{2}ed$/.test(said) && !/^(and|or)$/.test(last)) return true
  if (
    object &&
    token.after === '' &&
    (before?.after ?? '').endsWith(',') &&
    /[^s]s$/.test(said) &&
    baseVerbs.has(baseOf(said))
  )
    return true
  if (!tags.has('Verb') || tags.has('Gerund') || tags.has('Particle')) return false
  // "He is divorced, pays child support": behind a comma it is no noun of the adjective.
  const ofAdjective = before?.tags.has('Adjective') && before.after === ''
  if (ofAdjective && !adverbs.test(last)) return false
  if (tags.has('Infinitive')) return /^(they|we|i|you|who|that)$/.test(last) || /[^s]s$/.test(last)
  return tags.has('PastTense') || tags.has('PresentTense')
}

export function groupsOf(list: readonly Tagged[]): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < list.length; at++) {
    if (!isFinite(list, at)) continue
    let to = at
    while (
      list[to]?.after === '' &&
      to + 1 < list.length &&
      (adverbs.test(list[to + 1]?.said ?? '') ||
        ((auxiliary.test(list[to]?.said ?? '') || adverbs.test(list[to]?.said ?? '')) &&
          (list[to + 1]?.tags.has('Verb') ?? false)))
    )
      to++
    // "and rent" after "is": the adverb at the end is no part of the group.
    while (to > at && adverbs.test(list[to]?.said ?? '')) to--
    groups.push({ from: at, to })
    at = to
  }
  return groups
}
