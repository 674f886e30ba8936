/**
 * OpenAI's small model for much use: `gpt-4o-mini`, the default before, ends on 2027-01-14, and this is its named successor
 * (developers.openai.com/api/docs/deprecations, read in November 2026). It reasons unless it is told not to.
 */
export const defaultModel = 'gpt-6-luna'
