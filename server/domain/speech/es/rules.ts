import { digitRules } from '../digits.ts'
import { figurePattern, readFigure } from '../figure.ts'
import { type DollarSign, moneyRules } from '../money.ts'
import { fixedReadings, type Rule } from '../rule.ts'
import { symbolRules, unspokenRules } from '../symbols.ts'
import { figureWords } from '../words.ts'
import { cardinalEs, digitsEs, type NumberForm, ordinalEs } from './number-words.ts'

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const month = String.raw`ene(?:ro|\.)|feb(?:rero|\.)|mar(?:zo|\.)|abr(?:il|\.)|mayo|jun(?:io|\.)|jul(?:io|\.)|ago(?:sto|\.)|sept?(?:iembre|\.)|set(?:iembre|\.)|oct(?:ubre|\.)|nov(?:iembre|\.)|dic(?:iembre|\.)`

function monthName(written: string): string {
  const start = written.slice(0, 3).toLowerCase().replace('set', 'sep')
  return months.find((name) => name.startsWith(start)) ?? written
}

/** "veintiuno de noviembre de dos mil veintiséis"; null if the numbers are not a date. */
function dateWords(day: number, monthNumber: number, year: string | undefined): string | null {
  const name = months[monthNumber - 1]
  if (name === undefined || day < 1 || day > 31) return null
  return `${dayWords(day)} de ${name}${year === undefined ? '' : ` de ${yearWords(year)}`}`
}

/** The first of a month is "primero", other days are cardinals. */
function dayWords(day: number): string {
  return day === 1 ? 'primero' : cardinalEs(day)
}

function yearWords(written: string): string {
  return cardinalEs(written.length === 2 ? 2_000 + Number(written) : Number(written))
}

const dates: Rule[] = [
  {
    pattern: /(?<![\d/-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/gu,
    say: ([, year, m, d]) => dateWords(Number(d), Number(m), year),
  },
  {
    pattern: /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/gu,
    say: ([, one, , two, year]) =>
      dateWords(Number(one), Number(two), year) ?? dateWords(Number(two), Number(one), year),
  },
  {
    pattern:
      /(?<=(?:^|[^\p{L}])(?:el|al|del|día|desde el|hasta el|antes del)\s)(\d{1,2})\/(\d{1,2})(?![\d/])/giu,
    say: ([, day, m]) => dateWords(Number(day), Number(m), undefined),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,2})(?:º|°|ro|er)?\s(?:de\s)?(${month})(?:\s(?:de(?:l)?\s)?(\d{4}))?(?![\p{L}\d])`,
      'giu',
    ),
    say: ([, day, name = '', year]) => dateWords(Number(day), months.indexOf(monthName(name)) + 1, year),
  },
]

const partsOfDay = {
  morning: 'de la mañana',
  noon: 'del mediodía',
  evening: 'de la tarde',
  night: 'de la noche',
}

function partOfDay(hour: number, half: string): string {
  if (half === 'a') return hour === 12 ? partsOfDay.night : partsOfDay.morning
  if (hour === 12) return partsOfDay.noon
  return hour >= 8 ? partsOfDay.night : partsOfDay.evening
}

const times: Rule[] = [
  {
    pattern: /(?<![\d:.,$])(\d{1,2})(?::(\d{2}))?\s?([ap])\.?\s?m\b(\.)?/giu,
    say: ([, hour, minute, half = '', stop], { after }) => {
      if (Number(hour) > 12) return null
      const end = stop !== undefined && /^(?:$|\s+["'“¿¡(]*\p{Lu})/u.test(after) ? '.' : ''
      return `${clock(Number(hour), minute)} ${partOfDay(Number(hour), half.toLowerCase())}${end}`
    },
  },
  {
    pattern: /(?<![\d:.,$])([01]?\d|2[0-4]):([0-5]\d)(?:\s?(?:h|hrs?|horas)\b\.?)?(?![\d:])/giu,
    say: ([, hour, minute]) => clock(Number(hour), minute),
  },
  {
    pattern: /(?<![\d:.,$])(\d{1,2})\s?(?:hrs?\.?|h\.?)(?![\p{L}\d])/gu,
    say: ([, hours]) => `${cardinalEs(Number(hours), 'feminine')} horas`,
  },
]

/** "una", "tres y media", "diez y cinco", "quince cuarenta y cinco". */
function clock(hour: number, minute: string | undefined): string {
  const minutes = Number(minute ?? 0)
  const hours = cardinalEs(hour, 'feminine')
  if (minutes === 0) return hour > 12 ? `${hours} horas` : hours
  if (hour > 12) return `${hours} ${cardinalEs(minutes)}`
  return `${hours} y ${minutes === 15 ? 'cuarto' : minutes === 30 ? 'media' : cardinalEs(minutes)}`
}

/** Feminine nouns that the pattern in `formBefore` does not cover, as far as such calls count them. */
const feminine =
  /^(?:vez|veces|opción|parte|semanas?|horas?|quincenas?|mensualidades|cuotas?|llamadas?|personas?|tarjetas?|letras?|libras?|facturas?|noches?|mañanas?|tardes?|opciones|partes?|hijas?|deudas?|cuentas?|fechas?|transferencias?|parcialidades|mil cuotas)$/iu
const masculine = /^(?:días|problemas|programas|sistemas|idiomas)$/iu
const notCounted =
  /^(?:de|del|y|o|a|al|por|con|para|en|que|es|son|más|menos|mil|millón|millones|como|cada|hasta|desde|si|no|pero|porque|ya|u)$/iu

/** The form of a number before the following word. */
function formBefore(after: string): NumberForm {
  const next = /^\s(\p{L}+)/u.exec(after)?.[1]
  if (next === undefined || notCounted.test(next)) return 'alone'
  if (masculine.test(next)) return 'masculine'
  return feminine.test(next) || /[^aeiou]as$|ciones$|dades$/iu.test(next) ? 'feminine' : 'masculine'
}

const fractions: Record<string, string> = {
  '1/2': 'medio',
  '1/3': 'un tercio',
  '2/3': 'dos tercios',
  '1/4': 'un cuarto',
  '3/4': 'tres cuartos',
  '½': 'medio',
  '¼': 'un cuarto',
  '¾': 'tres cuartos',
}

const numbers: Rule[] = [
  { pattern: /(?<![\d/])24\/7(?![\d/])/gu, say: () => 'veinticuatro siete' },
  {
    pattern: /(?<![\d/,.])(?:(\d+)\s)?([1-3]\/[2-4]|[½¼¾])(?![\d/])/gu,
    say: ([, whole, part = '']) => {
      const said = fractions[part]
      if (said === undefined) return null
      return whole === undefined ? said : `${cardinalEs(Number(whole))} y ${said}`
    },
  },
  {
    pattern:
      /(?<![\p{L}\d.,])(\d{1,2})(?:\.?([ºª°])|(er|ero|do|ro|to|mo|vo|no)|(da|ra|ta|ma|va|na))(?![\p{L}\d])/gu,
    say: ([, value, mark, masculine, feminineEnd], { after }) => {
      const form =
        mark === 'ª' || feminineEnd !== undefined
          ? 'feminine'
          : masculine === 'er' || /^\s\p{Ll}+/u.test(after)
            ? 'masculine'
            : 'alone'
      return ordinalEs(Number(value), form)
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,$-])(${figurePattern})\s?[-–]\s?(${figurePattern})(?=\s?\p{L}|\s*[.,;!?)]|\s*$)(?![-–]\d)`,
      'gu',
    ),
    say: ([, low = '', high = ''], { after }) =>
      `${plain(low, formBefore(after))} a ${plain(high, formBefore(after))}`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(${figurePattern})(?![\d])`, 'gu'),
    say: ([, value = ''], { after }) => (/^\p{L}/u.test(after) ? null : plain(value, formBefore(after))),
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${figurePattern})(?=\p{L})`, 'gu'),
    say: ([value]) => `${plain(value, 'alone')} `,
  },
  { pattern: /(?<=\p{L}-?)\d+/gu, say: ([value]) => ` ${digitsEs(value)}` },
]

