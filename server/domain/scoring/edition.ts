/**
 * The edition of the built-in criteria, stored with every analysis: scores of two editions are on two scales, and nothing
 * compares them or takes a mean over both. The rules and a language model as judge share it, since they share the criteria and
 * their weights.
 *
 * It is raised with every change that moves the scores of calls in general: a criterion that comes, goes or counts something
 * else, a weight, a share of a dimension, the scale, a ceiling or a cap. It is not raised where the reader understands a line
 * better and single calls are scored more justly. Edition 1 is what was scored before there was a number; 2 was fitted on the
 * marks of others (docs/decisions/0025), 3 judges each line by what people said of such lines (0027), 4 has what is heard in the
 * lines colour the whole call (0028).
 */
export const criteriaEdition = 4

/**
 * What the edition is about, as a hash of the criteria's ids and weights, of `scoreTables`, and of what the faults of lines are read by. A test compares it: whoever
 * changes one of them raises the edition, or renews the hash alone as long as no server has stored scores of this edition.
 */
export const editionFingerprint = '7ccad3af4086f246'
