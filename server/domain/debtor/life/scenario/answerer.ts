/**
 * Somebody who answers in the debtor's place: what they are to the debtor ("her son-in-law", "su yerno"), and their name where it is
 * written. `spouse`: the laws of the United States let a collector speak with them as with the debtor (15 U.S.C. 1692c(d)).
 */
export type Answerer = {
  kin: string
  name: string | null
  spouse: boolean
  /** When the debtor is there, as the scenario has it: "llega el sábado por la tarde". */
  back?: string
  /** Whoever answers does not say so at once. */
  keepsBack?: true
}

const kinEn =
  '(?:(?:ex-)?(?:wife|husband)|partner|girlfriend|boyfriend|fianc[eé]e?|(?:grand|step)?(?:son|daughter|mother|father)(?:-in-law)?|mom|mum|dad|(?:brother|sister)(?:-in-law)?|nephew|niece|cousin|uncle|aunt|roommate|flatmate|housemate|neighbou?r|carer|caregiver)'
const kinEs =
  '(?:(?:ex[ -]?)?(?:espos[oa]|mujer|marido)|pareja|novi[oa]|hij[oa]|niet[oa]|herman[oa]|madre|padre|mamá|papá|yerno|nuera|suegr[oa]|cuñad[oa]|sobrin[oa]|prim[oa]|tí[oa]|abuel[oa]|vecin[oa]|compañer[oa] de piso|roomie|cuidadora?)'
