import { describe, expect, it } from 'vitest'
import { asksOwnIdea, asksWhatWouldHelp } from './asks-own-idea.ts'

describe('what somebody has in mind for paying', () => {
  it.each([
    ['What did you have in mind?', true],
    ['so what were you thinking of', true],
    ['What were you hoping for when you picked up the phone?', true],
    ['¿Usted qué tenía pensado?', true],
    ['y las opciones cuáles pensaba', true],
    ['¿Y usted qué propone?', true],
    ['What did the doctor have in mind?', false],
    ['What were you thinking about him?', false],
    ['What do you do?', false],
    ['¿Qué le pasó?', false],
  ])('%s', (line, asks) => {
    expect(asksOwnIdea(line)).toBe(asks)
  })
})

describe('what would bring somebody to agree', () => {
  it.each([
    ['¿Qué lo haría decir que sí?', true],
    ['What would make you say yes?', true],
    ['decime vos entonces qué es lo importante', true],
    ['Es importante que me diga la fecha.', false],
    ['What would it cost?', false],
  ])('%s', (line, asks) => {
    expect(asksWhatWouldHelp(line)).toBe(asks)
  })
})
