import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { conductLine } from '#server/domain/scoring/eval-violations.ts'
import { marginsOf, openModel, summed, toFile } from '#server/language/learned/model.ts'
import { train } from '#server/language/learned/train.ts'
import { seenInWhole } from '#server/language/learned/examples.ts'
import { readerNames } from '#server/language/learned/labels.ts'
import { boundaries, models } from '#server/language/learned/weights.ts'
import {
  conductLines,
  fingerprint,
  labelledLines,
  loadTrainingData,
  spokenSentences,
  talkSentences,
  trainingFileLines,
} from './training-lines.ts'

const labels = ['open_probe', 'plan']
const texts: [string, [number, number]][] = [
  ['What happened to your hours?', [1, -1]],
  ['What changed at home since May?', [1, -1]],
  ['So what got in the way?', [1, -1]],
  ['We can split it in four parts.', [-1, 1]],
  ['Let me split that in parts for you.', [-1, 1]],
  ['Thanks, have a good day.', [-1, -1]],
]
const sentences = texts.map(([text, has]) => ({ features: seenInWhole(text), has: Int8Array.from(has) }))
/** Each sentence several times: features that few sentences have are not learned. */
const examples = Array.from({ length: 6 }, () => sentences).flat()
const trainSmall = () => train(examples, labels)

/** The texts of a set that measures violations only. */
const heldOutViolations = () =>
  readFileSync(new URL('../data/reading/violations-2.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => conductLine.parse(JSON.parse(row)).text)

/** Some seconds on an idle machine, a minute and more on a busy one. */
const fingerprintTimeoutMs = 600_000

/** Both tests that need it take the same; it is made within the first. */
let loaded: ReturnType<typeof loadTrainingData> | null = null
const trainingData = () => (loaded ??= loadTrainingData(boundaries))

describe('the trained model', () => {
  it(
    'matches the current lines, features and training code (after a change: `npm run train:reading`)',
    () => {
      const sets = trainingData()
      for (const name of readerNames) expect(models[name].fingerprint).toBe(fingerprint(sets[name]))
    },
    fingerprintTimeoutMs,
  )

  it('was not trained on held-out lines', () => {
    const written = [...labelledLines('dev'), ...trainingFileLines()]
    const learned = new Set(written.map(({ text }) => text.toLowerCase()))
    const kept = (['heldout', 'fourth', 'fifth'] as const).flatMap((name) => labelledLines(name))
    const both = kept.filter(({ text }) => learned.has(text.toLowerCase()))
    expect(both).toEqual([])
    const conduct = new Set(
      [...conductLines(), ...conductLines('indirect')].map(({ text }) => text.toLowerCase()),
    )
    expect(heldOutViolations().filter((text) => conduct.has(text.toLowerCase()))).toEqual([])
  })

  it('tells labels apart in new combinations of words', () => {
    const opened = openModel(toFile(trainSmall(), ''))
    const [open, plan] = marginsOf(opened, summed(opened, seenInWhole('Could we split it?')))
    expect(plan).toBeGreaterThan(open ?? Number.NaN)
  })

  it('gives the same result for the same lines', () => {
    expect(toFile(trainSmall(), '')).toEqual(toFile(trainSmall(), ''))
  })

  it('gives the same margins after its weights are rounded and stored', () => {
    const trained = trainSmall()
    const opened = openModel(toFile(trained, ''))
    const features = seenInWhole('What happened then?')
    const inputs = features.map((bucket) => trained.buckets.indexOf(bucket)).filter((input) => input >= 0)
    const length = Math.sqrt(inputs.length)
    const sum = (weightOf: (input: number) => number) =>
      inputs.reduce((total, input) => total + weightOf(input), 0) / length
    const exact = (label: number) => {
      const plain = sum((input) => trained.plain.weights[input * labels.length + label] ?? 0)
      const networks = trained.networks.map(({ hidden, first, firstBias, second, secondBias }) =>
        Array.from({ length: hidden }, (_, unit) => unit).reduce((total, unit) => {
          const shown = sum((input) => first[input * hidden + unit] ?? 0) + (firstBias[unit] ?? 0)
          return total + Math.max(0, shown) * (second[unit * labels.length + label] ?? 0)
        }, secondBias[label] ?? 0),
      )
      const all = [plain + (trained.plain.biases[label] ?? 0), ...networks]
      return all.reduce((total, margin) => total + margin, 0) / all.length
    }
    const margins = marginsOf(opened, summed(opened, features))
    for (const label of labels.keys()) expect(margins[label]).toBeCloseTo(exact(label), 1)
  })

  it('reads the last of more inputs than a number of two bytes counts', () => {
    const many = 70_000
    const weights = Float32Array.from({ length: many }, (_, input) => (input === many - 1 ? 1 : 0))
    const opened = openModel(
      toFile(
        {
          labels: ['plan'],
          buckets: Array.from({ length: many }, (_, bucket) => bucket),
          networks: [],
          plain: { weights, biases: new Float32Array(1) },
        },
        '',
      ),
    )
    expect(marginsOf(opened, summed(opened, [many - 1]))[0]).toBeCloseTo(1)
  })

  it('reads of what was learned only the labels that its file keeps, with the same margins', () => {
    const trained = trainSmall()
    const all = openModel(toFile(trained, ''))
    const plan = openModel(toFile(trained, '', { from: 1, to: 2 }))
    const features = seenInWhole('Could we split it?')
    expect(plan.labels).toEqual(['plan'])
    expect(marginsOf(plan, summed(plan, features))[0]).toBe(marginsOf(all, summed(all, features))[1])
  })

  it('learns topics from no sentence that its labeller could not tell by itself', () => {
    const talk = talkSentences()
    const leaning = talk.filter(({ alone }) => !alone)
    expect(leaning.length).toBeGreaterThan(100)
    const { topics } = trainingData()
    expect(topics.sentences).toHaveLength(spokenSentences().length + talk.length - leaning.length)
  })

  it('rejects weights that do not fit the labels', () => {
    const file = toFile(trainSmall(), '')
    expect(() => openModel(file.subarray(0, file.length - 4))).toThrow('train it again')
  })
})
