import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playCall, transcriptCalls } from './calls.ts'
import { transcriptPage } from './markdown.ts'

const folder = new URL('../../../docs/transcripts/', import.meta.url)
const calls = transcriptCalls.map(playCall)

describe('the transcripts in docs', () => {
  it('are exactly the generated files', () => {
    expect(readdirSync(folder).toSorted()).toEqual(transcriptCalls.map(({ file }) => file).toSorted())
  })

  it.each(calls)('$file is what `npm run transcripts` makes', (call) => {
    // Windows may check out the files with CRLF line endings.
    const written = readFileSync(new URL(call.file, folder), 'utf8').replaceAll('\r\n', '\n')
    expect(written).toBe(transcriptPage(call))
  })

  it('show in each language a good call that ends in a promise, and a poor one capped by a violation', () => {
    for (const { style, analysis } of calls) {
      const { outcome, violations } = analysis.report
      if (style === 'good') {
        expect(analysis.overallScore).toBeGreaterThanOrEqual(80)
        expect(outcome).toMatchObject({ ending: 'promise', promise: { specific: true, recapped: true } })
        expect(violations).toEqual([])
      } else {
        expect(analysis.overallScore).toBeLessThan(60)
        expect(violations.map(({ violation }) => violation)).toContain('unlawful_action')
      }
    }
  })

  it('have no unfilled placeholders', () => {
    for (const call of calls) expect(transcriptPage(call)).not.toMatch(/\{\w+\}|undefined|NaN|\bnull\b/)
  })
})
