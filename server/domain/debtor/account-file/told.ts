import type { Topic } from '#protocol/vocabulary/topics.ts'
import { folded } from '../fold-text.ts'
import type { Life } from '../life/life.ts'
import type { LifeSource } from '../life/people/source.ts'
import { objectionKinds } from '../life/scenario/objections.ts'
import { sentencesOf } from '../life/scenario/tokens.ts'
import { before, daysBack, numberOf, numberPattern, spanIn, type Now, type Span } from './when.ts'

/** How the calls so far went, by what the debtor says of them. */
export type CallsTold = 'none' | 'often' | 'missed' | 'message' | 'spoken'

/** Whether the debtor has called, and how that ended. */
export type InboundTold = 'cut_off' | 'disputed' | 'late'

/** What the debtor tells of the account, or its scenario does; null where nothing does. */
export type ToldOfAccount = {
  opened: Span | null
  borrowedCents: number | null
  /** Bills or invoices that are open, in places of one sum. */
  bills: number | null
  paid: 'never' | 'some' | null
  payments: number | null
  paymentCents: number | null
  lastPaid: Span | null
  lastPartial: boolean
  /** The property that secured the loan was taken and sold. */
  sold: boolean
  letters: number | null
  calls: CallsTold | null
  inbound: InboundTold | null
  /** Agreements that were made and not kept. */
  brokenPlans: number
}

const number = `(${numberPattern})`
const sum = '[$£€] ?(\\d[\\d.,]*\\d|\\d)( ?k\\b| mil\\b)?'

