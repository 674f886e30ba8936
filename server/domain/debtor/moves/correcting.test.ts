import { describe, expect, it } from 'vitest'
import { realise } from '../bank/realise.ts'
import { respond } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'
import { anyScenario } from '../testing/any-call.ts'

/** The situation and the words of the debtor's reply to the last of these lines. */
function says(scenario: Scenario, ...texts: string[]): { situation: string; reply: string } {
  const lines: TranscriptLine[] = []
  let last = { situation: '', reply: '' }
  texts.forEach((text, at) => {
    lines.push({ itemId: null, speaker: 'user', text })
    const { plan, move } = respond(scenario, lines)
    if (!plan || !move) throw new Error('the call is over')
    const reply = realise(plan, { scenario, lines, turn: at + 1 })
    lines.push({ itemId: null, speaker: 'assistant', text: reply, move })
    last = { situation: 'situation' in plan.says ? plan.says.situation : 'fact', reply }
  })
  return last
}

const ann = anyScenario({
  name: 'Ann Keller',
  occupation: null,
  difficulty: 'beginner',
  scenario:
    'Ann Keller, 44, lives in Toledo with her husband Mark and two kids, Lily and Sam. She works in a bakery, and in March her hours were cut to twenty a week, so she fell behind on her card. She is paid on the 15th. She can pay $40 a month.',
  objections: ["I just can't do much this year."],
})
const luz = anyScenario(
  {
    name: 'Luz Ramírez',
    occupation: null,
    accent: 'mexican',
    difficulty: 'beginner',
    scenario:
      'Luz Ramírez, de 44 años, vive en Puebla con su marido Marcos y dos hijos, Lily y Samuel. Trabaja en una panadería y en marzo le recortaron las horas, así que se atrasó con la tarjeta. Le pagan el 15. Puede pagar 400 al mes.',
    objections: ['Este año no puedo mucho.'],
  },
  'es',
)
const hello = 'Hi, this is Rob Dunn with Northgate. You owe $1,200 on your card.'
const hola = 'Hola, le habla Rosa Luna de Norte. Debe 1,200 de su tarjeta.'

describe('[LIFE14] what is taken to be so and is not', () => {
  it.each([
    ['so you live in Dayton?', /I live in Toledo\.$/],
    ['So three kids, right?', /two kids, Lily and Sam\.$/],
    ["you're 54, right?", /I['’]m 44\.$/],
    ['so you get paid on the 30th?', /paid on the 15th\.$/],
    ['Mark is your brother?', /Mark’s my husband\.$/],
  ])('is corrected: %s', (line, reply) => {
    const said = says(ann, hello, line)
    expect(said.situation).toMatch(/^correct\./)
    expect(said.reply).toMatch(reply)
  })

  it.each([
    ['¿entonces vive en León?', /Vivo en Puebla\.$/],
    ['Tres hijos, ¿verdad?', /dos hijos, Lily y Samuel\.$/],
    ['¿entonces le pagan el 30?', /Me pagan el 15\.$/],
    ['¿Marcos es su hermano?', /Es mi marido\.$/],
  ])('is corrected in Spanish: %s', (line, reply) => {
    const said = says(luz, hola, line)
    expect(said.situation).toMatch(/^correct\./)
    expect(said.reply).toMatch(reply)
  })

  it('is corrected with what happened, once that may be told', () => {
    const told = says(ann, hello, 'Can you tell me why you fell behind?', 'So you lost your job?')
    expect(told).toMatchObject({ situation: 'correct.fact', reply: expect.stringMatching(/hours were cut/) })
    const guarded = { ...ann, personality: 'defensive', difficulty: 'expert' } as const
    expect(says(guarded, hello, 'So you lost your job?')).toMatchObject({
      situation: 'correct.no',
      reply: expect.not.stringMatching(/hours/),
    })
  })

  it('is corrected by the figure that was named', () => {
    const named = [hello, 'Can you tell me why you fell behind?', 'I am sorry, that sounds really hard.']
    const asked = 'No rush at all. What could you pay a month?'
    const said = says(ann, ...named, 'how much could you pay a month?', asked, 'you said 50?')
    expect(said).toMatchObject({ situation: 'correct.sum', reply: expect.stringMatching(/\$40 a month/) })
    expect(says(ann, ...named, 'how much could you pay a month?', asked, 'you said 40?').situation).not.toBe(
      'correct.sum',
    )
  })

  it.each([
    'so you live in Toledo?',
    'you live in Ohio, right?',
    'So two kids, right?',
    'Mark is your husband?',
    'so your hours were cut?',
    'did your husband lose his job?',
  ])('is none where the scenario says so or leaves it open: %s', (line) => {
    expect(says(ann, hello, line).situation).not.toMatch(/^correct\./)
  })
})

describe('[LIFE15] whoever was misunderstood', () => {
  it('is answered what was meant, with a word of regret', () => {
    const said = says(luz, hola, '¿cuántos años tiene?', 'no, me refiero a la panadería')
    expect(said).toEqual({
      situation: 'misheard.fact',
      reply: expect.stringMatching(/Trabajo en una panadería\.$/),
    })
    const work = says(ann, hello, 'how old are you?', 'sorry, I meant the bakery')
    expect(work).toEqual({
      situation: 'misheard.fact',
      reply: expect.stringMatching(/I work in a bakery\.$/),
    })
  })

  it('is asked for the question where nothing else was said', () => {
    expect(says(ann, hello, 'what is your favorite color?', "that's not what I asked").situation).toBe(
      'misheard',
    )
    expect(says(luz, hola, '¿cuál es su color favorito?', 'no le pregunté eso').situation).toBe('misheard')
  })

  it('is not where a question follows', () => {
    const said = says(ann, hello, 'what do you do?', "that's not what I asked. How old are you?")
    expect(said.situation).not.toMatch(/^misheard/)
    expect(said.reply).toMatch(/44/)
  })
})

describe('a word that was taken for another one', () => {
  it.each([
    [ann, [hello, 'Where do you work?', 'nice nice uh buttery by the hospital'], /bakery/i],
    [luz, [hola, '¿Dónde trabaja?', 'la panzería ah'], /panadería/i],
  ] as const)('is said again', (scenario, lines, word) => {
    const said = says(scenario, ...lines)
    expect(said.situation).toBe('ask.misheard')
    expect(said.reply).toMatch(word)
  })

  it('is left alone where something else is asked', () => {
    const said = says(ann, hello, 'Where do you work?', 'The buttery, nice. And when do you get paid?')
    expect(said.reply).toMatch(/15th/)
  })
})