const name = '(?:,? (?:(?:Mrs?|Ms|Miss|Dr|Sra?|Srta|[Dd]on|[Dd]oña)\\.? )?(\\p{Lu}\\p{Ll}+))?'
const adjective = '(?:(?:younger|older|elder|eldest|youngest|little|big|twin|grown) )?'
const elder = '(?: (?:mayor|menor|gemel[oa]))?'
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
    `(?<!\\p{L})(?:[Qq]uien|[Ee]l que|[Ll]a que) (?:contesta|atiende|coge|responde|descuelga)[^.;]{0,25}? es (su|la|el) (${kinEs})(?!\\p{L})${elder}(?: de \\p{Lu}\\p{Ll}+)?${name}`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})[Ee]l teléfono lo (?:contesta|atiende|coge|toma|descuelga|levanta|responde) (su) (${kinEs})(?!\\p{L})${elder}${name}`,
    'u',
  ),
  new RegExp(
    `(?<=^|[.;] |, (?:y |pero )?| y | pero )(?:[Cc]ontesta|[Aa]tiende|[Cc]oge el teléfono|[Ll]evanta el teléfono|[Rr]esponde|[Dd]escuelga)(?: el teléfono| la llamada| el celular| el móvil)? (su|la|el) (${kinEs})(?!\\p{L})${elder}(?: de \\p{Lu}\\p{Ll}+)?${name}(?=[.,;]|$| y | pero )`,
    'u',
  ),
  new RegExp(
    `(?<=^|[.;] )(Su) (${kinEs})${elder}${name}(?:, [^.;]{1,40},)? (?:siempre )?(?:contesta|atiende|coge|descuelga)${phoneEs}`,
    'u',
  ),
]

/** What the name of a prospect has in brackets, or a scenario: "(contesta su hermana Otilia)", "(answered by her brother Tom)". */
const takes =
  '(?:contesta|atiende|responde|coge|descuelga|levanta|habla|toma la llamada)(?: el (?:teléfono|celular|móvil)| la llamada)?'
const inBrackets: readonly RegExp[] = [
  new RegExp(
    `^(?:${takes}|al teléfono|al aparato)[:,]? (su|la|el) (${kinEs})(?!\\p{L})${elder}${name}`,
    'iu',
  ),
  new RegExp(
    `^(su|la|el) (${kinEs})(?!\\p{L})${elder}${name},? (?:al teléfono|al aparato|en la línea|${takes})`,
    'iu',
  ),
  new RegExp(
    `^(?:answered|picked up|taken) by (his|her|their|the) ${adjective}(${kinEn})(?!\\p{L}|-)${name}`,
    'iu',
  ),
  new RegExp(
    `^(?:on the (?:phone|line)|speaking)[:,]? (his|her|their|the) ${adjective}(${kinEn})(?!\\p{L}|-)${name}`,
    'iu',
  ),
  new RegExp(
    `^(his|her|their|the) ${adjective}(${kinEn})(?!\\p{L}|-)${name},? (?:answers|answering|picks up|on the (?:phone|line)|takes the call|speaking)`,
    'iu',
  ),
]
/** The same with the name first: "(contesta Otilia, su hermana)", "(Tom, her brother, answers)". */
const namedInBrackets: readonly RegExp[] = [
  new RegExp(`^(?:${takes}|al teléfono)[:,]? (\\p{Lu}\\p{Ll}+),? (?:(su|la|el) )?(${kinEs})(?!\\p{L})`, 'iu'),
  new RegExp(
    `^(?:answered|picked up|taken) by (\\p{Lu}\\p{Ll}+), (his|her|their) ${adjective}(${kinEn})(?!\\p{L}|-)`,
    'iu',
  ),
  new RegExp(
    `^(\\p{Lu}\\p{Ll}+), (his|her|their|su) ${adjective}(${kinEn}|${kinEs})(?!\\p{L}|-),? (?:answers|picks up|on the (?:phone|line)|${takes}|al teléfono)`,
    'iu',
  ),
]

/** "Levanta el teléfono Otilia, hermana mayor del deudor": the name stands first. */
const nameFirst = new RegExp(
  `(?<!\\p{L})(?:[Ll]evanta|[Cc]oge|[Cc]ontesta|[Aa]tiende|[Dd]escuelga|[Rr]esponde)(?: el teléfono| la llamada| el celular| el móvil)? (\\p{Lu}\\p{Ll}+), (?:(?:la |el )?(${kinEs})(?!\\p{L})${elder} (?:del deudor|de la deudora|del titular|de la titular|de él|de ella)|su (${kinEs})(?!\\p{L})${elder})`,
  'u',
)

/** "Tom, her brother, answers the phone." */
const nameFirstEn = new RegExp(
  `(?<=^|[.;,] |but |and )(\\p{Lu}\\p{Ll}+), (his|her|their) ${adjective}(${kinEn})(?!\\p{L}|-),? (?:always |usually )?(?:answers|picks up)${phone}`,
  'u',
)

const spouses = /^(?:wife|husband|espos[oa]|mujer|marido)$/u

/** When somebody is there again: a verb of coming or of being there, and a time. */
const comes: readonly RegExp[] = [
  /(?<!\p{L}|no )((?:llega|vuelve|regresa|baja|viene|estará|está (?:de vuelta|despiert[oa]|en (?:la )?casa)|se (?:levanta|despierta)|sale(?: de(?:l)? (?:trabajar|trabajo|turno))?)(?: al? (?:casa|pueblo))? (?:el|los|este|por|en|a|como|hacia|hasta|después de|pasado|mañana|hoy|esta|entre|cada)(?!\p{L})[^.;,()«»]{0,40})/iu,
  /\b((?:(?:is|will be|gets|comes)(?: usually| normally)? (?:up|back|home|in|available|awake|off)|arrives|returns|wakes)(?: up| home| from \w+)?,? (?:on|at|around|about|after|by|this|tomorrow|every|most)\b[^.;,()"“”]{0,40})/iu,
]
const timeWord =
  /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|tarde|noche|mediodía|semana|quincena|mes|las? \p{L}+|\d{1,2}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|night|noon|tomorrow|weekend|week|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})/iu
const untold =
  /(?<!\p{L})(?:no (?:te |le )?(?:dice|quiere decir|suelta|cuenta)|se guarda|no va a decir|won['’]t say|will not say|does(?: not|n['’]t) say|not to say)(?!\p{L})/iu

/** When the debtor is there, by the scenario: "llega el sábado por la tarde", "is up around four in the afternoon". */
function backIn(scenario: string): Pick<Answerer, 'back' | 'keepsBack'> {
  for (const pattern of comes)
    for (const [, words = ''] of scenario.matchAll(new RegExp(pattern, 'giu'))) {
      const [back = ''] = words.split(/ (?:and|but|y|pero|que|si|where|when|because|porque)(?= )/u)
      if (!timeWord.test(back.split(' ').slice(1).join(' '))) continue
      return { back: back.trim(), ...(untold.test(scenario) ? { keepsBack: true } : {}) }
    }
  return {}
}

/**
 * Who answers in the debtor's place by a scenario, or by what stands in brackets behind the name of the prospect; null where the debtor
 * does, or somebody who does not know the debtor. Pure.
 */
export function answererIn(scenario: string, called = ''): Answerer | null {
  const found = bracketed(called) ?? bracketed(scenario) ?? answers(scenario)
  return found === null ? null : { ...found, ...backIn(scenario) }
}

const ofKin = (whose: string, kin: string, name: string | null): Answerer => {
  const his = /^(?:la|el|)$/iu.test(whose)
    ? 'su'
    : whose.toLowerCase() === 'the'
      ? 'their'
      : whose.toLowerCase()
  return { kin: `${his} ${kin.toLowerCase()}`, name, spouse: spouses.test(kin.toLowerCase()) }
}

/** A name begins with a capital, whatever the pattern around it allows. */
const asName = (word: string | undefined) => (word !== undefined && /^\p{Lu}/u.test(word) ? word : null)

function bracketed(text: string): Answerer | null {
  for (const [, within = '', behind = ''] of text.matchAll(/\(([^)]*)\)|\s[-–—]\s([^.;]*)$/gu)) {
    const words = within || behind
    // Who speaks for a firm stands in nobody's place.
    if (/dueñ|propietari|encargad|gerente|owner|manager/iu.test(words)) continue
    for (const pattern of inBrackets) {
      const [all, whose = '', kin = '', called] = pattern.exec(words) ?? []
      if (all !== undefined) return ofKin(whose, kin, asName(called))
    }
    for (const pattern of namedInBrackets) {
      const [all, called, whose = '', kin = ''] = pattern.exec(words) ?? []
      if (all !== undefined && asName(called) !== null) return ofKin(whose, kin, asName(called))
    }
  }
  return null
}

function answers(scenario: string): Answerer | null {
  const [, first, itsKin, his] = nameFirst.exec(scenario) ?? []
  const ofFirst = itsKin ?? his
  if (first !== undefined && ofFirst !== undefined)
    return { kin: `su ${ofFirst}`, name: first, spouse: spouses.test(ofFirst) }
  const [, tom, whoseEn = '', kinOfTom = ''] = nameFirstEn.exec(scenario) ?? []
  if (tom !== undefined) return ofKin(whoseEn, kinOfTom, tom)
  for (const pattern of patterns) {
    const hit = pattern.exec(scenario)
    if (hit === null) continue
    const [, whose = '', kin = '', called] = hit
    const his = /^(?:la|el)$/u.test(whose) ? 'su' : whose.toLowerCase()
    return { kin: `${his} ${kin}`, name: called ?? null, spouse: spouses.test(kin) }
  }
  return null
}
