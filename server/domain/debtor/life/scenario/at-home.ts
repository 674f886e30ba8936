import { capital } from './home-town.ts'

const namesAtHome = [
  new RegExp(
    `(?<!\\p{L})(?:[Ll]iv(?:es?|ing)|[Aa]t home|HOME|Home|[Ss]upports|[Vv]iv(?:e|es|o|ís)|Casa|[Ee]n casa|[Mm]ant(?:iene|engo))(?!\\p{L})[^.;]*?${capital},? (?:de |que tiene )?\\d{1,2}(?=[.;,)]|$| y | and | años)`,
    'u',
  ),
  new RegExp(
    `\\b(?:when|until) ${capital} was born|cuando nació ${capital}|${capital} (?:moved|walked) out\\b`,
    'u',
  ),
]

/**
 * Whether a scenario tells who is at home by name and age ("At home there's Sian, 38, Osian, 13", "vive con Mateo, de 15"), of a child
 * that was born in it, or of somebody who moved out: then nobody else is invented.
 */
export function namesWhoIsHome(scenario: string): boolean {
  return namesAtHome.some((pattern) => pattern.test(scenario))
}
