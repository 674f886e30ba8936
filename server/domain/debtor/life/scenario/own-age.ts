import { genderOfName, namesOf } from '../people/first-names.ts'

const end = '(?=[,.;)\\n]|$| años| a\\.| and| y | e )'
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How the person speaks of itself or is spoken to; then a label; then whoever the sentence is about. */
const own = new RegExp(
  `\\b(?:I(?:[’']m| am)|You(?:[’']re| are)|[Tt]engo|[Tt]enés|[Tt]ienes) (\\d{2})${end}|(?:^|\\n|[.;] )(?:Age|Edad):? (\\d{2})(?!\\d)|(?:^|[.;] )(?:Now|At) (\\d{2}),`,
  'u',
)
/** How notes begin: "29, Macon GA.", "- 34, Fresno, married", "Divorced, 41, one teenager at home". */
const noted =
  /^(?:[-*•·–] +)?(?:\p{Lu}\p{Ll}+, )?(\d{2})(?: años| a\.| years old)?(?=[,.;] |$)|(?:^|[.!?] )(\d{2}) a\.(?=[,;]? )|(?:^|\n|[.!?] )(?:[-*•·–] +)?(?:Married|Single|Divorced|Widowed|Separated|Retired|Jubilad[oa]|Pensionad[oa]|Casad[oa]|Solter[oa]|Divorciad[oa]|Viud[oa]|Separad[oa]), (\d{2})(?: años)?(?=[,.;])/u
const other =
  /\b(\d{2})[- ]years?[- ]old|\baged (\d{2})\b|\bde (\d{2}) años|\b[Tt]iene (\d{2}) años|(?:^|[.!?] )(?:He|She|They) (?:is|are|turned) (\d{2})(?=[,.]| and\b)|^\S+(?: \S+)?, (\d{2}),|^\S+(?: \S+)? is (\d{2})(?= and|,|\.)/
const tens = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
}
const ones = {
  en: ' one two three four five six seven eight nine'.split(' '),
  es: ' uno dos tres cuatro cinco seis siete ocho nueve'.split(' '),
}
const words = (language: 'en' | 'es', between: string) =>
  `(${tens[language].join('|')})(?:${between}(${ones[language].filter((one) => one !== '').join('|')}))?`
const written = {
  en: new RegExp(
    `(?<=(?:,|is|am|[’']m|aged|turned) )${words('en', '[- ]')}(?=[,.;)]|$| years? old| and )`,
    'giu',
  ),
  es: new RegExp(`(?<!\\p{L})${words('es', ' y ')}(?= años)`, 'giu'),
}

/** "I am Linda, sixty-three, from Bangor", "tengo sesenta y tres años": an age that is written out, in figures. */
function inFigures(text: string): string {
  return (['en', 'es'] as const).reduce(
    (said, language) =>
      said.replace(written[language], (_, ten: string, one = '') =>
        String(
          (tens[language].indexOf(ten.toLowerCase()) + 2) * 10 +
            Math.max(0, ones[language].indexOf(one.toLowerCase())),
        ),
      ),
    text,
  )
}

const pronouns = { male: 'He', female: 'She' }

/**
 * The age in years, of 18 to 95, that a scenario gives the person: beside its name, or in a sentence that is about it.
 * @param names Full names, the first name first; a title may stand before it.
 */
export function ownAge(text: string, names: readonly string[]): number | null {
  const scenario = inFigures(text)
  const firsts = names.map((name) => namesOf(name).first).filter((name) => name.length > 2)
  const gender = genderOfName(firsts[0] ?? '')
  const they = gender === null ? 'He|She|They' : `${pronouns[gender]}|They`
  const named =
    firsts.length === 0
      ? null
      : new RegExp(
          `(?:${firsts.map(escaped).join('|')})(?: \\p{Lu}[\\p{L}'’.-]*){0,3}(?:,? (?:de |is |tiene |turned |aged? )?| \\(|[’']s )(\\d{2})${end}`,
          'u',
        ).exec(scenario)
  const hit =
    named ??
    own.exec(scenario) ??
    new RegExp(`\\b(?:${they})(?:[’']s| is| are| turned) (\\d{2})${end}`, 'u').exec(scenario) ??
    noted.exec(scenario) ??
    other.exec(scenario)
  const age = Number(hit?.slice(1).find((group) => group !== undefined) ?? 0)
  return age >= 18 && age <= 95 ? age : null
}
