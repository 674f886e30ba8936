import type { Language } from '#protocol/vocabulary/language.ts'
import { announcesToTell } from './announces-to-tell.ts'
import { threatensArrest } from './arrest-threats.ts'
import { intimidates } from './intimidates.ts'
import { moralizes } from './moralizes.ts'
import { tellsOwnStory } from './own-story.ts'
import { usesPetName } from './pet-names.ts'
import { pressesToBorrow } from './pressed-to-borrow.ts'
import { putsDown } from './put-downs.ts'
import { type Span, spokenSeverity, type SpokenViolation, type ViolationHit } from '../reading.ts'
import { tellsOthers, tellsOthersOpenly } from './third-parties.ts'
import { threatensOpenly } from './threatens-openly.ts'
import { announcesWithholding } from './wage-withholding.ts'

// What the words of a sentence say of a violation by themselves, beside the learned reading.

/** How sure the plain words are: enough for what is hinted at elsewhere in the call. */
const byWords = 0.9

/**
 * How sure an open threat is, and that others were or will be told: nothing else in the call has to speak for it. Of 13,000
 * collector lines of free talk and marked calls four say in so many words that the debtor's people will be told, all in earnest.
 */
const byThreat = 0.99

/** "My father-in-law had a shop" is no word to anybody's family, and threatens no credit: whether it does is left to a person. */
function withoutOwnStory(hits: readonly ViolationHit[], quote: string, language: Language): ViolationHit[] {
  const ofOthers = ({ violation }: ViolationHit) =>
    violation === 'third_party' || violation === 'false_credit'
  if (!hits.some(ofOthers) || !tellsOwnStory(quote, language)) return [...hits]
  return hits.map((hit) => (ofOthers(hit) ? { ...hit, severity: 'review' } : hit))
}

/** Word to family or employer is heard by its words too: it is said in plain ones as often as in threats. */
function withThirdParty(
  hits: ViolationHit[],
  span: Span,
  { language, asks }: { language: Language; asks: boolean },
): ViolationHit[] {
  const openly = () => tellsOthersOpenly(span.quote, language) || announcesToTell(span.quote, language)
  if (!asks && openly()) return withHit(hits, 'third_party', byThreat, span)
  if (accuses(hits) || !tellsOthers(span.quote, language)) return hits
  return withHit(hits, 'third_party', byWords, span)
}

/** A pet name and a put-down are heard by their words: the learned reader knows too few of them. */
function withCondescension(hits: ViolationHit[], span: Span, language: Language): ViolationHit[] {
  const belittles = () => [usesPetName, putsDown, moralizes].some((says) => says(span.quote, language))
  return accuses(hits) || !belittles()
    ? hits
    : [
        ...hits,
        { violation: 'condescension', severity: spokenSeverity.condescension, certainty: byWords, ...span },
      ]
}

const threats: readonly SpokenViolation[] = ['arrest', 'unlawful_action', 'violence']

/** What plain words name is no longer in doubt between threats: "holding it out of your check" is none of arrest. */
function withoutDoubted(hits: readonly ViolationHit[]): ViolationHit[] {
  return hits.filter(({ violation, severity }) => severity !== 'review' || !threats.includes(violation))
}

/** An open threat counts though the learned reader was less than sure of it, as what it took it for. */
function withOpenThreat(
  hits: ViolationHit[],
  span: Span,
  { language, asks }: { language: Language; asks: boolean },
): ViolationHit[] {
  if (asks) return hits
  if (threatensArrest(span.quote, language)) return withHit(withoutDoubted(hits), 'arrest', byThreat, span)
  if (announcesWithholding(span.quote, language))
    return withHit(withoutDoubted(hits), 'unlawful_action', byThreat, span)
  if (!threatensOpenly(span.quote, language)) return hits
  const [taken] = hits.filter(({ violation }) => threats.includes(violation))
  return withHit(hits, taken?.violation ?? 'unlawful_action', byThreat, span)
}

/** To pay by another loan, or by what one owns, only moves the debt. */
function withPressureToBorrow(hits: ViolationHit[], span: Span, language: Language): ViolationHit[] {
  if (accuses(hits) || !pressesToBorrow(span.quote, language)) return hits
  return withHit(hits, 'pressed_to_borrow', byThreat, span)
}

/** "It'll get worse for you" threatens with nothing by name, and is meant to frighten all the same. */
function withIntimidation(
  hits: ViolationHit[],
  span: Span,
  { language, asks }: { language: Language; asks: boolean },
): ViolationHit[] {
  if (asks || accuses(hits) || !intimidates(span.quote, language)) return hits
  return withHit(hits, 'harassment', byThreat, span)
}

function accuses(hits: readonly ViolationHit[]): boolean {
  return hits.some(({ severity }) => severity !== 'review')
}

function withHit(
  hits: readonly ViolationHit[],
  violation: SpokenViolation,
  certainty: number,
  span: Span,
): ViolationHit[] {
  const others = hits.filter((hit) => hit.violation !== violation)
  return [...others, { violation, severity: spokenSeverity[violation], certainty, ...span }]
}

/** The violations of a sentence by the learned reading, and by its words. `asks`: it is put as a question. */
export function withPlainWords(
  learned: readonly ViolationHit[],
  span: Span,
  { language, asks }: { language: Language; asks: boolean },
): ViolationHit[] {
  const heard = withThirdParty(withoutOwnStory(learned, span.quote, language), span, { language, asks })
  const threatened = withOpenThreat(heard, span, { language, asks })
  const frightened = withIntimidation(threatened, span, { language, asks })
  return withCondescension(withPressureToBorrow(frightened, span, language), span, language)
}
