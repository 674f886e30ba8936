import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Only server/language looks at what a person said. Data in words (banks, lives) and the endings of turns are none. */
const readsNothing = ['domain/debtor', 'domain/scoring', 'domain/coach']
const data = /^domain\/debtor\/(?:bank|life)\//

/** Set to true when the old debtor, which reads for itself, is gone. */
const oldDebtorGone = false

const server = new URL('../', import.meta.url)

/** A regular expression with a run of letters that stand for themselves, or a word looked for in a text. */
const patterns = [
  /(?:^|[=(,:[?&|!\s])\/(?![\s*/])(?:\\.|\[[^\]]*\]|[^/\\\n[])*[A-Za-z]{3}(?:\\.|\[[^\]]*\]|[^/\\\n[])*\/[dgimsuvy]*(?=[.,;)\]\s]|$)/,
  /\b(?:text|line|quote|said|words|norm|utterance)\.(?:includes|startsWith|endsWith|indexOf)\('[^']*[a-z]{2}/i,
  /'en' \| 'es'|'es' \| 'en'/,
]

function reads(path: string): string[] {
  return readFileSync(new URL(path, server), 'utf8')
    .split('\n')
    .flatMap((row, at) => {
      const code = row.replace(/^\s*(?:\*|\/[*/]).*$/, '').replace(/\bimport\b.*$/, '')
      return patterns.some((pattern) => pattern.test(code)) ? [`${path}:${at + 1} ${row.trim()}`] : []
    })
}

describe('the code that reads', () => {
  it('finds patterns over letters, words looked for in a text, and unions of the two languages', () => {
    const found = (code: string) => patterns.some((pattern) => pattern.test(code))
    expect(found('const hold = /(?:hold|espere)/')).toBe(true)
    expect(found("if (text.includes('bye')) return")).toBe(true)
    expect(found("language: 'en' | 'es'")).toBe(true)
    expect(found('const share = paid / total / months')).toBe(false)
    expect(found("if (acts.includes('plan')) return")).toBe(false)
  })

  it.runIf(oldDebtorGone)('is in server/language alone', () => {
    const files = readsNothing.flatMap((folder) =>
      readdirSync(new URL(folder, server), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    const code = files.filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !data.test(name),
    )
    expect(code.flatMap(reads)).toEqual([])
  })
})
