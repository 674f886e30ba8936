/** Somebody who answers in the debtor's place: what they are to the debtor ("her son-in-law", "su yerno"), and their name where it is written. */
export type Answerer = { kin: string; name: string | null }

const kinEn =
  '(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|(?:grand|step)?(?:son|daughter|mother|father)(?:-in-law)?|(?:brother|sister)(?:-in-law)?|nephew|niece|cousin|uncle|aunt|roommate|flatmate|housemate|carer|caregiver)'
const kinEs =
  '(?:espos[oa]|mujer|marido|pareja|novi[oa]|hij[oa]|niet[oa]|herman[oa]|madre|padre|mamá|papá|yerno|nuera|suegr[oa]|cuñad[oa]|sobrin[oa]|prim[oa]|tí[oa]|abuel[oa]|compañer[oa] de piso|roomie|cuidador[a]?)'
const name = '(?:,? (\\p{Lu}\\p{Ll}+))?'

const patterns: readonly RegExp[] = [
  new RegExp(`\\b(?:answered|picked up|taken) by (his|her|their) (${kinEn})${name}`, 'u'),
  new RegExp(
    `\\b(?:[Tt]he call (?:reaches|goes to|is taken by)|[Ww]ho(?:ever)? (?:answers|picks up)(?: the phone)? is|[Tt]he (?:person|one|woman|man) who (?:answers|picks up)(?: the phone)? is) (?:actually )?(?:not [^.;]{1,40}[,;] (?:it[’']s|but) )?(his|her|their) (?:(?:younger|older|little|big) )?(${kinEn})${name}`,
    'u',
  ),
  new RegExp(
    `(?<=^|[.;] )(?:[^.;]{0,30}\\b)?(His|Her|Their) (${kinEn})${name}(?:, [^.;]{1,40},)? (?:always |usually )?(?:answers|picks up)(?: (?:the (?:phone|call)|it|his|her))?(?=[ ,.;])`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Qq]uien|[Ee]l que|[Ll]a que) (?:contesta|atiende|coge|responde|descuelga)[^.;]{0,25}? es (su) (${kinEs})${name}`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})[Ee]l teléfono lo (?:contesta|atiende|coge|toma|descuelga|levanta|responde) (su) (${kinEs})${name}`,
    'u',
  ),
  new RegExp(
    `(?<=^|[.;] )(?:Contesta|Atiende|Coge el teléfono|Responde|Descuelga) (su) (${kinEs})${name}`,
    'u',
  ),
  new RegExp(
    `(?<=^|[.;] )(Su) (${kinEs})${name}(?:, [^.;]{1,40},)? (?:contesta|atiende|coge|descuelga)(?: el teléfono| la llamada)?(?=[ ,.;])`,
    'u',
  ),
]

/** Who answers in the debtor's place by a scenario; null where the debtor does, or somebody who does not know the debtor. Pure. */
export function answererIn(scenario: string): Answerer | null {
  for (const pattern of patterns) {
    const hit = pattern.exec(scenario)
    if (hit === null) continue
    const [, whose = '', kin = '', called] = hit
    return { kin: `${whose.toLowerCase()} ${kin}`, name: called ?? null }
  }
  return null
}
