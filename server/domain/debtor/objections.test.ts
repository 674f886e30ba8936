import { describe, expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from './eval/cells.ts'
import { topicOf } from './objection-topics.ts'
import { objectionsOf } from './objections.ts'

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
    expect(topicOf("I don't dispute that I owe you.")).toBe('custom')
    expect(topicOf("I don't dispute that I owe you, I dispute the fee.")).toBe('dispute_amount')
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
