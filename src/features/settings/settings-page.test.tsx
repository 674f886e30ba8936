import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

// Loads the chunk here, so that the first test does not wait for it.
beforeAll(async () => {
  await import('./settings-page.tsx')
})
beforeEach(() => {
  server.use(mockEndpoint('currentUser', user), mockEndpoint('listVoices', []))
})

describe('the settings', () => {
  it('[NAV13][PREFS1] change and store the language under General', async () => {
    const { actor } = renderApp('/settings')
    const panel = within(await screen.findByRole('tabpanel', { name: 'General' }))
    await actor.click(panel.getByRole('radio', { name: 'Español' }))
    expect(await screen.findByRole('tab', { name: 'Voz' })).toBeVisible()
    expect(localStorage.getItem('portal-language')).toBe('es')
  })

  it('[PREFS2] explain under Voice how voice sessions work', async () => {
    const { actor } = renderApp('/settings')
    await actor.click(await screen.findByRole('tab', { name: 'Voice' }))
    const panel = within(screen.getByRole('tabpanel', { name: 'Voice' }))
    expect(await panel.findByRole('heading', { name: 'How voice sessions work' })).toBeVisible()
    expect(panel.getByText(/You choose who turns your words into text/)).toBeVisible()
  })

  it('[PREFS9] open at the part that the address names, and name the open part there', async () => {
    server.use(mockEndpoint('listLogins', []))
    const { actor } = renderApp('/settings?tab=data')
    expect(await screen.findByRole('tab', { name: 'Your data', selected: true })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Delete my account…' })).toBeVisible()
    await actor.click(screen.getByRole('tab', { name: 'Security' }))
    expect(window.location.search).toBe('?tab=security')
  })
})
