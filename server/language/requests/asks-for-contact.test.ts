import { describe, expect, it } from 'vitest'
import { asksForContact } from './asks-for-contact.ts'

describe('an address or a number of the listener', () => {
  it.each(['¿Me puede dar su correo?', 'can you give me your best email', 'Do you have an email address?'])(
    'is asked for: %s',
    (line) => expect(asksForContact(line)).toBe(true),
  )

  it.each(['One email?', 'Would it help to have that in the mail before we talk?', 'by email? Todd'])(
    'is not: %s',
    (line) => expect(asksForContact(line)).toBe(false),
  )
})
