import { fold } from './text/fold.ts'

const listener = /\b(?:you|your|yours|yourself|usted|vos|tu|contigo|su edad)\b/

/** Whether the line says "you", so that it asks about whoever hears it and not about somebody just spoken of. */
export function namesListener(line: string): boolean {
  return listener.test(fold(line).text)
}

const kin: readonly (readonly ['children' | 'relatives' | 'partner' | 'pets', RegExp])[] = [
  [
    'children',
    /\b(?:kids?|child|children|sons?|daughters?|boys?|girls?|baby|hij[oa]s?|nin[oa]s?|nen[ea]s?|bebe|muchach[oa]s|chamac[oa]s|crios?)\b/,
  ],
  ['partner', /\b(?:husband|wife|girlfriend|boyfriend|spouse|espos[oa]|marido|mujer|novi[oa]|pareja)\b/],
  [
    'relatives',
    /\b(?:mother|father|mom|mum|dad|sister|brother|parents|grandmother|grandfather|madre|padre|mama|papa|herman[oa]s?|abuel[oa]s?|tios?|tias?|suegr[oa]s?|cunad[oa]s?)\b/,
  ],
  ['pets', /\b(?:dogs?|cats?|pets?|perros?|perritos?|gatos?|mascotas?)\b/],
]

const age = /\b(?:how old|cuant[oa]s anos|que edad)\b/

/**
 * Whose age, health or work a line asks about, where it names one of the family. An age is that of the first who is named behind the
 * question, else of the last before it: "la suegra y el niño, cuántos años tiene?".
 */
export function kinIn(line: string): 'children' | 'relatives' | 'partner' | 'pets' | null {
  const { text } = fold(line)
  const at = age.exec(text)?.index
  if (at === undefined) return kin.find(([, words]) => words.test(text))?.[0] ?? null
  const named = kin
    .flatMap(([who, words]) =>
      [...text.matchAll(new RegExp(words, 'g'))].map(({ index }) => ({ who, index })),
    )
    .toSorted((one, other) => one.index - other.index)
  return (named.find(({ index }) => index > at) ?? named.at(-1))?.who ?? null
}
