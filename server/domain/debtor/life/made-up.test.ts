import { describe, expect, it } from 'vitest'
import { cellScenario } from '../eval/cells.ts'
import { madeUp } from './made-up.ts'
import { lifeOf } from './of-scenario.ts'

const at = {
  today: '2026-11-26',
  monthlyIncomeCents: 300_000,
  paid: { payDay: '2026-12-04', payFrequency: 'weekly' as const },
  city: 'Toledo',
  scenario: '',
  denies: false,
}
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const lifeWith = (seed: number, language: 'en' | 'es' = 'en') => ({
  ...lifeOf(cellScenario('cooperative', 'medium', language, 11)),
  seed,
})
const born = (year: number) => ({ papers: { ...lifeWith(1).papers, birthDate: `${year}-03-04` } })

describe('a value that nobody wrote', () => {
  it('is the same for the same question', () => {
    for (const of of ['children', 'parent', 'pet'] as const)
      expect(madeUp(lifeWith(7), { kind: 'how_old', of }, at)).toBe(
        madeUp(lifeWith(7), { kind: 'how_old', of }, at),
      )
  })

  it('is another one for other people', () => {
    const answers = seeds.map((seed) => madeUp(lifeWith(seed), { kind: 'how_long', span: 'years' }, at))
    expect(new Set(answers).size).toBeGreaterThan(5)
  })

  it('makes no child that is older than its parent could have', () => {
    for (const seed of seeds) {
      const life = { ...lifeWith(seed), ...born(2000), language: 'en' as const }
      const age = madeUp(life, { kind: 'how_old', of: 'child' }, at) ?? ''
      const numbers = ['one', 'two', 'three', 'four', 'five', 'six']
      expect(numbers).toContain(age)
    }
  })

  it('goes by what is written of the children', () => {
    const scenario = 'He lives with his three sons, all teenagers.'
    const told = madeUp(lifeWith(3), { kind: 'how_old', of: 'children' }, { ...at, scenario }) ?? ''
    const ages = (told.match(/\d+/g) ?? []).map(Number)
    expect(ages.length).toBeGreaterThan(0)
    for (const age of ages) expect(age).toBeGreaterThanOrEqual(13)
    const baby = { ...at, scenario: 'Vive con su pareja y una bebé.' }
    expect(madeUp(lifeWith(3, 'es'), { kind: 'how_old', of: 'child' }, baby)).toMatch(/ meses$/)
  })

  it('lets nobody be married since before they were grown up', () => {
    for (const seed of seeds) {
      const life = { ...lifeWith(seed), ...born(1959) }
      const years = Number.parseInt(madeUp(life, { kind: 'how_long', span: 'marriage' }, at) ?? '', 10)
      expect(years).toBeGreaterThanOrEqual(38)
      expect(years).toBeLessThanOrEqual(46)
    }
  })

  it.each([
    [{ kind: 'past', span: 'months', year: false } as const, /^in [A-Z][a-z]+$/],
    [{ kind: 'past', span: 'purchase', year: true } as const, /^in 202[2-4]$/],
    [{ kind: 'since', span: 'years', year: false } as const, /^20[12]\d$/],
    [{ kind: 'how_much', of: 'rent' } as const, /^\$900$/],
    [{ kind: 'how_many', of: 'other' } as const, /^two or three$/],
    [{ kind: 'town' } as const, /^Toledo$/],
    [{ kind: 'pay_day' } as const, /^every Friday$/],
    [{ kind: 'hour' } as const, /^around (?:five|six|seven|eight|nine)$/],
  ])('is said as people say it: %o', (question, said) => {
    expect(madeUp(lifeWith(5), question, at)).toMatch(said)
  })

  it('knows the pay day as the finances have it', () => {
    const monthly = { ...at, paid: { payDay: '2026-12-03', payFrequency: 'monthly' as const } }
    const saturdays = { ...at, paid: { payDay: '2026-11-28', payFrequency: 'weekly' as const } }
    expect(madeUp(lifeWith(5), { kind: 'pay_day' }, monthly)).toBe('around the 3rd of the month')
    expect(madeUp(lifeWith(5, 'es'), { kind: 'pay_day' }, saturdays)).toBe('los sábados')
  })

  it('counts the children that are written one by one', () => {
    const written = { ...at, scenario: 'Tiene un hijo de 8 y una hija de 4. Las cuatro cuotas son viejas.' }
    expect(madeUp(lifeWith(5, 'es'), { kind: 'how_many', of: 'children' }, written)).toBe('dos')
  })

  it('names the hospital that the scenario names', () => {
    const written = { ...at, scenario: 'She had surgery at Maumee Lakes Medical Center.' }
    expect(madeUp(lifeWith(5), { kind: 'hospital' }, written)).toBe('Maumee Lakes Medical Center')
  })

  it('chooses what something written speaks of', () => {
    const written = { ...at, scenario: 'Teme que le corten la luz.' }
    expect(madeUp(lifeWith(5, 'es'), { kind: 'choice', of: ['luz', 'gas'] }, written)).toBe('luz')
    expect(madeUp(lifeWith(5, 'es'), { kind: 'choice', of: ['gas', 'la luz'] }, written)).toBe('la luz')
  })
})
