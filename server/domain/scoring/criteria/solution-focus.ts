import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { agreementIn, offersIn, statedMeans } from '../agreement.ts'
import { affordabilityCue, demandCue, fallback } from '#server/language/manner/collector-cues.ts'
import type { CollectorAct } from '#server/language/reading.ts'
import type { CallSituation } from '#protocol/vocabulary/analysis.ts'
import type { Social, Topic } from '#server/language/vocabulary.ts'
import type { CollectorLine, Conversation, DebtorLine, DebtorTurn } from '../conversation.ts'
import { rightsIn } from '../rights.ts'
import { situationOf } from '../situation.ts'
import { linesIn, pushes, actsIn, quoteAt, quoteOf, quoteTurn, some } from '../conversation.ts'
import { closedQuestionsIn } from '../questions.ts'
import type { CriteriaOf, Opportunity } from './criterion.ts'

/** Offers up to this share above what is affordable still count as within the debtor's means. */
const meansTolerance = 1.1

/** A call that got far enough to look for a solution, and had the right person and no stop to it. */
function negotiable(talk: Conversation): boolean {
  const despairs = talk.debtor.some((turn) => some(turn, (read) => read.despair))
  return talk.collector.length >= 3 && !despairs && !rests.includes(situationOf(talk))
}

/** Where collecting has to rest: what is asked for there is another matter. */
const rests: readonly CallSituation[] = ['dispute', 'attorney', 'stop_request', 'wrong_party']

/** The debtor's turn that stops collecting. */
function stopIn(talk: Conversation): DebtorTurn | undefined {
  const [right] = rightsIn(talk)
  return right?.turn ?? talk.debtor.find((turn) => some(turn, (read) => read.disputes))
}

/** Talk of money after the debtor said what stops collecting. */
function pitchesAfter(talk: Conversation, index: number) {
  return talk.collector
    .filter((turn) => turn.index > index + 1)
    .flatMap((turn) => actsIn(turn, 'plan', 'settlement', 'ask_full', 'ask_commitment').slice(0, 1))
}

const nextTopics: readonly Topic[] = ['callback', 'contact_way']
const nextSocials: readonly Social[] = ['will_do', 'callback']

/** What is announced for after the call, from its middle on: the later, the likelier both still know it. */
function nextStepIn(talk: Conversation): { quote: Quote; credit: number } | null {
  const from = Math.floor(talk.collector.length / 2)
  for (const turn of talk.collector.slice(from).toReversed()) {
    for (const line of turn.lines) {
      const told = line.read.sentences.find(
        ({ social, acts }) =>
          (social !== null && nextSocials.includes(social.social)) ||
          acts.some(({ act }) => act === 'offer_validation' || act === 'honour_stop' || act === 'recap'),
      )
      if (told) return { quote: quoteAt(line, told.start), credit: 1 }
      const asked = line.read.sentences.find(
        ({ question }) => question && nextTopics.includes(question.topic),
      )
      if (asked) return { quote: quoteAt(line, asked.start), credit: 0.6 }
    }
  }
  return null
}

const proofTopics: readonly Topic[] = [
  'proof',
  'last_payment',
  'amount_view',
  'not_mine',
  'creditor_contact',
  'past_agreement',
  'letters',
]

function lastQuote(talk: Conversation): Quote | null {
  const last = talk.collector.at(-1)
  return last ? quoteTurn(last) : null
}

function missed(talk: Conversation): Opportunity {
  return { credit: 0, quote: lastQuote(talk) }
}

/** A question about means counts in full; any other question about money and work in part. */
function affordabilityAsk(talk: Conversation): { quote: Quote; credit: number } | null {
  for (const turn of talk.collector) {
    for (const line of turn.lines) {
      const found = line.sentences.find(
        ({ text, folded }) => /[?¿]/.test(text) && affordabilityCue.test(folded) && !demandCue.test(folded),
      )
      if (found) return { quote: quoteAt(line, found.start), credit: 1 }
    }
  }
  const probe = talk.collector.flatMap(closedQuestionsIn)[0]
  return probe ? { quote: probe, credit: 0.5 } : null
}

const payingActs: readonly CollectorAct[] = [
  'plan',
  'settlement',
  'ask_full',
  'ask_commitment',
  'recap',
  'closed_probe',
]

const pitches: readonly CollectorAct[] = ['plan', 'settlement', 'ask_full', 'ask_commitment']

/** A day or a method counts where paying is the matter: not in "I will tell your boss tomorrow". */
function isAboutPaying(line: CollectorLine | DebtorLine): boolean {
  if ('reading' in line) return true
  const { acts, amounts, violations } = line.understanding
  return violations.length === 0 && (amounts.length > 0 || acts.some(({ act }) => payingActs.includes(act)))
}

