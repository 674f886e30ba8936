/** How many turns of the event loop others get until the work has ended. */
export async function turnsOfOthers(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let over = false
  const other = () => {
    turns += 1
    if (!over) setImmediate(other)
  }
  setImmediate(other)
  await work
  over = true
  return turns
}
