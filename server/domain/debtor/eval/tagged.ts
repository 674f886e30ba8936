import { collectorActs, type CollectorAct, type Understanding } from '../acts/understanding.ts'

/**
 * A reader of lines whose acts are written into them: "[empathy] [plan] $50 monthly". Tests of the model
 * use it, so that they say nothing about how well words are understood. `[threat]`, `[shame]` and
 * `[push]` are harm; `2026-03-20` is a day, `by card` a method, `?` a question.
 */
export function tagged(text: string): Understanding {
  const tags = [...text.matchAll(/\[(\w+)\]/g)].map((found) => found[1] ?? '')
  const nowhere = { quote: '', start: 0, end: 0 }
  const isAct = (tag: string): tag is CollectorAct => (collectorActs as readonly string[]).includes(tag)
  const violations: Understanding['violations'] = []
  if (tags.includes('threat')) violations.push({ violation: 'arrest', severity: 'severe', ...nowhere })
  if (tags.includes('shame')) violations.push({ violation: 'abuse', severity: 'major', ...nowhere })
  const frequency =
    (['monthly', 'weekly', 'biweekly', 'once'] as const).find((word) => text.includes(word)) ?? null
  return {
    language: text.includes('[es]') ? 'es' : 'en',
    acts: [...new Set(tags)].filter(isAct).map((act) => ({ act, ...nowhere })),
    violations,
    amounts: [...text.matchAll(/\$(\d+)/g)].map(([, figure]) => ({
      cents: Number(figure) * 100,
      ...nowhere,
    })),
    dates: [...text.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([on]) => ({ on, ...nowhere })),
    discount: null,
    frequency,
    installments: null,
    method: text.includes('by card') ? 'card' : null,
    pushing: tags.includes('push'),
    questions: text.split('?').length - 1,
    words: text.split(/\s+/).length,
    stems: [],
  }
}
