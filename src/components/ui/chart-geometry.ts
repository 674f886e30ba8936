/** The plot area in pixels, without the margins for the axes. */
export type PlotFrame = { left: number; right: number; top: number; bottom: number }

const margin = { left: 34, right: 20, top: 12, bottom: 24 }
const minLabelWidthPx = 52

export function plotFrame(size: { width: number; height: number }): PlotFrame {
  return {
    left: margin.left,
    right: Math.max(margin.left + 40, size.width - margin.right),
    top: margin.top,
    bottom: size.height - margin.bottom,
  }
}

/** The centres of `count` buckets of equal width from left to right, and the bar width. */
export function bucketPositions(frame: PlotFrame, count: number): { centers: number[]; barWidth: number } {
  const width = (frame.right - frame.left) / Math.max(1, count)
  return {
    centers: Array.from({ length: count }, (_, index) => round(frame.left + width * (index + 0.5))),
    barWidth: round(Math.min(32, Math.max(2, width * 0.6))),
  }
}

/** The y of a value on an axis. */
export function valueToY(frame: PlotFrame, value: number, axis: { min: number; max: number }): number {
  return round(frame.bottom - ((frame.bottom - frame.top) * (value - axis.min)) / (axis.max - axis.min))
}

/** The smallest round even number that is at least `count`, so that its half is whole too. */
export function axisMaximum(count: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const step of [2, 4, 6, 8, 10]) if (count <= step * unit) return step * unit
}

/** An SVG path through the points that have a value. */
export function linePath(points: readonly { x: number; y: number | null }[]): string {
  return points
    .filter((point) => point.y !== null)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')
}

/** The indexes of the buckets that are labelled: the last one, and as many before it as fit. */
export function labelledIndexes(frame: PlotFrame, count: number): number[] {
  const maxLabels = Math.max(2, Math.floor((frame.right - frame.left) / minLabelWidthPx))
  const step = Math.max(1, Math.ceil(count / maxLabels))
  const indexes: number[] = []
  for (let index = count - 1; index >= 0; index -= step) indexes.unshift(index)
  return indexes
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
