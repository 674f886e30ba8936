import { describe, expect, it } from 'vitest'
import type { CourseLaw } from '#protocol/vocabulary/course.ts'
import { contentBy } from './content-by.ts'
import { callStructure } from './lessons/es/fundamentals/call-structure.ts'
import { roomToPay } from './lessons/en/negotiation/room-to-pay.ts'
import type { Lesson } from './lessons/lesson.ts'

/** Which laws each rule of a lesson cites. */
function cited(lesson: Lesson, law: CourseLaw): string[][] {
  const shown = contentBy(lesson, law)
  if (shown.type !== 'reading') throw new Error('no reading')
  return shown.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block !== 'string' && 'by' in block ? [Object.keys(block.by)] : [])),
  )
}

describe('[COURSE10] a general lesson', () => {
  it('cites the law by which calls are held here, and no other', () => {
    expect(cited(callStructure, 'mexico')).toEqual([['mexico'], ['mexico']])
    expect(cited(callStructure, 'us')).toEqual([['us'], ['us'], ['us']])
    expect(cited(callStructure, 'us_texas')).toEqual(cited(callStructure, 'us'))
    expect(cited(callStructure, 'spain')).toEqual([['spain']])
  })

  it('cites each law that has a rule where the law depends on the debtor', () => {
    expect(cited(callStructure, 'by_region')).toEqual([
      ['us'],
      ['us'],
      ['mexico', 'spain', 'argentina'],
      ['us'],
      ['mexico'],
    ])
  })

  it('keeps by the house rules what several laws have, without a citation', () => {
    expect(cited(callStructure, 'house')).toEqual([[]])
    expect(cited(roomToPay, 'house')).toEqual([[]])
    expect(cited(roomToPay, 'mexico')).toEqual([])
  })
})