const never =
  /\bnever (?:paid|made a payment|sent (?:anything|a))(?! (?:late|a bill late))|\b(?:haven't|hasn't|has not|have not|didn't|did not) (?:paid|pay|made|make|sent|send) (?:anything|a (?:cent|dime|penny|single)|one\b|any)|\bno payments? (?:was|were|has|have|at all|so far|yet)|\bwithout (?:making )?a (?:single )?payment|\bnunca (?:he |ha |hice |hizo )?(?:hecho )?(?:pag(?:o|ue|ado|aron)|(?:un )?pago|abon\w+|di\b|dio\b)(?! (?:tarde|con retraso|atrasad))|\bno (?:he|ha) (?:dado|pagado|abonado) (?:nada|un|ni)|\b(?:todavia|aun) no (?:he|ha) (?:dado|pagado)|\bni un (?:solo )?pago|\bthere wasn't one\b|\bno hubo\b/
/** "The insurance never paid." */
const others =
  /\b(?:insur\w+|clients?|customers?|hotel|boss|employer|tenants?|ex|aseguradora|seguro|clientes?|patron|inquilin\w+)\b[^.]{0,20}\b(?:never|hasn't|nunca|no ha)\b/
const counted = new RegExp(
  `\\b(?:paid|made|sent|managed|di|dio|hice|hizo|pague|pago|pagaron|paid off)(?: (?:the|only|just|first|solo|apenas|las|los|primer[oa]s))* ${number}(?: \\w+)? (?:install?ments?|payments?|pagos?|cuotas?|mensualidades|abonos?|letras)\\b`,
)
const months = new RegExp(
  `\\b(?:paid|pago|pague|pagaba)\\b[^.]{0,30}?\\b${number} (months?|years?|mes(?:es)?|anos?)(?: straight| seguidos| in a row| on time)?\\b(?! (?:ago|back|behind|late))`,
)
const amount = new RegExp(
  `\\b(?:paid|sent|gave|pago|pague|di|dio|abono|abone|mando|mande) (?:the first |about |only |just |solo |como |unos )?${sum}`,
)
const missed = new RegExp(
  `\\b(?:missed|skipped|owes?|behind by|late (?:on|with)|fell|is|debe|dejo de pagar|se atraso|atrasad[oa]s?(?: con)?) (?:the last |las ultimas |los ultimos )?${number} (?:behind|payments?|installments?|months?|pagos?|cuotas?|mensualidades|meses|letras)\\b`,
)
const stopped =
  /\b(?:stopped (?:paying|making)|quit paying|last paid|last payment|(?:unpaid|not paid|nothing paid|owing|no payments?) since|dejo de pagar|deje de pagar|ultimo pago|(?:sin (?:abonos?|pagos?|pagar|abonar)|pendientes?|no paga|no ha pagado|impagad[oa]s?) desde)\b/
const borrowed = new RegExp(
  `\\b(?:borrowed|borrow|loan (?:of|for)|took (?:out )?(?:a )?|financed|prestamo (?:personal )?(?:de|por)|prestaron|pidio|credito (?:de|por)|financio)[^.;$£€]{0,18}${sum}`,
)
const bills = new RegExp(
  `\\b(?:owes?|debe|deben|unpaid|behind on) (?:\\w+ )?${number} (?:bills|invoices|facturas|recibos)\\b`,
)
const partial =
  /\bhalf of (?:one|it|a|the)\b|\bmitad de\b|\b(?:full amount|completo)\b|\bpart of (?:one|a payment)\b|\bwhen i could\b|\bcuando podia\b/
const taken =
  /\b(?:repossess\w*|repo(?:'d|ed)|(?:truck|car|van|pickup) was (?:taken|sold)|auctioned|embarg(?:o|aron) (?:el|la) (?:coche|carro|auto|camioneta)|(?:recogieron|quitaron|subastaron) (?:el|la) (?:coche|carro|auto|camioneta|unidad))\b/

/** Reads what a life tells of its account, and after that what its scenario does. Pure. */
export function toldOfAccount(source: LifeSource, life: Life, now: Now): ToldOfAccount {
  const about = (...topics: Topic[]) =>
    life.facts
      .filter(({ topic, also }) => topics.some((one) => one === topic || also.includes(one)))
      .toSorted((a, b) => rank(a.from) - rank(b.from))
      .map(({ text, again }) => folded(`${text} ${again}`))
  const sentences = sentencesOf(source.scenario ?? '').map((sentence) => folded(sentence))
  const payments = [...about('last_payment'), ...sentences]
  const denied = objectionKinds(source.objections ?? []).includes('deny')
  const opened = [...about('opened'), ...sentences.filter((said) => borrowedWords.test(said))]
  const behind = [...about('behind_since'), ...sentences.filter((said) => stopped.test(said))]
  const plans = about('past_agreement').join(' ')
  return {
    opened: first(opened, (said) => spanIn(said, now, { lasting: /^[a-z ,]*(?:three|tres)/.test(said) })),
    borrowedCents: first(sentences, (said) => centsOf(borrowed.exec(said))),
    bills: first(sentences, (said) => countOf(bills.exec(said))),
    paid: payments.some((said) => never.test(said) && !others.test(said))
      ? 'never'
      : payments.some((said) => counted.test(said) || amount.test(said))
        ? 'some'
        : denied || source.paymentHistory === 'none'
          ? 'never'
          : about('last_payment').length > 0
            ? 'some'
            : null,
    payments: first(payments, (said) => countOf(counted.exec(said)) ?? durationOf(months.exec(said))),
    paymentCents: first(payments, (said) => centsOf(amount.exec(said))),
    lastPaid:
      first(
        [
          ...about('last_payment').filter((said) => !borrowing.test(said)),
          ...sentences.filter((said) => paying.test(said)),
        ],
        (said) => spanIn(said, now),
      ) ??
      first(sentences, (said) => missedSince(missed.exec(said), now)) ??
      lastBefore(first(behind, (said) => spanIn(said, now, { lasting: true }))),
    lastPartial: partial.test(about('last_payment')[0] ?? ''),
    sold: sentences.some((said) => taken.test(said)),
    letters: first(about('letters'), lettersOf),
    calls: first([...about('calls'), ...sentences.filter((said) => callWords.test(said))], callsOf),
    inbound: first(about('creditor_contact'), inboundOf),
    brokenPlans: brokenPlans(plans, sentences),
  }
}

const rank = (from: Life['facts'][number]['from']) => (from === 'author' ? 0 : from === 'scenario' ? 1 : 2)
const borrowing = /\b(?:borrowed|took out|pedi|pidio|prestamo)\b/
const borrowedWords = /\b(?:borrowed|took out|opened|signed|bought|financed|pidio|saco|firmo|compro|abrio)\b/
const paying =
  /\b(?:last (?:paid|payment)|(?:paid|made a payment|sent [^.;]{0,20}) (?:in|on|until|till|last)|stopped paying|(?:pago|abono|dio|mando) [^.;]{0,24}(?:en|el|hace)|ultimo pago|dejo de pagar)\b/
const callWords = /\b(?:calls?|called|dodged|llamadas?|llaman|contesta)\b/

function first<T>(texts: readonly string[], read: (said: string) => T | null): T | null {
  for (const said of texts) {
    const found = read(said)
    if (found !== null) return found
  }
  return null
}

function countOf(hit: RegExpExecArray | null): number | null {
  const found = hit?.[1] === undefined ? 0 : numberOf(hit[1])
  return found > 0 && found <= 400 ? found : null
}

function durationOf(hit: RegExpExecArray | null): number | null {
  const found = countOf(hit)
  return found === null ? null : /^(year|ano)/.test(hit?.[2] ?? '') ? found * 12 : found
}

/** "$1,500", "1.500", "$2k": in cents; null for nothing that is a sum. */
function centsOf(hit: RegExpExecArray | null): number | null {
  if (!hit) return null
  const plain = (hit[1] ?? '').replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  const cents = Math.round(Number(plain) * (hit[2] === undefined ? 100 : 100_000))
  return cents >= 500 ? cents : null
}

/** Who is three payments behind paid last in the month before the first of them. */
function missedSince(hit: RegExpExecArray | null, now: Now): Span | null {
  const found = countOf(hit)
  return found === null || found > 24 ? null : daysBack(now, found * 30, found * 30 + 28)
}

/** The last payment of somebody who has been behind since then: in the month before. */
const lastBefore = (since: Span | null): Span | null => (since === null ? null : before(since, 20))

function lettersOf(said: string): number | null {
  const hit = new RegExp(`\\b${number} (?:letters?|cartas?|came|llegaron|notices?|avisos?)\\b`).exec(said)
  if (hit) return Math.min(countOf(hit) ?? 2, 6)
  if (/\b(?:couple|par)\b/.test(said)) return 2
  if (/^(?:one|una|three|tres)\b/.test(said)) return /^(?:one|una)/.test(said) ? 1 : 3
  if (
    /\b(?:pile|monton|stopped opening|deje de abrir|never (?:got|received)|nunca (?:llego|recib))/.test(said)
  )
    return /never|nunca/.test(said) ? 1 : 3
  return null
}

function callsOf(said: string): CallsTold | null {
  if (/\b(?:this is the first|es la primera|never been called|nadie (?:le|me) ha llamado)\b/.test(said))
    return 'none'
  if (
    /\b(?:every day|diario|sometimes twice|todos los dias|a diario|nonstop|constantly|four times)\b/.test(
      said,
    )
  )
    return 'often'
  if (/\b(?:left a message|one message|dejaron recado|un recado|voicemails?)\b/.test(said)) return 'message'
  if (
    /\b(?:dodge\w*|ignor\w+|don't (?:always )?pick up|didn't pick up|let it ring|doesn't (?:answer|pick up)|missed them|no (?:siempre )?contest\w+|sonar)\b/.test(
      said,
    )
  )
    return 'missed'
  if (
    /\b(?:talked to|spoke (?:to|with)|hablo con|hable con|four (?:of you|people|different)|told (?:him|her|them|me))\b/.test(
      said,
    )
  )
    return 'spoken'
  return null
}

function inboundOf(said: string): InboundTold | null {
  if (/\b(?:cut off|got cut|se corto)\b/.test(said)) return 'cut_off'
  if (/\b(?:told them it was wrong|les dije que estaba mal|les dije, y)\b/.test(said)) return 'disputed'
  return /\b(?:called as soon as|hable en cuanto)\b/.test(said) ? 'late' : null
}

const broke =
  /\b(?:couldn't keep (?:it|them) up|more than i could|too much|broke|no lo pude sostener|no pude|era mas de lo que podia|no me alcanzo|rompi\w*|incumpli\w*|falle|fallo)\b/

/** Only agreements that were broken are on record: what the debtor claims somebody promised is not. */
function brokenPlans(plans: string, sentences: readonly string[]): number {
  const claims =
    /\b(?:colleague|your colleague|companer[oa]|says (?:that )?(?:a|an|somebody|someone)|dice que)\b/
  const promised = new RegExp(
    `\\b(?:broke|broken|rompio|incumplio|fallo)(?: (?:a|una|sus))? ?${number}? (?:promis\\w+|promesas?|arrangements?|plans?|acuerdos?|convenios?)\\b`,
  )
  for (const said of sentences) {
    const hit = promised.exec(said)
    if (hit && !claims.test(said)) return Math.min(hit[1] === undefined ? 1 : numberOf(hit[1]), 2)
  }
  return plans !== '' &&
    broke.test(plans) &&
    !claims.test(plans) &&
    !/\b(?:never|nunca|nobody|nadie)\b/.test(plans)
    ? 1
    : 0
}
