// Learns for train-answers.ts how much each feature of an option speaks for choosing it among others.

/** Options by their features, which of them are right, and how much the choice counts. */
export type Choice = { options: Record<string, number>[]; right: number[]; worth: number }

type Row = { columns: readonly number[]; values: readonly number[] }
/** A choice whose features are columns of numbers. */
export type ReadyChoice = Choice & { rows: readonly Row[] }

/** The names of all features, in order, and the choices by them. */
export function readyToLearn(choices: readonly Choice[]): { names: string[]; ready: ReadyChoice[] } {
  const names = [
    ...new Set(choices.flatMap(({ options }) => options.flatMap((features) => Object.keys(features)))),
  ].toSorted()
  const columns = new Map(names.map((name, at) => [name, at]))
  const ready = choices.map((choice) => ({
    ...choice,
    rows: choice.options.map((features) => ({
      columns: Object.keys(features).map((name) => columns.get(name) ?? 0),
      values: Object.values(features),
    })),
  }))
  return { names, ready }
}

/** How likely each option is chosen. */
export function chances(rows: readonly Row[], by: Float64Array): Float64Array {
  const points = new Float64Array(rows.length)
  rows.forEach(({ columns, values }, at) => {
    let sum = 0
    for (let n = 0; n < columns.length; n++) sum += (values[n] ?? 0) * (by[columns[n] ?? 0] ?? 0)
    points[at] = sum
  })
  const top = points.reduce((most, one) => Math.max(most, one), -Infinity)
  let all = 0
  for (let at = 0; at < points.length; at++) all += points[at] = Math.exp((points[at] ?? 0) - top)
  return points.map((one) => one / all)
}

const penalty = 2e-4
const steps = 300

/** Multinomial logistic regression by full gradient steps with momentum and a quadratic penalty; deterministic. */
export function trainChoices(all: readonly ReadyChoice[], width: number): Float64Array {
  const by = new Float64Array(width)
  const speed = new Float64Array(width)
  const weight = all.reduce((sum, { worth }) => sum + worth, 0)
  for (let step = 0; step < steps; step++) {
    const slope = new Float64Array(width)
    for (const { rows, right, worth } of all) {
      const chance = chances(rows, by)
      const sum = right.reduce((total, at) => total + (chance[at] ?? 0), 0) || 1e-9
      rows.forEach(({ columns, values }, at) => {
        const wanted = right.includes(at) ? (chance[at] ?? 0) / sum : 0
        const pull = worth * (wanted - (chance[at] ?? 0))
        if (Math.abs(pull) < 1e-4) return
        columns.forEach((column, n) => (slope[column] = (slope[column] ?? 0) + pull * (values[n] ?? 0)))
      })
    }
    for (let at = 0; at < width; at++) {
      const pull = (slope[at] ?? 0) / weight - penalty * (by[at] ?? 0)
      speed[at] = (speed[at] ?? 0) * 0.9 + pull
      by[at] = (by[at] ?? 0) + 1.5 * (speed[at] ?? 0)
    }
  }
  return by
}
