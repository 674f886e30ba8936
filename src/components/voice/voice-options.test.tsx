import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storageKeys } from '#src/lib/storage.ts'
import { answer } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderPart } from '#src/testing/render-app.tsx'
import { VoiceOptions } from './voice-options.tsx'

it('offers the language, and behind a toggle each the custom voices and the settings', async () => {
  server.use(answer('listVoices', []))
  const { actor } = renderPart(<VoiceOptions microphones={[{ deviceId: 'h', label: 'Headset' }]} />)
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Language you speak' }), 'es-ES')
  expect(JSON.parse(localStorage.getItem(storageKeys.voice) ?? 'null')).toMatchObject({ language: 'es-ES' })

  const custom = screen.getByRole('button', { name: 'Custom voices' })
  const settings = screen.getByRole('button', { name: 'Voice settings' })
  await actor.click(custom)
  expect(custom.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('No voices of your own yet')).toBeVisible()
  await actor.click(settings)
  expect(custom.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('No voices of your own yet')).toBeNull()
  expect(screen.getByRole('option', { name: 'Headset' })).toBeVisible()
  await actor.click(settings)
  expect(screen.queryByRole('option', { name: 'Headset' })).toBeNull()
})
