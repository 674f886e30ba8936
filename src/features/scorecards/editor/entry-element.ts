/** The id of the button that opens an entry: what leads to the entry focuses it. */
export const entryElementId = (id: string): string => `entry-${id}`
