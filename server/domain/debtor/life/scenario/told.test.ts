import { describe, expect, it } from 'vitest'
import { aSource } from '../../testing/a-source.ts'
import { toldBy } from './told.ts'

const told = (name: string, scenario: string) => toldBy(aSource({ name, scenario }))

describe('what a scenario settles about the person', () => {
  it.each([
    ['Renee Kowalczyk', 'Renee Kowalczyk, 41, rents half of a duplex in Toledo.', 41],
    ['Loretta Mayfield', 'You are Loretta Mayfield, 53, and you run a cafeteria.', 53],
    ['Colin Ashworth', "This bill is paid. He's 49, works nights at a bakery.", 49],
    ['Naomi Fairclough', 'Name/age: Naomi Fairclough, 34. Mobile hairdresser.', 34],
    ['Dominic Raszewski', "My name's Dominic Raszewski, I'm 33, I weld trailers.", 33],
    ['Fermín Robles', 'Ficha: Fermín Robles, 52 años, conductor de autobús.', 52],
    ['Damián Quiroga', 'Me llamo Damián Quiroga, tengo 37 e instalo aires. Vivo con mi mujer, de 35.', 37],
    ['Silvina Bertoni', 'Sos Silvina Bertoni, tenés 48 años y sos preceptora.', 48],
    ['Tom Baker', 'Tom lives with his mother, 81, and owes 40 dollars.', null],
    ['Dan Ruiz', "My name is Dan. I look after my mom, she's 78, and I'm 44.", 44],
    ['Rosa Delgado', 'Rosa Delgado (41) rents in Reno.', 41],
    ['Julian Perera', 'Julian learned English in Singapore. Now 45, he directs events.', 45],
    ['Rosa Delgado', 'Job: cook.\nAge: 46\nOwes: $900', 46],
    ['Marcus Tillery', "29, Macon GA. Car repossessed in March. Doesn't see why he owes it.", 29],
    ['Priya Raman', '- 34, Fresno, married\n- Debt: the hospital stay', 34],
    ['Angela Whitcomb', 'She says it is not hers. Divorced, 41, one teenager at home.', 41],
    ['Iván Pardo', '28 años, Getafe. Furgoneta financiada a 72 meses.', 28],
    ['Iván Pardo', 'Furgoneta financiada a 72 meses. Debe seis cuotas de 38, dos de ellas de mayo.', null],
  ])('how old %s is', (name, scenario, age) => {
    expect(told(name, scenario).age).toBe(age)
  })

  it.each([
    ['Renee rents the upstairs half of a duplex off Sylvania Avenue in Toledo with her sons.', 'Toledo'],
    ['You are Loretta, 53, and you run the cafeteria of a school in Opelika, Alabama.', 'Opelika'],
    ["He's 49, works nights at a bakery outside Rochdale, gets paid Thursdays.", 'Rochdale'],
    ['WHO ANSWERS: Hector Duarte.\nHOME: Clovis, California, with wife Lupe.\nSHOP: Fresno.', 'Clovis'],
    ['Sos preceptora en una secundaria de Rosario. Vivís en Echesortu con tu hijo.', 'Rosario'],
    ['Noelia vive en la playa de San Juan (Alicante) con Rubén, 41.', 'Alicante'],
    ['Ana limpia casas en Tlaquepaque.', 'Tlaquepaque'],
    ['She owes for a stay in Maumee Valley Hospital in March.', null],
    ['Llamó en Navidad y no pagó.', null],
    ['Marta lives in Los Angeles with her kids.', 'Los Angeles'],
    ['Vive en Ciudad de México con su hija.', 'Ciudad de México'],
    ['He lives in Austin with his wife.', 'Austin'],
    ['29, Macon GA. Car repossessed in March.', 'Macon'],
    ['34, Nurse, two kids.', null],
    ['45, Plomero, casado.', null],
    ['- 52, Retired, lives alone', null],
    ['41, Married, two kids.', null],
    ['- 34, Fresno, married\n- Debt: the hospital stay', 'Fresno'],
    ['You are Rosalind, 45, Queens, a stylist with a loud laugh.', 'Queens'],
    ['28 años, Getafe. Furgoneta financiada a 72 meses.', 'Getafe'],
    ['Dwight Fontenot, 56, of Houma, Louisiana. Runs a tree service.', 'Houma'],
    ['- Taller familiar en Guadalupe, Nuevo León; 11 empleados.', 'Guadalupe'],
    ['He is 34. He drives at night. He shares an apartment in Aurora, Colorado with a roommate.', 'Aurora'],
    ['Julian went to a school in Singapore. Now he directs events in Bellevue, Washington.', 'Bellevue'],
    ['Renee lives in Toledo. She was laid off from a plant in Detroit.', 'Toledo'],
    ['Rosa is from Puebla and lives in Yakima with her kids.', 'Yakima'],
    ['Laura trabaja en Zara y debe 1.200 desde un retraso en Marzo.', null],
    ['Debe 900 de su tarjeta (Visa) de Liverpool. Vende en Facebook.', null],
  ])('the town of %j', (scenario, city) => {
    expect(told('Renee Kowalczyk', scenario).city).toBe(city)
  })

  it('whom the person lives with, named before or after the word, or without one', () => {
    expect(told('Fermín Robles', 'Piso en Parquesol con Inma, su mujer, 50.').partner?.name).toBe('Inma')
    expect(told('Noelia Caparrós', 'Noelia vive en Alicante con Rubén, 41, y los mellizos.').partner).toEqual(
      {
        status: 'present',
        name: 'Rubén',
        gender: 'male',
      },
    )
    // Another woman may be her sister, and who is fifteen a child.
    expect(told('Noelia Caparrós', 'Noelia vive con Carla, 41.').partner).toBeNull()
    expect(told('Noelia Caparrós', 'Noelia vive con Rubén, 15.').partner).toBeNull()
  })

  it('no month and no daughter for a partner', () => {
    expect(told('Ana Gil', 'Since June, her husband has been on disability.').partner?.name).toBeNull()
    expect(told('Ana Gil', 'Vive con su hija Lucía, su marido y su suegra.').partner?.name).toBeNull()
    expect(told('Hugo Gil', 'Hugo vive con Elena, 71, su madre.').partner).toBeNull()
  })

  it('the children of a list with ages', () => {
    expect(told('Ana Gil', 'Vive con su hijo Juan Carlos, 8.').children?.named).toHaveLength(1)
    expect(told('Ana Gil', 'Ana, her sons Marcus (15) and Teddy (9).').children?.named).toHaveLength(2)
    const { children } = told(
      'Dominic',
      'I rent a house with my wife Kayla, and our girls, Mia, 5, and June, 2.',
    )
    expect(children?.named.map(({ name }) => name)).toEqual(['Mia', 'June'])
    expect(children?.count).toBe(2)
  })

  it('no job lost by somebody of the family', () => {
    expect(told('Loretta', 'Your husband Curtis, on oxygen since he quit the mill.').job).toBeNull()
    expect(told('Loretta', 'Loretta was laid off when the mill closed.').job).toBe('lost')
    expect(told('Ana Gil', 'A single mother who was laid off from a call center.').job).toBe('lost')
    expect(told('Marcus', 'Marcus lives with his wife and was laid off in March.').job).toBe('lost')
  })
})

it.each([
  [
    'Bakery and shop; Alison Thwaite, one of the two owners, takes calls',
    'Copper Latch is a shop and two ovens.',
    'Alison Thwaite',
  ],
  ['Drainage contractor; the owner, Wade Thibeaux, answers', '- Note on two dump trucks.', 'Wade Thibeaux'],
  [
    'Kiosco y librería; atiende la dueña, Silvina Godoy, o su madre',
    'Kiosco frente a una primaria.',
    'Silvina Godoy',
  ],
  ['Bar de barrio, lo lleva Francisco Ortega', 'Paco abrió el bar hace once años.', 'Paco'],
  [
    'Gerente de una panadería',
    'Al teléfono se pone Julián Quiroga, de 50 años, que lleva con su hermana una panadería.',
    'Julián Quiroga',
  ],
  ['Residential tile installation', 'WHO ANSWERS: Hector Duarte, 58, owner.', 'Hector Duarte'],
])('who answers for a business: %s', (occupation, scenario, owner) => {
  expect(
    toldBy(aSource({ type: 'business', name: 'Copper Latch Ltd', occupation, scenario })).ownerName,
  ).toBe(owner)
})
