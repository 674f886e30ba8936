import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MoveLetter } from './move-letter.ts'

/** The letter and the text of a reply that arrives in pieces of so many characters. */
function read(reply: string, pieceCharacters = reply.length) {
  const head = new MoveLetter()
  let text = ''
  for (let at = 0; at < reply.length; at += pieceCharacters)
    text += head.push(reply.slice(at, at + pieceCharacters))
  text += head.flush()
  return { letter: head.letter, text }
}

const taken: [string, string, string][] = [
  ['B: Well, I guess.', 'B', 'Well, I guess.'],
  ['B:Well, I guess.', 'B', 'Well, I guess.'],
  ['b: Well, I guess.', 'B', 'Well, I guess.'],
  [' (C) No me queda nada.', 'C', 'No me queda nada.'],
  ['[C] No me queda nada.', 'C', 'No me queda nada.'],
  ['**A:** No.', 'A', 'No.'],
  ['**A**: No.', 'A', 'No.'],
  ['A. No me diga.', 'A', 'No me diga.'],
  ['D) What now?', 'D', 'What now?'],
  ['D - What now?', 'D', 'What now?'],
  ['B\nWhat now?', 'B', 'What now?'],
  ['Move B: What now?', 'B', 'What now?'],
  ['Letra B: ¿Y ahora?', 'B', '¿Y ahora?'],
  ['B ¿Y ahora?', 'B', '¿Y ahora?'],
  ['B Well, no.', 'B', 'Well, no.'],
  ['A:', 'A', ''],
]
const left: string[] = [
  'A ver, no le entiendo.',
  'A hundred dollars? No way.',
  'A Juan le dije que no.',
  'E igual no puedo.',
  'Move it along, please.',
  'Letters? I got none.',
  'Opciones no tengo.',
  'Don’t call me.',
  'I: hmm.',
  '',
]

describe('the letter of a move', () => {
  it.each(taken)('%j: %s', (reply, letter, text) => {
    expect(read(reply)).toEqual({ letter, text })
  })

  it.each(left)('is not seen in %j', (reply) => {
    expect(read(reply)).toEqual({ letter: null, text: reply })
  })

  it('is found however the reply is split into pieces', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...taken),
        fc.integer({ min: 1, max: 9 }),
        ([reply, letter, text], size) => {
          expect(read(reply, size)).toEqual({ letter, text })
        },
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...left), fc.integer({ min: 1, max: 9 }), (reply, size) => {
        expect(read(reply, size)).toEqual({ letter: null, text: reply })
      }),
    )
  })
})
