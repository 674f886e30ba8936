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
    'I’m writing seventy-eight hundred on the file as disputed.',
    'Anoté la disputa con sus palabras.',
    'Registraré la disputa hoy mismo.',
    'La disputa ya quedó registrada.',
    'Su inconformidad queda registrada.',
  ])('hears it in “%s”', (line) => expect(recordsDispute(line)).toBe(true))

  it.each([
    'Would you like to file a dispute?',
    'Please note that unless you dispute this debt within thirty days we take it to be valid.',
    'If you file a dispute, we stop.',
    'Did you ever file a dispute with the store?',
    'Should I record this as disputed?',
    'There is no record of a dispute.',
    'We will not file a dispute for you.',
    'Le marco el viernes sobre la disputa.',
    'Le dejo una aclaración: el total es 1,250.',
    'No registro ninguna disputa.',
    'Usted puede abrir una disputa con su banco.',
    'You can dispute it within thirty days.',
    'I can’t note a dispute without the number.',
    '¿Quiere que registre la disputa?',
    'Nadie disputa eso.',
  ])('hears none in “%s”', (line) => expect(recordsDispute(line)).toBe(false))
})
