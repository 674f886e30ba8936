import type { Language } from '#protocol/vocabulary/language.ts'
import type { AgeBand, factSources, Gender, Openness, Region } from '#protocol/vocabulary/life.ts'
import type { Topic } from '#server/language/vocabulary.ts'

export type { AgeBand, Gender, Openness, Region }

/** One thing that the debtor knows. */
export type Fact = {
  /** Stable within the life: "scenario-3", "seed-pets", "author-2". */
  id: string
  topic: Topic
  /** Other topics that the same sentence answers ("fired in August" is a job lost, a cause and a time). */
  also: Topic[]
  /** A whole reply in the first person, in the language of the life, as the person would say it on the telephone. */
  text: string
  /** The same in other, fewer words, for when it is asked again. */
  again: string
  openness: Openness
  from: (typeof factSources)[number]
  /** False: knowledge that must never be quoted (a sentence that could not be put into the first person safely). */
  quotable: boolean
  /** Whose deed or state it tells, where that is known. */
  of?: 'debtor' | 'other'
  /** The fact that is the reason of this one. */
  because?: string
}

/** What shows that the right person is on the telephone. */
export type Papers = { birthDate: string; lastFour: string; address: string; phone: string; email: string }

/** Everything that a debtor knows about itself. Made once when the prospect is saved; frozen into each session. */
export type Life = {
  version: 1
  /** Of the prospect: the same person has the same dog, bank and street in every session. */
  seed: number
  language: Language
  region: Region
  gender: Gender
  ageBand: AgeBand
  /** How the person is called: the first name, or for a business the person who answers and their job there. */
  firstName: string
  business: { person: string; job: string; name: string } | null
  papers: Papers
  facts: Fact[]
  /** The facts that tell why the debtor is behind, the fullest first. */
  cause: string[]
}
