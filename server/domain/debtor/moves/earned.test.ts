import { describe, expect, it } from 'vitest'
import { realise } from '../bank/realise.ts'
import { respond } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'
import { anyScenario } from '../testing/any-call.ts'

/** What the debtor says to the last line, after it has been greeted and has said `spoken`. */
function after(scenario: Scenario, spoken: string, line: string): { situation: string; reply: string } {
  const greeting =
    scenario.sessionLanguage === 'spanish'
      ? 'Hola, le habla Rosa Luna de Norte. Debe 1,200 de su tarjeta.'
      : 'Hi, this is Rob Dunn with Northgate. You owe $1,200 on your card.'
  const lines: TranscriptLine[] = [
    { itemId: null, speaker: 'user', text: greeting },
    { itemId: null, speaker: 'assistant', text: spoken },
    { itemId: null, speaker: 'user', text: line },
  ]
  const { plan } = respond(scenario, lines)
  if (!plan) throw new Error('the call is over')
  const reply = realise(plan, { scenario, lines, turn: 2 })
  return { situation: 'situation' in plan.says ? plan.says.situation : 'fact', reply }
}

const ann = anyScenario({
  name: 'Ann Keller',
  occupation: null,
  difficulty: 'beginner',
  scenario:
    'Ann Keller, 44, lives in Toledo with her husband Mark. She works in a bakery, and in March her hours were cut to twenty a week, so she fell behind on her card.',
})
const luz = anyScenario(
  {
    name: 'Luz Ramírez',
    occupation: null,
    accent: 'mexican',
    difficulty: 'beginner',
    scenario:
      'Luz Ramírez, de 44 años, vive en Puebla con su marido Marcos. Trabaja en una panadería y en marzo le recortaron las horas, así que se atrasó con la tarjeta.',
  },
  'es',
)

describe('[LIFE21] a summing up', () => {
  it.each([
    [
      ann,
      'In March they cut my hours to twenty a week.',
      'So they cut your hours to twenty a week in March.',
    ],
    [luz, 'En marzo me recortaron las horas.', 'O sea que en marzo le recortaron las horas.'],
  ])('is affirmed where all of it was told', (scenario, spoken, line) => {
    expect(after(scenario, spoken, line).situation).toMatch(
      /^(?:heard\.reflect|plain\.confirm|ask\.right\.yes)$/,
    )
  })

  it.each([
    [ann, 'In March they cut my hours.', 'oh so so the insurance was supposed to pay you'],
    [ann, 'In March they cut my hours to twenty a week.', 'so they cut your hours to thirty a week then'],
    [luz, 'En marzo me recortaron las horas.', 'ah o sea que usted anda repartiendo gas'],
    [ann, 'I can’t pay the rent this month.', 'So you can pay the rent this month.'],
    [luz, 'No puedo pagar la renta este mes.', 'Entonces puede pagar la renta este mes.'],
  ])('is neither affirmed nor denied where more is in it than was told', (scenario, spoken, line) => {
    expect(after(scenario, spoken, line).situation).not.toMatch(
      /^(?:heard\.reflect|plain\.confirm|plain\.yes|ask\.right\.yes)$/,
    )
  })

  it.each([
    [ann, 'I paid like a clock till March.', 'like a clock you said or like a crook', /clock/i],
    [luz, 'Son cajas de vidrio con vinagre.', 'o sea cajas de vidrio con vino', /vinagre/i],
  ])('with a word misheard is put right', (scenario, spoken, line, word) => {
    const said = after(scenario, spoken, line)
    expect(said.situation).toBe('ask.misheard')
    expect(said.reply).toMatch(word)
  })
})

describe('[LIFE21] a guess at the debtor’s life', () => {
  it.each([
    [ann, 'My sister helps me with the rent.', 'Does your sister help you with the rent?'],
    [luz, 'Mi hermana me ayuda con la renta.', '¿Su hermana le ayuda con la renta?'],
  ])('that was just told gets its yes', (scenario, spoken, line) => {
    expect(after(scenario, spoken, line).situation).toMatch(
      /^(?:plain\.(?:yes|confirm)|fact|ask\.right\.yes)$/,
    )
  })
})

describe('[LIFE21] digits that are read back', () => {
  it.each([
    [ann, 'It’s 614-555-0155.', '614-555-0151, right?', /614-555-0155/],
    [ann, 'It’s 614-555-0155.', '614-555-0151, got it. And where do you work?', /614-555-0155.*bakery/i],
    [luz, 'Es el 78222.', 'siete ocho dos dos tres, ¿verdad?', /78222/],
  ])('wrongly are put right, and what else is asked is answered', (scenario, spoken, line, words) => {
    const said = after(scenario, spoken, line)
    expect(said.situation).toBe('correct.digits')
    expect(said.reply).toMatch(words)
  })

  it.each([
    [ann, 'It’s 614-555-0155.', '614-555-0155, right?'],
    [luz, 'Es el 78222.', 'siete ocho dos dos dos, ¿verdad?'],
  ])('rightly are confirmed', (scenario, spoken, line) => {
    expect(after(scenario, spoken, line).situation).toBe('plain.confirm')
  })
})

describe('[LIFE21] a vague line of the debtor’s own', () => {
  const vague = (scenario: Scenario, spoken: string, line: string) => {
    const lines: TranscriptLine[] = [
      { itemId: null, speaker: 'user', text: scenario === ann ? 'hm well' : 'bueno pues' },
      {
        itemId: null,
        speaker: 'assistant',
        text: spoken,
        move: { says: { situation: 'low.statement' }, act: 'answer' },
      },
      { itemId: null, speaker: 'user', text: line },
    ]
    const { plan } = respond(scenario, lines)
    return plan && 'situation' in plan.says ? plan.says.situation : null
  }

  it.each([
    [
      ann,
      'Honestly, just saying that out loud helped a little.',
      'Saying what out loud? I missed your question.',
    ],
    [luz, 'Entonces déjeme preguntarle otra cosita.', 'Claro, dígame, ¿cuál?'],
  ])('was nothing in particular', (scenario, spoken, line) => {
    expect(vague(scenario, spoken, line)).toBe('ask.meaning.vague')
  })
})
