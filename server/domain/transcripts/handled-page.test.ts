import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { houseRule, jurisdictions } from '#protocol/vocabulary/law.ts'
import { languages } from '#protocol/vocabulary/language.ts'
import { laws } from '../law/law.ts'
import { handled } from '../scoring/handled/all.ts'
import { judgeHandled, type HandledCall } from '../scoring/handled/judge-handled.ts'
import { handledPages } from './handled-page.ts'

const folder = new URL('../../../docs/handled-calls/', import.meta.url)
const calls = judgeHandled()

function pair(
  of: HandledCall['of'],
  jurisdiction: HandledCall['jurisdiction'],
  language: HandledCall['language'],
) {
  const find = (handling: HandledCall['handling']) =>
    calls.find(
      (call) =>
        call.of === of &&
        call.jurisdiction === jurisdiction &&
        call.language === language &&
        call.handling === handling,
    )
  const [good, bad] = [find('good'), find('bad')]
  if (!good || !bad) throw new Error('no such call')
  return { good, bad }
}

const everywhere = handled.flatMap((of) =>
  jurisdictions.flatMap((jurisdiction) =>
    languages.map((language) => ({ of, jurisdiction, language, situation: of.situation })),
  ),
)

describe('the situations handled well and badly', () => {
  it.each(handledPages())('$file is what `npm run transcripts` makes', ({ file, text }) => {
    // Windows may check out the files with CRLF line endings.
    expect(readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n')).toBe(text)
    expect(text).not.toMatch(/undefined|NaN|\bnull\b/)
  })

  it('the Spanish page names a rule of our own in Spanish', () => {
    const spanish = handledPages().find(({ file }) => file === 'spanish.md')?.text ?? ''
    expect(spanish).not.toContain(houseRule)
    expect(spanish).toContain('importante: Regla de buen trato, no es ley')
  })

  it.each(everywhere)('$situation, $jurisdiction, $language: the good one is good, and told apart', (one) => {
    const { good, bad } = pair(one.of, one.jurisdiction, one.language)
    for (const { found } of [good, bad]) expect(found).toBe(one.situation)
    // From 75 on a call meets the standard, in the words of those who mark calls (docs/decisions/0025).
    expect(good.analysis.overallScore).toBeGreaterThanOrEqual(75)
    expect(good.analysis.report.violations).toEqual([])
    const apart = (good.analysis.overallScore ?? 0) - (bad.analysis.overallScore ?? 0)
    expect(apart).toBeGreaterThanOrEqual(25)
  })

  it.each(everywhere)(
    '$situation, $jurisdiction, $language: the bad one names its violation and the rule',
    (one) => {
      const { bad } = pair(one.of, one.jurisdiction, one.language)
      const finding = bad.analysis.report.violations.find(({ violation }) => violation === one.of.violation)
      const own = laws[one.jurisdiction]
      const holding = [own, own.within === null ? own : laws[own.within], laws.house].flatMap(
        ({ rules }) => rules,
      )
      expect(holding.some(({ law }) => finding?.basis.includes(law))).toBe(true)
    },
  )

  it.each(handled)('$situation: translated, the mark is the same within 12', (of) => {
    for (const jurisdiction of jurisdictions) {
      const [en, es] = [pair(of, jurisdiction, 'en'), pair(of, jurisdiction, 'es')]
      for (const handling of ['good', 'bad'] as const)
        expect(
          Math.abs((en[handling].analysis.overallScore ?? 0) - (es[handling].analysis.overallScore ?? 0)),
          // In a call of five turns one of them is worth some four points of a habit.
        ).toBeLessThanOrEqual(12)
    }
  })

  it('praises no line that it blames', () => {
    for (const { analysis } of calls) {
      const lines = (kind: 'strength' | 'improvement') =>
        analysis.report.findings.filter((finding) => finding.kind === kind).map(({ quote }) => quote.line)
      const blamed = [...lines('improvement'), ...analysis.report.violations.map(({ quote }) => quote.line)]
      expect(lines('strength').filter((line) => blamed.includes(line))).toEqual([])
    }
  })
})
