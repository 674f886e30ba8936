import { describe, expect, it } from 'vitest'
import { featuresOf } from '#server/domain/debtor/acts/learned/features.ts'
import { marginsOf, openModel, toStored } from '#server/domain/debtor/acts/learned/model.ts'
import { train } from '#server/domain/debtor/acts/learned/train.ts'
import { storedWeights } from '#server/domain/debtor/acts/learned/weights.ts'
import { readLine } from '#server/domain/debtor/acts/line.ts'
import { labelledLines, trainedWeights, writtenLines } from './training-lines.ts'

const examples = [
  { text: 'What happened to your hours?', labels: ['open_probe'] },
  { text: 'What changed at home since May?', labels: ['open_probe'] },
  { text: 'So what got in the way?', labels: ['open_probe'] },
  { text: 'We can split it in four parts.', labels: ['plan'] },
  { text: 'Let me split that in parts for you.', labels: ['plan'] },
  { text: 'Thanks, have a good day.', labels: [] },
]

/** Ten seconds on a quiet machine, a minute and more where others work too. */
const trainingTakesMs = 180_000

describe('the learned reading', () => {
  it(
    'is what the labelled lines give: after a change of them, `npm run train:reading`',
    () => {
      expect(trainedWeights()).toEqual(storedWeights)
    },
    trainingTakesMs,
  )

  it('was trained on no line that is held out', () => {
    const written = [...labelledLines('utterances.dev.jsonl'), ...writtenLines()]
    const learned = new Set(written.map(({ text }) => text.toLowerCase()))
    const kept = [...labelledLines('utterances.heldout.jsonl'), ...labelledLines('utterances.fourth.jsonl')]
    const both = kept.filter(({ text }) => learned.has(text.toLowerCase()))
    expect(both).toEqual([])
  })

  it('tells labels apart in words that it never met together', () => {
    const model = openModel(toStored(train(examples, ['open_probe', 'plan'])))
    const margins = marginsOf(model, featuresOf(readLine('Could we split it?').sentences))
    const [open, plan] = margins
    expect(plan).toBeGreaterThan(open ?? Number.NaN)
  })

  it('reads the same after its weights were rounded and stored', () => {
    const trained = train(examples, ['open_probe'])
    const stored = openModel(toStored(trained))
    const features = featuresOf(readLine('What happened then?').sentences)
    const exact = trained[0]
    const sum = [...features].reduce((total, bucket) => total + (exact?.weights[bucket] ?? 0), 0)
    const margin = sum / Math.sqrt(features.length) + (exact?.bias ?? 0)
    expect(marginsOf(stored, features)[0]).toBeCloseTo(margin, 1)
  })

  it('refuses weights that do not fit the labels', () => {
    const stored = toStored(train(examples, ['plan']))
    expect(() => openModel({ ...stored, labels: ['plan', 'close'] })).toThrow('train it again')
  })
})
