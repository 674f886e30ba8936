import { answerFormOf } from '#server/language/answer-form.ts'
import type { Question, Sentence, Terms, TermsPart } from '#server/language/reading.ts'
import { asksForFigure, asksWhatCouldBePaid } from '#server/language/requests/asks-for-figure.ts'
import { asksForMore } from '#server/language/requests/asks-for-more.ts'
import { daysOffered } from '#server/language/requests/offers-days.ts'
import { asksWhichDay } from '#server/language/requests/asks-which-day.ts'
import { takesUp } from '#server/language/takes-up.ts'
import { speaksOfPaying, speaksOfTerms } from '#server/language/paying.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { claimsAgreement, deniesAgreement } from '#server/language/claims-agreement.ts'
import { recordsDispute } from '#server/language/manner/records-dispute.ts'
import type { DealHeard } from '../deal/deal.ts'
import { raisedObjection, type Mind } from '../mind.ts'
import { disputes } from '../objections.ts'
import { owedCents } from '../scenario.ts'
import type { Heard } from './heard.ts'
import type { Moment } from './move.ts'
import { withoutSumsTold } from './sums-told.ts'

/** Figures that stand by themselves are understood, whatever the words around them. */
function isClear({ certainty, terms }: Sentence): boolean {
  return (
    certainty !== 'low' ||
    (terms?.alternatives.flat().some(({ per, from }) => per !== null || from !== null) ?? false)
  )
}

/** A turn this short that holds a figure is about nothing else. */
const fewWords = 4

/** "And fifty?": a bare figure after another one is the next offer, and not the balance. */
export function isNextFigure({ reading, acts }: Heard, { deal }: Mind): boolean {
  const [only] = reading.sentences
  const { agreed, table } = deal
  const figures = only?.terms?.alternatives.flat().flatMap(({ amountCents }) => amountCents ?? []) ?? []
  const offered = table.flatMap(({ amountCents }) => amountCents ?? [])
  const same = figures.some((cents) => offered.includes(cents))
  const whole = only?.terms?.alternatives.flat().some(({ totalCents }) => totalCents !== null) ?? false
  const few = !whole && only !== undefined && only.quote.trim().split(' ').length <= fewWords
  return (
    agreed === null &&
    offered.length > 0 &&
    figures.length > 0 &&
    reading.sentences.length === 1 &&
    (same || few) &&
    !acts.has('disclose')
  )
}

/** "This is Steve, about unit 118": a bare number beside a name is no money. */
function namesTheCaller({ acts, terms }: Sentence): boolean {
  const bare = terms?.alternatives.flat().every(({ per, from }) => per === null && from === null) ?? true
  return bare && acts.some(({ act }) => act === 'identify' || act === 'verify')
}

function statesArrears({ acts, terms }: Sentence): boolean {
  const does = new Set(acts.map(({ act }) => act))
  const proposes = does.has('plan') || does.has('settlement') || does.has('ask_commitment')
  return does.has('state_debt') && !proposes && terms?.is !== 'offer' && terms?.is !== 'correction'
}

/** So small beside what was spoken of, a bare figure has left out its thousands: "¿puede los treinta?", after twelve thousand. */
const tooSmall = 0.01

/**
 * The terms with the thousands that a bare figure left out. What says how often ("25 a month", where 4,900 at once is on the table) is no
 * bare figure, and nobody asks for more than is owed.
 */
function withThousands(terms: Terms, { deal }: Mind, debtCents: number): Terms {
  const spoken = [deal.agreed, deal.own, ...deal.table].flatMap((one) => one?.amountCents ?? [])
  const largest = Math.max(0, ...spoken)
  return {
    ...terms,
    alternatives: terms.alternatives.map((option) =>
      option.map((part) => {
        const { amountCents: cents, per } = part
        if (cents === null || per !== null || cents >= largest * tooSmall) return part
        return cents * 1_000 <= debtCents ? { ...part, amountCents: cents * 1_000 } : part
      }),
    ),
  }
}

