import { folded } from '../../fold-text.ts'
import { isFirstName } from '../people/first-names.ts'
import { people } from '../scenario/spanish-words.ts'
import { tokens, type Token } from '../scenario/tokens.ts'
import { pluralForm, selfForm } from './spanish-verbs.ts'

export type Word = Token & { said: string }

export type Group = { from: number; to: number }

export const clitics = /^(se|le|lo|la|les|los|las|me|nos)$/

export const article =
  /^(el|la|los|las|un|una|unos|unas|su|sus|mi|mis|este|esta|estos|estas|ese|esa|esos|esas|otro|otra|otros|otras|cada|algún|alguna|ningún|ninguna|del|al|cuyo|cuya|mucho|mucha|poco|poca|tanto|tanta|casi|gran|buen|buena)$/

export const preposition =
  /^(a|ante|bajo|con|contra|de|desde|durante|en|entre|hacia|hasta|para|por|según|sin|sobre|tras)$/

export const linkWords = /^(que|y|e|pero|porque|cuando|donde|mientras|aunque|pues|si|sino|pues|ni|o)$/

export const negation =
  /^(no|sí|ya|nunca|siempre|también|tampoco|sólo|solo|todavía|aún|apenas|ahora|recién|casi|luego|después|entonces|además|igual)$/

export const thinking =
  /^(dice|dijo|afirma|asegura|aseguró|alega|insiste|sostiene|jura|explica|explicó|cuenta|contó|cree|creía|creyó|piensa|pensó|pensaba|calcula|sabe|sabía|espera|esperaba|teme|siente|prometió|promete|prometieron|dijeron|avisó|avisaron|confesó|reconoce|supo|supone|resultó|contestó|contesta|exige|pide|pidió|quiere|quería|molesta|preocupa|aseguraron|juró|juraron|ofreció|confirmó|admite|niega|negó|decidió|entendió|jura|imagina|advirtió|recuerda|parece|logró|amenaza)$/

export const months =
  /^(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/

export function wordsOf(sentence: string): Word[] {
  return tokens(sentence).map((token) => ({ ...token, said: token.word.toLowerCase() }))
}

export function isFinite(list: readonly Word[], at: number): boolean {
  const token = list[at]
  if (!token || token.said.length < 2) return false
  const before = list[at - 1]
  const last = before?.said ?? ''
  const opens =
    (at === 0 ||
      /^(y|que|pero|no|ya|nunca|se|le|me|solo|sólo|también)$/.test(last) ||
      (before?.after ?? '').endsWith(',')) &&
    /^(el|la|los|las|cada|todos|todas|en|a|al|por|un|una|unos|unas|su|sus|que|con|como|de|usted|entre|\d.*)$/.test(
      list[at + 1]?.said ?? '',
    )
  const behindPerson =
    /^l[aeo]$/.test(last) && (isPerson(list[at - 2]?.said ?? '') || isFirstName(list[at - 2]?.word ?? ''))
  if (selfForm(token.word, opens || behindPerson) === null && !pluralForm(token.word)) return false
  // A name that sounds like a verb: "Lucía", "María".
  if (/^\p{Lu}/u.test(token.word) && (at > 0 || isFirstName(token.word))) return false
  if (/^(la|los|las|lo)$/.test(last)) {
    // The article of a noun or the pronoun of a verb.
    const sooner = list[at - 2]?.said ?? ''
    if (/^(a|de|en|con|por|para|sin|sobre|hasta|desde|del|todo|toda|todos|todas)$/.test(sooner)) return false
    // "Su mamá la ayuda": behind a person it is the pronoun.
    if (behindPerson) return true
    if (last === 'lo' || /(ó|aron|ieron)$/.test(token.said)) return true
    if (/^l[oa]s$/.test(last) && !token.said.endsWith('s') && /^(y|que|no|se|pero|ya|)$/.test(sooner))
      return true
    return (
      /^(se|no|que|quien|ya|nunca|donde|cuando|porque|si|me|le|y|pero|todavía|siempre)$/.test(sooner) &&
      /(ó|ron|ba|ban|ía|ían|[ae])$/.test(token.said) &&
      !(sooner === 'y' && !/(ó|ron)$/.test(token.said))
    )
  }
  if (article.test(last) || preposition.test(last)) return false
  if (/^\d/.test(last) && /(o|a|e)$/.test(token.said) && !/(ó|ía|aba)$/.test(token.said)) return true
  return true
}

export function groupsOf(list: readonly Word[]): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < list.length; at++) {
    if (
      list[at]?.said === 'hace' &&
      /^(\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|poco|mucho|unos|unas|varios|varias|años|meses|como|casi)$/.test(
        list[at + 1]?.said ?? '',
      )
    )
      continue
    if (!isFinite(list, at)) continue
    let from = at
    while (
      from > 0 &&
      (clitics.test(list[from - 1]?.said ?? '') || /^no$/.test(list[from - 1]?.said ?? '')) &&
      list[from - 1]?.after === ''
    )
      from--
    let to = at
    // "ha pagado", "está haciendo", "puede pagar", "se fue a vivir".
    while (
      list[to]?.after === '' &&
      /((ad|id)[oa]s?|ndo(l[aeo]s?|se|me)?|to|cho|[aei]r(l[aeo]s?|se|me)?)$/.test(list[to + 1]?.said ?? '') &&
      !isFinite(list, to + 1)
    )
      to++
    groups.push({ from, to })
    at = to
  }
  return groups
}

export type Subject = {
  kind: 'self' | 'we' | 'other' | 'they' | 'unsure'
  words: Word[]
  person: boolean
  /** It could be meant by "él" or "ella". */
  rival: boolean
}

export function isPerson(word: string): boolean {
  return (
    people.test(word) ||
    /^(bebé|niño|niña|señor|señora|licenciado|licenciada|doctor|doctora|médico|médica|abogado|abogada|inquilino|inquilina|cuñado|instructor|instructora|gestora|gestor|trabajadora|encargado|encargada|exesposo|exesposa|exmarido|exmujer|director|directora|gerente|hijastro|hijastra|ahijado|madrina|padrino|compadre|comadre|yerno|nuera)$/.test(
      word,
    )
  )
}

export const nobody: Subject = { kind: 'unsure', words: [], person: false, rival: false }

export const debtor: Subject = { kind: 'self', words: [], person: true, rival: false }

export function named(word: string, of: readonly string[] | null): boolean {
  return of?.some((name) => folded(name) === folded(word)) ?? false
}

/** Verbs that bring something up: their subject follows or is a whole clause. */
export const presentative =
  /^(aparece|apareció|aparecen|figura|consta|resulta|resultó|queda|quedan|falta|faltan|sobra|existe|ocurre|ocurrió|sucede|sucedió|hay|hubo|había|llueve|llovió|parece|basta)$/
