import { describe, expect, it } from 'vitest'
import { addresses, type Address } from '#server/language/address.ts'
import { concepts } from '#server/language/manner/concepts.ts'
import { objectionTopics } from '../../debtor/plan.ts'
import { violationIds } from '../../law/violations.ts'
import { readConversation } from '../conversation.ts'
import { momentKinds } from '../criteria/criterion.ts'
import { baseScenario, linesOf } from '../fixtures/fixture.ts'
import { acknowledgingAndAsking } from './acknowledging.ts'
import { betterLine } from './better-lines.ts'
import { defaultLine } from './default-lines.ts'
import { factsOf } from './facts.ts'
import { objectionAnswer, objectionProbe } from './objections.ts'
import { rightLine } from './right-lines.ts'
import { apology, lawfulLine } from './violations.ts'

const rights = ['stop_calling', 'dispute', 'attorney', 'bankruptcy', 'wrong_party', 'vulnerable'] as const
const quote = { line: 0, itemId: null, text: 'hola' }
const said: Record<Address, string> = {
  usted: '¿Puede hablar usted ahora?',
  tu: '¿Tú puedes hablar ahora?',
  vos: '¿Vos podés hablar ahora?',
}

/** What is known after the collector said one line in that form. */
const factsIn = (address: Address) =>
  factsOf(readConversation(baseScenario, linesOf([['C', said[address]]]), null))

/** Every Spanish better line of the score, to a person and to a business. */
function linesIn(address: Address): string[] {
  const person = factsIn(address)
  return [person, { ...person, company: 'Taller Sol', agreed: true }].flatMap((facts) => [
    ...momentKinds.flatMap((kind) => betterLine({ kind, quote, about: null }, 'es', facts) ?? []),
    betterLine({ kind: 'wrong_language', quote, about: null }, 'en', facts) ?? '',
    ...objectionTopics.flatMap((topic) => [
      objectionProbe(topic, 'es', address),
      objectionAnswer(topic, 'es', facts),
    ]),
    ...concepts.map((concept) => acknowledgingAndAsking(new Set([concept]), 'es', address)),
    ...rights.map((right) => rightLine(right, 'es', address)),
    ...violationIds.map((violation) => lawfulLine(violation, 'es', facts)),
    lawfulLine('harassment', 'es', facts, 'Si no paga, le sale peor'),
    apology('mi vida, pague', 'es', facts),
    defaultLine('communication.opening', 'es', facts) ?? '',
    defaultLine('communication.closing', 'es', facts) ?? '',
  ])
}

const formal =
  /(?<!\p{L})(?:usted|les?|sus?|suyos?|tiene|podría|(?<!te )pueda|pagar[sl]e|dígame|perdone|pague|siga|termine|prefiere|quiera|tenga|vea|revise|vuelva|confirma|sabe|espera|se lo|me (?:da|dice|cuenta|contó|decía|dicte)|\p{L}+[aei]rle|decidan|hablen)(?!\p{L})/iu
const ofTu = /(?<!\p{L})(?:tú|ti|contigo|tienes|puedes|eres|dime|prefieres|confirmas)(?!\p{L})/iu

it('what frightens is answered with what is possible, and a stop with the calls', () => {
  const facts = factsIn('usted')
  expect(lawfulLine('harassment', 'es', facts, 'Si no paga, le sale peor')).toContain('No quiero asustarle')
  expect(lawfulLine('harassment', 'es', facts, 'Le llamo cada hora')).toContain('no volveremos a llamar')
})

describe('betterLine', () => {
  it.each(addresses)('leaves no mark of a form of address in a line for %s', (address) => {
    for (const line of linesIn(address)) expect(line).not.toMatch(/[{}|]/)
  })

  it.each(['tu', 'vos'] as const)('says nothing as to "usted" in a line for %s', (address) => {
    // What is reported, still open, to be paid or common is spoken of and not to.
    const others = /que se siga reportando|Mientras siga abierto|tiene que salir|esto le pasa a/gu
    for (const line of linesIn(address)) expect(line.replaceAll(others, '')).not.toMatch(formal)
  })

  it('says nothing as to "tú" in a line for "vos", nor as to either in one for "usted"', () => {
    for (const line of linesIn('vos')) expect(line).not.toMatch(ofTu)
    for (const line of linesIn('usted')) {
      expect(line).not.toMatch(ofTu)
      expect(line).not.toMatch(/(?<!\p{L})(?:te|tu|tus|vos|tenés|podés)(?!\p{L})/iu)
    }
  })

  it('leaves a name with marks of its own as it is', () => {
    const facts = { ...factsIn('tu'), name: '{Ana|Eva}' }
    expect(betterLine({ kind: 'harsh_line', quote, about: null }, 'es', facts)).toContain('{Ana|Eva}')
  })

  it('comes down to what the debtor has said it can pay, where an offer was above that', () => {
    const facts = factsOf(
      readConversation(
        baseScenario,
        linesOf([
          ['C', 'Could you pay $100 a month?'],
          ['D', 'I can pay $60 a month.'],
        ]),
        null,
      ),
    )
    expect(betterLine({ kind: 'above_means', quote, about: null }, 'en', facts)).toContain('$60 a month')
  })
})
