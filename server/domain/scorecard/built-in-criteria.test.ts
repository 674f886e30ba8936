import { expect, it } from 'vitest'
import { dimensions } from '#protocol/vocabulary/analysis.ts'
import { criteria } from '../scoring/criteria/criteria.ts'
import { builtInCriteria } from './built-in-criteria.ts'

it('[CARD8] every criterion of the analysis can be chosen, by dimension and with a definition of its own in each language', () => {
  const groups = builtInCriteria()
  expect(groups.map(({ dimension }) => dimension)).toEqual([...dimensions])
  const all = groups.flatMap((group) => group.criteria)
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(criteria.map(({ id }) => id)))
  expect(all).toHaveLength(criteria.length)
  for (const language of ['en', 'es'] as const)
    expect(new Set(all.map(({ definition }) => definition[language])).size).toBe(all.length)
})