export const solutionCriteria: CriteriaOf<'solution_focus'> = {
  'solution_focus.no_collecting': ({ talk }) => {
    if (!rests.includes(situationOf(talk))) return []
    const stop = stopIn(talk)
    if (!stop) return []
    const pitched = pitchesAfter(talk, stop.index)
    const [first] = pitched
    if (!first) return [{ credit: 1, quote: lastQuote(talk) }]
    const quote = quoteOf(first)
    return [
      {
        credit: Math.max(0, 1 - 0.5 * pitched.length),
        quote,
        moment: { kind: 'collecting_on', quote, about: quoteTurn(stop) },
      },
    ]
  },

  'solution_focus.evidence': ({ talk }) => {
    if (situationOf(talk) !== 'dispute') return []
    const [offered] = talk.collector.flatMap((turn) => actsIn(turn, 'offer_validation'))
    if (offered) return [{ credit: 1, quote: quoteOf(offered) }]
    const step = nextStepIn(talk)
    for (const turn of talk.collector) {
      for (const line of turn.lines) {
        const asked = line.read.sentences.find(
          ({ question }) => question && proofTopics.includes(question.topic),
        )
        if (asked) return [{ credit: step ? 0.8 : 0.5, quote: quoteAt(line, asked.start) }]
      }
    }
    return [missed(talk)]
  },

  'solution_focus.next_step': ({ talk }) => {
    const last = talk.debtor.at(-1)
    if (talk.collector.length < 3 || (last && some(last, (read) => read.hangsUp && read.anger))) return []
    const agreement = agreementIn(talk)
    if (agreement && !agreement.hedged) return [{ credit: 1, quote: agreement.recap ?? lastQuote(talk) }]
    const step = nextStepIn(talk)
    if (step) return [step]
    const quote = lastQuote(talk)
    return [{ credit: 0, quote, moment: quote && { kind: 'no_next_step', quote, about: null } }]
  },

  'solution_focus.affordability': ({ talk }) => {
    if (!negotiable(talk)) return []
    const asked = affordabilityAsk(talk)
    const [offer] = offersIn(talk)
    // The sentence that puts money on the table, not the greeting before it.
    const pitch = offer?.understanding.acts.find(({ act }) => pitches.includes(act))
    const first = offer ? quoteAt(offer, pitch?.start ?? 0) : lastQuote(talk)
    return [
      {
        credit: asked?.credit ?? 0,
        quote: asked?.quote ?? first,
        moment: !asked && first ? { kind: 'no_affordability', quote: first, about: null } : null,
      },
    ]
  },

  'solution_focus.options': ({ talk }) => {
    if (!negotiable(talk)) return []
    const rungs = (['ask_full', 'settlement', 'plan'] as const).flatMap((act) => {
      const [heard] = talk.collector.flatMap((turn) => actsIn(turn, act))
      return heard ? [{ act, quote: quoteOf(heard) }] : []
    })
    const explained = talk.collector
      .filter((turn) => !turn.lines.some(pushes))
      .flatMap((turn) => actsIn(turn, 'explain', 'referral'))[0]
    const onlyFull = rungs.length === 1 && rungs[0]?.act === 'ask_full' && !explained
    const credit = rungs.length >= 2 ? 1 : rungs.length === 0 ? 0 : onlyFull ? 0.2 : explained ? 0.85 : 0.7
    const quote = rungs.at(-1)?.quote ?? (explained ? quoteOf(explained) : lastQuote(talk))
    const kind = onlyFull ? ('full_only' as const) : ('no_offer' as const)
    return [{ credit, quote, moment: quote && credit < 0.5 ? { kind, quote, about: null } : null }]
  },

  'solution_focus.amount': ({ talk }) => {
    if (!negotiable(talk)) return []
    const named = talk.collector
      .flatMap((turn) => turn.lines)
      .filter((line) =>
        line.understanding.acts.some(({ act }) =>
          ['plan', 'settlement', 'ask_full', 'recap', 'ask_commitment'].includes(act),
        ),
      )
      .find((line) => line.understanding.amounts.some((amount) => amount.cents < talk.scenario.debtCents))
    const amount = named?.understanding.amounts.find(({ cents }) => cents < talk.scenario.debtCents)
    const fullAsked = talk.collector.flatMap((turn) => actsIn(turn, 'ask_full'))[0]
    if (named && amount) {
      const quote = quoteAt(named, amount.start)
      return [{ credit: 1, quote, moment: { kind: 'concrete_offer', quote, about: null } }]
    }
    return [fullAsked ? { credit: 0.3, quote: quoteOf(fullAsked) } : missed(talk)]
  },

  'solution_focus.date_and_method': ({ talk }) => {
    if (!negotiable(talk)) return []
    const paying = linesIn(talk).filter(isAboutPaying)
    // What the debtor says counts from where paying was first spoken of.
    const from = paying.find((line) => !('reading' in line))?.line ?? Number.POSITIVE_INFINITY
    const lines = paying.filter(({ line }) => line >= from)
    const isDay = ({ on }: { on: string }) => on > talk.scenario.today
    const dated = lines.findLast((line) => line.understanding.dates.some(isDay))
    const date = dated?.understanding.dates.find(isDay)
    const methodical = lines.find((line) => line.understanding.method !== null)
    // A pay day that the debtor tells sets nothing as long as nothing is agreed.
    const set = dated && (!('reading' in dated) || dated.reading.accepts || agreementIn(talk) !== null)
    return [
      dated && date ? { credit: set ? 1 : 0.4, quote: quoteAt(dated, date.start) } : missed(talk),
      methodical ? { credit: 1, quote: quoteAt(methodical, 0) } : missed(talk),
    ]
  },

  'solution_focus.commitment': ({ talk }) => {
    if (!negotiable(talk)) return []
    const agreement = agreementIn(talk)
    const asked = talk.collector.flatMap((turn) => actsIn(turn, 'ask_commitment'))[0]
    if (!agreement) {
      const quote = asked ? quoteOf(asked) : lastQuote(talk)
      // "I'll see what I can do" is good will, and no promise.
      const willing = talk.debtor.findLast((turn) => some(turn, (read) => read.leans && !read.anger))
      if (willing) {
        const about = quoteTurn(willing)
        return [{ credit: 0.4, quote: about, moment: quote && { kind: 'vague_promise', quote, about } }]
      }
      return [{ credit: asked ? 0.25 : 0, quote }]
    }
    const parts = [agreement.paymentCents ?? agreement.totalCents, agreement.firstOn, agreement.method]
    const named = parts.filter((part) => part !== null).length
    const credit = agreement.hedged ? 0.4 : ([0.4, 0.55, 0.8, 1][named] ?? 0)
    const kind = named >= 2 && !agreement.hedged ? ('specific_promise' as const) : ('vague_promise' as const)
    const line = asked ? quoteOf(asked) : lastQuote(talk)
    return [
      {
        credit,
        quote: agreement.accepted,
        moment: line && { kind, quote: line, about: agreement.accepted },
      },
    ]
  },

  'solution_focus.within_means': ({ talk, finances }) => {
    if (!negotiable(talk)) return []
    const agreement = agreementIn(talk)
    const stated = statedMeans(talk)
    const cap = stated ?? finances?.monthlyCapCents ?? null
    const below = ({ cents }: { cents: number }) => cents < talk.scenario.debtCents
    const offer = offersIn(talk).findLast((line) => line.understanding.amounts.some(below))
    const cents = agreement?.paymentCents ?? offer?.understanding.amounts.find(below)?.cents ?? null
    if (cap === null || cents === null) return []
    // One payment that settles the debt comes from savings, not from a month's budget.
    if (agreement && agreement.kind !== 'plan') return [{ credit: 1, quote: agreement.accepted }]
    const within = cents <= cap * meansTolerance
    const freely = agreement !== null && !agreement.hedged
    const quote = offer
      ? quoteAt(offer, offer.understanding.amounts.find(below)?.start ?? 0)
      : lastQuote(talk)
    return [
      {
        credit: within ? 1 : freely ? 0.6 : cents <= cap * 1.5 ? 0.4 : 0,
        quote,
        moment: quote && !within && !freely ? { kind: 'above_means', quote, about: null } : null,
      },
    ]
  },

  'solution_focus.recap': ({ talk }) => {
    const agreement = agreementIn(talk)
    if (!negotiable(talk) || !agreement) return []
    const last = lastQuote(talk)
    if (agreement.recap) {
      const moment = { kind: 'recap_given' as const, quote: agreement.recap, about: agreement.accepted }
      return [{ credit: 1, quote: agreement.recap, moment }]
    }
    return [
      {
        credit: 0,
        quote: last,
        moment: last && { kind: 'no_recap', quote: last, about: agreement.accepted },
      },
    ]
  },

  'solution_focus.fallback': ({ talk }) => {
    const agreement = agreementIn(talk)
    if (!negotiable(talk) || !agreement) return []
    for (const turn of talk.collector) {
      for (const line of turn.lines) {
        const found = line.sentences.find((sentence) => fallback.test(sentence.folded))
        if (found) return [{ credit: 1, quote: quoteAt(line, found.start) }]
      }
    }
    const last = lastQuote(talk)
    return [
      {
        credit: 0,
        quote: last,
        moment: last && { kind: 'no_fallback', quote: last, about: agreement.accepted },
      },
    ]
  },
}
