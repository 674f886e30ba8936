import type { Gender } from '../life.ts'

/** Whom notes call without "his" or "her": "Wife Bev, 55, is a nurse". */
const kin =
  '(?:Wife|Husband|Partner|Girlfriend|Boyfriend|Fianc[eé]e?|Ex(?:-wife|-husband)?|(?:Step)?(?:mother|father|son|daughter)|(?:Mother|Father|Brother|Sister|Son|Daughter)(?:-in-law)?|Mom|Mum|Dad|Grand(?:son|daughter|mother|father|ma|pa)|Niece|Nephew|Aunt|Uncle|Cousin|Roommate|Landlord|Landlady|Boss)'
const small = kin.replace(/\p{Lu}/gu, (letter) => letter.toLowerCase())
/** A note that begins with one of them by name. */
export const bareKin = new RegExp(`^${small} \\p{Lu}\\p{Ll}`, 'u')
const named = "(?: \\p{Lu}[\\p{L}’'-]+)?(?:, (?:aged )?\\d{1,2},)?"
const opening = `(?<=(?:^|[.;!?] ))(${kin}${named})`

/** What is done to somebody: notes leave out its "was". */
const undergone =
  '(?:laid off|let go|fired|injured|hurt|hospitali[sz]ed|diagnosed|deported|arrested|furloughed|evicted)'
const verb =
  '(?:is|was|has|had|does|did|can|could|will|would|never|still|took|left|lost|went|came|got|drove|paid|said|quit|ran|put|let|gave|broke|died|\\p{Ll}{2,}(?:[^s\\P{L}]s|ed))'

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Rules that give the bare kinsfolk of English notes what speech has: whose they are, a sentence each ("does the snack bar,
 * son Nick, 35, does the music"), and the "was" of "laid off in May".
 */
export function kinRules(gender: Gender): readonly (readonly [RegExp, (...parts: string[]) => string])[] {
  const his = gender === 'female' ? 'Her' : 'His'
  const he = (who: string) =>
    /son|father|dad|grandpa|brother|boyfriend|nephew|husband|uncle|landlord/.test(who) ? 'He' : 'She'
  return [
    // "Married, son Arjun born seven weeks early, now eight months old".
    [
      new RegExp(
        `(?:[,;] |(?<=^|[.;] )${his} )(${small} \\p{Lu}[\\p{L}’'-]+) born ([^,.;]+)(?:, now ([^,.;]+))?`,
        'gu',
      ),
      (all = '', who = '', born = '', now = '') =>
        `${/^[,;]/.test(all) ? '. ' : ''}${his} ${who} was born ${born}${now === '' ? '' : `. ${he(who)} is ${now}`}`,
    ],
    [
      new RegExp(`[,;] (${small} \\p{Lu}[\\p{L}’'-]+, \\d{1,2},) (?=${verb}(?!\\p{L}))`, 'gu'),
      (_all, who = '') => `. ${his} ${who} `,
    ],
    [
      new RegExp(`${opening} (?=${undergone}(?!\\p{L}))`, 'gu'),
      (_all, who = '') => `${his} ${lowered(who)} was `,
    ],
    [new RegExp(`${opening} (?=${verb}(?!\\p{L}))`, 'gu'), (_all, who = '') => `${his} ${lowered(who)} `],
  ]
}
