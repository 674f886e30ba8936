import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { dismissive } from '#server/language/manner/collector-cues.ts'
import { soundsImpatient } from '#server/language/manner/impatient.ts'
import { wordCount } from '#server/language/text/plain.ts'
import type { CollectorTurn } from '../../conversation.ts'
import type { Criterion } from '../criterion.ts'
import { pushes, quoteAt, quotePush } from '../../conversation.ts'

/** Words of a turn that says something. */
const saysSomething = 4

type Harm = { quote: Quote; kind: 'harsh_line' | 'pushy_line' | 'impatient_line' }

/** What each such line takes of the credit: a push or a judgement hurts more than a hurry. */
const takes: Record<Harm['kind'], number> = { harsh_line: 0.5, pushy_line: 0.5, impatient_line: 0.25 }

function harmsIn(turn: CollectorTurn): Harm[] {
  return turn.lines.flatMap((line): Harm[] => {
    const harsh = line.sentences.filter((sentence) => dismissive.test(sentence.folded))
    const found = harsh.map((sentence) => quoteAt(line, sentence.start))
    for (const hit of line.understanding.violations) {
      if (hit.severity === 'review') continue
      if (hit.violation === 'abuse' || hit.violation === 'violence' || hit.violation === 'arrest')
        found.push(quoteAt(line, hit.start))
    }
    if (found.length > 0) return found.map((quote) => ({ quote, kind: 'harsh_line' }))
    if (pushes(line)) return [{ quote: quotePush(line), kind: 'pushy_line' }]
    const hurried = line.sentences.find(({ text }) => soundsImpatient(text))
    return hurried ? [{ quote: quoteAt(line, hurried.start), kind: 'impatient_line' }] : []
  })
}

export const respect = {
  id: 'empathy.respect',
  weight: 2.75,
  definition: {
    en: {
      occasion: 'The call as a whole, when feelings run high.',
      two: 'No judging, shaming or pushing.',
      one: 'One such line.',
      zero: 'Two or more.',
    },
    es: {
      occasion: 'La llamada entera, cuando hay emociones fuertes.',
      two: 'Sin juzgar, avergonzar ni presionar.',
      one: 'Una frase así.',
      zero: 'Dos o más.',
    },
  },
  reasons: {
    en: [
      'The tone judged, pushed or hurried the person.',
      'One line judged, pushed or hurried the person.',
      'You stayed respectful throughout.',
    ],
    es: [
      'El tono juzgó, presionó o apuró a la persona.',
      'Una frase juzgó, presionó o apuró a la persona.',
      'Mantuvo el respeto en todo momento.',
    ],
  },
  opportunities: ({ talk }) => {
    const harms = talk.collector.flatMap(harmsIn)
    // Who says nothing to anybody is not respectful for it.
    const spoken = talk.collector.filter(({ text }) => wordCount(text) >= saysSomething)
    if (spoken.length < 2) return []
    const worst = harms.toSorted((a, b) => takes[b.kind] - takes[a.kind])[0]
    if (!worst) return [{ credit: 1, quote: null }]
    return [
      {
        credit: Math.max(0, 1 - harms.reduce((sum, { kind }) => sum + takes[kind], 0)),
        quote: worst.quote,
        moment: { kind: worst.kind, quote: worst.quote, about: null },
      },
    ]
  },
} as const satisfies Criterion
