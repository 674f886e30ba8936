import { describe, expect, it } from 'vitest'
import { keepsToDebtor } from './keeps-to-debtor.ts'

describe('who keeps the matter to the debtor', () => {
  it.each([
    'Con todo respeto, señora, es un asunto personal y solo lo puedo tratar con él.',
    'Solo puedo hablar de esto con don Jesús.',
    'Perdone, no le puedo decir nada a usted, es cosa suya.',
    'I can only discuss this with Mr Valchek.',
    "It's a personal matter for him, when is a good time to reach him?",
    "I'm not able to share that with anyone else.",
  ])('%s', (line) => expect(keepsToDebtor(line)).toBe(true))

  it.each([
    'Su hermano debe 34,650 pesos, ¿usted puede pagar algo?',
    'Solo puedo bajarle a 500 al mes.',
    'He owes 1,890 dollars, can you pass that on?',
    'I can only do 48 months.',
  ])('not: %s', (line) => expect(keepsToDebtor(line)).toBe(false))
})
