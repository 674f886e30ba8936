import { z } from 'zod'
import {
  type Prospect,
  prospectChanges,
  type ProspectChanges,
  type ProspectInput,
} from '#protocol/rest/prospects.ts'
import { capacity, jurisdiction } from '#protocol/vocabulary/law.ts'
import {
  accent,
  debtType,
  difficultyLevel,
  occupationIdOf,
  paymentHistory,
  personality,
  primaryLanguage,
  type PrimaryLanguage,
  prospectType,
  voiceType,
} from '#protocol/vocabulary/prospect.ts'
import { editsOfLife } from '#protocol/rest/life.ts'
import { parseAmount } from './parse-amount.ts'

/** The option "Other" of the occupations, with a custom text beside it. */
export const otherOccupation = 'other'

/**
 * The state of a prospect builder, with texts as typed. Both builders use it; they differ in the values they
 * offer. It is stored in the browser, so it is parsed when read.
 */
export const prospectDraft = z.object({
  type: prospectType.nullable(),
  name: z.string(),
  debtAmount: z.string(),
  scenario: z.string(),
  /** The stored name of a listed occupation, `otherOccupation`, or empty. */
  occupation: z.string(),
  customOccupation: z.string(),
  income: z.string(),
  debtType,
  paymentHistory,
  personality,
  difficultyLevel,
  primaryLanguage,
  voiceType,
  accent,
  objections: z.array(z.string()),
  /** Null: the installation's law. */
  jurisdiction: jurisdiction.nullable().default(null),
  capacity: capacity.nullable().default(null),
  /** What the author changed in the facts, by language. An absent one is as stored. */
  life: editsOfLife.default({}),
  /** A custom objection that was typed but not added yet. */
  customObjection: z.string(),
})
export type ProspectDraft = z.infer<typeof prospectDraft>
export type DraftField = keyof ProspectDraft

/** The specification's defaults [WIZ11]. */
const emptyDraft: ProspectDraft = {
  type: null,
  name: '',
  debtAmount: '',
  scenario: '',
  occupation: '',
  customOccupation: '',
  income: '',
  debtType: 'credit_card',
  paymentHistory: 'mixed',
  personality: 'cooperative',
  difficultyLevel: 'medium',
  primaryLanguage: 'english',
  voiceType: 'neutral',
  accent: 'neutral',
  objections: [],
  jurisdiction: null,
  capacity: null,
  life: {},
  customObjection: '',
}

/** The draft of an existing prospect, or an empty one. */
export function toDraft(prospect: Prospect | null): ProspectDraft {
  if (prospect === null) return emptyDraft
  const { occupation } = prospect
  const listed = occupation !== null && occupationIdOf(occupation) !== null
  return {
    type: prospect.type,
    name: prospect.name,
    // Quick create sends 0 for an empty amount [QUICK8].
    debtAmount: prospect.debtAmount === null || prospect.debtAmount === 0 ? '' : String(prospect.debtAmount),
    scenario: prospect.scenario ?? '',
    occupation: occupation === null || listed ? (occupation ?? '') : otherOccupation,
    customOccupation: listed ? '' : (occupation ?? ''),
    income: prospect.income ?? '',
    debtType: prospect.debtType,
    paymentHistory: prospect.paymentHistory,
    personality: prospect.personality,
    difficultyLevel: prospect.difficultyLevel,
    primaryLanguage: prospect.primaryLanguage,
    voiceType: prospect.voiceType,
    accent: prospect.accent,
    objections: prospect.objections ?? [],
    jurisdiction: prospect.jurisdiction,
    capacity: prospect.capacity,
    life: {},
    customObjection: '',
  }
}

/**
 * An empty draft of Quick create. That builder has no language field, so the debtor speaks the language of
 * the screen.
 */
export function quickCreateDraft(language: PrimaryLanguage): ProspectDraft {
  return { ...emptyDraft, primaryLanguage: language }
}

/**
 * The request body [WIZ12]: texts trimmed, null for empty ones. Null while the type or the name is missing.
 */
export function toProspectInput(draft: ProspectDraft, emptyAmount: 0 | null): ProspectInput | null {
  if (draft.type === null || draft.name.trim() === '') return null
  const amount = parseAmount(draft.debtAmount)
  if (amount === 'invalid') return null
  const objections = addCustomObjection(draft.objections, draft.customObjection)
  return {
    type: draft.type,
    name: draft.name.trim(),
    occupation: emptyToNull(draft.occupation === otherOccupation ? draft.customOccupation : draft.occupation),
    income: emptyToNull(draft.income),
    debtAmount: amount ?? emptyAmount,
    debtType: draft.debtType,
    primaryLanguage: draft.primaryLanguage,
    voiceType: draft.voiceType,
    accent: draft.accent,
    paymentHistory: draft.paymentHistory,
    personality: draft.personality,
    difficultyLevel: draft.difficultyLevel,
    scenario: emptyToNull(draft.scenario),
    objections: objections.length === 0 ? null : objections,
    jurisdiction: draft.jurisdiction,
    capacity: draft.capacity,
    isPublic: false,
    ...(Object.keys(draft.life).length === 0 ? {} : { life: draft.life }),
  }
}

/**
 * Only the fields that differ from the stored prospect, so that changes by others in the meantime are kept.
 */
export function changedFields(prospect: Prospect, values: ProspectInput): ProspectChanges {
  const { isPublic: _kept, ...edited } = values
  const isUnchanged = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(prospect[key as keyof Prospect])
  return prospectChanges.parse(
    Object.fromEntries(Object.entries(edited).filter((entry) => !isUnchanged(entry))),
  )
}

/** Adds a custom objection. A blank or duplicate one is ignored [WIZ15]. */
export function addCustomObjection(objections: readonly string[], text: string): string[] {
  const trimmed = text.trim()
  return trimmed === '' || objections.includes(trimmed) ? [...objections] : [...objections, trimmed]
}

function emptyToNull(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}
