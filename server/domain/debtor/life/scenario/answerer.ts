/**
 * Somebody who answers in the debtor's place: what they are to the debtor ("her son-in-law", "su yerno"), and their name where it is
 * written. `spouse`: the laws of the United States let a collector speak with them as with the debtor (15 U.S.C. 1692c(d)).
 */
export type Answerer = { kin: string; name: string | null; spouse: boolean }

const kinEn =
  '(?:(?:ex-)?(?:wife|husband)|partner|girlfriend|boyfriend|fianc[eé]e?|(?:grand|step)?(?:son|daughter|mother|father)(?:-in-law)?|mom|mum|dad|(?:brother|sister)(?:-in-law)?|nephew|niece|cousin|uncle|aunt|roommate|flatmate|housemate|neighbou?r|carer|caregiver)'
const kinEs =
  '(?:(?:ex[ -]?)?(?:espos[oa]|mujer|marido)|pareja|novi[oa]|hij[oa]|niet[oa]|herman[oa]|madre|padre|mamá|papá|yerno|nuera|suegr[oa]|cuñad[oa]|sobrin[oa]|prim[oa]|tí[oa]|abuel[oa]|vecin[oa]|compañer[oa] de piso|roomie|cuidadora?)'
const name = '(?:,? (\\p{Lu}\\p{Ll}+))?'
const adjective = '(?:(?:younger|older|little|big) )?'
/** The telephone, or the end of the clause: "picks up extra shifts" and "atiende un puesto" are something else. */
const phone =
  '(?: (?:the|his|her|their) (?:phone|call|telephone)| when (?:they|you|the agency|anybody|anyone) calls?)?(?=[.,;]|$| and | but | instead)'
const phoneEs = '(?: (?:el teléfono|el celular|el móvil|la llamada))?(?=[.,;]|$| y | pero )'

const patterns: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.;] )(?:[Tt]he )?(?:[Cc]all|[Pp]hone)(?: is)? (?:answered|picked up|taken) by (his|her|their) ${adjective}(${kinEn})${name}`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Tt]he call (?:reaches|goes to)|[Ww]ho(?:ever)? (?:answers|picks up)(?: the phone)? is|[Tt]he (?:person|one|woman|man) who (?:answers|picks up)(?: the phone)? is) (?:actually )?(?:not [^.;]{1,40}[,;] (?:it[’']s|but) )?(his|her|their) ${adjective}(${kinEn})(?!\\p{L}|-)${name}`,
    'u',
  ),
  new RegExp(
    `(?<=^|[.;,] |but )(His|Her|Their|his|her|their) ${adjective}(${kinEn})${name}(?:, [^.;]{1,40},)? (?:always |usually )?(?:answers|picks up)${phone}`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Qq]uien|[Ee]l que|[Ll]a que) (?:contesta|atiende|coge|responde|descuelga)[^.;]{0,25}? es (su|la|el) (${kinEs})(?!\\p{L})(?: de \\p{Lu}\\p{Ll}+)?${name}`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})[Ee]l teléfono lo (?:contesta|atiende|coge|toma|descuelga|levanta|responde) (su) (${kinEs})(?!\\p{L})${name}`,
    'u',
  ),
  new RegExp(
    `(?<=^|[.;] )(?:Contesta|Atiende|Coge el teléfono|Responde|Descuelga) (su|la|el) (${kinEs})(?!\\p{L})(?: de \\p{Lu}\\p{Ll}+)?${name}(?=[.,;]|$| y | pero )`,
    'u',
  ),
  new RegExp(
    `(?<=^|[.;] )(Su) (${kinEs})${name}(?:, [^.;]{1,40},)? (?:siempre )?(?:contesta|atiende|coge|descuelga)${phoneEs}`,
    'u',
  ),
]

/** "Levanta el teléfono Otilia, hermana mayor del deudor": the name stands first. */
const nameFirst = new RegExp(
  `(?<!\\p{L})(?:[Ll]evanta|[Cc]oge|[Cc]ontesta|[Aa]tiende|[Dd]escuelga|[Rr]esponde)(?: el teléfono| la llamada)? (\\p{Lu}\\p{Ll}+), (?:la |el |su )?(${kinEs})(?!\\p{L})(?: (?:mayor|menor))? (?:del deudor|de la deudora|de él|de ella)`,
  'u',
)

const spouses = /^(?:wife|husband|espos[oa]|mujer|marido)$/u

/** Who answers in the debtor's place by a scenario; null where the debtor does, or somebody who does not know the debtor. Pure. */
export function answererIn(scenario: string): Answerer | null {
  const [, first, ofFirst] = nameFirst.exec(scenario) ?? []
  if (first !== undefined && ofFirst !== undefined)
    return { kin: `su ${ofFirst}`, name: first, spouse: spouses.test(ofFirst) }
  for (const pattern of patterns) {
    const hit = pattern.exec(scenario)
    if (hit === null) continue
    const [, whose = '', kin = '', called] = hit
    const his = /^(?:la|el)$/u.test(whose) ? 'su' : whose.toLowerCase()
    return { kin: `${his} ${kin}`, name: called ?? null, spouse: spouses.test(kin) }
  }
  return null
}
