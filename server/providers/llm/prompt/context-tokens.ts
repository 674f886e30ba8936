/** The smallest context of the servers in use: some cut off the beginning of a longer prompt without a word. */
export const defaultContextTokens = 4_096