/**
 * Once something is agreed, a question after another figure is what is put on the table: "twelve thousand makes sixteen months. Could
 * you do thirty thousand first?" sums up nothing.
 */
function asksForAnother(sentences: readonly Sentence[], { deal }: Mind): Sentence | null {
  const last = sentences.findLast(({ terms }) => terms !== null && terms.is !== 'mention')
  if (deal.agreed === null || last?.interrogative == null) return null
  const others = sentences.some((sentence) => sentence !== last && sentence.terms !== null)
  const amounts = last.terms?.alternatives.flat().flatMap(({ amountCents }) => amountCents ?? []) ?? []
  return others && amounts.some((cents) => cents !== deal.agreed?.amountCents) ? last : null
}

/** Payments of a sum, again and again. */
const isPlan = ({ alternatives }: Terms) =>
  alternatives.flat().some(({ amountCents, per }) => amountCents !== null && per !== null && per !== 'once')

/** Whether a sum or a plan stands in the room. */
const inPlay = ({ deal }: Mind) => deal.own !== null || deal.agreed !== null || deal.table.length > 0

/** Whether the debtor spoke of paying last, or of what stands in its way. */
function spokeOfPaying({ mind, before }: Moment): boolean {
  const last = mind.situations.at(-1) ?? 'fact'
  const topic = last.startsWith('object.') ? raisedObjection(before)?.topic : undefined
  return last.startsWith('money.') || (topic !== undefined && !disputes.includes(topic))
}

/** Payments, sums, days or ways to pay are spoken of, or stand side by side from before. */
const ofTerms = ({ line, reading, mind }: Moment) =>
  mind.deal.table.length > 1 ||
  speaksOfPaying(line) ||
  speaksOfTerms(line) ||
  reading.sentences.some(
    ({ amounts, days, method, terms }) =>
      amounts.length > 0 || days.length > 0 || method !== null || terms !== null,
  )

/** "How many jars, and from what day?", "¿cuál fue?": the words of a question about paying, where nobody has spoken of it. */
function isOfPaying(moment: Moment, { topic, asks }: Question): boolean {
  const { mind, line } = moment
  // "Your date of birth or your address: which one do you want to give me?"
  if (topic === 'choose' && !ofTerms(moment)) return false
  if (inPlay(mind)) return true
  if (topic === 'choose') return asks !== 'how_many' && !answerFormOf(line).past
  return topic !== 'pay_when' || speaksOfPaying(line) || spokeOfPaying(moment)
}

const hasSum = ({ alternatives }: Terms) =>
  alternatives.flat().some(({ amountCents, count }) => amountCents !== null || count !== null)

/** "Which Friday do we start?", however surely it was read. */
const asksForPayDay = ({ question, quote }: Sentence) =>
  question !== null && ofDays.includes(question.topic) && asksWhichDay(quote)
const ofDays: readonly Topic[] = ['pay_when', 'commitment', 'choose', 'offer_ok']

/** Whether terms name the sum that the debtor named itself, and no other. */
function namesOwn({ alternatives }: Terms, { deal }: Mind): boolean {
  const amounts = alternatives.flat().flatMap(({ amountCents }) => amountCents ?? [])
  return amounts.length > 0 && amounts.every((cents) => cents === deal.own?.amountCents)
}

/** A day without a sum. */
const onDay = (from: string): TermsPart => ({
  amountCents: null,
  per: null,
  count: null,
  from,
  until: null,
  lastCents: null,
  totalCents: null,
  settles: false,
})

