import { daysIn } from '#server/language/figures/days-in.ts'
import type { TermsPart } from '#server/language/reading.ts'
import { addDays } from '../calendar.ts'
import type { Chooser } from './move.ts'
import { tell } from './tell-fact.ts'

/** So many days ahead nobody is asked to pay: the month that is named has been. */
const mostAhead = 120

const ofMonth = ({ monthOnly }: TermsPart) => monthOnly === true

/** "What date in August?", said in December: a day of that month of which something is known, and none to pay on. */
export const tellPastDate: Chooser = (moment) => {
  const { reading, life, scenario, impact } = moment
  const { today } = scenario
  const asked = reading.sentences.findLast(
    ({ question, terms }) => question?.asks === 'when' && terms?.alternatives.flat().some(ofMonth) === true,
  )
  const month = asked?.terms?.alternatives.flat().find(ofMonth)?.from ?? null
  if (impact.harm !== null || !asked?.question || month === null || month <= addDays(today, mostAhead))
    return null
  const fact = life.facts.find(
    ({ text, openness }) =>
      openness === 'free' &&
      daysIn(text, today, life.language).some((on) => on.slice(5, 7) === month.slice(5, 7)),
  )
  return fact === undefined ? null : tell(moment, fact, asked.question)
}
