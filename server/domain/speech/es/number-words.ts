/** The form of "uno" and the hundreds: before a feminine noun, before a masculine one, or alone. */
export type NumberForm = 'alone' | 'masculine' | 'feminine'

const small = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis ' +
  'diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis ' +
  'veintisiete veintiocho veintinueve'
).split(' ')
const tens = 'cero diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds =
  'cero ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  )

/** A whole number from 0 to below 10^15 in words: "mil doscientos treinta y cuatro". */
export function cardinalEs(value: number, form: NumberForm = 'alone'): string {
  if (value === 0) return 'cero'
  const billions = Math.floor(value / 1e12)
  const millions = Math.floor(value / 1e6) % 1e6
  const rest = value % 1e6
  return [
    billions > 0 ? `${billions === 1 ? 'un billón' : `${belowMillion(billions, 'masculine')} billones`}` : '',
    millions > 0 ? `${millions === 1 ? 'un millón' : `${belowMillion(millions, 'masculine')} millones`}` : '',
    rest > 0 ? belowMillion(rest, form) : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function belowMillion(value: number, form: NumberForm): string {
  const thousands = Math.floor(value / 1_000)
  const rest = value % 1_000
  // "mil", never "un mil"; before "mil" the short form is used: "veintiún mil".
  const head =
    thousands === 0 ? '' : thousands === 1 ? 'mil' : `${belowThousand(thousands, thousandsForm(form))} mil`
  return [head, rest > 0 ? belowThousand(rest, form) : ''].filter((part) => part !== '').join(' ')
}

function thousandsForm(form: NumberForm): NumberForm {
  return form === 'feminine' ? 'feminine' : 'masculine'
}

function belowThousand(value: number, form: NumberForm): string {
  if (value === 100) return 'cien'
  const hundred = Math.floor(value / 100)
  const rest = value % 100
  const word = hundreds[hundred] ?? ''
  return [
    hundred === 0 ? '' : form === 'feminine' && hundred > 1 ? word.replace(/os$/u, 'as') : word,
    rest > 0 ? belowHundred(rest, form) : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function belowHundred(value: number, form: NumberForm): string {
  if (value === 21 && form === 'masculine') return 'veintiún'
  if (value < 30) return endingInOne(small[value] ?? '', form)
  const unit = value % 10
  const ten = tens[Math.floor(value / 10)] ?? ''
  return unit === 0 ? ten : `${ten} y ${endingInOne(small[unit] ?? '', form)}`
}

function endingInOne(word: string, form: NumberForm): string {
  if (!word.endsWith('uno') || form === 'alone') return word
  return form === 'feminine' ? word.replace(/uno$/u, 'una') : word.replace(/uno$/u, 'un')
}

const ordinals = 'cero primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(' ')

/** "primero", "segunda", "primer"; above ten the cardinal, as in speech. */
export function ordinalEs(value: number, form: NumberForm = 'alone'): string {
  const word = ordinals[value]
  if (word === undefined || value === 0) return cardinalEs(value, form)
  if (form === 'feminine') return word.replace(/o$/u, 'a')
  return form === 'masculine' ? word.replace(/^(primer|tercer)o$/u, '$1') : word
}

/** Each digit on its own: "cuatro cero uno". */
export function digitsEs(digits: string): string {
  return digits
    .split('')
    .map((digit) => small[Number(digit)] ?? '')
    .join(' ')
}
