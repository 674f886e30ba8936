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

  it.each([
    ['Tienes 35 años y vives en Potrero Viejo. Debes 61,200 de una clínica.', 'Debo 61,200 de una clínica.'],
    [
      'Interpretas a Ariel, de 40 años. No firmas nada ni enseñas las cuentas.',
      'No firmo nada ni enseño las cuentas.',
    ],
    ['Trabajás en una estancia y debés dos cuotas. Vendiste la moto en mayo.', 'Vendí la moto en mayo.'],
  ])(
    '[LIFE1] that speaks to its player from its first word is told in the first person: %s',
    (scenario, own) => {
      const said = factsOf('Ariel Huenchul', scenario, 'spanish').map(({ text }) => text)
      expect(said).toContain(own)
    },
  )

  it.each([
    ['Sos Ariel y tenés un taller. Apenas te nombran la deuda amenazás: que vas a hablar por la radio.'],
    [
      'Eres Ariel, de 40 años. Tienes un taller. En cuanto te mencionan el dinero gritas que vas a hablar por la radio.',
    ],
    ['Ariel tiene un taller. Cada vez que le hablan de la deuda amenaza con ir a la radio.'],
  ])('[LIFE1] that tells what is done when the debt is named has none of it said: %s', (scenario) => {
    const said = factsOf('Ariel Huenchul', scenario, 'spanish').map(({ text }) => text)
    expect(said.join(' ')).toContain('Tengo un taller')
    expect(said.join(' ')).not.toMatch(/radio|menaz/)
  })

  it('[LIFE1] that tells what was done when money ran out has it said', () => {
    const said = factsOf(
      'Ariel Huenchul',
      'Ariel tiene un taller. Vendió la camioneta cuando se acabó la plata. Apenas llega a pagar la luz.',
      'spanish',
    ).map(({ text }) => text)
    expect(said.join(' ')).toContain('Vendí la camioneta')
    expect(said.join(' ')).toContain('Apenas llego a pagar la luz')
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
