import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { es } from '#src/i18n/es/messages.ts'
import { aProspect, emptyPlan, user } from '#src/testing/fixtures.ts'
import { aHome } from '#src/testing/homes.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('getPracticeOverview', aHome()),
    mockEndpoint('getPlan', emptyPlan),
    mockEndpoint('listDueAssignments', []),
    mockEndpoint('getVoiceAgent', { agentId: null }),
  )
})

describe('the debtors of the home', () => {
  it('[DASH7] says what the buttons start and what the level is of', async () => {
    localStorage.setItem('portal-language', 'es')
    server.use(
      mockEndpoint('listProspects', [aProspect({ difficultyLevel: 'medium', personality: 'evasive' })]),
    )
    renderApp('/', 'es')
    const card = within(
      (await screen.findByText('Rosa Delgado')).closest<HTMLElement>('li') ?? document.createElement('p'),
    )
    // The Spanish names of personalities are feminine, whoever has them.
    for (const text of ['Nivel medio', 'Personalidad evasiva']) expect(card.getByText(text)).toBeVisible()
    expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-description'))).toEqual([
      es.setup.standardHint,
      es.setup.objectionsHint,
    ])
  })
})
