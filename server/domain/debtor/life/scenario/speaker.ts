import type { Gender } from '../life.ts'

/** Who speaks when a scenario is put into the first person. */
export type Speaker = {
  gender: Gender
  /** Words by which the scenario names the person: first name, last name, "owner" for a business. */
  names: readonly string[]
  /** A business: its name's words and what it is called ("the bakery"), which become "we". */
  business: readonly string[] | null
  /** Has or had a partner: "their daughter" is "our daughter". */
  paired: boolean
  /** Changes language inside a sentence. */
  bilingual: boolean
  /** The scenario speaks to whoever plays the part: "You are Rhonda." */
  second?: boolean
}

/**
 * Sentences that tell how the person is to be played, or what they hide from the caller: knowledge for choosing
 * moves, never spoken. Against folded text.
 */
export const stageDirections =
  /\b(the caller|the agent|the collector|the callers?|charming|praises|shouts?|yells?|hangs? up|changes? the subject|switches to|won'?t admit|pretends?|lies about|lying|manipulat\w+|evasive|aggressive|defensive|respects anyone|until (he|she|they) (is|are|feels?)|takes the call|taken seriously|once (he|she) (is|feels)|dodge[sd]?|threatens|no (hay|existe) (registro|constancia)|there is no record|breaks down when|gets (angry|defensive|upset|nervous)|cries (when|if)|el agente|la agente|el cobrador|quien (le )?llama|amenaza con|grita|cuelga|cambia de tema|se quiebra|se altera|se enoja|se pone|si alguien (la|lo) escucha|mientras sienta|no lo dira|es amable|no se compromete|miente|finge|manipula|acepta si|solo (paga|acepta) si)\b/

/** Shameful things: told only to somebody who has earned it. Against folded text. */
export const hiddenWords =
  /\b(gambl\w+|casino|betting|bets?|drink(ing|s)?|alcohol\w*|affair|secret\w*|hid(es|ing|den)|ashamed|embezzl\w+|stole|lied|prison|jail|addict\w*|apuesta\w*|apostando|juego|bebe|alcohol|amante|a escondidas|oculta\w*|verguenza|robo|mintio|carcel|adicc\w+)\b/
