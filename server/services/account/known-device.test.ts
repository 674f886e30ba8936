import { expect, it } from 'vitest'
import { knownDevice, rememberDevice } from './known-device.ts'

const secret = 'a secret of the tests, and of nobody else'
const ana = crypto.randomUUID()
const ben = crypto.randomUUID()

it('knows a device only for the account that logged in on it', () => {
  const cookie = rememberDevice(null, ana, secret)
  expect(knownDevice(cookie, ana, secret)).not.toBeNull()
  expect(knownDevice(cookie, ben, secret)).toBeNull()
  expect(knownDevice(cookie, ana, 'another secret')).toBeNull()
})

it('keeps a shared workstation known for every account, and keeps the token of a device', () => {
  const first = rememberDevice(null, ana, secret)
  const both = rememberDevice(first, ben, secret)
  expect(knownDevice(both, ben, secret)).not.toBeNull()
  const again = rememberDevice(both, ana, secret)
  expect(knownDevice(again, ana, secret)).toBe(knownDevice(first, ana, secret))
  expect(again).toHaveLength(both.length)
})

it('forgets the oldest account, and ignores forged cookies', () => {
  let cookie = rememberDevice(null, ana, secret)
  for (let account = 0; account < 8; account += 1)
    cookie = rememberDevice(cookie, crypto.randomUUID(), secret)
  expect(knownDevice(cookie, ana, secret)).toBeNull()
  expect(cookie.length).toBeLessThan(600)
  for (const forged of [
    '',
    '~',
    'x.y',
    `${'A'.repeat(22)}.${'B'.repeat(43)}`,
    `${'é'.repeat(22)}.${'é'.repeat(43)}`,
  ])
    expect(knownDevice(forged, ana, secret)).toBeNull()
})
