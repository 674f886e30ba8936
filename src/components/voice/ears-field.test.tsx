import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import { storageKeys } from '#src/lib/storage.ts'
import type { OnDevice } from '#src/lib/voice/on-device.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { EarsField } from './ears-field.tsx'

afterEach(() => vi.unstubAllGlobals())

const stored = (): unknown => JSON.parse(localStorage.getItem(storageKeys.voice) ?? 'null')

/** A browser with recognition on the device, whose language packs are in this state until they are installed. */
function stubPacks(before: OnDevice, installs: boolean) {
  let state = before
  const asked = vi.fn<(languages: readonly string[]) => void>()
  let arrive = () => undefined as void
  vi.stubGlobal(
    'SpeechRecognition',
    Object.assign(class {}, {
      available: async ({ langs }: { langs: string[] }) => {
        asked(langs)
        return state
      },
      install: () =>
        new Promise<boolean>((resolve) => {
          arrive = () => {
            if (installs) state = 'available'
            resolve(installs)
          }
        }),
    }),
  )
  return { asked, arrive: () => arrive() }
}

const field = (sessionLanguage: SessionLanguage = 'bilingual') => (
  <EarsField sessionLanguage={sessionLanguage} />
)
const select = () => screen.getByRole('combobox', { name: 'Speech to text' })

describe('[VOICE38] who turns speech into text', () => {
  it('is chosen, stored, and told with who hears the voice', async () => {
    stubPacks('available', true)
    const { actor } = renderComponent(field())
    expect(
      within(select())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Automatic', 'This device only', 'Your browser', 'This portal’s server'])
    await actor.selectOptions(select(), 'browser')
    expect(screen.getByText(/The company behind your browser .* may hear your voice/u)).toBeVisible()
    await actor.selectOptions(select(), 'server')
    expect(screen.getByText(/and to the speech service that it uses/u)).toBeVisible()
    await actor.selectOptions(select(), 'device')
    expect(screen.getByText(/Your voice does not leave this device/u)).toBeVisible()
    expect(await screen.findByText('The language pack is installed.')).toBeVisible()
    expect(stored()).toMatchObject({ ears: 'device' })
  })

  it('cannot be this device where the browser has no such recognition', async () => {
    renderComponent(field())
    const option = await screen.findByRole('option', { name: 'This device only (not in this browser)' })
    expect(option).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('gets the language packs on request alone', async () => {
    const { arrive } = stubPacks('downloadable', true)
    const { actor } = renderComponent(field())
    await actor.click(await screen.findByRole('button', { name: 'Download it' }))
    expect(await screen.findByText(/Downloading the language pack/u)).toBeVisible()
    await actor.selectOptions(select(), 'device')
    arrive()
    expect(await screen.findByText('The language pack is installed.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that a language pack could not be installed, and offers it again', async () => {
    const { arrive } = stubPacks('downloadable', false)
    const { actor } = renderComponent(field(), 'es')
    await actor.click(await screen.findByRole('button', { name: 'Descargarlo' }))
    arrive()
    expect(await screen.findByText(/No se pudo instalar el paquete de idioma/u)).toBeVisible()
    // The browser is asked once more what it has; the button comes with its answer.
    expect(await screen.findByRole('button', { name: 'Descargarlo' })).toBeVisible()
  })

  it.each([
    ['bilingual', ['en-US', 'es-MX']],
    ['english', ['en-US']],
    ['spanish', ['es-MX']],
  ] as const)('asks for the languages of the session: %s', async (sessionLanguage, languages) => {
    const { asked } = stubPacks('available', true)
    renderComponent(field(sessionLanguage))
    await waitFor(() => expect(asked).toHaveBeenCalledWith(languages))
  })
})
