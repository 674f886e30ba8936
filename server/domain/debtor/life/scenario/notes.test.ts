import { describe, expect, it } from 'vitest'
import { aSpeaker } from '../../testing/a-speaker.ts'
import type { Speaker } from './speaker.ts'
import { scenarioFacts } from './facts.ts'

const told = (scenario: string, speaker: Speaker, language: 'en' | 'es') =>
  scenarioFacts(scenario, speaker, language, false)
    .facts.filter(({ quotable }) => quotable)
    .map(({ text }) => text)

const marcus = aSpeaker('male', 'Marcus', 'Tillery')
const ruth = aSpeaker('female', 'Ruth', 'Cole')
const brayan = aSpeaker('male', 'Brayan', 'Cordero')
const estela = aSpeaker('female', 'Estela', 'Maris', 'Bruno')

describe('notes on a person are told as whole sentences', () => {
  it.each([
    [
      'Marcus Tillery, 34. Roofer, $740 take-home on Fridays. Services forklifts, paid Thursdays.',
      marcus,
      [
        "I'm 34.",
        "I'm a roofer.",
        'I take home $740 on Fridays.',
        'I service forklifts.',
        "I'm paid Thursdays.",
      ],
    ],
    [
      'Marcus, 34, shares a flat with a roommate. Drives rideshare at night; the apps pay out on Tuesdays.',
      marcus,
      [
        "I'm 34.",
        'I share a flat with a roommate.',
        'I drive rideshare at night.',
        'The apps pay out on Tuesdays.',
      ],
    ],
    [
      "29, Macon GA. Car repossessed in March. Doesn't see why he owes money on a car he no longer has.",
      marcus,
      [
        "I'm 29.",
        'I live in Macon.',
        'My car was repossessed in March.',
        "I don't see why I owe money on a car I no longer have.",
      ],
    ],
    [
      '- 34, Fresno, son Arjun born seven weeks early, now eight months old\n- Opens up if agent slows down',
      ruth,
      [
        "I'm 34.",
        'I live in Fresno.',
        'My son Arjun was born seven weeks early.',
        'Arjun is eight months old.',
      ],
    ],
    [
      'You are Ruth, 45, from Lowestoft, who lets flats for an agency. You owe the water company £742.',
      ruth,
      ["I'm 45.", "I'm from Lowestoft.", 'I let flats for an agency.', 'I owe the water company £742.'],
    ],
    [
      "Ruth is 33. Lives over her mother's garage. The agent must not push. El agente no debe insistir.",
      ruth,
      ["I'm 33.", "I live over my mother's garage."],
    ],
    [
      'Debt: $4,730 on a Visa opened in 2019. Realistic: $60 every Tuesday, from next week.',
      marcus,
      ['I owe $4,730 on a Visa opened in 2019.', 'I can pay $60 every Tuesday, from next week.'],
    ],
    [
      'Marcus is a 29-year-old line lead at a chicken plant.',
      marcus,
      ["I'm 29.", "I'm a line lead at a chicken plant."],
    ],
    [
      'Marcus is a letting agent in Reading who separated last year and now rents a flat.',
      marcus,
      ["I'm a letting agent in Reading.", 'I separated last year.', 'I now rent a flat.'],
    ],
    [
      'Ruth is 52 and lives in Toledo, Ohio, with her husband and their youngest son.',
      ruth,
      ["I'm 52.", 'I live in Toledo, Ohio with my husband and our youngest son.'],
    ],
    [
      'She lives alone in Scranton, Pennsylvania, in the house she shared with her husband Walt until he died last October.',
      ruth,
      [
        'I live alone in Scranton, Pennsylvania in the house I shared with my husband Walt until Walt died last October.',
      ],
    ],
    [
      'Ruth has never lived in Arizona, and the birth year on the file is not hers.',
      ruth,
      ["I've never lived in Arizona.", "The birth year on the file isn't mine."],
    ],
    [
      'What worries him is waking up and finding the truck gone.',
      marcus,
      ['I worry about waking up to find the truck gone.'],
    ],
    [
      'He also says a solicitor, Ms Farrant at Oakham & Pell, acts for him on this debt.',
      marcus,
      ['My solicitor, Ms Farrant at Oakham & Pell, acts for me on this debt.'],
    ],
  ] as const)('%s', (scenario, speaker, facts) => {
    expect(told(scenario, speaker, 'en')).toEqual(facts)
  })

  it.each([
    [
      'Brayan, 24 años, Ecatepec. Vive con su pareja en un cuarto en la azotea de los suegros.',
      brayan,
      ['Tengo 24 años.', 'Soy de Ecatepec.', 'Vivo con mi pareja en un cuarto en la azotea de mis suegros.'],
    ],
    [
      'Brayan Cordero. 37 años, venezolano, en Katy, Texas, desde 2018. Vive con la novia y el hermano de ella.',
      brayan,
      [
        'Tengo 37 años.',
        'Soy venezolano.',
        'Vivo en Katy, Texas desde 2018.',
        'Vivo con mi novia y mi cuñado.',
      ],
    ],
    [
      'Estela Maris Bruno, 62 años, modista, de Rosario. Viuda; vive con una hermana en la casa de los padres.',
      estela,
      [
        'Tengo 62 años.',
        'Soy modista.',
        'Soy de Rosario.',
        'Soy viuda.',
        'Vivo con una hermana en la casa de mis padres.',
      ],
    ],
    [
      'Debe 14.680 euros por un préstamo de 2020; no paga desde octubre, cuando perdió la zona de Cuenca.',
      brayan,
      [
        'Debo 14.680 euros por un préstamo de 2020.',
        'Dejé de pagar en octubre cuando perdí la zona de Cuenca.',
      ],
    ],
    [
      'Es comercial de maquinaria agrícola: fijo el día 30 y comisiones cada trimestre.',
      brayan,
      ['Soy comercial de maquinaria agrícola.', 'Cobro un fijo el día 30 y comisiones cada trimestre.'],
    ],
    [
      'Dice que todo lo lleva su abogada, Amparo Lledó, de Valencia, y es verdad: hay que anotar sus datos.',
      brayan,
      ['Mi abogada, Amparo Lledó, de Valencia, lo lleva todo.'],
    ],
    [
      'Usó lo que le quedaba para pagar los aguinaldos.',
      brayan,
      ['Usé lo que me quedaba para pagar los aguinaldos.'],
    ],
    ['Puede 350 cada miércoles.', brayan, ['Puedo pagar 350 cada miércoles.']],
    // Somebody else stopped paying.
    [
      'Andrés se fue a Denver y no paga desde enero.',
      brayan,
      ['Andrés se fue a Denver y no paga desde enero.'],
    ],
  ] as const)('%s', (scenario, speaker, facts) => {
    expect(told(scenario, speaker, 'es')).toEqual(facts)
  })
})

