import { describe, expect, it } from 'vitest'
import { answerFormOf } from './answer-form.ts'

describe('the form of answer that a question asks for', () => {
  it.each([
    ['Is money coming in again now?', 'whether', 'money'],
    ['entra algo de dinero en la casa', 'whether', 'money'],
    ['Do you keep your old letters?', 'whether', null],
    ['did you get our letters', 'whether', 'past'],
    ['¿Seguro que no contrató a nadie desde septiembre?', 'whether', 'past'],
    ['pregunto si tu papá vive con vos', 'whether', 'home'],
    ['How long did they stay in there?', 'how_long', null],
    ['y cuánto tiempo estuvo ahí', 'how_long', null],
    ['how long ago was that', 'when', 'past'],
    ['¿Cuántos fueron?', 'how_many', null],
    ['how much is the casino holding', 'how_much', null],
    ['¿Y con quién vivís ahí?', 'who', 'home'],
    ['so uh how are things at the workshop just now', 'how', 'health'],
    ['cómo anda de trabajo', 'how', 'work'],
    ['perdone que le insista qué le contestó', 'what', null],
    ['¿De qué eran?', 'which', null],
  ] as const)('%s', (line, asks, area) => {
    expect(answerFormOf(line)).toMatchObject({ asks, area })
  })

  it.each([
    ['I meant what changed after that?', 'happened'],
    ['sí contame qué pasó', 'happened'],
    ['so what are you going to do', 'plans'],
    ['¿Y qué piensa hacer?', 'plans'],
    ['what is the dog called', null],
  ] as const)('%s opens on: %s', (line, opens) => {
    expect(answerFormOf(line).opens).toBe(opens)
  })
})
