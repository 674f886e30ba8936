import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { dismissive } from '#server/language/manner/collector-cues.ts'
import { wordCount } from '#server/language/text/plain.ts'
import type { CollectorTurn } from '../../conversation.ts'
import type { Criterion } from '../criterion.ts'
import { pushes, quoteAt, quotePush } from '../../conversation.ts'

/** Words of a turn that says something. */
const saysSomething = 4

type Harm = { quote: Quote; kind: 'harsh_line' | 'pushy_line' }

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
    return pushes(line) ? [{ quote: quotePush(line), kind: 'pushy_line' }] : []
  })
}

export const respect = {
  id: 'empathy.respect',
  weight: 2,
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
      'The tone judged or pushed the person.',
      'One line judged or pushed the person.',
      'You stayed respectful throughout.',
    ],
    es: [
      'El tono juzgó o presionó a la persona.',
      'Una frase juzgó o presionó a la persona.',
      'Mantuvo el respeto en todo momento.',
    ],
  },
  opportunities: ({ talk }) => {
    const harms = talk.collector.flatMap(harmsIn)
    // Who says nothing to anybody is not respectful for it.
    const spoken = talk.collector.filter(({ text }) => wordCount(text) >= saysSomething)
    if (spoken.length < 2) return []
    const worst = harms.find(({ kind }) => kind === 'harsh_line') ?? harms[0]
    if (!worst) return [{ credit: 1, quote: null }]
    return [
      {
        credit: Math.max(0, 1 - 0.5 * harms.length),
        quote: worst.quote,
        moment: { kind: worst.kind, quote: worst.quote, about: null },
      },
    ]
  },
} as const satisfies Criterion