/** What a sentence says of payments, as it is meant at this point of the call; null where it proposes nothing. */
function termsOf(
  said: Sentence,
  moment: Moment,
  { asks, suits, corrects, sums: others }: Meant,
): Terms | null {
  const { heard, mind } = moment
  const choice = said.terms === null && inPlay(mind) ? daysOffered(said) : []
  if (choice.length > 0)
    return { is: 'question', alternatives: choice.map((from) => [onDay(from)]), method: null }
  if (said.terms === null) return null
  // "I note that you dispute it for two payments to the agency before."
  if (said.amounts.length === 0 && recordsDispute(said.quote)) return null
  // "No quedamos en ningún pago." What is offered beside it is offered.
  const offered = hasSum(said.terms) && said.terms.is !== 'recap' && said.terms.is !== 'mention'
  if (deniesAgreement(said.quote) && !offered) return null
  const terms = withoutSumsTold(said, said.terms, moment)
  const sentence = { ...said, terms }
  // "Nobody needs the whole twelve hundred: what could you put toward it each month?"
  const asksForSum = asksForFigure(said.quote) || asksWhatCouldBePaid(said.quote)
  if (terms !== null && asksForSum && isWhole(terms, owedCents(moment.scenario))) return null
  if (terms === null || !isClear(sentence) || namesTheCaller(sentence)) return null
  // "Two are open, 340 each": what is in arrears is told and not asked for.
  if (statesArrears(sentence) && !isNextFigure(heard, mind)) return null
  const sums = hasSum(terms)
  // "So I'll call you on Wednesday": the day of a call.
  const ofCall = said.social?.social === 'callback' || said.question?.topic === 'callback'
  if (ofCall && !sums) return null
  // "I have a full list today, so let's get to it", before anybody has spoken of paying.
  const ofNothing = !sums && terms.is === 'offer' && !inPlay(mind) && !speaksOfPaying(said.quote)
  if (ofNothing && mind.turn <= 1) return null
  // "Which Friday do we start?"
  if (terms.is === 'question' && !sums && asksWhichDay(said.quote)) return null
  // "Eighty a month sounds fine", to whoever has named eighty.
  if (terms.is === 'mention' && namesOwn(terms, mind) && takesUp(said.quote)) return { ...terms, is: 'offer' }
  if (terms.is === 'mention' && corrects) return { ...terms, is: 'correction' }
  if (terms.is === 'mention' && isNextFigure(heard, mind)) return { ...terms, is: 'offer' }
  const laidOut =
    (terms.is === 'recap' && (sums || others)) || (suits && terms.is === 'mention' && isPlan(terms))
  return asks && laidOut ? { ...terms, is: 'offer' } : terms
}
/** `sums`: a sum stands in the line. */
type Meant = { asks: boolean; suits: boolean; corrects: boolean; sums: boolean }

const nearlyAll = 0.98

/** Whether terms are about nothing but all that is owed. */
const isWhole = ({ alternatives }: Terms, balance: number) =>
  alternatives.flat().length > 0 &&
  alternatives
    .flat()
    .every(({ amountCents, count }) => count === null && (amountCents ?? 0) >= balance * nearlyAll)

/** "That's the whole balance. I meant each month, what about forty?": beside a part of it the whole is only spoken of. */
function withoutWhole(terms: readonly Terms[], balance: number): readonly Terms[] {
  const meant = terms.filter(({ is }) => is !== 'mention')
  const part = meant.some(
    (one) =>
      !isWhole(one, balance) && one.alternatives.flat().some(({ amountCents }) => amountCents !== null),
  )
  return part ? terms.filter((one) => one.is === 'mention' || !isWhole(one, balance)) : terms
}

/** Speaks of payments as of something that stands. */
const claimsTerms = ({ quote, terms, acts }: Sentence) =>
  (terms !== null || acts.some(({ act }) => act === 'recap')) && claimsAgreement(quote)

/** "I mark it as disputed, and we stop collecting. Shall I do that?": asks about what was just announced, whatever was offered before. */
function isAnnounced({ reading: { sentences } }: Moment): boolean {
  const at = sentences.findLastIndex(({ question }) => question?.topic === 'offer_ok')
  const before = sentences[at - 1]
  return before?.terms === null && before.acts.some(({ act }) => act === 'offer_validation')
}

