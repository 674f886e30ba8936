import { describe, expect, it } from 'vitest'
import { encoderFile, encoderWith, likeness } from '#server/domain/debtor/life/answers/encoder.ts'
import { trainEncoder } from './train-encoder.ts'

const people = [
  {
    answers: [
      { asks: ['how old is he', 'what age is he', 'his age please', 'how old now'], text: 'He is nine.' },
      { asks: ['where do you work', 'what do you do', 'who do you work for'], text: 'At a bakery, nights.' },
      { asks: ['who is todd', 'todd who', 'tell me of todd'], text: 'He runs the hotel.' },
    ],
  },
]

describe('learning an encoder', () => {
  it('gives the same file from the same lines', () => {
    expect(encoderFile(trainEncoder(people, 'en'))).toEqual(encoderFile(trainEncoder(people, 'en')))
  })

  it('draws a line to those that ask for the same, and to what answers it', () => {
    const { line, told } = encoderWith(trainEncoder(people, 'en'), 'en')
    const asked = line('how old would he be')
    expect(likeness(asked, line('what age is he'))).toBeGreaterThan(likeness(asked, line('who is todd')))
    expect(likeness(asked, told('He is nine.'))).toBeGreaterThan(
      likeness(asked, told('At a bakery, nights.')),
    )
  })
})
