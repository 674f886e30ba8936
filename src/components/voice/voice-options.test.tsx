import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { VoiceOptions } from './voice-options.tsx'

it('[VOICE2] shows the settings, and the custom voices behind a toggle', async () => {
  server.use(mockEndpoint('listVoices', []))
  const { actor } = renderComponent(<VoiceOptions microphones={[{ deviceId: 'h', label: 'Headset' }]} />)
  expect(screen.getByRole('option', { name: 'Headset' })).toBeVisible()
  const custom = screen.getByRole('button', { name: 'Custom voices' })
  expect(custom.getAttribute('aria-expanded')).toBe('false')
  await actor.click(custom)
  expect(custom.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('No custom voices yet')).toBeVisible()
  await actor.click(custom)
  expect(screen.queryByText('No custom voices yet')).toBeNull()
})