function plain(written: string, form: NumberForm): string {
  return figureWords(readFigure(written, 'es'), 'es', form)
}

const abbreviations: Rule[] = [
  fixedReadings(
    {
      'no.': 'número',
      'núm.': 'número',
      'num.': 'número',
      nº: 'número',
      'n.º': 'número',
      'n°': 'número',
      'art.': 'artículo',
      'pág.': 'página',
      'nos.': 'números',
    },
    { before: 'figure' },
  ),
  fixedReadings(
    {
      'sr.': 'señor',
      'sra.': 'señora',
      'srta.': 'señorita',
      'sres.': 'señores',
      'dr.': 'doctor',
      'dra.': 'doctora',
      'lic.': 'licenciado',
      'ing.': 'ingeniero',
      'arq.': 'arquitecto',
      'prof.': 'profesor',
      'dña.': 'doña',
      'av.': 'avenida',
      'avda.': 'avenida',
      'col.': 'colonia',
    },
    { before: 'name' },
  ),
  fixedReadings({
    'ud.': 'usted',
    'uds.': 'ustedes',
    'vd.': 'usted',
    'vds.': 'ustedes',
    'ee. uu.': 'Estados Unidos',
    'ee.uu.': 'Estados Unidos',
    'ee.uu': 'Estados Unidos',
    eeuu: 'Estados Unidos',
    'p. ej.': 'por ejemplo',
    'p.ej.': 'por ejemplo',
    'etc.': 'etcétera',
    'aprox.': 'aproximadamente',
    'c/': 'calle',
    'tel.': 'teléfono',
    'cel.': 'celular',
    'ext.': 'extensión',
    'dpto.': 'departamento',
    'depto.': 'departamento',
    'dto.': 'descuento',
    'cía.': 'compañía',
    'hnos.': 'hermanos',
    's. a.': 'sociedad anónima',
    's.a.': 'sociedad anónima',
    's.l.': 'sociedad limitada',
    's.a. de c.v.': 'sociedad anónima de capital variable',
    'c/u': 'cada uno',
    'm.n.': 'moneda nacional',
    'min.': 'minutos',
    'máx.': 'máximo',
    'mín.': 'mínimo',
    'ref.': 'referencia',
    'cta.': 'cuenta',
    'vs.': 'contra',
    'ef.': 'efectivo',
  }),
  { pattern: /(?<![\p{L}.])D\.\s(?=\p{Lu}\p{Ll})/gu, say: () => 'don ' },
  // Acronyms spelled letter by letter; a voice would pronounce them as words.
  {
    pattern: /\b(?:RFC|NIF|DNI|CFE|ID|TV|PDF|SMS)\b/gu,
    say: ([letters]) => letters.split('').join(' '),
  },
]

/** The rules for reading Spanish aloud; earlier rules win. */
export const spanishRules = (dollarSign: DollarSign): readonly Rule[] => [
  ...unspokenRules,
  ...moneyRules('es', dollarSign),
  ...dates,
  ...times,
  ...digitRules('es'),
  ...abbreviations,
  ...symbolRules('es'),
  ...numbers,
]
