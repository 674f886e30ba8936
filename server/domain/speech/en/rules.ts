import { digitRules } from '../digits.ts'
import { figurePattern, readFigure } from '../figure.ts'
import { type DollarSign, moneyRules } from '../money.ts'
import { fixedReadings, type Rule } from '../rule.ts'
import { symbolRules, unspokenRules } from '../symbols.ts'
import { figureWords } from '../words.ts'
import { cardinalEn, digitsEn, ordinalEn, yearEn } from './number-words.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const month = String.raw`Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?\.?|July?\.?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?`

function monthName(written: string): string {
  const start = written.slice(0, 3).toLowerCase()
  return months.find((name) => name.toLowerCase().startsWith(start)) ?? written
}

/** "November twenty-first, twenty twenty-six"; null if the numbers are not a date. */
function dateWords(monthNumber: number, day: number, year: string | undefined): string | null {
  const name = months[monthNumber - 1]
  if (name === undefined || day < 1 || day > 31) return null
  return `${name} ${ordinalEn(day)}${year === undefined ? '' : `, ${yearWords(year)}`}`
}

function yearWords(written: string): string {
  return yearEn(written.length === 2 ? 2_000 + Number(written) : Number(written))
}

const dates: Rule[] = [
  {
    pattern: /(?<![\d/-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/gu,
    say: ([, year, m, d]) => dateWords(Number(m), Number(d), year),
  },
  {
    // American order, unless only the other order is a valid date.
    pattern: /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/gu,
    say: ([, one, , two, year]) =>
      dateWords(Number(one), Number(two), year) ?? dateWords(Number(two), Number(one), year),
  },
  {
    pattern: /(?<=\b(?:on|by|before|after|until|since|from|due|of)\s)(\d{1,2})\/(\d{1,2})(?![\d/])/giu,
    say: ([, one, two]) => dateWords(Number(one), Number(two), undefined),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(${month})\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?(?![\p{L}\d]|[.,:]\d)`,
      'gu',
    ),
    say: ([, name = '', day, year]) => dateWords(months.indexOf(monthName(name)) + 1, Number(day), year),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th)?(\sof)?\s(${month})(?:,?\s(\d{4}))?(?![\p{L}\d])`,
      'gu',
    ),
    say: ([, day, , name = '', year], { before }) =>
      Number(day) > 31
        ? null
        : `${/\bthe\s$/iu.test(before) ? '' : 'the '}${ordinalEn(Number(day))} of ${monthName(name)}${year === undefined ? '' : `, ${yearWords(year)}`}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=(?:\b(?:in|since|until|before|after|of|from|year|back in)|${month}),?\s)(1[89]\d{2}|20\d{2})(?![\d\p{L}]|[.,:]\d)`,
      'giu',
    ),
    say: ([, year = '']) => yearEn(Number(year)),
  },
]

const meridiem: Record<string, string> = { a: 'A M', p: 'P M' }

