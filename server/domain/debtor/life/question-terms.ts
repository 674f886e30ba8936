import type { Life } from './life.ts'
import { pluralForm, selfForm } from './clauses/spanish-verbs.ts'
import { familiesOf, stemsOf } from './word-families.ts'

/** The words of a question with what each stands for. */
export type Terms = { word: string; stem: string; families: readonly string[]; weight: number }[]

export function termsOf(line: string, life: Life, weight = 1): Terms {
  const verbs = verbsOf(line, life)
  return line
    .replace(new RegExp(`(?:^|[,¿¡ ])${life.firstName}\\b`, 'giu'), ' ')
    .replace(asking, ' ')
    .replace(
      /\b(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r)\. \p{Lu}[\p{L}-]*|\b[Ss]eñora? \p{Lu}\p{L}*|\b[Dd]o[nñ]a? \p{Lu}\p{L}*/gu,
      ' ',
    )
    .split(/[^\p{L}\p{N}$’'-]+/u)
    .filter((word) => word !== '' && !titles.test(word))
    .flatMap((word) => {
      const [stem] = stemsOf(word, life.language)
      return stem === undefined
        ? []
        : [
            {
              word: word.toLowerCase(),
              stem,
              families: familiesOf(word, life.language),
              weight: weight * (verbs.has(word.toLowerCase()) ? 1.5 : 1),
            },
          ]
    })
    .filter(({ stem }, at, all) => all.findIndex((one) => one.stem === stem) === at)
}

/** The words of asking are no words of what is asked. */
const asking =
  /\b(?:(?:do|did|would|may|might|can|could) (?:you|i) (?:happen to |please )?(?:know|remember|recall|tell me|tell us|ask|remind me|say)|let me know|if you know|you (?:said|told me|mentioned)|(?:usted |me |nos )?(?:sabe|puede decir|podría decir|podria decir|diga|dígame|digame|cuénteme|cuenteme|contame)(?= (?:qui|d[oó]nde|si|cu|qu|en|de|a|por))|if (?:you don't mind|i can ask|i may ask)|si se puede saber)(?!\p{L})/giu

/** The main verbs of a question: what is done weighs more than what it is done to. */
function verbsOf(line: string, { language }: Life): ReadonlySet<string> {
  if (language === 'es')
    return new Set(
      (line.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
        (word) => selfForm(word) !== null || pluralForm(word) || /(?:i|a)ste$|[áéí]s$|(?:i|a)o$/u.test(word),
      ),
    )
  const first =
    /\b(?:you|they|he|she|we|who|it|(?:did|does|do) \w+)\s+(?:(?:are|were|was|is|be|been|going|to|gonna|just|ever|have|had|has|did|uh|um|end|up|put|will|could|would)\s+)*(\p{L}+)/u.exec(
      line.toLowerCase(),
    )
  return new Set([first?.[1] ?? ''])
}

const titles =
  /^(mr|mrs|ms|miss|sir|ma'am|señora?|don|doña|maestra|maestro|sr|sra|please|oiga|uh|um|hmm|ok|okay|thanks|sorry|mention|mentioned|menciona|mencionó)$/i

export function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  return (
    shorter >= 5 && a.slice(0, shorter - 1) === b.slice(0, shorter - 1) && Math.abs(a.length - b.length) <= 3
  )
}

export function termsIn(phrase: string, terms: Terms, life: Life): number {
  const stems = stemsOf(phrase, life.language)
  return terms.filter(({ stem }) => stems.some((one) => sameWord(one, stem))).length
}

export function positionsOf(text: string, terms: Terms, life: Life): number[] {
  const positions: number[] = []
  for (const hit of text.matchAll(/[\p{L}\p{N}$’'-]+/gu)) {
    const stems = stemsOf(hit[0], life.language)
    const families = familiesOf(hit[0], life.language)
    if (
      terms.some(
        ({ stem, families: of }) =>
          stems.some((one) => sameWord(one, stem)) || of.some((one) => families.includes(one)),
      )
    )
      positions.push(hit.index)
  }
  return positions
}
