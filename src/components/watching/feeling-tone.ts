/** The debtor's feelings as a supervisor sees them. */
type Feeling = 'trust' | 'anger' | 'distress' | 'willingness' | 'patience'

/** Of these a high value is bad news. */
const bad: readonly Feeling[] = ['anger', 'distress']
/** From here on anger is high (docs/debtor.md); until then it is no alarm. */
const alarming = 60

/** The colour of a feeling's bar: what is bad news never has that of trust. */
export function feelingTone(name: Feeling, value: number): 'critical' | 'caution' | 'accent' {
  if (!bad.includes(name)) return 'accent'
  return value >= alarming ? 'critical' : 'caution'
}
