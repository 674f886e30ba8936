import { actOfTopic, disputes, saying } from './choose-talk.ts'
import { pitchesIn, type Chooser } from './move.ts'
import { offScript } from './off-script.ts'

/**
 * A question that is on no script ("who lives with you?", "can you repeat that?", "are you recording this?") is
 * answered, whatever else stands in the room. Where money is on the table in the same breath, that comes first.
 */
export const answerAside: Chooser = (moment) => {
  const { mind, asked, acts, impact, offer, line } = moment
  if (asked === null || offScript(line) !== asked || asked === 'name') return null
  if (impact.harm !== null || impact.resolved !== null || offer !== null || pitchesIn(acts)) return null
  if (asked === 'questions' && mind.agreed === null) return { act: 'ask_back', slots: { askedAbout: asked } }
  if (asked === 'disputing') {
    const own = mind.objections.find(({ topic, status }) => disputes.includes(topic) && status !== 'resolved')
    if (own) return saying(moment, own, own.status === 'raised' ? 'insist' : actOfTopic[own.topic])
  }
  const known = mind.causeKnown ? { cause: mind.finances.cause } : {}
  return { act: 'answer', slots: { askedAbout: asked, ...known } }
}
