import { type Tagged, type Group, adverbs, determiners } from './tagged.ts'

export const relatives = /^(who|which|where|whose|whom)$/

export const subordinators =
  /^(because|since|after|before|when|while|until|till|although|though|if|so|once|unless|whereas)$/

const conjunctions = /^(and|but|or|nor|then|yet)$/

/** What somebody says, thinks or is told stays in one clause with it. */
const saying =
  /^(say|says|said|tells?|told|claims?|claimed|insists?|insisted|swears?|swore|promised|promises|thinks?|thought|believes?|believed|knows?|knew|hopes?|fears?|feels?|found|learned|discovered|heard|hears|assumed|assumes|agreed|admits|admitted|decided|suspects?|worries|worried|argues|argued|maintains?|means?|meant|minds?|wants?|wishes|explained|explains|sure|certain|afraid|convinced|asked|asks)$/

const subjectPronouns =
  /^(he|she|it|they|we|i|nobody|somebody|someone|everyone|everybody|there|neither|both|this|that)$/

type Cut = { at: number; link: string; skip: number }

/** Where the next clause begins between two verbs; null: it cannot be told, they stay together. */
export function cutBetween(
  list: readonly Tagged[],
  first: Group,
  second: Group,
  inRelative: boolean,
): Cut | null {
  const verb = list[first.to]?.said ?? ''
  const speech =
    list.slice(first.from, first.to + 1).some(({ said }) => saying.test(said)) || saying.test(verb)
  const from = first.to + 1
  // "Was repossessed and sold": one passive.
  const passive = list.slice(first.from, first.to + 1)
  if (
    passive.length > 1 &&
    /^(?:was|were|been|got)$/.test(passive[0]?.said ?? '') &&
    second.from === second.to &&
    second.from === from + 1 &&
    list[from]?.said === 'and' &&
    /(?:ed|sold|taken|cut|sent|put|lost|left|told|paid|given)$/.test(list[second.from]?.said ?? '')
  )
    return null
  const links: number[] = []
  for (let at = from; at < second.from; at++) {
    const said = list[at]?.said ?? ''
    const token = list[at]
    if (!token) continue
    if (subordinators.test(said)) {
      const timed =
        list[at - 1]?.after === '' &&
        /^(day|days|time|week|weeks|month|months|year|years|night|hour|minute|moment|just|right|long|soon)$/.test(
          list[at - 1]?.said ?? '',
        )
      if (
        token.after === '' &&
        at + 1 < second.from &&
        list[at - 1]?.said !== 'as' &&
        !(timed && /^(before|after|when|until)$/.test(said))
      )
        links.push(at)
      else if (said === 'so' && token.after === '') links.push(at)
    } else if (relatives.test(said) || conjunctions.test(said)) links.push(at)
  }
  let at = links.at(-1)
  // "That he and his wife bought" has one subject.
  if (
    at !== undefined &&
    list[at]?.said === 'and' &&
    /^(he|she|you|they)$/.test(list[at - 1]?.said ?? '') &&
    list[at - 2]?.said === 'that'
  )
    return null
  if (at !== undefined) {
    // "his wife and son moved out": the "and" joins nouns.
    const said = list[at]?.said ?? ''
    const next = list[at + 1]
    const bare =
      conjunctions.test(said) &&
      next !== undefined &&
      at + 1 < second.from &&
      !determiners.test(next.said) &&
      !subjectPronouns.test(next.said) &&
      !/^[\p{Lu}\d$]/u.test(next.word) &&
      !adverbs.test(next.said) &&
      next.tags.has('Noun') &&
      !/[^s]s$/.test(next.said)
    const earlier = links.at(-2)
    if (bare && earlier !== undefined) at = earlier
    // "He believes fees and interest were added" has no clause of its own before the "and".
    else if (bare && speech && !list.slice(from, at).some(({ tags }) => tags.has('Verb'))) return null
    let skip =
      at + 1 < second.from &&
      /^(and|but|so|then)$/.test(said) &&
      /^(then|so|that)$/.test(list[at + 1]?.said ?? '')
        ? 2
        : 1
    if (said === 'then' && /^(and|but)$/.test(list[at - 1]?.said ?? '')) {
      at--
      skip = 2
    }
    let link = list[at]?.said ?? ''
    // ", and because it ..." / "except that"
    if (conjunctions.test(link) && subordinators.test(list[at + 1]?.said ?? ''))
      link = list[at + 1]?.said ?? link
    return { at, link, skip }
  }
  // A comma before the next subject.
  for (let comma = from; comma < second.from; comma++) {
    if (!/[,:—–]$/.test(list[comma]?.after ?? '')) continue
    const next = list[comma + 1]
    if (!next) continue
    if (comma + 1 === second.from) return inRelative || !speech ? { at: comma + 1, link: ',', skip: 0 } : null
    if (speech) continue
    if (determiners.test(next.said) || subjectPronouns.test(next.said) || /^\p{Lu}/u.test(next.word))
      return { at: comma + 1, link: (list[comma]?.after ?? '').endsWith(':') ? ':' : ';', skip: 0 }
  }
  if (/[,:—–]$/.test(list[first.to]?.after ?? '') && from === second.from)
    return { at: from, link: ',', skip: 0 }
  return null
}
