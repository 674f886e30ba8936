import { describe, expect, it } from 'vitest'
import { featuresIn, featuresOf, repeatedIn } from '#server/domain/debtor/acts/learned/features.ts'
import { marginsOf, openModel, summed, sumOf, toFile } from '#server/domain/debtor/acts/learned/model.ts'
import { seenIn, train } from '#server/domain/debtor/acts/learned/train.ts'
import { model } from '#server/domain/debtor/acts/learned/weights.ts'
import { readLine } from '#server/language/text/line.ts'
import { fingerprint, labelledLines, loadTrainingData, trainingFileLines } from './training-lines.ts'

const lines = [
  { text: 'What happened to your hours?', labels: ['open_probe'] },
  { text: 'What changed at home since May?', labels: ['open_probe'] },
  { text: 'So what got in the way?', labels: ['open_probe'] },
  { text: 'We can split it in four parts.', labels: ['plan'] },
  { text: 'Let me split that in parts for you.', labels: ['plan'] },
  { text: 'Thanks, have a good day.', labels: [] },
]

const labels = ['open_probe', 'plan']
/** Each line twice: features that only one line has are not learned. */
const examples = [...lines, ...lines]
const trainSmall = () => train(examples, seenIn(examples), labels)

/** Some seconds on an idle machine, a minute and more on a busy one. */
const fingerprintTimeoutMs = 180_000

describe('the trained model', () => {
  it(
    'matches the current lines, features and training code (after a change: `npm run train:reading`)',
    () => {
      expect(model.fingerprint).toBe(fingerprint(loadTrainingData()))
    },
    fingerprintTimeoutMs,
  )

  it('was not trained on held-out lines', () => {
    const written = [...labelledLines('dev'), ...trainingFileLines()]
    const learned = new Set(written.map(({ text }) => text.toLowerCase()))
    const kept = (['heldout', 'fourth', 'fifth'] as const).flatMap((name) => labelledLines(name))
    const both = kept.filter(({ text }) => learned.has(text.toLowerCase()))
    expect(both).toEqual([])
  })

  it('tells labels apart in new combinations of words', () => {
    const opened = openModel(toFile(trainSmall(), ''))
    const [open, plan] = marginsOf(
      opened,
      summed(opened, featuresOf(readLine('Could we split it?').sentences)),
    )
    expect(plan).toBeGreaterThan(open ?? Number.NaN)
  })

  it('gives the same result for the same lines', () => {
    expect(toFile(trainSmall(), '')).toEqual(toFile(trainSmall(), ''))
  })

  it('gives the same margins after its weights are rounded and stored', () => {
    const trained = trainSmall()
    const opened = openModel(toFile(trained, ''))
    const features = featuresOf(readLine('What happened then?').sentences)
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

  it('reads a line of several sentences as one, even if they share features', () => {
    const { sentences } = readLine('What happened to your hours? What changed? We can split it in parts.')
    const seen = sentences.map(featuresIn)
    const sums = seen.map((features) => summed(model, features))
    expect(sumOf(sums, summed(model, repeatedIn(seen)))).toEqual(summed(model, featuresOf(sentences)))
  })

  it('rejects weights that do not fit the labels', () => {
    const file = toFile(trainSmall(), '')
    expect(() => openModel(file.subarray(0, file.length - 4))).toThrow('train it again')
  })
})
