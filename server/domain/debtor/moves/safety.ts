import { safetyTalkIn, tellsDespair } from '#server/language/requests/speaks-of-safety.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { rules } from '../figures.ts'
import type { Situation } from '../bank/situations.ts'
import type { Chooser, Moment } from './move.ts'
import { saidLately, timesSaid } from './said.ts'
import { isTag } from './tags.ts'

/** What somebody asks who wants to know whether one is safe. */
const ofSafety: readonly Topic[] = ['support', 'feelings', 'wellbeing', 'can_talk']

/** What is said of one's safety. */
const safety: readonly Situation[] = [
  'ask.safe',
  'ask.safe.no',
  'ask.helpline',
  'ask.helpline.no',
  'ask.near',
]
/** So long who was asked about it is still spoken to about it. */
const standsFor = 3
/** More often nobody says the same of it. */
const mostOften = 2

/** Whether the debtor has said something of despair, is at the end of its strength, or is written so. */
function despairs({ mind, scenario, spoken }: Moment): boolean {
  return (
    mind.rights.some(({ right }) => right === 'vulnerable') ||
    mind.feelings.distress >= rules.breaksDownAtDistress ||
    [spoken, scenario.scenario ?? '', ...scenario.objections].some(tellsDespair)
  )
}

/** What is asked last is something else: "the line is 988, any hour. And shall I ring on Thursday?" */
function endsElsewhere({ reading }: Moment): boolean {
  const last = reading.sentences.at(-1)
  return last?.interrogative === 'marked' && !isTag(last) && safetyTalkIn(last.quote) === null
}

/**
 * Whoever is asked whether they would harm themselves, told of a line that helps or asked who is with them answers that, and nothing else
 * matters then. Without a word of despair they say plainly that it is nothing of the kind.
 */
export const answerSafety: Chooser = (moment) => {
  const { mind, heard, impact, line } = moment
  if (impact.harm === 'threat' || impact.harm === 'shame') return null
  const talk = endsElsewhere(moment) ? null : safetyTalkIn(line)
  const inDespair = despairs(moment)
  const goesOn = safety.some((one) => saidLately(mind, one, standsFor))
  const situation: Situation | null =
    talk === 'asks_self_harm'
      ? inDespair
        ? 'ask.safe'
        : 'ask.safe.no'
      : talk === 'names_help'
        ? inDespair
          ? 'ask.helpline'
          : 'ask.helpline.no'
        : talk === 'asks_company' && goesOn
          ? 'ask.near'
          : null
  if (situation !== null && timesSaid(mind, situation) < mostOften)
    return { says: { situation }, act: 'answer' }
  const despaired = mind.rights.some(({ right }) => right === 'vulnerable')
  return despaired && !heard.pitches && heard.questions.some(({ topic }) => ofSafety.includes(topic))
    ? { says: { situation: 'ask.safe' }, act: 'answer' }
    : null
}
