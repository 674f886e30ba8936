import { describe, expect, it } from 'vitest'
import { dossierNames } from '../life/answers/files.ts'
import { bankFiles, parseBank, sampleBankOf } from './entries.ts'
import { bankText } from './files.ts'
import type { Situation } from './situations.ts'

/** What nobody says more than twice in a call. */
const seldom: readonly Situation[] = [
  'ask.send',
  'ask.call_time',
  'correct.never_said',
  'heard.nothing_agreed',
  'money.unsettled',
  'money.in_parts',
  'money.bearable',
  'ask.part_of_day',
  'end.callback',
]

describe('the bank', () => {
  it.each(bankFiles)('%s has known situations, moods and slots only', (name) => {
    const text = bankText(name)
    // A region without a file of its own speaks with the bank of its language.
    if (text === null) expect(name).toMatch(/-/)
    else expect(parseBank(text, name).size).toBeGreaterThan(0)
  })

  it.each(dossierNames())('[LIFE20] %s has words of its own', (name) => {
    const own = sampleBankOf(name)
    expect(own?.size).toBeGreaterThan(25)
    for (const [situation, entries] of own ?? [])
      expect(entries.length).toBeGreaterThanOrEqual(seldom.includes(situation) ? 3 : 6)
  })

  it.each([
    ['nonsense\tany\tHello.', 'x:1: unknown situation nonsense'],
    ['wellbeing\tjolly\tHello.', 'x:1: unknown mood jolly'],
    ['wellbeing\tany\tHello {debt}.', 'x:1: unknown slot {debt}'],
  ])('refuses %s', (line, why) => {
    expect(() => parseBank(line, 'x')).toThrow(why)
  })
})
