import { folded } from '../../fold-text.ts'
import { monthNames } from '../../calendar.ts'

/** Values that an author wrote somewhere in a scenario, for what no fact of it answers. Null where it has none. */

/** The name of a hospital, with its article where the language has one: "Maumee Lakes Medical Center", "el Hospital Cedar Branch". */
export function hospitalIn(scenario: string): string | null {
  const spanish = /(?:Hospital|Clínica|Sanatorio)(?: (?:de |del |la |el )?\p{Lu}[\p{L}']+)+/u.exec(
    scenario,
  )?.[0]
  if (spanish !== undefined) return `${spanish.startsWith('Clínica') ? 'la' : 'el'} ${spanish}`
  const english =
    /(?<=\b(?:at|to|from|of|in) (?:the )?)(?:\p{Lu}[\p{L}'’.-]+ )+(?:Medical Center|Hospital|Clinic|Infirmary)/u
  return english.exec(scenario)?.[0] ?? null
}

/** A town with its state or country: "Neath, South Wales". */
export function townIn(scenario: string): string | null {
  const named =
    /\b(?:in|of|from|outside|near) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, (?:(?:South|North|West|New) )?\p{Lu}\p{L}+)/u
  return named.exec(scenario)?.[1] ?? null
}

/** The first year that is written. */
export function yearIn(scenario: string): number | null {
  const year = /(?<![$£€.,\d])\b(?:19|20)\d\d\b(?! (?:dollars|pesos|euros))/.exec(scenario)?.[0]
  return year === undefined ? null : Number(year)
}

/** What tells of arrears: for sure, and where nothing else does. */
const arrears = [
  /\b(?:stop\w*|behind|nothing since|kept up|missed|last pa(?:id|yment)|dej\w+ de pagar|atras\w+|sin (?:pagar|abonar)|no (?:paga|ha pagado)|vencid\w+)\b/,
  /\b(?:until|since|hasta|desde)\b/,
]
const names = [...monthNames.en, ...monthNames.es].map((name) => folded(name))
/** "May" is a month only after a word of time. */
const month = new RegExp(
  `(?<=\\b(?:in|since|until|last|from) )may\\b|\\b(?:${names.filter((name) => name !== 'may').join('|')})\\b`,
)

/** The month from which nothing was paid, counted from 0: of a sentence that tells of arrears. */
export function monthOfArrearsIn(scenario: string): number | null {
  const sentences = folded(scenario).split(/[.;]\s/)
  for (const tells of arrears) {
    const written = sentences.flatMap((sentence) =>
      tells.test(sentence) ? (month.exec(sentence)?.[0] ?? []) : [],
    )
    const [first] = written
    if (first !== undefined) return names.indexOf(first) % 12
  }
  return null
}

const hours =
  /\b(\d+|(?:twenty|thirty|forty)(?:-\w+)?|fifteen|sixteen|eighteen|veint\w+|treinta(?: y \w+)?|cuarenta(?: y \w+)?|quince|dieciocho) (?:hours|horas)\b/i

/** Hours a week, as they are written: "28", "veinticinco". */
export function hoursIn(scenario: string): string | null {
  return hours.exec(scenario)?.[1] ?? null
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
    String.raw`(?<!\bha[sd] )\b(?:paid|clears?|salary|pension|takes home|cobra|gana|sueldo|depositan)\b(?:(?!\bowes?\b|\bdebe\b)[^.;]){0,60}?\b(?:about|around|roughly|unos|unas|home|clears?|gana) ${sum}`,
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
