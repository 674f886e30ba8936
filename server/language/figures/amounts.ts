import type { Line, Token } from '../text/line.ts'
import { helpLines } from './help-lines.ts'
import { readNumber } from './numbers.ts'
import { asMeant, putRightAt } from './put-right.ts'
import type { SpokenNumber } from './numbers.ts'
import type { Span } from '../reading.ts'

const currencyFactor: Readonly<Record<string, number>> = {
  lucas: 1000,
  luca: 1000,
  palos: 1e6,
  palo: 1e6,
}
const currency =
  /^(?:dollars?|bucks?|usd|pesos?|pesitos|euros?|eur|pounds?|quid|gbp|lucas?|varos?|baros?|pavos|mangos?|soles|mxn|ars|cop|dolares?|dolar|palos?)$/
const centsWord = /^(?:cents?|centavos?|centimos?|pence)$/
/** Words that may stand after a bare number when it is money. */
const follows = new Set(
  'a an per each every and or but so now today tomorrow tonight this next on by before for from to in until then would will is are as at right down up with if per monthly weekly biweekly towards toward upfront instead that work works total sound okay the of please y o al a por cada el la los las hoy manana en para con mensual mensuales semanal semanales quincenal quincenales pero de que ahora ahorita es son seria serian esta este cada mas antes como se le te si lo ya entonces inicial hasta'.split(
    ' ',
  ),
)
/** Words before a bare number that make it money. */
const leads = new Set(
  'pay paying pays paid put putting send sending owe owes owed balance total amount amounts of for about around roughly approximately only just least like maybe manage afford do make accept settle offer minimum deposit payment down contribute say was is at do with to another pagar paga pague pagas pagues pagara pagando abonar abona abone abono dar de des con por unos unas como aproximadamente solo minimo menos aporte aportar liquidar liquida deposito depositar saldo adeudo debe deber debes monto total cubrir cubre juntar poner dejar quede dejo dejamos acepto aceptamos son es ofrezco a en cuota parcialidad pago'.split(
    ' ',
  ),
)
/** Words before a number that make it something else: a reference, the digits of a card, an age. */
const otherLeads = new Set(
  'call dial text llame marque llamar digits four ending number numero digitos terminacion folio reference referencia extension ext case caso code codigo zip account expediente born nacio nacido age edad year ano since desde last ultimos ultimas calle street avenue option opcion step paso section articulo page channel version step chapter line linea'.split(
    ' ',
  ),
)
/** What a number does of which the last digits are said. */
const endsSo = /^(?:ends?|ending|termina[ns]?|terminad[oa]|terminando|acaban?)$/
/** Lines that help whose number could be a sum, and what is said beside them. */
const helpNumbers: ReadonlySet<number> = new Set(
  helpLines.filter((line) => /^[1-9]\d*$/.test(line)).map(Number),
)
const ofHelpLine =
  /^(?:linea|line|hotline|lifeline|helpline|emergenc\w+|call|calling|dial|text|llam\w+|marc\w+|marqu\w+|crisis)$/
const half = /^(?:half|mitad)$/
const fractions: Readonly<Record<string, number>> = {
  half: 1 / 2,
  mitad: 1 / 2,
  third: 1 / 3,
  tercio: 1 / 3,
  quarter: 1 / 4,
}

export type FoundAmount = Span & { cents: number; from: number; to: number }

export class AmountReader {
  readonly line: Line
  readonly tokens: readonly Token[]
  readonly taken: ReadonlySet<number>
  readonly balanceCents: number

  constructor(line: Line, taken: ReadonlySet<number>, balanceCents: number) {
    this.line = line
    this.tokens = line.tokens
    this.taken = taken
    this.balanceCents = balanceCents
  }

  word(index: number): string {
    return this.tokens[index]?.word ?? ''
  }

  says(index: number, words: string): boolean {
    const said = this.word(index)
    return words.startsWith(said) && words.split(' ').every((word, step) => this.word(index + step) === word)
  }

  found(from: number, to: number, cents: number): FoundAmount | null {
    const first = this.tokens[from]
    const last = this.tokens[to - 1]
    if (!first || !last || !Number.isFinite(cents)) return null
    const { start } = first
    const { end } = last
    return { quote: this.line.text.slice(start, end), start, end, cents: Math.round(cents), from, to }
  }

  at(index: number): FoundAmount | null {
    return this.number(index) ?? this.share(index) ?? this.whole(index)
  }

  /** The number that begins here, as it is meant: a correction of last digits is the whole figure. */
  spoken(index: number): SpokenNumber | null {
    const said = readNumber(this.tokens, index)
    if (said !== null && this.isHelpLine(said)) return null
    return said && asMeant(said, this.tokens, this.balanceCents)
  }

