import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from '@playwright/test'
import { endAnimations } from './settled.ts'

/** The minified build is half as large; it is injected into every document. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.0 to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours. They take most of the time of a run. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** `colours` runs only the colour rules, `structure` all others. */
export type RuleSet = 'all' | 'colours' | 'structure'

/**
 * Returns axe's violations on the page, or in parts of it. Axe is injected once per document. The pages have
 * no frames, for which Playwright's axe package injects it anew each time, with a separate tab to combine the
 * results.
 */
export async function violations(
  page: Page,
  { rules = 'all', include }: { rules?: RuleSet; include?: string[] } = {},
): Promise<string[]> {
  await endAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours'
      ? { runOnly: { type: 'rule', values: colourRules } }
      : { runOnly: { type: 'tag', values: tags } }),
    ...(rules === 'structure'
      ? { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) }
      : {}),
  }
  return page.evaluate(
    async ([parts, given]) => {
      if (document.querySelector('iframe, frame') !== null) throw new Error('axe does not look into frames')
      const { axe: injected } = window as unknown as { axe: typeof axe }
      const found = await injected.run(parts === undefined ? document : { include: parts }, given)
      return found.violations.flatMap((rule) =>
        rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`),
      )
    },
    [include, options] as const,
  )
}
