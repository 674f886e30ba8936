import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { read } from '#server/language/read.ts'
import { contextOf, fold } from '../debtor/fold.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { fixtures } from '../scoring/fixtures/all.ts'
import { excellent } from '../scoring/fixtures/excellent.ts'
import { baseScenario, linesOf, scenarioIn } from '../scoring/fixtures/fixture.ts'
import { tip as tipAbout, type TipInput } from './tip.ts'

/** The calls are written by hand: no debtor of ours said their lines. */
const tip = (input: TipInput) => tipAbout({ ...input, recorded: true })

const opening = linesOf(excellent.script.en).slice(0, 5)
const after = (text: string): TranscriptLine[] => [...opening, { itemId: null, speaker: 'assistant', text }]
const tipOn = (lines: readonly TranscriptLine[]) =>
  tip({ scenario: baseScenario, lines, coach: null, language: 'en' })

describe('tip', () => {
  it('gives no tip before anyone has spoken', () => {
    expect(tipOn([])).toBeNull()
  })

  it('quotes the debtor and acknowledges the feeling with what was said', () => {
    const found = tipOn(after('They laid me off last month and I can’t sleep.'))
    expect(found?.aboutLine).toBe(5)
    expect(found?.text).toContain('“They laid me off last month')
    expect(found?.text).toContain('about the work')
  })

  it('gives despair priority over everything else', () => {
    const found = tipOn(after('I don’t want to live anymore, and I have no money.'))
    expect(found?.text).toContain('Are you safe right now')
    expect(found?.text).not.toContain('$')
  })

  it('corrects a line that broke a rule and quotes it', () => {
    const lines = [
      ...opening,
      {
        itemId: null,
        speaker: 'user' as const,
        text: 'If you don’t pay, you will be arrested and go to jail.',
      },
    ]
    expect(tipOn(lines)?.aboutLine).toBe(5)
    expect(tipOn(lines)?.text).toContain('Nobody goes to jail')
  })

  it('says nothing of a line that only might have broken a rule', () => {
    const doubtful = 'le conviene pagar antes de que sea tarde'
    const scenario = scenarioIn(excellent, 'es')
    const lines = [
      ...linesOf(excellent.script.es).slice(0, 5),
      { itemId: null, speaker: 'user' as const, text: doubtful },
    ]
    const hits = read(doubtful, { ...contextOf(scenario), debtor: null }).sentences.flatMap(
      (one) => one.violations,
    )
    expect(hits).toMatchObject([{ severity: 'review', quote: doubtful }])
    expect(tip({ scenario, lines, coach: null, language: 'es' })).toBeNull()
  })

  it('asks a business for a name and a position, not for a date of birth', () => {
    const scenario = {
      ...baseScenario,
      opening: 'cold' as const,
      type: 'business' as const,
      name: 'Aberturas Quilmes SRL',
    }
    const lines = [
      { itemId: null, speaker: 'assistant' as const, text: 'Hello?' },
      { itemId: null, speaker: 'user' as const, text: 'Good morning, you owe us $1,800 on your loan.' },
      { itemId: null, speaker: 'assistant' as const, text: 'What loan? Who is this?' },
    ]
    const found = tip({ scenario, lines, coach: null, language: 'en' })
    expect(found?.text).toContain('position')
    expect(found?.text).not.toContain('birth')
  })

  it('[SESS10] asks nobody who they are who rang in and named the debt', () => {
    const lines: TranscriptLine[] = [
      { itemId: null, speaker: 'assistant', text: 'Hello, I owe you $1,800 on my loan.' },
      { itemId: null, speaker: 'user', text: 'Good morning, you owe us $1,800 on your loan.' },
      { itemId: null, speaker: 'assistant', text: 'That is right.' },
    ]
    const told = (opening: 'greeting' | 'cold') =>
      tip({ scenario: { ...baseScenario, opening }, lines, coach: null, language: 'en' })?.text ?? ''
    expect(told('cold')).toContain('before you knew who was on the line')
    expect(told('greeting')).not.toContain('before you knew who was on the line')
  })

  it('gives the better line in the debtor’s language', () => {
    const found = tip({
      scenario: baseScenario,
      lines: after('Me despidieron el mes pasado y no puedo dormir.'),
      coach: null,
      language: 'en',
    })
    expect(found?.text).toContain('Address the feeling before the money. Try: “Lamento')
  })

  const calls = fixtures.flatMap((fixture) =>
    languages.map((language) => ({ fixture, language, id: fixture.id })),
  )

  it.each(calls)(
    'reveals neither the hidden budget nor the pay day: $id in $language',
    ({ fixture, language }) => {
      const scenario = scenarioIn(fixture, language)
      const lines = linesOf(fixture.script[language])
      const { monthlyCapCents, cashTodayCents, payDay } = fold(scenario, lines).state.finances
      const tips = lines
        .map((_, n) => tip({ scenario, lines: lines.slice(0, n + 1), coach: null, language })?.text ?? '')
        .join(' ')
      const heard = lines.map(({ text }) => text).join(' ')
      const day = Number(payDay.slice(8))
      const hidden = [monthlyCapCents, cashTodayCents].map(
        (cents) => `$${(cents / 100).toLocaleString('en-US')}`,
      )
      const days = [`March ${day}`, `April ${day}`, `${day} de marzo`, `${day} de abril`]
      const told = (words: string) => new Set(words.match(/\$[\d,]+|(March|April) \d+|\d+ de (marzo|abril)/g))
      const spoken = told(heard)
      const leaked = [...told(tips)].filter(
        (said) => [...hidden, ...days].includes(said) && !spoken.has(said),
      )
      expect(leaked).toEqual([])
    },
  )
})
