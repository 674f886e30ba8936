import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Only server/language looks at what a person said. Data in words (banks, lives) and the endings of turns are none. */
const readsNothing = ['domain/debtor', 'domain/scoring', 'domain/coach']
const data = /^domain\/debtor\/(?:bank|life\/(?:facts|samples))\//

/** What looks at words that nobody said in a call, each with its reason. */
const exceptions: Record<string, string> = {
  'domain/debtor/life/': 'makes a life of the scenario and the names that an author wrote',
  'domain/debtor/account-file/':
    'takes creditor, sums and months from the scenario that an author wrote and the life made of it',
  'domain/debtor/finances.ts': 'takes the cause from the scenario that an author wrote',
  'domain/debtor/livelihood.ts': 'knows the occupation that an author wrote by hand',
  'domain/debtor/means.ts': 'takes what the debtor can pay from the scenario that an author wrote',
  'domain/debtor/objection-topics.ts': 'sorts the objections that an author wrote',
  'domain/debtor/eval/tagged.ts': 'reads the tags of tests instead of words',
}

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

  it('is in server/language alone, but for what looks at words of authors and tests', () => {
    const files = readsNothing.flatMap((folder) =>
      readdirSync(new URL(folder, server), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    const code = files.filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !data.test(name),
    )
    const free = code.filter((name) => !Object.keys(exceptions).some((one) => name.startsWith(one)))
    expect(free.flatMap(reads)).toEqual([])
  })

  it.each(Object.entries(exceptions))('has an exception for %s, which %s', (one) => {
    const files = readdirSync(new URL('domain/debtor', server), { recursive: true, encoding: 'utf8' })
    const named = files
      .map((name) => `domain/debtor/${name}`)
      .filter((name) => name.startsWith(one) && name.endsWith('.ts'))
    expect(named.flatMap(reads)).not.toEqual([])
  })
})
