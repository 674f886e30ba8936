import { folded } from '../../fold-text.ts'
import { monthNames } from '../../calendar.ts'

/** Values that an author wrote somewhere in a scenario, for what no fact of it answers. Null where it has none. */

/** The name of a hospital, with its article where the language has one: "Maumee Lakes Medical Center", "el Hospital Cedar Branch". */
export function hospitalIn(scenario: string): string | null {
  const english = /(?:\p{Lu}[\p{L}'.]+ )+(?:Medical Center|Hospital|Clinic|Infirmary)/u.exec(scenario)?.[0]
  if (english !== undefined) return english
  const spanish = /(?:Hospital|Clínica|Sanatorio)(?: (?:de |del |la |el )?\p{Lu}[\p{L}']+)+/u.exec(
    scenario,
  )?.[0]
  return spanish === undefined ? null : `${spanish.startsWith('Clínica') ? 'la' : 'el'} ${spanish}`
}

/** A town with its state or country: "Neath, South Wales". */
export function townIn(scenario: string): string | null {
  const named =
    /\b(?:in|of|from|outside|near) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, (?:(?:South|North|West|New) )?\p{Lu}\p{L}+)/u
  return named.exec(scenario)?.[1] ?? null
}

/** The first year that is written. */
export function yearIn(scenario: string): number | null {
  const year = /\b(?:19|20)\d\d\b/.exec(scenario)?.[0]
  return year === undefined ? null : Number(year)
}

const arrears =
  /\b(?:stop\w*|behind|nothing since|until|kept up|missed|last pa(?:id|yment)|dej\w+|atras\w+|sin (?:pagar|abonar)|no (?:paga|ha pagado)|desde|hasta|vencid\w+)\b/
const months = [monthNames.en, monthNames.es].map((names) => names.map((name) => folded(name)))

/** The month from which nothing was paid, counted from 0: of a sentence that tells of arrears. */
export function monthOfArrearsIn(scenario: string): number | null {
  for (const sentence of folded(scenario).split(/[.;]\s/)) {
    if (!arrears.test(sentence)) continue
    const words = sentence.split(/[^a-z]+/)
    for (const names of months) {
      const month = names.findIndex((name) => words.includes(name) && name !== 'may')
      if (month >= 0) return month
    }
  }
  return null
}

/** Hours a week, as they are written: "28", "veinticinco". */
export function hoursIn(scenario: string): string | null {
  const hours = /(\d+|\p{L}{4,}) (?:hours|horas)\b/u.exec(scenario)?.[1]
  return hours === undefined ||
    /^(?:fewer|menos|some|algunas|unas|many|muchas|after|entre|pocas)$/i.test(hours)
    ? null
    : hours
}

const sum = String.raw`[$£€]?\s?(\d[\d.,]*\d)`
const rents = [
  new RegExp(
    String.raw`${sum}(?: [a-z$£€]+){0,2} (?:de (?:alquiler|renta|habitacion)|(?:in|for) rent|rent)\b`,
  ),
  new RegExp(String.raw`\b(?:rent|alquiler|renta)(?: (?:is|of|de|es))? ${sum}`),
]
const incomes = [
  new RegExp(
    String.raw`\b(?:paid|clears?|salary|pension|takes home|cobra|gana|sueldo|depositan)\b[^.;]{0,60}?\b(?:about|around|roughly|unos|unas|home|clears?|gana) ${sum}`,
  ),
]

/** What is paid for the rent, in cents. */
export function rentIn(scenario: string): number | null {
  return centsIn(scenario, rents)
}

/** What comes in, in cents, for the time that the author counts by. */
export function incomeIn(scenario: string): number | null {
  return centsIn(scenario, incomes)
}

function centsIn(scenario: string, patterns: readonly RegExp[]): number | null {
  const said = folded(scenario)
  const found = patterns.map((pattern) => pattern.exec(said)?.[1]).find((one) => one !== undefined)
  if (found === undefined) return null
  const whole = found.replace(/[.,](?=\d{3}\b)/g, '')
  const amount = Number(whole.replace(',', '.'))
  return Number.isFinite(amount) && amount > 0 ? Math.round(amount * 100) : null
}
