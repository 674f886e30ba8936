import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMicrophone, stubDevices } from '#src/testing/fake-devices.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { VoiceOptions } from './voice-options.tsx'

it('[VOICE2] shows the settings, and the custom voices behind a toggle', async () => {
  server.use(mockEndpoint('listVoices', []))
  stubDevices(aMicrophone('Headset'))
  const { actor } = renderComponent(<VoiceOptions sessionLanguage="bilingual" />)
  expect(await screen.findByRole('option', { name: 'Headset' })).toBeVisible()
  const custom = screen.getByRole('button', { name: 'Custom voices' })
  expect(custom.getAttribute('aria-expanded')).toBe('false')
  await actor.click(custom)
  expect(custom.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('No custom voices yet')).toBeVisible()
  await actor.click(custom)
  expect(screen.queryByText('No custom voices yet')).toBeNull()
})

it.each([
  ['bilingual', true],
  ['spanish', false],
] as const)(
  '[VOICE35] in a session that is %s, offers a language and its detection: %s',
  (sessionLanguage, offered) => {
    server.use(mockEndpoint('listVoices', []))
    renderComponent(<VoiceOptions sessionLanguage={sessionLanguage} />)
    const language = screen.queryByRole('combobox', { name: 'Language you speak' })
    const detection = screen.queryByRole('checkbox', { name: 'Detect the language automatically' })
    expect([language !== null, detection !== null]).toEqual([offered, offered])
  },
)
