import { describe, expect, it } from 'vitest'
import {
  axisMaximum,
  plotFrame,
  valueToY,
  linePath,
  labelledIndexes,
  bucketPositions,
} from './chart-geometry.ts'

const frame = plotFrame({ width: 554, height: 180 })

describe('the geometry of a chart over time', () => {
  it('gives each bucket the same width inside the frame', () => {
    const { centers, barWidth } = bucketPositions(frame, 5)
    expect(centers).toEqual([84, 184, 284, 384, 484])
    expect(barWidth).toBe(32)
    expect(bucketPositions(frame, 365).barWidth).toBe(2)
  })

  it('ends the axis at a round number with a whole half', () => {
    expect([0, 1, 3, 7, 9, 11, 61, 100].map(axisMaximum)).toEqual([2, 2, 4, 8, 10, 20, 80, 100])
    expect(valueToY(frame, 0, { min: 0, max: 4 })).toBe(frame.bottom)
    expect(valueToY(frame, 4, { min: 0, max: 4 })).toBe(frame.top)
  })

  it('connects points across days without a value', () => {
    expect(
      linePath([
        { x: 1, y: null },
        { x: 2, y: 10 },
        { x: 3, y: null },
        { x: 4, y: 20 },
      ]),
    ).toBe('M2 10L4 20')
  })

  it('labels the last bucket, and as many before it as fit', () => {
    expect(labelledIndexes(frame, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(labelledIndexes(frame, 30)).toEqual([1, 5, 9, 13, 17, 21, 25, 29])
    expect(labelledIndexes(plotFrame({ width: 240, height: 180 }), 30)).toEqual([9, 19, 29])
  })
})
