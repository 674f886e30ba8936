import { expect, it } from 'vitest'
import { makeLife } from '../make-life.ts'
import { aSource } from '../../testing/a-source.ts'
import { causesOf } from '../causes.ts'

const lifeOf = (scenario: string, name: string, spanish = false) =>
  makeLife(aSource({ name, scenario, ...(spanish ? { primaryLanguage: 'spanish' as const } : {}) }), 7, {
    today: '2026-11-26',
  })
const told = (scenario: string, name: string, spanish = false) =>
  lifeOf(scenario, name, spanish)
    .facts.filter(({ from, quotable }) => from === 'scenario' && quotable)
    .map(({ text }) => text)
    .join(' ')

it('[LIFE1] how the part is played is not told of oneself', () => {
  const english = told(
    'Nora, 44, drives a school bus in Akron. She tries flattery first, then a sad voice, and goes quiet when it fails. In March her gearbox gave out.',
    'Nora Petty',
  )
  expect(english).toContain('I drive a school bus')
  expect(english).not.toMatch(/flattery|sad voice|quiet/)
  const spanish = told(
    'Elvira, 51, cose uniformes en Puebla. Adula un rato, luego se hace la víctima, y se apaga si nadie le cree. En marzo se le quemó la máquina.',
    'Elvira Ponce',
    true,
  )
  expect(spanish).toContain('uniformes')
  expect(spanish).not.toMatch(/[Aa]dul|víctima|apag/)
})

it('[LIFE1] the cause is the event, whatever words it is told in', () => {
  const causeOf = (scenario: string, name: string) => causesOf(lifeOf(scenario, name))[0]?.text
  expect(
    causeOf(
      'Gil owes $2,300 on a store card. He runs a fruit stand in Yuma. The council dug up the road in front of it from May to August and nobody stopped any more. He wants to pay it off by spring.',
      'Gil Amaro',
    ),
  ).toMatch(/dug up the road|nobody stopped/)
})

it('[LIFE1] what a clause tells settles its topic, so that nothing is invented beside it', () => {
  const { facts } = lifeOf(
    'Ines bakes from ten at night to six in the morning for a hotel in Reno.',
    'Ines Ward',
  )
  expect(facts.some(({ id }) => id === 'seed-work_hours')).toBe(false)
})
