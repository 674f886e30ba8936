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

/** Whose age, health or work a line asks about, where it names one of the family: the one that it names last. */
export function kinIn(line: string): 'children' | 'relatives' | 'partner' | 'pets' | null {
  const { text } = fold(line)
  const named = kin.map(([who, words]) => ({ who, at: lastIndexOf(text, words) }))
  const last = named.reduce((one, other) => (other.at > one.at ? other : one))
  return last.at < 0 ? null : last.who
}

function lastIndexOf(text: string, words: RegExp): number {
  return [...text.matchAll(new RegExp(words, 'g'))].at(-1)?.index ?? -1
}