  number(index: number): FoundAmount | null {
    const spoken = this.spoken(index)
    if (!spoken || spoken.percent || spoken.value <= 0) return null
    let { to } = spoken
    let cents = spoken.value * 100
    const next = this.word(to)
    const percent =
      /^(?:percent|porciento)$/.test(next) || this.says(to, 'por ciento') || this.says(to, 'per cent')
    if (percent) return null
    let named = this.tokens[index]?.money ?? false
    if (centsWord.test(next)) return this.found(index, to + 1, spoken.value)
    const unit = this.word(to) === 'de' && currency.test(this.word(to + 1)) ? to + 1 : to
    if (currency.test(this.word(unit)) && !(this.tokens[to - 1]?.pause ?? false)) {
      named = true
      cents *= Object.hasOwn(currencyFactor, this.word(unit)) ? (currencyFactor[this.word(unit)] ?? 1) : 1
      to = unit + 1
      if (/^(?:mexicanos|argentinos|colombianos|us|americanos)$/.test(this.word(to))) to += 1
      const link = /^(?:and|y|con)$/.test(this.word(to)) ? to + 1 : to
      const small = readNumber(this.tokens, link)
      if (small && small.value < 100 && centsWord.test(this.word(small.to))) {
        cents += small.value
        to = small.to + 1
      }
    }
    // "Doscientos diecisiete con cincuenta."
    const rest = !named && this.word(to) === 'con' ? readNumber(this.tokens, to + 1) : null
    if (rest !== null && rest.value >= 5 && rest.value < 100) {
      cents += rest.value
      to = rest.to
    }
    if (!named && !this.bareIsMoney(spoken)) return null
    return this.found(index, to, cents)
  }

  /** Whether a number without a currency is money: by its words, its neighbours and the balance. */
  bareIsMoney(spoken: SpokenNumber): boolean {
    const { value, from, to } = spoken
    const before = this.word(from - 1)
    const before2 = this.word(from - 2)
    const after = this.word(to)
    const last = this.tokens[to - 1]
    const ended = after === '' || (last?.pause ?? false) || this.sentenceEnds(to)
    if (otherLeads.has(before) || (otherLeads.has(before2) && !leads.has(before))) return false
    // "It ends in 0199": the number of an account or a telephone, not what is paid. No sum begins with a nought.
    const written = this.tokens[from]
    if (written && /^0\d/.test(this.line.text.slice(written.start, written.end))) return false
    if (/^(?:in|with|en|con)$/.test(before) && endsSo.test(before2)) return false
    // "My extension is the 214."
    if ([before2, this.word(from - 3)].some((word) => /^(?:ext|extension|folio)$/.test(word))) return false
    if (this.balanceCents > 0 && value * 100 > this.balanceCents * 1.5) return false
    if (!ended && !follows.has(after)) return false
    // A year: "since 2019", "in 2024".
    if (value >= 1900 && value < 2100 && spoken.form === 'digits' && !spoken.moneyLike) {
      if (before === 'in' || before === 'en' || before === 'de' || before === 'of') return false
    }
    // A run of digits in groups is a telephone or a card.
    if (
      spoken.form === 'digits' &&
      ((this.isDigits(from - 1) && !this.tokens[from - 1]?.pause) || (this.isDigits(to) && !last?.pause))
    )
      return false
    if (/^(?:at|las)$/.test(before) && value <= 24) return false
    const rated =
      /^(?:a|per|each|every|monthly|weekly|biweekly|al|por|cada|mensual|mensuales|semanal|semanales|quincenal|quincenales)$/.test(
        after,
      )
    if (rated && value >= 5 && this.period(to)) return true
    if (value < 10) return false
    if (spoken.form === 'words' && value < 20)
      return leads.has(before) && ended && value >= 10 && before !== 'de' && before !== 'of'
    if (leads.has(before)) return true
    if (spoken.moneyLike) return true
    return value >= 20 && (ended || value >= 50)
  }

  /** "Hay una línea, el 135", "call 988": the number of a line that helps. */
  isHelpLine({ value, from, to, form }: SpokenNumber): boolean {
    if (form !== 'digits' || !helpNumbers.has(value) || this.tokens[from]?.money) return false
    if (currency.test(this.word(to)) || this.period(to)) return false
    const near = this.tokens.slice(Math.max(0, from - 5), to + 3)
    return near.some(({ word }) => ofHelpLine.test(word))
  }

  period(index: number): boolean {
    const first = this.word(index)
    if (/ly$|^mensual|^semanal|^quincenal/.test(first)) return true
    const near = [this.word(index + 1), this.word(index + 2)]
    return near.some((word) =>
      /^(?:month|months|week|weeks|paycheck|payday|fortnight|mes|meses|semana|semanas|quincena|quincenas|other|two|dos|15|quince|friday|monday|viernes|lunes)$/.test(
        word,
      ),
    )
  }

  isDigits(index: number): boolean {
    return /^\d+$/.test(this.word(index)) && !this.taken.has(index)
  }

  sentenceEnds(index: number): boolean {
    const next = this.tokens[index]
    return next === undefined || this.line.sentences.some((sentence) => sentence.tokens[0] === next)
  }