it('what tells of the person whose debt it is is not told of whoever answers', () => {
  const facts = told(
    'WRONG PERSON. The account belongs to a Marcus H. Tillery of Fresno, who borrowed in 2021. The man who answers is Marcus Tillery, 41, of Sacramento, California, who makes crowns in a dental lab.',
    marcus,
    'en',
  )
  expect(facts).toEqual(["I'm 41.", 'I live in Sacramento, California.', 'I make crowns in a dental lab.'])
})

describe('what only looks like a note keeps its meaning', () => {
  it.each([
    ['Paid on time for six years, then the plant closed.', marcus, /is paid|I'm paid/],
    ['Treated for breast cancer last year, she missed four payments.', ruth, /^$/],
    ['Ruth is 41, single mother of two.', ruth, /I'm single mother/],
  ] as const)('%s', (scenario, speaker, wrong) => {
    const facts = scenarioFacts(scenario, speaker, 'en', false).facts.map(({ text }) => text)
    expect(facts.length).toBeGreaterThan(0)
    expect(facts.filter((text) => wrong.test(text))).toEqual([])
  })

  it('in Spanish too', () => {
    const facts = told('Estela no paga la renta porque la casa es de su suegra.', estela, 'es')
    expect(facts.join(' ')).not.toContain('he pagado')
  })
})

describe('what a scenario leaves half said', () => {
  const ray = { ...aSpeaker('male', 'Ray', 'Escamilla'), business: ['van'] }
  it.each([
    [
      'The gas contract ended in the spring, they rolled onto a deemed rate without noticing, and three bills went unpaid while they waited for a chain that owes them £3,200.',
      'We rolled onto a deemed rate without noticing.',
    ],
    [
      'You are Ray Escamilla, 38, owner and only full-time employee of a grooming van, and you are five payments behind on it.',
      "I'm five payments behind on it.",
    ],
  ])('is said of the own firm and without its beginning: %s', (scenario, text) => {
    expect(told(scenario, ray, 'en')).toContain(text)
  })

  it('loses an unknown label within a line', () => {
    const facts = told(
      'Name: Ruth B., 33. Loan: for a course she left. Key fact: she hired an attorney in May. Worry: her wages.',
      ruth,
      'en',
    )
    expect(facts).toContain('I hired an attorney in May.')
    expect(facts.join(' ')).not.toContain('Key fact')
  })

  it('writes abbreviations out', () => {
    const facts = told(
      'Brayan debe 6 mens. de la camioneta. Dejó de pagar en jun. Vive en Hermosillo.',
      brayan,
      'es',
    )
    expect(facts.join(' ')).toMatch(/6 mensualidades de la camioneta/)
    expect(facts.join(' ')).toMatch(/en junio\./)
  })
})

it('[LIFE1] notes that run on in one line have no bullets when they are told', () => {
  const said = told(
    '- 47 años; - DICE QUE YA PAGÓ: money order de $1,875, guarda el talón en una caja de galletas; - nunca le confirmaron',
    estela,
    'es',
  )
  expect(said).toContain('Guardo el talón en una caja de galletas.')
  expect(said).toContain('Nunca me confirmaron.')
  expect(said.join(' ')).not.toMatch(/- |DICE/u)
})

it('[LIFE1] whoever is introduced with name, age and work tells each by itself', () => {
  expect(
    told('Eres Brayan Cordero, 49 años, socio con tu hermano Beto de un taller en Apodaca.', brayan, 'es'),
  ).toEqual(['Tengo 49 años.', 'Soy socio con mi hermano Beto de un taller en Apodaca.'])
  expect(told('Eres Brayan, 36 años, y te llaman por dos facturas de la luz.', brayan, 'es')).toEqual([
    'Tengo 36 años.',
    'Me llaman por dos facturas de la luz.',
  ])
})
