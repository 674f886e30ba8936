import { expect, it } from 'vitest'
import { communicationModeInput, sessionStatusInput } from './training-session.ts'

it('[ENUM18] in_progress stands for active, and chat for text', () => {
  expect(sessionStatusInput.parse('in_progress')).toBe('active')
  expect(communicationModeInput.parse('chat')).toBe('text')
})

it.each(['active', 'completed', 'paused'])('status %s is reported as such', (status) => {
  expect(sessionStatusInput.parse(status)).toBe(status)
})