  /** "half of it", "la mitad", "a third of the balance", against the balance. */
  share(index: number): FoundAmount | null {
    const word = this.word(index)
    const share = Object.hasOwn(fractions, word) ? fractions[word] : undefined
    if (share === undefined) return null
    const after = this.word(index + 1)
    if (half.test(word)) {
      // "And the other half?" asks for the rest of what was said.
      if (/^(?:other|otra)$/.test(this.word(index - 1))) return null
      // "Twenty-four and a half thousand", "two and a half years".
      if (this.says(index - 2, 'and a half')) return null
      // "half an hour", "half past", "half price off" are no shares of the balance.
      if (/^(?:an|past|hour|hours|day|time|off|price|a|way|month|semana)$/.test(after)) return null
      // "Half that card was hers" tells of a thing; "pay half that balance" of a sum.
      if (
        /^(?:that|the|your|this|my|his|her|their|these|those)$/.test(after) &&
        !/^(?:balance|debt|amount|total|sum|bill|figure|money|payment)$/.test(this.word(index + 2))
      )
        return null
      if (after === 'of' || after === 'de' || after === 'del') {
        if (
          !/^(?:it|that|the|your|this|what|la|su|tu|el|lo|deuda|saldo|adeudo|total|esa|eso)$/.test(
            this.word(index + 2),
          ) &&
          after !== 'del'
        )
          return null
        if (
          /^(?:month|year|mes|week|semana)$/.test(this.word(index + 3)) ||
          /^(?:mes|ano)$/.test(this.word(index + 2))
        )
          return null
      }
      if (/^(?:descuento|descuentos)$/.test(this.word(index + 2)) || this.word(index - 1) === 'other')
        return null
    } else if (!/^(?:of|de|del)$/.test(after) || !/^(?:a|one|un)$/.test(this.word(index - 1))) return null
    else if (
      !/^(?:it|balance|debt|amount|total|deuda|saldo|adeudo)$/.test(this.word(index + 2)) &&
      !/^(?:balance|debt|amount|total|deuda|saldo|adeudo)$/.test(this.word(index + 3))
    )
      return null
    const from = /^(?:la|a|one|un)$/.test(this.word(index - 1)) ? index - 1 : index
    return this.found(from, index + 1, this.balanceCents * share)
  }

  /** "the full amount", "el total", unless the figure itself follows. */
  whole(index: number): FoundAmount | null {
    if (!wholeBegins.has(this.word(index))) return null
    const rest = this.tokens
      .slice(index, index + 5)
      .map((token) => token.word)
      .join(' ')
    const match = wholeAmount.exec(rest)
    if (!match || this.figureNear(index, index + match[0].split(' ').length)) return null
    return this.found(index, index + match[0].split(' ').length, this.balanceCents)
  }

  figureNear(from: number, to: number): boolean {
    for (let index = to; index < Math.min(to + 7, this.tokens.length); index += 1) {
      if (this.sentenceEnds(index)) break
      if (/^(?:or|o|pay|pagar)$/.test(this.word(index))) break
      if (readNumber(this.tokens, index) && this.number(index)) return true
    }
    return from < 0
  }
}

const wholeAmount =
  /^(?:(?:the |your )?(?:full|entire|whole|total) (?:outstanding )?(?:amount|balance|debt)|(?:the )?balance in full|(?:the )?whole thing|(?:el|la) (?:saldo|deuda|adeudo|monto|importe|cuenta) (?:total|complet[oa]|enter[oa])|(?:la )?totalidad|tod[oa] (?:el|la|su|tu) (?:saldo|deuda|adeudo|cuenta)|(?:el|su|tu) (?:total|saldo total)|(?:the|a) full payment|pago (?:total|completo))(?= |$)/

/** The words that `wholeAmount` can begin with. */
const wholeBegins: ReadonlySet<string> = new Set(
  'the your full entire whole total balance el la totalidad todo toda su tu a pago'.split(' '),
)

/** Money in a line that is already read; tokens in `taken` (days) are passed over, and so is a sum that is put right at once. */
export function findAmounts(line: Line, taken: ReadonlySet<number>, balanceCents: number): FoundAmount[] {
  const reader = new AmountReader(line, taken, balanceCents)
  const found: FoundAmount[] = []
  let index = 0
  while (index < line.tokens.length) {
    const hit = taken.has(index) ? null : reader.at(index)
    if (hit) found.push(hit)
    index = hit ? hit.to : skipNumber(line.tokens, index)
  }
  return found.filter(({ to }, at) => !isPutRight(line.tokens, to, found[at + 1]))
}

/** Whether the sum that ends before `to` was a slip, and the next one is said in its place. */
function isPutRight(tokens: readonly Token[], to: number, next: FoundAmount | undefined): boolean {
  return next !== undefined && putRightAt(tokens, to) === next.from
}

/** A number that is no money is passed over whole: the "five" of "thirty five percent" is none either. */
function skipNumber(tokens: readonly Token[], index: number): number {
  return readNumber(tokens, index)?.to ?? index + 1
}