const times: Rule[] = [
  {
    pattern: /(?<![\d:.,$])(\d{1,2})(?::(\d{2}))?\s?([ap])\.?\s?m\b(\.)?/giu,
    say: ([, hour, minute, half = '', stop], { after }) => {
      if (Number(hour) > 24) return null
      const end = stop !== undefined && /^(?:$|\s+["'“(]*\p{Lu})/u.test(after) ? '.' : ''
      return `${hourWords(Number(hour), minute, false)} ${meridiem[half.toLowerCase()]}${end}`
    },
  },
  {
    pattern: /(?<![\d:.,$])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/gu,
    say: ([, hour, minute]) => hourWords(Number(hour), minute, true),
  },
]

function hourWords(hour: number, minute: string | undefined, bare: boolean): string {
  const minutes = Number(minute ?? 0)
  if (minutes > 0)
    return `${cardinalEn(hour)} ${minutes < 10 ? `oh ${cardinalEn(minutes)}` : cardinalEn(minutes)}`
  if (!bare) return cardinalEn(hour)
  return hour > 12 ? `${cardinalEn(hour)} hundred hours` : `${cardinalEn(hour)} o'clock`
}

const fractions: Record<string, string> = {
  '1/2': 'half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
  '½': 'half',
  '¼': 'one quarter',
  '¾': 'three quarters',
}

const numbers: Rule[] = [
  { pattern: /(?<![\d/])24\/7(?![\d/])/gu, say: () => 'twenty-four seven' },
  { pattern: /\b401\s?\(?k\)?/giu, say: () => 'four oh one K' },
  { pattern: /\bW-?2s?\b/gu, say: () => 'W two' },
  { pattern: /(?<=\b(?:form|a|my|the)\s)1099\b/giu, say: () => 'ten ninety-nine' },
  {
    pattern: /(?<![\d/,.])(?:(\d+)\s)?([1-3]\/[2-4]|[½¼¾])(?![\d/])/gu,
    say: ([, whole, part = '']) => {
      const said = fractions[part]
      if (said === undefined) return null
      return whole === undefined
        ? said
        : `${cardinalEn(Number(whole))} and ${said === 'half' ? 'a half' : said}`
    },
  },
  { pattern: /(?<![\p{L}\d.,])(\d{1,4})(?:st|nd|rd|th)\b/gu, say: ([, value]) => ordinalEn(Number(value)) },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,$-])(${figurePattern})\s?[-–]\s?(${figurePattern})(?=\s?\p{L}|\s*[.,;!?)]|\s*$)(?![-–]\d)`,
      'gu',
    ),
    say: ([, low = '', high = '']) => `${plain(low)} to ${plain(high)}`,
  },
  {
    pattern: /(?<![\p{L}\d.,])(\d+(?:\.\d+)?)x(?![\p{L}\d])/giu,
    say: ([, value = '']) => `${plain(value)} times`,
  },
  // Decades: "1990s", "the '90s", "the 90s".
  {
    pattern: /(?<![\p{L}\d.,])(?:['’]?|(1[89]|20))([1-9]0)s(?!\p{L})/gu,
    say: ([, century, decade]) => {
      const years = cardinalEn(Number(decade)).replace(/y?$/u, (end) => (end === 'y' ? 'ies' : 's'))
      return century === undefined ? years : `${cardinalEn(Number(century))} ${years}`
    },
  },
  {
    pattern: /(?<![\p{L}\d.,])(\d+(?:\.\d+)?)k(?![\p{L}\d])/giu,
    say: ([, value = '']) => `${plain(value)} thousand`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(${figurePattern})(?![\d])`, 'gu'),
    say: ([, value = ''], { after }) => (/^\p{L}/u.test(after) ? null : plain(value)),
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${figurePattern})(?=\p{L})`, 'gu'),
    say: ([value]) => `${plain(value)} `,
  },
  { pattern: /(?<=\p{L}-?)\d+/gu, say: ([value]) => ` ${digitsEn(value)}` },
]

function plain(written: string): string {
  return figureWords(readFigure(written, 'en'), 'en')
}

const abbreviations: Rule[] = [
  fixedReadings(
    { 'no.': 'number', 'nos.': 'numbers', 'num.': 'number', 'art.': 'article', 'p.': 'page' },
    { before: 'figure' },
  ),
  // "St." is a saint before a name, a street after one.
  { pattern: /(?<=[\p{L}\d]\s)St\.?(?=[,.;!?]|\s*$|\s+[\p{Ll}])/gu, say: () => 'Street' },
  { pattern: /(?<![\p{L}])St\.\s(?=\p{Lu})/gu, say: () => 'Saint ' },
  fixedReadings(
    {
      'mr.': 'Mister',
      'mrs.': 'Missus',
      'ms.': 'Miz',
      'dr.': 'Doctor',
      'prof.': 'Professor',
      'vs.': 'versus',
      'e.g.': 'for example',
      'i.e.': 'that is',
      'approx.': 'approximately',
    },
    { before: 'name' },
  ),
  fixedReadings({
    'jr.': 'Junior',
    'sr.': 'Senior',
    'inc.': 'Incorporated',
    'ltd.': 'Limited',
    'corp.': 'Corporation',
    'co.': 'Company',
    llc: 'L L C',
    'ave.': 'Avenue',
    'blvd.': 'Boulevard',
    'rd.': 'Road',
    'apt.': 'apartment',
    'dept.': 'department',
    'acct.': 'account',
    'etc.': 'et cetera',
    'a.k.a.': 'also known as',
    'a.s.a.p.': 'as soon as possible',
    asap: 'as soon as possible',
    'u.s.': 'U S',
    'u.k.': 'U K',
    'hrs.': 'hours',
    'hr.': 'hour',
    'min.': 'minutes',
    'mins.': 'minutes',
    'mo.': 'month',
    'mos.': 'months',
    'wk.': 'week',
    'yr.': 'year',
    'yrs.': 'years',
    'w/': 'with',
    'w/o': 'without',
    'tel.': 'telephone',
    'ext.': 'extension',
    'min. payment': 'minimum payment',
  }),
  // Acronyms spelled letter by letter; a voice would pronounce them as words.
  {
    pattern: /\b(?:APR|IRS|SSN|FDCPA|CFPB|FTC|ATM|DOB|ID|IDs|ACH|CEO|HR|PO|TV|OK)\b/gu,
    say: ([letters]) => letterNames(letters),
  },
]

function letterNames(letters: string): string {
  const plural = letters.endsWith('s')
  return (plural ? letters.slice(0, -1) : letters).split('').join(' ') + (plural ? "'s" : '')
}

/** How English is read aloud, earlier rules first. */
export const englishRules = (dollarSign: DollarSign): readonly Rule[] => [
  ...unspokenRules,
  ...moneyRules('en', dollarSign),
  ...dates,
  ...times,
  ...digitRules('en'),
  ...abbreviations,
  ...symbolRules('en'),
  ...numbers,
]
