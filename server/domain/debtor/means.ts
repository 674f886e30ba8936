import { folded } from './fold-text.ts'
import type { Scenario } from './scenario.ts'
import { wholeWish } from './life/scenario/whole-wish.ts'
import type { Frequency } from '#server/language/reading.ts'

/** What a scenario says that the debtor can pay. */
export type StatedMeans = {
  amountCents: number
  per: Frequency
  /** The date of the month or the weekday (0 is Sunday) on which it can be paid. */
  onDate: number | null
  /** The month (1 to 12) of that date, or from which on it can be paid. */
  onMonth: number | null
  onWeekday: number | null
  /** Nothing can be paid before that month. */
  later?: true
  /** The whole debt at once, which is what the debtor wants: no instalments. */
  whole?: true
  /** That is today or tomorrow. */
  inDays?: 0 | 1
}

const months: readonly RegExp[] = [
  /\b(?:january|jan|enero|ene)\b/,
  /\b(?:february|feb|febrero)\b/,
  /\b(?:march|marzo)\b/,
  /\b(?:april|apr|abril|abr)\b/,
  /\b(?:(?:from|starting|in|on|by) may|may \d{1,2}|mayo)\b/,
  /\b(?:june|junio|jun)\b/,
  /\b(?:july|julio|jul)\b/,
  /\b(?:august|aug|agosto|ago)\b/,
  /\b(?:september|sept|septiembre|setiembre)\b/,
  /\b(?:october|oct|octubre)\b/,
  /\b(?:november|nov|noviembre)\b/,
  /\b(?:december|dec|diciembre|dic)\b/,
]

/** "On December 4", "el 5 de diciembre", "desde abril": the month that stands beside a sum, with its date if it has one. */
function namedDay(words: string): { month: number; date: number | null } | null {
  const at = months.findIndex((month) => month.test(words))
  if (at < 0) return null
  const date =
    /\b(\d{1,2})(?:st|nd|rd|th)? (?:of |de )?\p{L}{3}/u.exec(words) ?? /\p{L}{3,} (\d{1,2})\b/u.exec(words)
  const day = date === null ? null : Number(date[1])
  return { month: at + 1, date: day !== null && day >= 1 && day <= 31 ? day : null }
}

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)'
const cannot =
  "(?:no (?:se |le |lo |la )?(?:puede|podes|puedes|podra|podras|podria|va a poder|vas a poder|tiene|tenes|tienes|llega|hay|paga|da)|(?:can|could) (?:pay |do |send |give )?(?:not\\b|nothing)|(?:can't|cannot|couldn't|won't|will not)(?: \\w+){0,3}? (?:pay|do|send|afford|manage|give|start|make|put)|(?:is|has|there is|there's) (?:not|nothing))"

/** "Hasta septiembre no podés pagar nada", "nothing until October", "no puede dar un peso antes de marzo". */
const nothingBefore: readonly RegExp[] = [
  new RegExp(
    `\\b(?:hasta|antes de|until|till|before) (?:fines de |mediados de |principios de |the end of )?(${month})(?: de \\d{4}| \\d{4})?,? (?:(?:he|she|you|they|it|there) )?${cannot}\\b`,
  ),
  new RegExp(
    `\\b(?:${cannot}|nothing|nada)\\b[^.;,]{0,35}? (?:hasta|antes de|until|till|before) (?:fines de |mediados de |principios de |the end of )?(${month})\\b`,
  ),
]
/** "Recién en marzo puede": then, and not before. */
const onlyFrom = /\b(?:recien|not until|only from|solo (?:a partir|desde))\b/
/** "From October she can pay ...": the month stands before what can be paid. */
const fromMonth = new RegExp(
  `\\b(?:(?:only )?from|starting(?: in)?|beginning(?: in)?|as of|come|not until|desde|a partir de|recien (?:en|desde|a partir de)) (${month})(?: on| onwards| en adelante)?,? (?:(?:he|she|they|you|i|we|si|ya|solo|vos|usted) )*$`,
)
/** "Cuando arranque la zafra, $300.000 por mes": what can be paid then, without a verb. */
const thenSum =
  /(?:^|[.;,:] ?)(?:y |pero |and |but |then |luego |despues )?(?:(?:cuando|desde|a partir de|despues de|con|ya con|from|once|when|after|starting)\b[^.;,:$£€\d]{2,50}, ?|despues,? |luego,? |then,? |from then(?: on)?,? |after that,? |de ahi en mas,? |desde entonces,? )(?=[$£€]?\d)/g

