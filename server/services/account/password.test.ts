import { afterAll, describe, expect, it } from 'vitest'
import { hashThreads } from './hash-threads.ts'
import { createPasswords, owaspMinimum } from './password.ts'

const threads = hashThreads(1)
afterAll(() => threads.close())

const passwords = createPasswords(owaspMinimum, threads)

describe('a password', () => {
  it('is stored as an argon2id hash of the recommended strength', async () => {
    expect(await passwords.hash('the right password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
  })

  it('matches the hash of a thread, and no other password does', async () => {
    const stored = await passwords.hash('the right password')
    expect(await passwords.verify(stored, 'the right password', { address: null })).toBe(true)
    expect(await passwords.verify(stored, 'another password', { address: null })).toBe(false)
    expect(await createPasswords().verify(stored, 'the right password', { address: null })).toBe(true)
  })

  it('[LOAD4] is checked soon, however many of another network wait', async () => {
    const stored = await passwords.hash('the right password')
    const checked: string[] = []
    const check = async (address: string) => {
      expect(await passwords.verify(stored, 'the right password', { address })).toBe(true)
      checked.push(address)
    }
    const guesser = Array.from({ length: 20 }, () => check('198.51.100.1'))
    await Promise.all([...guesser, check('203.0.113.1')])
    // Those that were being checked already go first, and one more for each core.
    expect(checked.indexOf('203.0.113.1')).toBeLessThan(10)
  })
})
