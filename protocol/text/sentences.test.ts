import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpenEnd, sentenceEnds, sentencesOf } from './sentences.ts'

describe('the sentences of a text', () => {
  it.each([
    ['I hear you. What can you pay? Nothing!', ['I hear you.', 'What can you pay?', 'Nothing!']],
    ['¿Quién habla? ¡No llame más! Adiós.', ['¿Quién habla?', '¡No llame más!', 'Adiós.']],
    ['ok. i will pay. thanks', ['ok.', 'i will pay.', 'thanks']],
    ['Mire… no puedo. Well... maybe.', ['Mire…', 'no puedo.', 'Well...', 'maybe.']],
    ['I owe it. $50 is all. 20 more later.', ['I owe it.', '$50 is all.', '20 more later.']],
    ['“No sé quién es.” Dígame. (No.) Bien.', ['“No sé quién es.”', 'Dígame.', '(No.)', 'Bien.']],
    ['One\n\n Two.  \n Three', ['One', 'Two.', 'Three']],
    ['What?! No.', ['What?!', 'No.']],
    ['   ', []],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })
})

describe('no sentence ends', () => {
  it.each([
    'Mr. Smith of Acme Inc. He owes $1.50 or $1,000.50.',
    'El Sr. García y la Sra. Ruiz deben 1.234,56 €.',
    'La Dra. Solís y el Lic. Pérez lo saben.',
    'Dr. J. Smith called.',
    'It is account no. 5 of the bank.',
    'Call at 3 p.m. on Friday.',
    'Vive en los EE.UU. y trabaja.',
    'Uds. llaman, p.ej. los lunes.',
    'Version 1.2.3 is out.',
  ])('within “%s”', (text) => {
    expect(sentencesOf(text)).toEqual([text])
  })
})

describe('what follows decides', () => {
  it.each([
    ['At 3 p.m. Then we talk.', ['At 3 p.m.', 'Then we talk.']],
    ['Ya le dije que no. No insista.', ['Ya le dije que no.', 'No insista.']],
    ['Vive en EE.UU. ¿Lo sabía?', ['Vive en EE.UU.', '¿Lo sabía?']],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  it('and only then is an end open', () => {
    expect(['at 3 p.m.', 'I said no. ', 'at 3 p.m.”'].map(isOpenEnd)).toEqual([true, true, true])
    expect(['Bye.', 'Mr.', 'at 3 p.m', 'no?'].map(isOpenEnd)).toEqual([false, false, false, false])
  })
})

it('the ends cut a text into all of its parts', () => {
  const piece = fc.constantFrom(
    '. ',
    '… ',
    '?',
    ' ',
    '\n',
    'no',
    'p.m.',
    'A',
    'ñ',
    '5',
    '$',
    '"',
    '¿',
    '—',
    '𝒷',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      let start = 0
      for (const end of sentenceEnds(text)) {
        expect(end).toBeGreaterThan(start)
        expect(text.slice(end)).not.toMatch(/^\s/u)
        start = end
      }
      expect(start).toBe(text.length)
    }),
  )
})
