import { describe, expect, it } from 'vitest'
import { recordsDispute } from './records-dispute.ts'

describe('recordsDispute', () => {
  it.each([
    'I’ll record this as disputed, and we stop asking for payment while it’s checked.',
    'The dispute is noted, nothing to pay for now.',
    'So I’m putting the account in dispute today.',
    'Entonces registro la cuenta en disputa por mercancía dañada.',
    'Le propongo esto: registro hoy la disputa por la factura del azúcar.',
    'Su disputa queda registrada con folio.',
  ])('hears it in “%s”', (line) => expect(recordsDispute(line)).toBe(true))

  it.each([
    'Would you like to file a dispute?',
    'You can dispute it within thirty days.',
    'I can’t note a dispute without the number.',
    '¿Quiere que registre la disputa?',
    'Nadie disputa eso.',
  ])('hears none in “%s”', (line) => expect(recordsDispute(line)).toBe(false))
})
