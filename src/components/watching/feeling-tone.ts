/** The debtor's feelings as a supervisor sees them. */
type Feeling = 'trust' | 'anger' | 'distress' | 'willingness' | 'patience'

/** Of these a high value is bad news. */
const bad: readonly Feeling[] = ['anger', 'distress']
/** From here on anger is high (docs/debtor.md); until then it is no alarm. */
const alarming = 60

/** The colour of a feeling's bar. */
export function feelingTone(name: Feeling, value: number): 'critical' | 'accent' {
  return bad.includes(name) && value >= alarming ? 'critical' : 'accent'
}
