import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('a password', () => {
  it('[LOAD4] is checked soon, however many of another network wait', async () => {
    const stored = await hashPassword('the right password')
    const checked: string[] = []
    const check = async (address: string) => {
      expect(await verifyPassword(stored, 'the right password', { address })).toBe(true)
      checked.push(address)
    }
    const guesser = Array.from({ length: 20 }, () => check('198.51.100.1'))
    await Promise.all([...guesser, check('203.0.113.1')])
    // Those that were being checked already go first, and one more for each core.
    expect(checked.indexOf('203.0.113.1')).toBeLessThan(10)
  })
})
