import { type SpokenViolation, spokenSeverity, type ViolationHit } from '../reading.ts'
import { fold } from '../text/fold.ts'

/** What is taken by a civil court's order: goods, wages, a house. */
const seizes =
  /\b(?:embarg\w*|garnish\w*|seiz\w*|repossess\w*|repo|foreclos\w*|lien\w*|levy|lev(?:y|ied)|evict\w*|desaloj\w*|desahuci\w*|remat\w*|secuestr\w*|incaut\w*|decomis\w*|quit(?:ar|an|amos|arle|arte)\w*|take (?:your|the) (?:car|truck|house|home|wages))\b/u

/** Whoever names one of these speaks of the police, of a crime or of a cell. */
const penal =
  /\b(?:arrest\w*|jail\w*|prison\w*|police\w*|cops?|sheriff\w*|marshals?|officers?|deput(?:y|ies)|constables?|guards?|warrants?|criminal\w*|crimes?|felon\w*|misdemean\w*|prosecut\w*|charge[ds]?|fraud\w*|theft|thief|steal\w*|stole\w*|lock(?:ed)?(?: you| people)? up|behind bars|bars|handcuff\w*|cuff\w*|custody|detain\w*|cell|patrol\w*|put away|bail|booked|judges?|carcel\w*|pres[oa]s?|prision\w*|deten\w+|detiene\w*|arraig\w*|aprehen\w*|captura\w*|penal\w*|delit\w*|delincuen\w*|fraud\w*|estaf\w*|denunci\w*|polici\w*|patrulla\w*|carabiner\w*|ministeri\w*|fiscal\w*|comisari\w*|calaboz\w*|separos|celdas?|rejas?|bote|tambo|encerr\w*|encierr\w*|juez|jueza|jueces|robo|rater\w*|ladr\w*|proces\w+)\b/u

/** Whether a sentence threatens to take something and names neither police nor crime: "le pueden embargar el coche". */
const takesOnly = (text: string) => seizes.test(text) && !penal.test(text)

/**
 * The violations of a sentence, where a threat to take goods is not held against anybody as one of arrest too: the learned
 * reading finds both in words that they share, and who reads that they spoke of prison is accused of what they never said.
 */
export function withoutArrestForSeizure(hits: ViolationHit[], quote: string): ViolationHit[] {
  if (!hits.some(({ violation }) => violation === 'arrest') || !takesOnly(fold(quote).text)) return hits
  const seizure: SpokenViolation = 'unlawful_action'
  const known = hits.some(({ violation, severity }) => violation === seizure && severity !== 'review')
  return hits.flatMap((hit) => {
    if (hit.violation !== 'arrest') return known || hit.violation !== seizure ? [hit] : []
    return known ? [] : [{ ...hit, violation: seizure, severity: severityAs(hit) }]
  })
}

const severityAs = ({ severity }: ViolationHit) =>
  severity === 'review' ? severity : spokenSeverity.unlawful_action
