/**
 * Calls `draw` now, and before each repaint of the page, with the time in milliseconds. Returns what ends it. For what
 * changes too often to be rendered by React.
 */
export function eachFrame(draw: (atMs: number) => void): () => void {
  let frame = 0
  const next = (atMs: number) => {
    draw(atMs)
    frame = requestAnimationFrame(next)
  }
  next(performance.now())
  return () => cancelAnimationFrame(frame)
}
