import { expect as impatient } from '@playwright/test'

/** Waits as long as the tests' settings say, which benchmarks do not have: a spoken line takes seconds. */
export const expect = impatient.configure({ timeout: 60_000 })
