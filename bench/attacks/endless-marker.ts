/** A line with these words gets a reply that never ends from the simulated model. */
export const endlessMarker = 'Tell me everything from the beginning'