/** Several choosers of a turn ask for the same. */
const heardBefore = new WeakMap<Moment, DealHeard>()

/** What a line means for the bargaining. */
export function heardTerms(moment: Moment): DealHeard {
  const known = heardBefore.get(moment) ?? hearTerms(moment)
  heardBefore.set(moment, known)
  return known
}

function hearTerms(moment: Moment): DealHeard {
  const { heard, mind, scenario } = moment
  const { reading, acts, socials } = heard
  const question = heard.question !== null && isOfPaying(moment, heard.question) ? heard.question : null
  const { agreed, own, table } = mind.deal
  // "I'll put Friday down. All that's missing is the amount."
  const claims =
    reading.sentences.some(claimsTerms) && !reading.sentences.some(({ quote }) => asksForFigure(quote))
  const meant = {
    // "So 50 on the 5th, does that work?" sums up nothing as long as nothing was agreed: it is an offer, unless it is said to stand.
    asks:
      agreed === null && (question?.topic === 'offer_ok' || (own === null && table.length === 0) || !claims),
    // "50 every Friday makes 24 weeks. Would that suit you?"
    suits: question?.topic === 'offer_ok' && question.certainty >= 0.6,
    // "Sorry, I meant sixty": a bare figure is a correction where one is on the table.
    corrects: socials.has('correct') && (table.length > 0 || own !== null),
    sums: reading.sentences.some(({ terms }) => terms !== null && hasSum(terms)),
  }
  // "The fifteenth or the last, which one?", "which Friday do we start?"
  const choosesDay =
    !meant.sums &&
    (question?.topic === 'choose'
      ? reading.sentences.some(({ days }) => days.length > 0)
      : inPlay(mind) && reading.sentences.slice(-1).some(asksForPayDay))
  const another = asksForAnother(reading.sentences, mind)
  const balance = owedCents(scenario)
  const all = reading.sentences.flatMap((said) =>
    another !== null && said !== another ? [] : (termsOf(said, moment, meant) ?? []),
  )
  const terms = withoutWhole(all, balance)
  return {
    terms: terms.map((one) => withThousands(one, mind, balance)),
    // "Where would that come from?" asks for no yes.
    topic: choosesDay
      ? 'pay_when'
      : question === null ||
          (question.topic === 'offer_ok' && (['where', 'why'].includes(question.asks) || isAnnounced(moment)))
        ? null
        : sumFirst(question.topic, heard.questions, mind),
    topics: [
      ...heard.questions.filter((one) => isOfPaying(moment, one)).map(({ topic }) => topic),
      ...(choosesDay ? (['pay_when'] as const) : []),
    ],
    accepts: socials.has('accept'),
    recap: acts.has('recap') && !meant.asks && !reading.sentences.some(({ quote }) => deniesAgreement(quote)),
    claims,
    asksMore: reading.sentences.some(({ quote }) => asksForMore(quote)),
    asksFull: terms.length === all.length && (acts.has('ask_full') || question?.topic === 'pay_full'),
    method: reading.sentences.findLast(({ method }) => method !== null)?.method ?? null,
    days: reading.sentences.flatMap(({ days }) => days.map(({ on }) => on)),
  }
}

/** "How much, and what day?": without a sum there is no day to name. */
function sumFirst(topic: Topic, questions: readonly Question[], { deal }: Mind): Topic {
  const sum = questions.find(
    (one) => (one.topic === 'able_monthly' || one.topic === 'able_now') && one.certainty >= clearly,
  )
  const detail = topic === 'pay_when' || topic === 'method'
  const open = deal.agreed === null && deal.own === null && deal.table.length === 0
  return detail && open && sum !== undefined ? sum.topic : topic
}
const clearly = 0.75
