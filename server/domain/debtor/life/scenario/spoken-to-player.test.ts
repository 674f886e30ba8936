import { describe, expect, it } from 'vitest'
import { aSource } from '../../testing/a-source.ts'
import { makeLife } from '../make-life.ts'

const factsOf = (name: string, scenario: string, primaryLanguage: 'english' | 'spanish') =>
  makeLife(aSource({ name, scenario, primaryLanguage }), 1, { today: '2026-11-27' }).facts.filter(
    ({ from, quotable }) => from === 'scenario' && quotable,
  )

describe('a scenario', () => {
  it('[LIFE1] that says whom to play is told in the first person', () => {
    const said = factsOf(
      'Shanice Oduya',
      "Play Shanice, 33, who rents a chair in a salon in Croydon. You borrowed to clear your ex's debts; he left in March, and you've made one payment since.",
      'english',
    ).map(({ text }) => text)
    expect(said).toContain('I rent a chair in a salon in Croydon.')
    expect(said).toContain('My ex left in March.')
    expect(said).toContain('I have made one payment since.')
  })

  it('[LIFE1] that gives orders to its player has none of them said', () => {
    const said = factsOf(
      'Silvina Roldán',
      'Hacé de Silvina, 45 años, separada. Debés tres meses de alquiler: tu ex dejó de pasarte la cuota en agosto. Arrancá tranquila. Pedí que te lo confirmen por mail.',
      'spanish',
    ).map(({ text }) => text)
    expect(said).toContain('Mi ex dejó de pasarme la cuota en agosto.')
    expect(said.join(' ')).not.toMatch(/Arranc|Ped[ií]/)
  })

  it('[LIFE1] has the reason first and what it was done for after it, as it is said', () => {
    const life = makeLife(
      aSource({
        name: 'Gareth Pritchard',
        scenario:
          'Gareth is 52 and looks after a primary school in Wrexham. When the supplier put the direct debit up in July he cancelled it in a panic and has paid nothing since.',
        primaryLanguage: 'english',
      }),
      1,
      { today: '2026-11-27' },
    )
    const cause = life.facts.find(({ id }) => id === life.cause[0])
    expect(cause?.text).toBe('I cancelled it in a panic when the supplier put the direct debit up in July.')
  })

  it('[LIFE1] has a job of the debtor in its own words, and not in those of its author', () => {
    const life = makeLife(
      aSource({ name: 'Graciela Pedernera', occupation: 'Peluquera en su casa', primaryLanguage: 'spanish' }),
      1,
      { today: '2026-11-27' },
    )
    const work = life.facts.filter(({ topic }) => topic === 'work').map(({ text }) => text)
    expect(work.join(' ')).toContain('en mi casa')
    expect(work.join(' ')).not.toContain('su casa')
  })

  it('[LIFE1] tells what a debt is for where its notes have a label for it', () => {
    const said = factsOf(
      'Dale Whitlock',
      'Dale Whitlock, 58, outside Huntsville. Debt: a wood chipper and two mowers on account with a dealer. Last payment: May. Fear: losing the chipper. Manner: calm, never raises his voice.',
      'english',
    )
    expect(said.find(({ topic, also }) => [topic, ...also].includes('purpose'))?.text).toBe(
      'The debt is for a wood chipper and two mowers on account with a dealer.',
    )
  })
})