const monthIn = (words: string): number | null => {
  const at = months.findIndex((one) => one.test(`in ${words}`))
  return at < 0 ? null : at + 1
}

/** The month before which nothing can be paid, by a scenario in folded text. */
function beginsIn(said: string): number | null {
  for (const pattern of nothingBefore) {
    const [, name] = pattern.exec(said) ?? []
    if (name !== undefined) return monthIn(name)
  }
  return null
}

/** When a scenario says that the debtor is paid ("gets paid on the 15th", "cobra el día 5"): the date of the month, or null. */
export function statedPayDate(scenario: string | null): number | null {
  const hit =
    /\b(?:paid|pay day|payday|check comes|pension (?:comes|arrives)|cobra\w*|le pagan|depositan)\b[^.;]{0,40}?(?:on the |the |el dia |el |dia )(\d{1,2})(?:st|nd|rd|th)?\b(?! (?:de (?!cada)|of (?!the|every|each)|por ciento|percent|mil|days|dias|a month|al mes))/.exec(
      folded(scenario ?? ''),
    )
  const date = hit === null ? null : Number(hit[1])
  return date !== null && date >= 1 && date <= 31 ? date : null
}

/** What tells of ability or will to pay. Against folded text. */
const able =
  /\b(?:(?:can|could|would|might|will) (?:only |really |probably )?(?:add|pay|manage|do|put|spare|afford|give|send|handle|come up with|settle for|mail|start (?:again )?(?:at|with)|begin (?:at|with)|live with)|only wants the|wants? to pay|offers?|offering|(?:puedo|pueden?|podrian?|podrias|podriamos|podemos|puedes|podes|pagaria|ofreceria|daria|aportaria)(?: (?:dar|pagar|abonar|poner|juntar|apartar|mandar|sumar|empezar con|arrancar con|comenzar con))?|acepta|propone|ofrece|quiere pagar|(?:realistic(?:ally)?|truth|real|realista|budget|presupuesto)(?=: ?[$£€]?\d))\b/g

const sum =
  /[$£€] ?(\d[\d.,]*\d|\d)( ?k\b| mil\b)?|\b(\d[\d.,]*\d|\d)( mil)?(?![\d%])(?! ?(?:pagos|cuotas|meses|anos|dias|semanas|veces|personas|horas|hij[oa]s|payments|months|weeks|days|years|times|kids|people|percent|por ciento|am|pm|hs)\b)/

const weekdays: readonly RegExp[] = [
  /\b(?:sundays?|domingos?)\b/,
  /\b(?:mondays?|lunes)\b/,
  /\b(?:tuesdays?|martes)\b/,
  /\b(?:wednesdays?|miercoles)\b/,
  /\b(?:thursdays?|jueves)\b/,
  /\b(?:fridays?|viernes)\b/,
  /\b(?:saturdays?|sabados?)\b/,
]

/** "35 each payday": as often as the scenario says that the debtor is paid; every second week where it does not say. */
const eachPayday =
  /\b(?:(?:each|every|per|a|out of (?:each|every|a)) pay ?(?:day|check|cheque)|(?:por|cada|en cada) (?:pago de nomina|nomina|cobro|paga))\b/
const paid = /\b(?:paid|payday|paycheck|cobra\w*|le pagan|nomina)\b[^.;]{0,40}/

/** What follows tells of something else: "30.000 after the 10th, provided that ... who helps her on Sundays". */
const elsewhere = /\b(?:siempre que|con tal de que|provided|as long as|who|whom|que (?:la|lo|le) )/

function perOf(whole: string, scenario: string): Frequency {
  const clause = whole.split(elsewhere)[0] ?? whole
  if (eachPayday.test(clause)) {
    const rhythm = rhythmOf(paid.exec(scenario)?.[0] ?? '')
    return rhythm === 'once' ? 'biweekly' : rhythm
  }
  return rhythmOf(clause)
}

