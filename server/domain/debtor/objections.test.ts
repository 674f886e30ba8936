import { describe, expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from './eval/cells.ts'
import { tagged } from './eval/tagged.ts'
import { topicOf } from './objection-topics.ts'
import { answersObjection, objectionsOf } from './objections.ts'
import type { Objection, ObjectionTopic } from './plan.ts'

const objection = (topic: ObjectionTopic, text: string | null = null): Objection => ({
  id: '0',
  topic,
  text,
  status: 'raised',
  raisedTimes: 1,
})
const meet = (line: string, topic: ObjectionTopic, text: string | null = null) =>
  answersObjection(tagged(line), objection(topic, text), line)

describe('topics', () => {
  it.each([
    [
      'no_money',
      "I don't have money right now",
      'No money',
      'No tengo dinero en este momento',
      'Ahorita no traigo ni un peso, no puedo pagar',
    ],
    ['job_loss', 'I recently lost my job', 'Lost job', 'Perdí mi trabajo recientemente', 'Me despidieron'],
    [
      'more_time',
      'I need more time to pay',
      'Need more time',
      'Necesito más tiempo para pagar',
      'Deme una prórroga',
    ],
    [
      'dispute_amount',
      'The amount is incorrect',
      'Amount incorrect',
      'El monto es incorrecto',
      'La cantidad no es correcta',
    ],
    ['already_paid', 'I already paid this debt', 'Already paid', 'Ya pagué esta deuda', 'Eso ya lo liquidé'],
    ['medical', 'I have medical expenses', 'Medical bills', 'Tengo gastos médicos', 'Estoy enferma'],
    [
      'family',
      'My family situation changed',
      'Family issues',
      'Mi situación familiar cambió',
      'Me divorcié y tengo dos hijos',
    ],
    [
      'tax_refund',
      "I'm waiting for my tax refund",
      'Waiting on refund',
      'Estoy esperando mi devolución de impuestos',
      'Cuando me llegue el reembolso',
    ],
    [
      'partial_offer',
      'I can pay a smaller amount',
      'Can pay less',
      'Puedo pagar una cantidad menor',
      'Solo puedo pagar una parte',
    ],
    [
      'spouse',
      'I need to talk to my spouse',
      'Talk to my wife first',
      'Necesito hablar con mi esposa',
      'Lo tengo que ver con mi pareja',
    ],
  ] as const)('[ENUM12] %s is known in either wording and language', (topic, ...texts) => {
    for (const text of texts) expect([text, topicOf(text)]).toEqual([text, topic])
  })
  it('anything else is custom and keeps its words', () => {
    expect(topicOf("I don't trust collection agencies")).toBe('custom')
    const scenario = {
      ...cellScenario('cooperative', 'beginner', 'en', 1),
      objections: ["I don't trust collection agencies"],
    }
    expect(objectionsOf(scenario, 'avoidance')[0]).toMatchObject({
      topic: 'custom',
      text: "I don't trust collection agencies",
    })
  })
})

describe('the queue', () => {
  it.each(personalities)('of a %s debtor who lives apart asks nobody at home', (personality) => {
    const scenario = {
      ...cellScenario(personality, 'expert', 'en', 4),
      sessionType: 'objection_handling' as const,
    }
    expect(objectionsOf(scenario, 'separation').map(({ topic }) => topic)).not.toContain('spouse')
    expect(objectionsOf(scenario, 'separation').length).toBeGreaterThanOrEqual(4)
  })

  it("an easier level's queue is the beginning of a harder one's, for everybody", () => {
    for (const personality of personalities)
      for (let seed = 0; seed < 20; seed++) {
        const queues = (['beginner', 'medium', 'advanced', 'expert'] as const).map((level) =>
          objectionsOf(cellScenario(personality, level, 'en', seed), 'reduced_hours').map(({ id }) => id),
        )
        expect(queues.map(({ length }) => length)).toEqual([1, 2, 3, 4])
        for (const [at, queue] of queues.entries())
          expect(queues[at + 1]?.slice(0, queue.length) ?? queue).toEqual(queue)
      }
  })
  it('a session on objection handling has one more', () => {
    const scenario = {
      ...cellScenario('evasive', 'medium', 'en', 3),
      sessionType: 'objection_handling' as const,
    }
    expect(objectionsOf(scenario, 'avoidance')).toHaveLength(3)
  })
  it('a business has no tax refund, illness or family to object', () => {
    for (let seed = 0; seed < 30; seed++) {
      const scenario = { ...cellScenario('manipulative', 'expert', 'en', seed), type: 'business' as const }
      for (const { topic } of objectionsOf(scenario, 'late_customer'))
        expect(['tax_refund', 'family', 'medical', 'job_loss']).not.toContain(topic)
    }
  })
})

describe('answers', () => {
  it('a dispute is met with validation, never with a plan', () => {
    expect(meet('[offer_validation]', 'dispute_amount')).toBe('matched')
    expect(meet('[plan] $50 monthly', 'dispute_amount')).toBe('mismatched')
    expect(meet('[plan]', 'already_paid')).toBe('mismatched')
  })
  it('lack of money is met with a plan, and a demand for it all is no answer', () => {
    expect(meet('[plan]', 'no_money')).toBe('matched')
    expect(meet('[ask_full]', 'no_money')).toBe('mismatched')
  })
  it('kindness and questions explore; small talk ignores; a push answers nothing', () => {
    expect(meet('[empathy]', 'no_money')).toBe('explored')
    expect(meet('[open_probe] ?', 'spouse')).toBe('explored')
    expect(meet('Lovely weather.', 'no_money')).toBe('ignored')
    expect(meet('[plan] [push]', 'no_money')).toBe('mismatched')
    expect(meet('[threat]', 'no_money')).toBe('ignored')
  })
  it('a custom objection is met by taking up its words with something constructive', () => {
    const text = "I don't trust collection agencies"
    expect(meet('[explain] You can trust the letter that we send first.', 'custom', text)).toBe('matched')
    expect(meet('[reflect] [explain]', 'custom', text)).toBe('matched')
    expect(meet('[explain]', 'custom', text)).toBe('mismatched')
  })
  it('the spouse is met by making room for the spouse, in either language', () => {
    expect(meet('[explain] Talk it over with your husband.', 'spouse')).toBe('matched')
    expect(meet('[closed_probe] ¿Lo pueden decidir juntos esta noche?', 'spouse')).toBe('matched')
  })
})
