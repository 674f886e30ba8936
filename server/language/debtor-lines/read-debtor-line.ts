import type { Language } from '#protocol/vocabulary/language.ts'
import type { Concept } from '../manner/concepts.ts'
import { conceptsOf } from '../manner/concepts.ts'
import { Memo } from '../memo.ts'
import type { Before } from '../reading.ts'
import { languageOf, overlap, plain, sentences, stemsOf, textsKept, tonguesOf } from '../text/plain.ts'
import {
  acceptCue,
  angerCue,
  causeCues,
  causeNames,
  correctCue,
  cued,
  despairCue,
  distressCue,
  hangUpCue,
  hedgeCue,
  leanCue,
  objectionNames,
  rightCues,
  rightNames,
  selfConfirmingCue,
  selfNamingCue,
  softenCue,
  topicCues,
  type CauseName,
  type ObjectionName,
  type RightName,
} from './cues.ts'
import { termsIn, type SaidTerms } from './terms.ts'

/**
 * What a line of a debtor shows by its words. Only for lines that no simulated debtor of ours said: a bare list of
 * messages, or a recorded call. What our debtor did is known from its move.
 */
export type DebtorLineReading = {
  language: Language
  anger: boolean
  distress: boolean
  despair: boolean
  objections: ObjectionName[]
  causes: CauseName[]
  rights: RightName[]
  accepts: boolean
  hedges: boolean
  /** Good will without a promise: "I'll see what I can do". */
  leans: boolean
  softens: boolean
  hangsUp: boolean
  asks: boolean
  /** Puts a wrong balance right. */
  corrects: boolean
  /** Says or confirms who is speaking. */
  identifies: boolean
  /** What it speaks of. */
  concepts: ReadonlySet<Concept>
  stems: ReadonlySet<string>
  terms: SaidTerms
}

/** What the words are read against: the call, and the objections that are known of this debtor in its own words. */
export type DebtorLineContext = Pick<Before, 'today' | 'balanceCents' | 'debtorName'> & {
  fallback: Language
  ownObjections: readonly string[]
}

const readings = new Memo<DebtorLineReading>(textsKept)

/** Reads one line of a debtor by cues. Pure. */
export function readDebtorLine(text: string, context: DebtorLineContext): DebtorLineReading {
  const { today, balanceCents, debtorName, fallback, ownObjections } = context
  const key = JSON.stringify([today, balanceCents, debtorName, fallback, ownObjections, text])
  return readings.of(key, () => readAfresh(text, context))
}

/** Whether most words of one of the debtor's own objections are said. */
function saysOne(own: readonly string[], text: string): boolean {
  const said = stemsOf(text)
  return own.some((objection) => {
    const stems = stemsOf(objection)
    return stems.size > 0 && overlap(stems, said) / stems.size >= 0.6
  })
}

function readAfresh(
  text: string,
  { today, balanceCents, debtorName, fallback, ownObjections }: DebtorLineContext,
): DebtorLineReading {
  const folded = plain(text)
  const tongues = tonguesOf(folded)
  const language = languageOf(text, fallback)
  // "Your colleague already agreed to half of it" is an objection, and no agreement.
  const accepts = sentences(text).some(
    (sentence) =>
      !saysOne(ownObjections, sentence.folded) &&
      cued(acceptCue, sentence.folded, tongues) &&
      !cued(hedgeCue, sentence.folded, tongues) &&
      !sentence.text.includes('?'),
  )
  const offers = cued(topicCues.partial_offer, folded, tongues)
  const objections = objectionNames.filter((topic) => {
    if (topic === 'custom' || !cued(topicCues[topic], folded, tongues)) return false
    // "I can do 150 next month" takes an offer up: it asks for no time and offers no less.
    if (topic === 'more_time' || topic === 'partial_offer') return !accepts
    // A counter-offer says what can be paid: "I can't do 300, I could do 150" is an offer, no refusal.
    if (topic === 'no_money') return !accepts || !offers
    return true
  })
  if (objections.length === 0 && saysOne(ownObjections, text)) objections.push('custom')
  const despair = cued(despairCue, folded, tongues)
  const names = [...stemsOf(debtorName)]
  return {
    language,
    anger: cued(angerCue, folded, tongues),
    distress: despair || cued(distressCue, folded, tongues),
    despair,
    objections,
    causes: causeNames.filter((cause) => cued(causeCues[cause], folded, tongues)),
    rights: rightNames.filter((right) => cued(rightCues[right], folded, tongues)),
    accepts,
    hedges: cued(hedgeCue, folded, tongues),
    leans: cued(leanCue, folded, tongues),
    softens: cued(softenCue, folded, tongues),
    hangsUp: cued(hangUpCue, folded, tongues),
    asks: /[?¿]/.test(text),
    corrects: cued(correctCue, folded, tongues),
    identifies:
      cued(selfNamingCue, folded) &&
      (names.some((name) => folded.includes(name)) || cued(selfConfirmingCue, folded)),
    concepts: conceptsOf(text),
    stems: stemsOf(text),
    terms: termsIn(text, { today, balanceCents }, language === 'es'),
  }
}
