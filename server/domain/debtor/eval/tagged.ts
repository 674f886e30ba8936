import {
  collectorActs,
  type Question,
  type Reading,
  type Sentence,
  type Terms,
} from '#server/language/reading.ts'
import { socials, topics } from '#server/language/vocabulary.ts'

const nowhere = { quote: '', start: 0, end: 0 }

function oneOf<T extends string>(names: readonly T[], tags: readonly string[]): T[] {
  return names.filter((name) => tags.includes(name))
}

function termsIn(text: string, tags: readonly string[]): Terms | null {
  const [, figure] = /\$(\d+)/.exec(text) ?? []
  if (figure === undefined) return null
  const per = (['monthly', 'weekly', 'biweekly', 'once'] as const).find((word) => text.includes(word)) ?? null
  const [from = null] = /\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  return {
    is: tags.includes('recap') ? 'recap' : 'offer',
    alternatives: [
      [
        {
          amountCents: Number(figure) * 100,
          per,
          count: null,
          from,
          until: null,
          lastCents: null,
          totalCents: null,
          settles: false,
        },
      ],
    ],
    method: text.includes('by card') ? 'card' : null,
  }
}

/**
 * A reader of lines whose acts are written into them: "[empathy] [plan] $50 monthly". Tests of the model
 * use it, so that they say nothing about how well words are understood. A tag is an act, a social act
 * (`[farewell]`), or a topic that is asked about (`[cause?]`). `[arrest]` and `[abuse]` are violations, `[push]` pushes;
 * `2026-03-20` is a day, `by card` a method, `[es]` Spanish. A line is one sentence.
 */
export function tagged(text: string): Reading {
  const tags = [...text.matchAll(/\[(\w+)\]/g)].map((found) => found[1] ?? '')
  const asked = [...text.matchAll(/\[(\w+)\?\]/g)].map((found) => found[1] ?? '')
  const language = tags.includes('es') ? 'es' : 'en'
  const questions = oneOf(topics, asked).map((topic): Question => ({
    topic,
    about: 'debtor',
    asks: 'what',
    words: [],
    certainty: 1,
  }))
  const sentence: Sentence = {
    ...nowhere,
    language,
    acts: oneOf(collectorActs, tags).map((act) => ({ act, certainty: 1 })),
    violations: [
      ...(tags.includes('arrest')
        ? [{ violation: 'arrest' as const, severity: 'severe' as const, certainty: 1, ...nowhere }]
        : []),
      ...(tags.includes('abuse')
        ? [{ violation: 'abuse' as const, severity: 'major' as const, certainty: 1, ...nowhere }]
        : []),
    ],
    question: questions[0] ?? null,
    interrogative: questions[0] ? 'marked' : null,
    social: oneOf(socials, tags).map((social) => ({ social, certainty: 1 }))[0] ?? null,
    terms: termsIn(text, tags),
    amounts: [...text.matchAll(/\$(\d+)/g)].map(([, figure]) => ({
      cents: Number(figure) * 100,
      ...nowhere,
    })),
    days: [...text.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([on]) => ({ on, ...nowhere })),
    method: text.includes('by card') ? 'card' : null,
    certainty: 'high',
  }
  const more = questions.slice(1).map((question): Sentence => ({
    ...sentence,
    acts: [],
    violations: [],
    social: null,
    terms: null,
    amounts: [],
    days: [],
    method: null,
    question,
  }))
  return {
    version: 0,
    language,
    mixed: false,
    register: 'plain',
    sentences: [sentence, ...more],
    pushing: tags.includes('push'),
    words: text.split(/\s+/).length,
  }
}
