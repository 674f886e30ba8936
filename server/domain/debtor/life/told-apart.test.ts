import { describe, expect, it } from 'vitest'
import { makeLife } from './make-life.ts'
import type { LifeSource } from './people/source.ts'
import { toldBy } from './scenario/told.ts'

const source = (given: Partial<LifeSource>): LifeSource =>
  ({
    type: 'individual',
    name: 'Guadalupe Hernández',
    occupation: 'Enfermera auxiliar',
    income: '$25,000-$50,000',
    debtAmount: 4_820,
    debtType: 'credit_card',
    paymentHistory: 'good',
    personality: 'cooperative',
    accent: 'mexican',
    voiceType: 'neutral',
    primaryLanguage: 'spanish',
    objections: [],
    ...given,
  }) as never

/** What is made up of a topic, for some seeds. */
const invented = (given: Partial<LifeSource>, topic: string) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    makeLife(source(given), seed, { today: '2026-11-23' })
      .facts.filter((fact) => fact.from === 'seed' && fact.topic === topic)
      .map(({ text }) => text),
  )

describe('what is made up beside a scenario', () => {
  it('takes nobody’s work for a wish to be rid of something', () => {
    const scenario =
      'Guadalupe es auxiliar en un hospital. Quiere quitarse la deuda de encima y que le quiten los intereses.'
    expect(toldBy(source({ scenario })).job).toBeNull()
    for (const text of invented({ scenario }, 'work')) expect(text).not.toMatch(/sin trabajo/)
  })

  it('retires nobody whose husband is retired', () => {
    const scenario =
      'Carmen da clases de historia en Zaragoza. Vive con su marido, Andrés, que está jubilado.'
    const given = {
      name: 'Carmen Ibáñez',
      occupation: 'Profesora de secundaria',
      accent: 'castilian',
      scenario,
    } as const
    for (const text of invented(given, 'income')) expect(text).not.toMatch(/pensión/)
  })

  it('marries nobody who lives with her mother and her children', () => {
    const scenario = 'Guadalupe vive con su mamá y sus dos hijos, Diego de 12 y Ximena de 7.'
    for (const text of invented({ scenario }, 'partner')) expect(text).not.toMatch(/casad|esposo|pareja/)
  })

  it('gives no other dog to who has whippets', () => {
    const scenario = 'She lives alone with two elderly whippets and spent 900 on a vet.'
    expect(
      invented({ name: 'Philippa Crane', primaryLanguage: 'english', accent: 'british', scenario }, 'pets'),
    ).toEqual([])
  })

  it.each([
    [
      'Arturo es contador. Desde mayo lo representa el licenciado Ernesto Barragán, y ya mandó una carta pidiendo que no lo llamen.',
      'Arturo Peña',
      'Desde mayo me representa el licenciado Ernesto Barragán, y ya mandó una carta pidiendo que no me llamen.',
    ],
    [
      'Carmen da clases. Asegura que 2.300 son cargos de una agencia de viajes.',
      'Carmen Ibáñez',
      '2.300 son cargos de una agencia de viajes.',
    ],
    [
      'Javier reparte paquetes. Podría dar 150 al mes si dejan de llamarle al trabajo.',
      'Javier Montes',
      'Podría dar 150 al mes si dejan de llamarme al trabajo.',
    ],
    ['El papá de Silvina, Osvaldo, murió en mayo.', 'Silvina Pereyra', 'Mi papá, Osvaldo, murió en mayo.'],
  ])('tells in the first person: %s', (scenario, name, told) => {
    const life = makeLife(source({ name, occupation: null, scenario }), 1, { today: '2026-11-23' })
    expect(
      life.facts.filter(({ from, quotable }) => from === 'scenario' && quotable).map(({ text }) => text),
    ).toContain(told)
  })

  it.each([
    ['Inmaculada heredó de su padre la empresa de reparto en Zaragoza.', 'Inmaculada'],
    ['Rosario Campos, la tía Chayo, tiene una fonda en Querétaro.', 'Rosario Campos'],
    ['Atiende Gustavo Ludueña, socio de una ferretería familiar en Rosario.', 'Gustavo Ludueña'],
    ['You are Ray Escamilla, 38, owner of a grooming van in San Antonio.', 'Ray Escamilla'],
    ['Sos Horacio Bertolini, 58 años, dueño de una ferretería en Rosario.', 'Horacio Bertolini'],
    ['CONTACTO: Ing. Fermín Salgado, 45, admin. y uno de los tres socios.', 'Fermín Salgado'],
    ['Contact: Beatrix Onslow. Runs two launderettes.', 'Beatrix Onslow'],
    ['Minh Tran owns a laundromat in Tucson. He missed two payments.', 'Minh Tran'],
  ])('knows the owner of a business: %s', (scenario, owner) => {
    expect(toldBy(source({ type: 'business', name: 'Transportes Robledo', scenario })).ownerName).toBe(owner)
  })

  it('says "we" for a firm that the scenario names by its plural alone', () => {
    const scenario =
      'Atiende Gustavo Ludueña, socio de una ferretería familiar en Rosario. Pidieron un préstamo para comprar caños. Pagaron seis cuotas y después nada.'
    const life = makeLife(
      source({ type: 'business', name: 'Ferretería Ludueña', accent: 'argentinian', scenario }),
      1,
      { today: '2026-11-23' },
    )
    const told = life.facts
      .filter(({ from, quotable }) => from === 'scenario' && quotable)
      .map(({ text }) => text)
    expect(told).toEqual([
      'Soy socio de una ferretería familiar en Rosario.',
      'Pedimos un préstamo para comprar caños.',
      'Pagamos seis cuotas y después nada.',
    ])
  })
})