function rhythmOf(clause: string): Frequency {
  if (
    /\b(?:every (?:other|two|second) weeks?|every (?:other|second) \w+day|bi-?weekly|twice a month|quincen\w*|cada (?:dos|2) semanas|cada 15 dias)\b/.test(
      clause,
    )
  )
    return 'biweekly'
  if (
    /\b(?:a month|per month|monthly|(?:every|each) (?:regular |monthly )?(?:month|payment)|al mes|por mes|cada mes|mensual\w*|on the \d+|of (?:the|every|each) month|del mes|de cada mes|el dia \d+|pieces)\b/.test(
      clause,
    )
  )
    return 'monthly'
  if (
    /\b(?:a week|per week|weekly|every (?:week|\w+day)|each (?:week|\w+day)|por semana|a la semana|semanal\w*|cada semana|cada (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos))\b/.test(
      clause,
    )
  )
    return 'weekly'
  return 'once'
}

/** A figure as it is written in either language: "9,000", "2.675", "1,100.50". */
function cents(figure: string, thousand: boolean): number {
  const plain = figure.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return Math.round(Number(plain) * (thousand ? 100_000 : 100))
}

/** A second sum with a rhythm of its own behind the first. */
function furtherSum(after: string): { amountCents: number; per: Frequency } | null {
  const [lead = ''] =
    /^[^.;]{0,40}?\b(?:and|then|plus|y|luego|despues|mas)\b[^.;\d$£€]{0,20}/.exec(after) ?? []
  if (lead === '' || /\b(?:rent|owes?|earns?|makes?|alquiler|renta|debe|gana|cobra)\b/.test(lead)) return null
  const rest = after.slice(lead.length)
  const money = sum.exec(rest)
  const figure = money?.[1] ?? money?.[3]
  if (money === null || money.index > 0 || figure === undefined) return null
  const [own = ''] = rest.slice(money[0].length).split(/[,;]|\b(?:but|pero|until|hasta)\b/)
  const per = rhythmOf(own)
  const amountCents = cents(figure, (money[2] ?? money[4]) !== undefined)
  return per === 'once' || !(amountCents >= 500) ? null : { amountCents, per }
}

/** "£1,000 then and £430 a month from January could be managed": the sums stand before the verb. */
const passive =
  /([$£€] ?\d[\d.,]*(?: mil)? ?(?:a|per|every|each|al|por|cada) (?:month|week|fortnight|mes|semana|quincena))([^.;]{0,40}?) (?:could|can|would) be (?:managed|found|paid|spared|possible)\b/

/**
 * The payments that a scenario says its debtor can make ("$90 on the 15th", "400 cada sábado"); null where it says
 * none. The first that repeats comes before a single sum. `debtCents`: of it "half right away" is the half.
 */
export function statedMeans(scenario: string | null, debtCents = 0): StatedMeans | null {
  if (scenario === null) return null
  const found: StatedMeans[] = []
  const begins = beginsIn(folded(scenario))
  for (const whole of folded(scenario).split(/(?<=[.;!?])\s+/)) {
    const [, amount = '', day = ''] = passive.exec(whole) ?? []
    const sentence = amount === '' ? whole : `can pay ${amount}${day}.`
    for (const hit of sentence.matchAll(able)) {
      const clause =
        sentence.slice(hit.index + hit[0].length).split(/\b(?:but not|and not|pero no|but no)\b/)[0] ?? ''
      const money = sum.exec(clause)
      const part =
        debtCents > 0
          ? /^ ?(?:la )?(?:half|mitad)\b(?! (?:an?|of (?:the )?(?:month|week)))/.exec(clause)
          : null
      if (part)
        found.push({
          amountCents: Math.round(debtCents / 2),
          per: 'once',
          onDate: null,
          onMonth: null,
          onWeekday: null,
        })
      if (part || !money || money.index > 60) continue
      const figure = money[1] ?? money[3]
      if (figure === undefined) continue
      const amountCents = cents(figure, (money[2] ?? money[4]) !== undefined)
      if (!(amountCents >= 500)) continue
      const after = clause.slice(money.index + money[0].length)
      const date =
        /\b(?:on|from|by|after|starting on|el|dia|on or after) (?:the |dia )?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:de (?!cada)|percent|por ciento|mil))/.exec(
          after,
        )
      const [own = ''] = after.split(/\b(?:and|y|but|pero|until|hasta)\b|[,;]/)
      const [before = '', from = null] =
        fromMonth.exec(sentence.slice(Math.max(0, hit.index - 60), hit.index)) ?? []
      const named = namedDay(own) ?? (from === null ? null : { month: monthIn(from) ?? 0, date: null })
      const onDate = named?.date ?? (date === null ? null : Number(date[1]))
      const weekday = weekdays.findIndex((day) => day.test(clause.split(elsewhere)[0] ?? clause))
      const next = furtherSum(clause.slice(money.index + money[0].length))
      // "600,000 on the 10th and 350,000 a month": the rhythm is that of the second.
      const per = next === null ? perOf(clause, folded(scenario)) : perOf(own, folded(scenario))
      if (next !== null && per === 'once')
        found.push({
          ...next,
          onDate: onDate !== null && onDate >= 1 && onDate <= 31 ? onDate : null,
          onMonth: named?.month ?? null,
          onWeekday: null,
        })
      found.push({
        amountCents,
        per:
          per === 'once' && onDate !== null && /\b(?:pieces|parts|split|cuotas|abonos)\b/.test(clause)
            ? 'monthly'
            : per,
        onDate: onDate !== null && onDate >= 1 && onDate <= 31 ? onDate : null,
        onMonth: named?.month ?? null,
        onWeekday: weekday < 0 ? null : weekday,
        ...(onlyFrom.test(before) ? { later: true } : {}),
      })
    }
    if (begins !== null) found.push(...thenIn(sentence))
  }
  const regular = found.find(({ per }) => per !== 'once')
  const [once = null] = found
  // Beside a smaller sum it is only talk: "offers to pay it all next month. Really: 180.000".
  const less = once !== null && once.amountCents < debtCents
  const whole = debtCents > 0 && !less ? wholeIn(scenario, debtCents) : null
  const first = regular ?? whole ?? once
  return first === null ||
    begins === null ||
    first.per === 'once' ||
    (first.onMonth !== null && first.onMonth !== begins)
    ? first
    : { ...first, onMonth: begins, later: true }
}

