/** The smallest context of the servers in use: some cut off the beginning of a longer prompt without a word. */
export const smallestContextTokens = 4_096

/**
 * OpenAI's models take far more; a call of 300 lines with its judgement fits, and a reply never comes near it, so that it costs
 * nothing.
 */
const ownContextTokens = 32_768

/** How many tokens a prompt and its answer may have together, where no setting says so. No address: OpenAI's own server. */
export function defaultContextTokens(baseUrl: string | undefined): number {
  return baseUrl === undefined ? ownContextTokens : smallestContextTokens
}
