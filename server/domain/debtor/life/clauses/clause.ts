/** A clause of a scenario: at most one finite verb group, with what is known of its subject. */
export type Clause = {
  /** As written, without the word that links it. */
  source: string
  /** The link before it: "because", "who", "and"; empty for the first. */
  link: string
  /** In the first person, a sentence; null where the conversion is not sure. */
  spoken: string | null
  /** The debtor is its subject. */
  self: boolean
}
