import { describe, expect, it } from 'vitest'
import { tagged } from '../eval/tagged.ts'
import type { Objection, ObjectionTopic } from '../plan.ts'
import { hear } from './heard.ts'
import { meets } from './meets.ts'

const objection = (topic: ObjectionTopic, text: string | null = null): Objection => ({
  id: '0',
  topic,
  text,
  status: 'raised',
  raisedTimes: 1,
})
const meet = (line: string, topic: ObjectionTopic, text: string | null = null) =>
  meets(hear(tagged(line)), objection(topic, text), new Set())

describe('how a turn meets an objection', () => {
  it('a dispute is met with validation, never with a plan', () => {
    expect(meet('[offer_validation]', 'dispute_amount')).toBe('matched')
    expect(meet('[plan] $50 monthly', 'dispute_amount')).toBe('mismatched')
    expect(meet('[plan]', 'already_paid')).toBe('mismatched')
  })
  it('lack of money is met with a plan, and a demand for it all is no answer', () => {
    expect(meet('[plan]', 'no_money')).toBe('matched')
    expect(meet('[ask_full]', 'no_money')).toBe('mismatched')
  })
  it('kindness and questions explore; a push answers nothing', () => {
    expect(meet('[empathy]', 'no_money')).toBe('explored')
    expect(meet('[open_probe] [cause?]', 'spouse')).toBe('explored')
    expect(meet('[plan] [push]', 'no_money')).toBe('mismatched')
    expect(meet('[arrest]', 'no_money')).toBe('ignored')
  })
  it('a custom objection is met by saying it back with something constructive', () => {
    const text = "I don't trust collection agencies"
    expect(meet('[reflect] [explain]', 'custom', text)).toBe('matched')
  })
})
