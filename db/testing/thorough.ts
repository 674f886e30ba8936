import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by `npm run test:slow`. */
    thorough?: boolean
  }
}

/** Whether tests that repeat something at random or many times do so for long: in `npm run test:slow`. */
export const thorough = inject('thorough') === true
