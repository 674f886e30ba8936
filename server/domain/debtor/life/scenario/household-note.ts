/** Whom a note of a home lists. */
const kin =
  /^(?:(?:two|three|four) )?(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|mother|father|mom|mum|dad|sons?|daughters?|brothers?|sisters?|grand(?:sons?|daughters?|mother|father|ma|pa)|(?:mother|father)-in-law|twins|roommates?)(?=[ ,;]|$)/iu
const listed = "\\p{Lu}[\\p{L}'’-]+(?:, (?:aged )?\\d{1,2})?"
const segment = new RegExp(
  `^([\\p{Ll}-]+(?: [\\p{Ll}-]+)?)( ${listed}(?:,? and ${listed}|, ${listed})*)?(?:, (.+))?$`,
  'u',
)
const undergone = /^(?:laid off|let go|fired|injured|hurt|hospitali[sz]ed|diagnosed|retired)(?!\p{L})/u
const doing = /^(?:works?|is|has|lost|\p{Ll}+s)(?= )/u

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * "Husband Suresh, 42, laid off in January; daughters Anika, 12, and Meera, 8", of a home: with whom somebody lives, and what is told of
 * each. Null where it lists nobody, or something else too.
 */
export function englishHousehold(rest: string, he: string): string | null {
  const his = he === 'She' ? 'her' : 'his'
  const people: string[] = []
  const besides: string[] = []
  for (const part of rest.replace(/[.]$/, '').split(/;\s*/)) {
    if (!kin.test(part)) return null
    const [, who = '', names = '', more] = segment.exec(lowered(part)) ?? []
    if (who === '') return null
    people.push(`${his} ${who}${names}`)
    if (more === undefined) continue
    const first = /^ \p{Lu}[\p{L}'’-]+/u.exec(names)?.[0] ?? ''
    if (undergone.test(more)) besides.push(`${he === 'She' ? 'Her' : 'His'} ${who}${first} was ${more}`)
    else if (doing.test(more)) besides.push(`${he === 'She' ? 'Her' : 'His'} ${who}${first} ${more}`)
    else return null
  }
  return [`${he} lives with ${people.join(people.length > 2 ? ', ' : ' and ')}`, ...besides].join('. ')
}

const parientes =
  'esposa|esposo|marido|mujer|pareja|novia|novio|mamá|madre|papá|padre|hijo|hija|hermano|hermana|nieto|nieta|abuela|abuelo|suegra|suegro'
const nombrado = new RegExp(
  `^(?:(su (?:${parientes}),? )?(\\p{Lu}\\p{L}+)(?:, (su (?:${parientes})))?)(?:, (?:de )?(\\d{1,2})(?: años)?)?$`,
  'u',
)

/** "Irma, su esposa, 46; Beto, 19; Ximena, 14", of a home: with whom somebody lives. Null where it lists something else. */
export function spanishHousehold(rest: string): string | null {
  const people = rest
    .replace(/[.]$/, '')
    .split(/;\s*/)
    .map((part) => {
      const [, before = '', name, after, age] = nombrado.exec(part) ?? []
      if (name === undefined) return null
      const years = age === undefined ? '' : `, de ${age}`
      return `${before}${name}${after === undefined ? '' : `, ${after}`}${years}`
    })
  if (people.length < 2 || people.includes(null)) return null
  return `Vive con ${people.slice(0, -1).join(', ')} y ${people.at(-1) ?? ''}`
}
