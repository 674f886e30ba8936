import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSeededCalls } from './marked-calls.ts'

it('reads the calls whose seed was recorded, by their days', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const call = (id: string, heldOn: string, seed?: number) =>
    JSON.stringify({
      id,
      language: 'en',
      heldOn,
      prospect: { type: 'individual', name: 'Ana Torres' },
      session: { sessionType: 'standard', sessionLanguage: 'english', opening: 'cold', seed },
      lines: [{ speaker: 'debtor', text: 'Hello?' }],
    })
  const rows = [call('late', '2026-11-30', 7), call('unknown', '2026-11-29'), call('early', '2026-11-28', 8)]
  // The first rounds recorded neither a language nor a session.
  writeFileSync(join(folder, 'round.jsonl'), [...rows, JSON.stringify({ id: 'first', lines: [] })].join('\n'))
  expect(readSeededCalls(folder).map(({ id, scenario }) => [id, scenario.seed])).toEqual([
    ['early', 8],
    ['late', 7],
  ])
})
