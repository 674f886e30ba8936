import type { FeelingPoint } from '#protocol/vocabulary/analysis.ts'

export const feelings = ['trust', 'anger', 'distress', 'willingness', 'patience'] as const
export type Feeling = (typeof feelings)[number]

export type FeelingsPlot = {
  left: number
  right: number
  top: number
  bottom: number
  grid: { value: number; y: number }[]
  paths: Record<Feeling, string>
  labels: { feeling: Feeling; y: number }[]
  turningPoints: { number: number; x: number }[]
}

const margin = { left: 34, right: 104, top: 26, bottom: 12 }
/** Minimum distance between the labels at the line ends, in pixels. */
const minLabelGapPx = 16

/** Computes the positions of all parts of the chart, in pixels of the given box. Feelings run from 0 to 100. */
export function plotFeelings(
  points: readonly FeelingPoint[],
  box: { width: number; height: number },
): FeelingsPlot {
  const left = margin.left
  const right = Math.max(left + 40, box.width - margin.right)
  const top = margin.top
  const bottom = box.height - margin.bottom
  const x = (index: number) => round(left + ((right - left) * index) / Math.max(1, points.length - 1))
  const y = (value: number) => round(bottom - ((bottom - top) * value) / 100)
  const path = (feeling: Feeling) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(point[feeling])}`).join('')
  const last = points.at(-1)
  return {
    left,
    right,
    top,
    bottom,
    grid: [0, 50, 100].map((value) => ({ value, y: y(value) })),
    paths: {
      trust: path('trust'),
      anger: path('anger'),
      distress: path('distress'),
      willingness: path('willingness'),
      patience: path('patience'),
    },
    labels:
      last === undefined
        ? []
        : spreadLabels(
            feelings.map((feeling) => ({ feeling, y: y(last[feeling]) + 4 })),
            top,
            bottom,
          ),
    turningPoints: points
      .flatMap((point, index) => (point.turningPoint === null ? [] : [x(index)]))
      .map((at, index) => ({ number: index + 1, x: at })),
  }
}

/** Moves overlapping labels apart: first down, then back up from the bottom edge. */
function spreadLabels(
  labels: { feeling: Feeling; y: number }[],
  top: number,
  bottom: number,
): { feeling: Feeling; y: number }[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y)
  let minY = top + 4
  const pushedDown = sorted.map((label) => {
    const at = Math.max(label.y, minY)
    minY = at + minLabelGapPx
    return { ...label, y: at }
  })
  let maxY = bottom + 4
  return pushedDown
    .toReversed()
    .map((label) => {
      const at = Math.min(label.y, maxY)
      maxY = at - minLabelGapPx
      return { ...label, y: at }
    })
    .toReversed()
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
