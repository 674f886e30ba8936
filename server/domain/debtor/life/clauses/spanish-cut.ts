import {
  type Word,
  type Group,
  clitics,
  article,
  preposition,
  linkWords,
  negation,
  thinking,
} from './spanish-words.ts'

type Cut = { at: number; link: string; skip: number }

export function cutBetween(
  list: readonly Word[],
  first: Group,
  second: Group,
  relative: boolean,
): Cut | null {
  const verb = list.slice(first.from, first.to + 1)
  const links: number[] = []
  for (let at = first.to + 1; at < second.from; at++) if (linkWords.test(list[at]?.said ?? '')) links.push(at)
  let at = links.at(-1)
  if (at === undefined) {
    for (let comma = first.to; comma < second.from; comma++) {
      if (!/[,:;—]$/.test(list[comma]?.after ?? '')) continue
      const next = list[comma + 1]
      if (!next) continue
      if (comma + 1 === second.from) return { at: comma + 1, link: ',', skip: 0 }
      if (preposition.test(next.said) && !/^(a|en|desde)$/.test(next.said)) continue
      if (
        article.test(next.said) ||
        /^\p{Lu}/u.test(next.word) ||
        negation.test(next.said) ||
        clitics.test(next.said) ||
        /^(nadie|él|ella|en|desde|a)$/.test(next.said)
      )
        return { at: comma + 1, link: relative ? ',' : ';', skip: 0 }
    }
    return null
  }
  const link = list[at]?.said ?? ''
  const before = list[at - 1]?.said ?? ''
  if (link === 'que') {
    // "lo que", "el que": part of a noun; a complement stays with its verb.
    if (
      /^(los|las)$/.test(before) &&
      list[at - 2]?.said === 'de' &&
      (list[at - 3]?.after ?? '').endsWith(',')
    )
      return { at: at - 2, link: ';', skip: 3 }
    if (/^(lo|los|las|el|la|más|menos|tan|hay|tiene|tenía|tuvo)$/.test(before)) {
      const earlier = links.at(-2)
      if (earlier === undefined) return null
      at = earlier
      return { at, link: list[at]?.said ?? '', skip: 1 }
    }
    if (/^(y|o|ni|pero)$/.test(before)) return { at: at - 1, link: before, skip: 2 }
    if (/^(desde|ya|después|hasta|antes|así|mientras)$/.test(before))
      return { at: at - 1, link: `${before} que`, skip: 2 }
    if (before === 'de' && /^(después|antes)$/.test(list[at - 2]?.said ?? ''))
      return { at: at - 2, link: `${list[at - 2]?.said} de que`, skip: 3 }
    if (verb.some(({ said }) => thinking.test(said)) && !(list[at - 1]?.after ?? '').endsWith(','))
      return null
    // A relative clause with a subject of its own, or none at all, stays with its noun.
    if (!(list[at - 1]?.after ?? '').endsWith(',')) return null
    return { at, link: 'que', skip: 1 }
  }
  // "su esposa y su hijo se fueron": the link joins nouns.
  const noun = list[at + 1]
  if (
    /^(y|e|o|ni)$/.test(link) &&
    noun &&
    at + 1 < second.from &&
    !article.test(noun.said) &&
    !clitics.test(noun.said) &&
    !negation.test(noun.said) &&
    !preposition.test(noun.said) &&
    !/^[\p{Lu}\d]/u.test(noun.word) &&
    !/^(nadie|alguien|él|ella|todo|hace|desde|por|que|cuando|porque|si|aunque|ayer|hoy)$/.test(noun.said)
  ) {
    const earlier = links.at(-2)
    if (earlier === undefined) return null
    return { at: earlier, link: list[earlier]?.said ?? '', skip: 1 }
  }
  if (/^(y|pero)$/.test(before) && /^(porque|cuando|aunque|si|mientras)$/.test(link))
    return { at: at - 1, link, skip: 2 }
  return { at, link, skip: /^(que|si)$/.test(list[at + 1]?.said ?? '') && link !== 'y' ? 1 : 1 }
}
