import type { Personality } from '#protocol/vocabulary/prospect.ts'
import { rules } from './figures.ts'
import { causeIsWork } from './mind.ts'
import { didLately, type Move, type Moment } from './move.ts'
import { ownFigureCents } from './offers.ts'
import { pick } from './random.ts'
import { type DebtorAct, plainSubjects } from './plan.ts'

/**
 * How each personality puts off what it is not ready for. This is where they differ most: the evasive
 * one is always about to leave, the manipulative one plays for sympathy, offers a crumb and tests the
 * rules, the defensive one wants to know why you ask, the threatening one turns the table.
 */
const ways: Record<Personality, readonly DebtorAct[]> = {
  cooperative: ['cash_timing', 'ask_back', 'no_money'],
  polite_but_resistant: ['defer', 'cash_timing', 'ask_back'],
  defensive: ['ask_back', 'no_money', 'answer'],
  emotional: ['no_money', 'answer', 'ask_back'],
  aggressive: ['no_money', 'ask_back', 'insist'],
  evasive: ['defer', 'ask_back', 'defer', 'cash_timing'],
  manipulative: ['partial_offer', 'no_money', 'ask_back'],
  threatening: ['threat_back', 'ask_back', 'no_money'],
}

/** A way of putting it off that was not used just before. */
export function stall(moment: Moment): Move {
  const { scenario, mind, personality, asked, offer } = moment
  if (asked !== null && moment.impact.harm === null && plainSubjects.some((subject) => subject === asked))
    return { act: 'answer', slots: { askedAbout: asked } }
  // Nobody pleads poverty before knowing what the call is about.
  if (!mind.debtStated && asked === null) return { act: 'answer', slots: { askedAbout: 'purpose' } }
  // What waits in the queue as an objection is no excuse beforehand.
  const waiting = new Set(mind.objections.map(({ topic }) => topic))
  const spoken = (act: DebtorAct) => (act === 'cash_timing' ? 'more_time' : act)
  const hidesWork = asked === 'employment' && causeIsWork(mind)
  // One's own figure, taken up, is not taken back: "I have nothing" would do that.
  const usual: readonly DebtorAct[] = offer?.takesCounter ? ['ask_back', 'defer'] : ways[personality]
  const able = usual.filter((act) => {
    if (act === 'answer') return !hidesWork
    // Nobody threatens who has calmed down and is spoken to with respect.
    if (act === 'threat_back')
      return mind.feelings.anger >= rules.threatensAtAnger || moment.impact.harm !== null
    if (act === 'insist') return mind.objections.some(({ status }) => status === 'raised')
    return ![...waiting].some((topic) => topic === spoken(act))
  })
  const fresh = able.filter((act) => !didLately(mind, act, 1))
  const act = pick(
    scenario.seed,
    `stall:${mind.turn}`,
    [fresh, able, usual].find((acts) => acts.length > 0) ?? fresh,
  )
  const slots = asked ? { askedAbout: asked } : {}
  switch (act) {
    case 'partial_offer': {
      const own = ownFigureCents(mind, scenario, 'monthly')
      const countered = {
        kind: 'plan',
        amountCents: own,
        frequency: 'monthly',
        installments: null,
        firstOn: null,
        method: null,
      } as const
      return { act, slots: { ...slots, offerCents: own, offerFrequency: 'monthly' }, change: { countered } }
    }
    case 'cash_timing':
      return { act, slots: { ...slots, payDay: mind.finances.payDay } }
    default:
      return { act, slots }
  }
}

/** Nothing is objected, but nobody has asked yet what is wrong: most people just do not say yes. */
export function hesitate(moment: Moment): Move {
  const { personality, mind, asked, offer } = moment
  // One's own figure, taken up, is not refused; it is thought over.
  if (offer?.takesCounter) return stall(moment)
  const playsOn = personality === 'evasive' || personality === 'manipulative' || personality === 'threatening'
  if (playsOn || didLately(mind, 'answer', 1)) return stall(moment)
  return { act: 'answer', slots: { askedAbout: asked === 'affordability' ? asked : 'commitment' } }
}
