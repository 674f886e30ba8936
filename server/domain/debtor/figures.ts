import type { Difficulty, Personality } from '#protocol/vocabulary/prospect.ts'
import type { CollectorAct } from '#server/language/reading.ts'

/**
 * The figures of the model, as data (docs/debtor.md has their source, what was tuned and what was
 * measured). Feelings run from 0 to 100.
 */

/** Where a personality starts, how far empathy reaches it, how deep harm goes, how far it concedes at a time. */
export type PersonalityFigures = {
  trust: number
  anger: number
  distress: number
  willingness: number
  patience: number
  empathyGain: number
  harm: number
  /** The share of the way to the cap that each counter-offer moves. */
  concession: number
}

const start = (
  trust: number,
  anger: number,
  distress: number,
  willingness: number,
  patience: number,
  empathyGain: number,
  harm: number,
  concession: number,
): PersonalityFigures => ({ trust, anger, distress, willingness, patience, empathyGain, harm, concession })

export const personalities: Record<Personality, PersonalityFigures> = {
  cooperative: start(55, 10, 30, 62, 80, 1.0, 0.6, 0.3),
  polite_but_resistant: start(45, 15, 25, 42, 75, 0.8, 0.8, 0.15),
  defensive: start(32, 35, 35, 38, 62, 1.0, 1.3, 0.12),
  emotional: start(42, 15, 75, 45, 66, 1.4, 1.4, 0.18),
  aggressive: start(25, 58, 25, 30, 60, 0.9, 1.5, 0.1),
  evasive: start(38, 15, 35, 28, 58, 0.7, 0.9, 0.08),
  manipulative: start(38, 20, 15, 28, 70, 0.4, 0.7, 0.06),
  threatening: start(22, 55, 20, 24, 60, 0.7, 1.6, 0.06),
}

/** What a level changes: feelings at the start, how much good and harm count, and how the debtor behaves. */
export type DifficultyFigures = {
  trust: number
  anger: number
  willingness: number
  gain: number
  harm: number
  objections: number
  /** Trust from which a probe brings the cause to light; an open probe is 5 easier. */
  revealsAtTrust: number
  acceptsAtWillingness: number
  patienceATurn: number
  /** Affordable offers that are answered with a lower one first. */
  haggles: number
  /** Objections that are repeated once after a good answer that acknowledges nothing. */
  insists: number
  /** Objections held back until something is on the table. */
  heldBack: number
  /** The share of sessions in which a right is invoked at its moment. */
  rights: number
}

export const difficulties: Record<Difficulty, DifficultyFigures> = {
  beginner: {
    trust: 12,
    anger: -12,
    willingness: 12,
    gain: 1.3,
    harm: 0.7,
    objections: 1,
    revealsAtTrust: 35,
    acceptsAtWillingness: 45,
    patienceATurn: 2,
    haggles: 0,
    insists: 0,
    heldBack: 0,
    rights: 0.05,
  },
  medium: {
    trust: 0,
    anger: 0,
    willingness: 0,
    gain: 1,
    harm: 1,
    objections: 2,
    revealsAtTrust: 45,
    acceptsAtWillingness: 52,
    patienceATurn: 3,
    haggles: 0,
    insists: 0,
    heldBack: 0,
    rights: 0.25,
  },
  advanced: {
    trust: -6,
    anger: 6,
    willingness: -6,
    gain: 0.85,
    harm: 1.2,
    objections: 3,
    revealsAtTrust: 52,
    acceptsAtWillingness: 58,
    patienceATurn: 3,
    haggles: 1,
    insists: 1,
    heldBack: 1,
    rights: 0.4,
  },
  expert: {
    trust: -10,
    anger: 10,
    willingness: -10,
    gain: 0.75,
    harm: 1.35,
    objections: 4,
    revealsAtTrust: 55,
    acceptsAtWillingness: 60,
    patienceATurn: 4,
    haggles: 1,
    insists: 2,
    heldBack: 2,
    rights: 0.55,
  },
}

/** What something does to trust, anger, distress and willingness, before gain and harm. */
export type Effect = readonly [trust: number, anger: number, distress: number, willingness: number]

export const actEffects: Record<CollectorAct, Effect> = {
  identify: [3, -1, 0, 0],
  verify: [1, 0, 0, 0],
  disclose: [1, 1, 1, 0],
  state_debt: [0, 2, 4, 2],
  ask_full: [0, 2, 3, 2],
  empathy: [6, -8, -10, 3],
  reflect: [5, -5, -6, 3],
  open_probe: [3, -1, 0, 2],
  closed_probe: [1, 1, 0, 2],
  explain: [2, -2, -4, 5],
  settlement: [2, -2, -3, 6],
  plan: [3, -3, -5, 8],
  ask_commitment: [0, 0, 0, 4],
  recap: [3, -2, -3, 3],
  offer_validation: [2, -2, -1, 1],
  honour_stop: [2, -2, -1, 0],
  boundary: [3, -8, 0, 1],
  lawful_urgency: [0, 3, 4, 3],
  referral: [2, -1, -4, 2],
  apology: [3, -4, -1, 1],
  escalate: [0, 1, 0, 0],
  close: [1, 0, 0, 0],
}

/** What is no act by itself: how an objection was met, a right honoured, a line that presses or harms. */
export const eventEffects = {
  matched: [5, -4, -4, 9],
  mismatched: [-2, 4, 0, -3],
  ignored: [-4, 6, 2, -4],
  honoured: [8, -8, -4, 3],
  push: [-3, 6, 4, -2],
  // The same demand once more, though the debtor has just said why not.
  again: [-4, 6, 2, -6],
  threat: [-15, 20, 15, -10],
  // A threat of jail or a gross insult: nobody is patient or trusting after it.
  severe: [-30, 30, 20, -25],
  shame: [-12, 18, 12, -8],
  misstated: [-3, 3, 1, -2],
} as const satisfies Record<string, Effect>

/** How much an act counts that was used so many times within the last `wearTurns` turns. */
export const wear: readonly number[] = [1, 0.5, 0.25, 0.1, 0]
export const wearTurns = 4

/** Thresholds and small steps of the rules. */
export const rules = {
  /** Rule 1: anger falls by this after a line that harms nothing. */
  calming: 2,
  /** Changes shrink in proportion within this distance of the end of the scale. */
  easesWithin: 40,
  /** Rule 3: what other gains count while a feeling stands unacknowledged, and what each such turn costs. */
  unacknowledgedGain: 0.3,
  unacknowledgedAnger: 4,
  unacknowledgedTrust: -1,
  /** Rule 3: no objection resolves while anger + distress reach this and nobody has acknowledged. */
  tooUpsetToResolve: 50,
  /** Rule 4. */
  angryAbove: 60,
  patienceAngry: -1,
  patienceHarmed: -4,
  patienceSevere: -16,
  patienceRelieved: 5,
  /** Rule 5. */
  hangsUpAtAnger: 95,
  hangsUpAtSevere: 2,
  lashesOutAtAnger: 70,
  /** The same for the two personalities with a temper. */
  temperAtAnger: 45,
  /** Below it, the threatening one puts off without a threat. */
  threatensAtAnger: 25,
  /** From here down anger is over when it falls. */
  upsetAt: 45,
  breaksDownAtDistress: 80,
  openProbeEasier: 5,
  /** A bilingual debtor falls into Spanish from here on. */
  mothersTongueAt: 60,
} as const
