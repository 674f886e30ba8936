import type { Topic } from '#server/language/vocabulary.ts'
import type { Gender, Openness } from '../life.ts'

/** A hand-written fact: its topics (the first is its own), how readily it is told, the reply and the shorter one. */
export type Told = readonly [topics: readonly Topic[], openness: Openness, text: string, again: string]

/** A life written by hand for one of the sample prospects. */
export type SampleLife = {
  /** The files of answers that are written beside the life (`life/answers/dossiers`). */
  dossier: string
  /** How the prospect and its scenario are recognised: another prospect of that name keeps its own life. */
  name: string
  scenario: string
  gender: Gender
  birthDate: string
  address: string
  city: string
  job?: { en?: string; es?: string }
  en?: readonly Told[]
  es?: readonly Told[]
}