/** What a sentence says that can be paid then, without a verb. */
function thenIn(sentence: string): StatedMeans[] {
  return [...sentence.matchAll(thenSum)].flatMap((hit) => {
    const [clause = ''] = sentence.slice(hit.index + hit[0].length).split(/[;]|, (?=\D)/)
    const money = sum.exec(clause)
    const figure = money?.[1] ?? money?.[3]
    const per = rhythmOf(clause)
    if (money === null || money.index > 0 || figure === undefined || per === 'once') return []
    const amountCents = cents(figure, (money[2] ?? money[4]) !== undefined)
    return [{ amountCents, per, onDate: null, onMonth: null, onWeekday: null }]
  })
}

/** The whole debt at once, where the scenario says that this is what its debtor wants. */
function wholeIn(scenario: string, debtCents: number): StatedMeans | null {
  const wish = wholeWish(scenario)
  if (wish === null) return null
  const { words, inDays } = wish
  const named = namedDay(words)
  const date = /\b(?:on the|el dia|by the|el) (\d{1,2})(?:st|nd|rd|th)?\b/.exec(words)?.[1]
  const weekday = weekdays.findIndex((day) => day.test(words))
  return {
    amountCents: debtCents,
    per: 'once',
    onDate: named?.date ?? (date === undefined ? null : Number(date)),
    onMonth: named?.month ?? null,
    onWeekday: weekday < 0 ? null : weekday,
    whole: true,
    ...(inDays === null ? {} : { inDays }),
  }
}

/** Pesos for a dollar of income, roughly, in late 2026: the bands of income are in dollars, whatever the debt is in. */
const pesosPerDollar = { mexican: 18, argentinian: 1_400 } as const

/** Nobody owes as many dollars on a card or a light bill: a debt of an Argentine above this is in pesos. */
const surelyPesos = 100_000

/** By how much an income in dollars is multiplied to be money of the debt's currency. */
export function incomeScale({
  scenario,
  accent,
  debtCents,
}: Pick<Scenario, 'scenario' | 'accent' | 'debtCents'>): number {
  const said = folded(scenario ?? '')
  const pesos = said.match(/\bpesos\b/g)?.length ?? 0
  const others = said.match(/\b(?:dolares|euros|dollars)\b/g)?.length ?? 0
  const argentine = accent === 'argentinian'
  if (argentine && debtCents / 100 >= surelyPesos && others === 0) return pesosPerDollar.argentinian
  if (pesos <= others) return 1
  return argentine ? pesosPerDollar.argentinian : pesosPerDollar.mexican
}
