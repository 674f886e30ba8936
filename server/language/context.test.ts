import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import type { Before } from './reading.ts'
import { topics } from './vocabulary.ts'
import type { Topic } from './vocabulary.ts'

type Case = { debtor: NonNullable<Before['debtor']>; text: string; means: string }

const isTopic = (name: string): name is Topic => (topics as readonly string[]).includes(name)

function caseOf(row: string): Case {
  const [said = '', text = '', means = ''] = row.split('\t')
  const [kind = '', value = ''] = said.split('=')
  const debtor: Case['debtor'] = { asked: null, topic: null, figureCents: null }
  if (kind === 'figure') debtor.figureCents = Number(value)
  if (kind === 'topic' && isTopic(value)) debtor.topic = value
  if (kind === 'asked' && isTopic(value)) debtor.asked = value
  return { debtor, text, means }
}

/** `what the debtor did<TAB>the collector's sentence<TAB>what it means then`. */
const cases = readFileSync(new URL('./cases/in-context.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row.includes('\t') && !row.startsWith('#'))
  .map(caseOf)
  .filter(({ means }) => means !== '-')

function meant({ text, debtor }: Case): string[] {
  const { sentences } = read(text, {
    callLanguage: 'bilingual',
    today: '2026-11-22',
    balanceCents: 120_000,
    debtorName: 'Katie Moran',
    debtor,
  })
  return sentences.flatMap(({ question, social }) => [
    ...(question ? [`q.${question.topic}`] : []),
    ...(social ? [`s.${social.social}`] : []),
  ])
}

/** Short sentences mean what they mean by what was said before. */
describe('a short sentence in its context', () => {
  it.each(cases)('$debtor.asked $debtor.topic $debtor.figureCents: $text -> $means', (given) => {
    expect(meant(given)).toContain(given.means)
  })
})
