import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClauseSplitter } from './clauses.ts'

function split(...pieces: string[]): string[] {
  const splitter = new ClauseSplitter()
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.flush()]
}

describe('the first clause', () => {
  it('ends at the first punctuation after 8 letters', () => {
    expect(split('Look, I hear you, but it is not that easy. Not now.')).toEqual([
      'Look, I hear you, ',
      'but it is not that easy. ',
      'Not now.',
    ])
  })

  it('is complete as soon as the next word begins', () => {
    const splitter = new ClauseSplitter()
    expect(splitter.push('Nothing is left,')).toEqual([])
    expect(splitter.push(' ')).toEqual([])
    expect(splitter.push('I')).toEqual(['Nothing is left, '])
  })

  it('may be a whole sentence with its closing punctuation', () => {
    expect(split('¿Quién habla ahí? “No sé quién es.” Dígame.')).toEqual([
      '¿Quién habla ahí? ',
      '“No sé quién es.” ',
      'Dígame.',
    ])
  })
})

describe('later clauses', () => {
  it('end by sentence, not at a comma', () => {
    expect(split('I am sorry. Well, you know, things are tight; really. Yes!')).toEqual([
      'I am sorry. ',
      'Well, you know, things are tight; really. ',
      'Yes!',
    ])
  })

  it('end where a line does', () => {
    expect(split('Nothing is left\nI am sorry')).toEqual(['Nothing is left\n', 'I am sorry'])
  })

  it('a "no" ends a sentence, "no. 5" goes on', () => {
    expect(split('Ya le dije que no. No insista. Es la cuenta no. 5 del banco.')).toEqual([
      'Ya le dije que no. ',
      'No insista. ',
      'Es la cuenta no. 5 del banco.',
    ])
  })

  it('"3 p.m." ends a sentence only before a capital letter', () => {
    expect(split('Please call me back. At 3 p.m. I work. Not at 3 p.m. on a Friday.')).toEqual([
      'Please call me back. ',
      'At 3 p.m. ',
      'I work. ',
      'Not at 3 p.m. on a Friday.',
    ])
  })
})

describe('text in whole words', () => {
  const words = (...pieces: string[]) => {
    const splitter = new ClauseSplitter()
    return pieces.map((piece) => splitter.pushWords(piece))
  }

  it('a clause is complete where its words end', () => {
    expect(words('Nothing is left,', ' I am sorry.', ' Well, ', 'no.', ' Bye!')).toEqual([
      ['Nothing is left,'],
      [' I am sorry.'],
      [],
      [],
      [' Well, no. ', 'Bye!'],
    ])
  })

  it('waits where the next word decides, and a title does not end a clause', () => {
    expect(words('Please call at 3 p.m.', ' on Friday, Mr.', ' Ruiz.')).toEqual([
      [],
      ['Please call at 3 p.m. on Friday, '],
      ['Mr. Ruiz.'],
    ])
  })
})

/** The examples of the rule, and similar ones: none may be split inside. */
const whole = [
  '$1,000.50',
  '1.234,56',
  '1.234,56 €',
  '3 p.m.',
  'las 5 p.m. del viernes',
  'Sr. García',
  'Sra. D. Ruiz',
  'Lic. Pérez',
  'Ing. Solís',
  'EE.UU.',
  'los EE.UU. y México',
  'Acme Inc. He knows',
  'Dr. J. Smith',
  'Uds. siempre llaman',
  'p.ej. la luz',
  'no. 12',
  '$1,000,000',
]

describe('never splits inside', () => {
  it.each(whole)('%s', (text) => {
    for (const clauses of [
      split(`Some words come first, and then ${text} and more. End.`),
      split(`First of all this. It is about ${text} and nothing else. End.`),
    ])
      expect(clauses.some((clause) => clause.includes(text))).toBe(true)
  })
})

describe('whatever the chunking', () => {
  const word = fc.constantFrom(
    ...whole,
    ...'well no I yo pues mire sí payment mañana Then Entonces'.split(' '),
    'I said so.',
    'Really?!',
    'Ay…',
    'Wait...',
    'mire:',
    'y,',
    '—',
    '"ok."',
    '(nada).',
  )
  const space = fc.constantFrom(' ', ' ', ' ', '  ', '\n', '\n\n')
  const text = fc
    .array(fc.tuple(word, space), { minLength: 1, maxLength: 25 })
    .map((parts) => parts.map(([said, gap]) => said + gap).join(''))

  it('the clauses are the same, and together make up the text', () => {
    fc.assert(
      fc.property(text, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (said, sizes) => {
        const pieces: string[] = []
        for (let at = 0; at < said.length;) {
          const size = sizes.next().value ?? 1
          pieces.push(said.slice(at, at + size))
          at += size
        }
        const clauses = split(...pieces)
        expect(clauses).toEqual(split(said))
        expect(clauses.join('').trim()).toBe(said.trim())
      }),
      { numRuns: 400 },
    )
  })

  it('no clause is empty, and all but the last end in white space', () => {
    fc.assert(
      fc.property(text, (said) => {
        const clauses = split(said)
        expect(clauses.every((clause) => /\S/u.test(clause))).toBe(true)
        expect(clauses.slice(0, -1).every((clause) => /\s$/u.test(clause))).toBe(true)
      }),
    )
  })
})
