import { describe, expect, it } from 'vitest'
import { anyScenario } from '../debtor/testing/any-call.ts'
import { readSession } from './analyze.ts'
import type { Conversation } from './conversation.ts'
import {
  announcementIn,
  courtesyIn,
  habitOf,
  isUnsure,
  kindnessIn,
  nearBreach,
  repeatedDemands,
  takenUpIn,
} from './habits.ts'

/** A recorded call, the collector first. */
function read(...said: readonly string[]) {
  const lines = said.map((text, at) => ({
    itemId: null,
    speaker: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text,
  }))
  return readSession({ scenario: anyScenario({}, 'en'), lines, feedbackLanguage: 'en', recorded: true })
}
const talkOf = (...said: readonly string[]): Conversation => read(...said).talk
const { law } = read()

/** What a measure gives to the collector's turns, in order. */
function each(talk: Conversation, measure: (turn: Conversation['collector'][number]) => number) {
  return talk.collector.map(measure)
}

describe('the habits of a call', () => {
  it('a turn takes up what was said by its words, and not together with a demand', () => {
    const talk = talkOf(
      'Good morning, this is Dana from Northgate.',
      'My bakery lost the hotel contract in March.',
      'The hotel contract was most of the bakery’s work, then?',
      'Yes, most of the work.',
      'How much of the work can you pay for today?',
    )
    const [, tookUp = 0, demanded = 1] = each(talk, (turn) => takenUpIn(talk, turn))
    expect(tookUp).toBe(1)
    expect(demanded).toBeLessThan(0.5)
  })

  it('a demand is repeated where it answers a no, after those that anybody may make', () => {
    const talk = talkOf(
      'How much can you pay today?',
      'I have no money, I can’t pay.',
      'Can you pay the full amount today?',
      'I told you, I have no money.',
      'I need the full balance today.',
      'I can’t, I have no money.',
      'How has the month been for you?',
    )
    expect(repeatedDemands(talk).map(({ turn }) => turn.text)).toEqual(['I need the full balance today.'])
  })

  it('no bargain is a repeated demand: who says yes is asked on', () => {
    const talk = talkOf(
      'How much could you pay a month?',
      'I can do 50 a month.',
      'Could you do 60 a month?',
      'Yes, 60 works.',
      'When could you make the first payment?',
      'On the 15th.',
      'And by card or bank transfer?',
    )
    expect(repeatedDemands(talk)).toEqual([])
  })

  it('who takes what was offered repeats no demand', () => {
    const talk = talkOf(
      'How much can you pay today?',
      'I have no money, I can’t pay it all.',
      'Can you pay half today?',
      'I can’t afford more than 75, I have no money.',
      'That works, 75 it is. When could you make the first payment?',
      'The 15th.',
      'Good.',
    )
    expect(repeatedDemands(talk)).toEqual([])
  })

  it('nobody is kind in a line that breaks a rule', () => {
    const talk = talkOf(
      'I’m sorry to hear that, it must be hard.',
      'It is.',
      'I’m sorry, but if you don’t pay you will be arrested and go to jail.',
    )
    const [kind = 0, threatens] = each(talk, (turn) => kindnessIn(talk, turn))
    expect(kind).toBeGreaterThan(0.7)
    expect(threatens).toBe(0)
    expect(each(talk, (turn) => nearBreach(turn, law))).toEqual([0, 0])
  })

  it.each([
    ['Maybe it was around two thousand, I guess.', true],
    ['A lo mejor es un descuento, no sé qué diga mi jefa.', true],
    ['It is $2,140.', false],
    ['No se preocupe, hay tiempo.', false],
    ['What kind of work do you do?', false],
    ['I don’t know that, but I will find out today and call you.', false],
  ])('%s leaves open what holds: %s', (line, unsure) => {
    expect(talkOf(line).collector.map(isUnsure)).toEqual([unsure])
  })

  it('thanks are courteous and not kind', () => {
    const talk = talkOf('Thank you for verifying that.', 'Sure.')
    expect(each(talk, (turn) => kindnessIn(talk, turn))).toEqual([0])
    expect(each(talk, (turn) => courtesyIn(talk, turn))[0]).toBeGreaterThan(0.5)
  })

  it('what is said again counts once, and a formula for nothing', () => {
    const twice = talkOf('Thank you.', 'Yes?', 'Thank you. What is your name?')
    const [once = 0, ...again] = each(twice, (turn) => courtesyIn(twice, turn))
    expect(once).toBeGreaterThan(0.5)
    expect(again).toEqual([0])
    const formula = talkOf('Thank you.', 'Yes?', 'Thank you. What is your name?', 'Ana.', 'Thank you.')
    expect(each(formula, (turn) => courtesyIn(formula, turn))).toEqual([0, 0, 0])
  })

  it('says what will be done: to send, to note and to call back', () => {
    const talk = talkOf('I’ll send you the statement today.', 'Okay.', 'I will call you on Friday at ten.')
    for (const announced of each(talk, (turn) => announcementIn(talk, turn)))
      expect(announced).toBeGreaterThan(0.5)
  })

  it('two turns show no habit', () => {
    expect(habitOf(talkOf('Hello.', 'Hi.', 'Goodbye.'), () => 1)).toBeNull()
    expect(habitOf(talkOf('Hello.', 'Hi.', 'How are you?', 'Fine.', 'Goodbye.'), () => 1)).toBe(1)
  })
})
