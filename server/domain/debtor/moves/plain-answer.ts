import { answerFormOf } from '#server/language/answer-form.ts'
import { givesChoice } from '#server/language/alternatives.ts'
import {
  asksForSum,
  asksUsually,
  plainQuestionOf,
  type PlainQuestion,
} from '#server/language/plain-question.ts'
import { asksAFavour } from '#server/language/proposes-service.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import { addDays, monthNames } from '../calendar.ts'
import { monthlyIncomeCents } from '../finances.ts'
import { madeUp } from '../life/made-up.ts'
import { lifeSourceOf } from '../life/of-scenario.ts'
import { cityOf } from '../life/people/city.ts'
import { groupOf } from './heard.ts'
import { guessedFact } from './earned.ts'
import type { Fact } from '../life/life.ts'
import type { Moment, Slots } from './move.ts'

const situationOf: Record<PlainQuestion['kind'], Situation> = {
  confirm: 'plain.confirm',
  better: 'plain.better',
  unlikely: 'plain.no',
  ago: 'plain.ago',
  often: 'plain.often',
  other: 'plain.what',
  whether: 'plain.yes',
  choice: 'plain.choice',
  clauses: 'plain.clause',
  how_old: 'plain.how_old',
  how_long: 'plain.how_long',
  hour: 'plain.how_long',
  pay_day: 'plain.how_long',
  since: 'plain.since',
  past: 'plain.when.past',
  how_many: 'plain.how_many',
  how_much: 'plain.how_much',
  town: 'plain.town',
  hospital: 'plain.hospital',
  place: 'plain.place',
  where: 'plain.where',
  company: 'plain.who.company',
  myself: 'plain.who',
  family: 'plain.who.home',
}

/** `fact`: what is told in place of a yes. */
export type PlainAnswer = { situation: Situation; slots?: Slots; fact?: Fact }

/**
 * The answer to a question that nothing written answers: a plain one of the kind that it asks for, with a value that the
 * prospect's seed draws where it takes one ("nine and twelve"). What vague answers without a value said was mostly stiff or
 * wrong in free talk (data/free-talk, tenth round: of 152 labels 30 good, 50 stiff, 72 wrong). What can be answered with yes or no gets a
 * yes: of the thirtieth to thirty-ninth round 42 of 100 labels of it were good, and 9 of those of a no; "something like that" in its
 * place was good less often (decision 0026). `topic`: where it was surely understood.
 */
export function plainAnswer(moment: Moment, quote: string, topic: Topic | null): PlainAnswer {
  const { scenario, life, line, mind } = moment
  const spoken = life.facts.find(({ id }) => id === mind.lastFact)?.text ?? ''
  const question = plainQuestionOf(quote, `${line} ${spoken}`)
  if (question === null) return { situation: openAnswer(quote, topic) }
  // "Do you live alone or do you have children with you?" is answered by neither yes nor no.
  const chooses = question.kind === 'whether' || question.kind === 'clauses'
  if (chooses && topic !== null && ofHome.includes(topic) && givesChoice(quote))
    return { situation: 'plain.who.home' }
  // "Do you have the card?", "was it a family member?", asked of somebody who has nothing to do with the debt.
  const ofTheirs = topic !== null && ['person', 'household', 'work', 'call'].includes(groupOf(topic))
  if (question.kind === 'whether' && mind.wrongParty && !ofTheirs && !asksAFavour(quote))
    return { situation: 'plain.no' }
  const situation = situationFor(question)
  if (affirming.includes(situation)) {
    const fact = guessedFact(moment, quote)
    return fact === null ? { situation } : { situation, fact }
  }
  const detail =
    yearAhead(moment, question, `${line} ${spoken}`) ??
    madeUp(life, question, {
      today: scenario.today,
      monthlyIncomeCents: monthlyIncomeCents(scenario),
      paid: mind.finances,
      city: cityOf(lifeSourceOf(scenario), life),
      scenario: [scenario.scenario, scenario.occupation, ...scenario.objections].join(' '),
      denies: mind.claims.disputes === 'deny',
    })
  return { situation, ...(detail === null ? {} : { slots: { detail } }) }
}

/** "Until September of which year?": the debtor's own next payment is in that month. Null for every other question. */
function yearAhead({ life, mind, scenario }: Moment, question: PlainQuestion, said: string): string | null {
  if (!('year' in question) || !question.year) return null
  const [year = '', month = ''] = mind.finances.payDay.split('-')
  const name = monthNames[life.language][Number(month) - 1]
  const ahead = addDays(scenario.today, waits) < mind.finances.payDay
  if (!ahead || name === undefined || !said.toLowerCase().includes(name.toLowerCase())) return null
  return question.kind === 'past' ? `${life.language === 'es' ? 'en' : 'in'} ${year}` : year
}
/** Whose next payment is so many days ahead pays nothing before. */
const waits = 60

const affirming: readonly Situation[] = ['plain.yes', 'plain.confirm']

const ofHome: readonly Topic[] = ['household', 'children', 'partner', 'relatives']

function situationFor(question: PlainQuestion): Situation {
  if (question.kind !== 'how_much') return situationOf[question.kind]
  if (question.of === 'left') return 'plain.left'
  return question.of === 'share' ? 'plain.share' : 'plain.how_much'
}

/** What has no kind of its own: a state, a way, a reason, or a thing that was not caught. */
function openAnswer(quote: string, topic: Topic | null): Situation {
  const { asks, area, opens } = answerFormOf(quote)
  switch (asks) {
    case 'when':
      return area === 'money' || (topic !== null && groupOf(topic) === 'money')
        ? 'plain.when.money'
        : asksUsually(quote)
          ? 'plain.often'
          : 'plain.when'
    case 'why':
      return 'plain.why'
    case 'how_much':
      return asksForSum(quote) ? 'ask.unknown' : 'plain.what'
    case 'how':
      if (opens === 'happened') return 'plain.what.happened'
      if (area === 'work' || (topic !== null && groupOf(topic) === 'work')) return 'plain.how.work'
      return area === 'home' || area === 'health' ? 'plain.how.feeling' : 'plain.how'
    default:
      if (opens === 'happened') return 'plain.what.happened'
      if (opens === 'plans') return 'plain.what.plans'
      if (givesChoice(quote) && quote.includes('?')) return 'plain.which'
      return topic === 'work' ? 'plain.what.work' : 'plain.what'
  }
}
