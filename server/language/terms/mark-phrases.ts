import type { Token } from '../text/line.ts'
import { wordsOf, type Mark } from './mark.ts'
import { rhythms } from './words.ts'

const restWords =
  / (?:(?<!for )the rest|rest(?= in | over | by | on )|the remainder|the balance (?:in(?! full)|over|after)|el resto|lo demas|lo que (?:falta|reste)|los otros) /g

const orWords =
  / (?:or(?! is | would | too )|o(?! es | le | seria | sea )|you(?= \d| ochenta| ochocient)|u|option (?:two|2)|opcion (?:dos|2)|la opcion dos|la segunda|las? otra opcion|otherwise) /g

const thenWords =
  / (?:then|and then|luego|despues|followed by|y luego|y despues|afterwards|plus|and another|y otros?) /g

const nowWords = /^(?:right now|now|ahora|ahorita)/

const onceWords =
  / (?:(?<!you )down(?! to)|up ?front|de entrada|enganche|one ?time|in one payment|(?:single|lump) (?:payment|sum)|(?:un )?(?:solo|unico) pago|pago unico|de contado|una sola vez|una exhibicion|de una vez|at once|(?<=\d )once|todo junto|in one go|right now|now|ahora|ahorita|today|hoy|tonight) /g

/** Rhythms and the words between figures. */
export function phrases(tokens: readonly Token[]): Mark[] {
  const text = ` ${tokens.map(({ word }) => word).join(' ')} `
  const starts: number[] = []
  let at = 1
  for (const { word } of tokens) {
    starts.push(at)
    at += word.length + 1
  }
  const tokenAt = (offset: number) => {
    const index = starts.findIndex((start) => start >= offset)
    return index === -1 ? tokens.length : index
  }
  const found: Mark[] = []
  const all = (said: RegExp, make: (from: number, to: number) => Mark) => {
    said.lastIndex = 0
    for (let match = said.exec(text); match; match = said.exec(text)) {
      const from = tokenAt(match.index + 1)
      const to = tokenAt(match.index + match[0].trimEnd().length)
      const mark = make(from, Math.max(to, from + 1))
      if (!found.some((other) => other.kind === mark.kind && other.from < mark.to && mark.from < other.to))
        found.push(mark)
      said.lastIndex = match.index + match[0].trimEnd().length
    }
  }
  for (const { means, said } of rhythms) all(said, (from, to) => ({ kind: 'per', per: means, from, to }))
  const meant = / (?:i meant|i mean|quise decir|quiero decir) /.test(text)
  const denied = found.filter((mark) => {
    const before = tokens[mark.from - 1]?.word ?? ''
    return mark.kind === 'per' && (/^(?:not|no)$/.test(before) || (meant && /^(?:said|dije)$/.test(before)))
  })
  for (const mark of denied) found.splice(found.indexOf(mark), 1)
  all(restWords, (from, to) => ({ kind: 'rest', from, to }))
  all(orWords, (from, to) => ({ kind: 'or', from, to }))
  all(thenWords, (from, to) => ({ kind: 'then', from, to }))
  // "100 a month then, online": no second part begins.
  const idle = found.filter(
    (mark) => mark.kind === 'then' && (mark.to >= tokens.length || (tokens[mark.to - 1]?.pause ?? false)),
  )
  for (const mark of idle) found.splice(found.indexOf(mark), 1)
  all(onceWords, (from, to) => ({ kind: 'once', now: nowWords.test(wordsOf(tokens, from, to)), from, to }))
  return found
}
