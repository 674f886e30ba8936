import { describe, expect, it } from 'vitest'
import { asksOnward } from './asks-onward.ts'

describe('a question that asks for what was just touched', () => {
  it.each([
    ["No, I don't. What are you up against?", "Maybe, but you don't know yet what I'm up against."],
    ["Alright. What's the situation?", 'Ask me about the situation first.'],
    ['okay tell me um which which part looks wrong to you', 'Yeah.'],
    ['Varias cosas? A ver, cuáles?', 'Pues son varias cosas, no nomás una.'],
    ['decime vos entonces qué qué es lo importante', 'Pero eso no es lo importante.'],
    ['¿Qué otras cosas tiene?', 'Quiero ver qué otras cosas tengo que pagar antes.'],
  ])('%s', (question, spoken) => expect(asksOnward(question, spoken)).toBe(true))

  it.each([
    ['so what is your favorite color then', 'I fell behind in May.'],
    ['What did you retire from?', 'Retired lives alone.'],
    ['¿Qué día le conviene pagar?', 'Sí, esa cosa la veo.'],
    ['what can you pay a month', 'I told you what the situation is.'],
    ['How old is she?', 'I mind my granddaughter Ellie after school.'],
  ])('%s asks for something of its own', (question, spoken) =>
    expect(asksOnward(question, spoken)).toBe(false),
  )
})
