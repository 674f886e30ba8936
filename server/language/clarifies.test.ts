import { describe, expect, it } from 'vitest'
import { assumedIn } from './assumed.ts'
import { clarifies } from './clarifies.ts'
import { saysBack } from './says-back.ts'

describe('who was misunderstood', () => {
  it.each([
    ['ah sorry i meant um how did the balance build up', 'how did the balance build up'],
    ['No no, I meant your pay.', 'your pay.'],
    ['I asked about paperwork, not family.', 'paperwork'],
    ['no i mean the storage place', 'the storage place'],
    ['Te preguntaba por tu mujer, Javier.', 'tu mujer'],
    ['no digo el chico ruben que edad tiene', 'el chico ruben que edad tiene'],
    [
      'no no le pregunto con qué paga sino si la deuda viene de una tarjeta',
      'si la deuda viene de una tarjeta',
    ],
    ["that's not what I asked", ''],
    ["You didn't answer me.", ''],
    ['no me está contestando', ''],
  ])('says so: %s', (line, instead) => {
    expect(clarifies(line)?.instead).toBe(instead)
  })

  it.each([
    'I mean it, take your time',
    'No le pregunto más por eso.',
    'No digo que sea tu culpa.',
    'Perdón, no le entendí bien, se cortó.',
    'Le hablo de la financiera.',
    'What did you mean by that?',
    'No, I was asking you something.',
  ])('does not say so: %s', (line) => {
    expect(clarifies(line)).toBeNull()
  })
})

describe('what a line takes to be so', () => {
  it.each([
    ['So you lost your job?', { is: 'happened', what: 'job_loss' }],
    ['¿Se ha quedado en el paro?', { is: 'happened', what: 'job_loss' }],
    ['¿le recortaron las horas?', { is: 'happened', what: 'reduced_hours' }],
    ['were you sick?', { is: 'happened', what: 'illness' }],
    ['¿entonces vive en León?', { is: 'lives', town: 'leon' }],
    ['so you live in san antonio then', { is: 'lives', town: 'san antonio' }],
    ['so three kids right', { is: 'children', count: 3 }],
    ['tenés cuarenta años, ¿no?', { is: 'age', years: 40 }],
    ['so they pay you on fridays?', { is: 'payday', dates: [], weekdays: [5] }],
    ['¿Toni es su hijo?', { is: 'kin', name: 'toni', kin: 'hijo' }],
    ['is Lily your daughter?', { is: 'kin', name: 'lily', kin: 'daughter' }],
  ])('is told by its words: %s', (line, assumed) => {
    expect(assumedIn(line)).toEqual(expect.objectContaining(assumed))
  })

  it.each([
    'where do you live in Dayton?',
    'do you live in a flat?',
    'do you live in Leeds or Bradford?',
    'did your husband lose his job?',
    '¿Estaba enferma ella?',
    'is this the hospital bill?',
    'how is your mom doing?',
    'can you do sixty',
    'did anyone let you go back and get them?',
  ])('is nothing here: %s', (line) => {
    expect(assumedIn(line)).toBeNull()
  })
})

it.each([
  ['you said fifty?', true],
  ['¿me dijo quinientos?', true],
  ['could you do fifty?', false],
])('what was said is said back: %s', (line, back) => {
  expect(saysBack(line)).toBe(back)
})
