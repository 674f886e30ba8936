import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { aLoudspeaker, aMicrophone, stubDevices, stubMicrophone } from '#src/testing/fake-devices.ts'
import { aDueAssignment } from '#src/testing/assignments.ts'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { recordNewSessions } from '#src/testing/new-sessions.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const messages = { en, es }

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', [
      aProspect(),
      aProspect({ id: id(11), name: 'Luis Prado', primaryLanguage: 'spanish' }),
    ]),
    mockEndpoint('listTrainingSessions', []),
    mockEndpoint('listDueAssignments', []),
  )
})

describe('the training setup', () => {
  it('[SETUP4] requires a prospect before it starts', async () => {
    const { actor } = renderApp('/training-setup')
    await screen.findByRole('radio', { name: 'Rosa Delgado' })
    await actor.click(screen.getByRole('button', { name: 'Start Training Session' }))
    expect(await screen.findByText('Select a Prospect')).toBeVisible()
    expect(
      screen.getByText('Please choose a prospect to practice with before starting the session.'),
    ).toBeVisible()
    expect(document.activeElement?.contains(screen.getByRole('group', { name: 'Debtor' }))).toBe(true)
  })

  it('[NAV3][SETUP3][SETUP6] starts with the defaults: English, standard, and text without a microphone', async () => {
    stubDevices(aLoudspeaker('1'))
    const sent = recordNewSessions()
    const { actor } = renderApp('/training-setup')
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Chat/ })).toHaveProperty('checked', true))
    await actor.click(await screen.findByRole('radio', { name: 'Rosa Delgado' }))
    await actor.click(screen.getByRole('button', { name: 'Start Training Session' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${id(20)}`))
    expect(sent).toHaveBeenCalledWith({
      prospectId: id(10),
      communicationMode: 'text',
      sessionLanguage: 'english',
      sessionType: 'standard',
      opening: 'greeting',
      status: 'active',
    })
  })

  it.each(['en', 'es'] as const)(
    '[SETUP3] begins with voice where there is a microphone, and later with what was chosen: %s',
    async (language) => {
      // Before permission it has no name.
      stubDevices(aMicrophone(''))
      storage.set(storageKeys.language, language)
      const { setup } = messages[language]
      const { actor, unmount } = renderApp('/training-setup', language)
      const group = within(await screen.findByRole('group', { name: setup.mode }))
      const [first, second] = group.getAllByRole('radio')
      expect(first).toBe(group.getByRole('radio', { name: new RegExp(`^${setup.voice}`, 'u') }))
      expect(first).toHaveProperty('checked', true)
      await actor.click(second ?? document.body)
      expect(group.getByRole('radio', { name: new RegExp(`^${setup.chat}`, 'u') })).toHaveProperty(
        'checked',
        true,
      )
      unmount()
      renderApp('/training-setup', language)
      expect(await screen.findByRole('radio', { name: new RegExp(`^${setup.chat}`, 'u') })).toHaveProperty(
        'checked',
        true,
      )
    },
  )

  it('[SETUP3] follows a microphone that is plugged in, until the mode is chosen', async () => {
    const devices = stubDevices()
    const { actor } = renderApp('/training-setup')
    const text = await screen.findByRole('radio', { name: /^Chat/ })
    const voice = screen.getByRole('radio', { name: /^Voice/ })
    await waitFor(() => expect(text).toHaveProperty('checked', true))
    await devices.plug(aMicrophone(''))
    expect(voice).toHaveProperty('checked', true)
    await actor.click(text)
    await actor.click(voice)
    await devices.plug()
    expect(voice).toHaveProperty('checked', true)
  })

  it('[SETUP3] ignores a stored mode that it does not know', async () => {
    storage.set(storageKeys.communicationMode, '"telegraph"')
    stubDevices(aMicrophone(''))
    renderApp('/training-setup')
    expect(await screen.findByRole('radio', { name: /^Voice/ })).toHaveProperty('checked', true)
  })

  it('[SETUP1][SETUP2][SETUP7] summarises the choices, and starts with exactly those', async () => {
    stubMicrophone({ permission: 'granted' })
    const sent = recordNewSessions()
    const { actor } = renderApp('/training-setup')
    await actor.click(await screen.findByRole('radio', { name: 'Luis Prado' }))
    await actor.click(screen.getByRole('radio', { name: /^Voice/ }))
    await actor.click(screen.getByRole('radio', { name: 'Bilingual' }))
    await actor.click(screen.getByRole('radio', { name: /^Objection Handling/ }))
    await actor.click(screen.getByRole('radio', { name: /^Only says hello/ }))
    expect(
      screen.getByText('The debtor raises more objections, so that you practice answering them.'),
    ).toBeVisible()
    const legends = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)
    expect(legends.slice(-5)).toEqual([
      'Debtor',
      'Communication mode',
      'Session language',
      'Session type',
      'How the call begins',
    ])
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    expect(summary.getByRole('definition').textContent).toBe('Luis Prado')
    expect(summary.getByText('Voice · Bilingual · Objection Handling · Only says hello')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Start Training Session' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${id(20)}`))
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      prospectId: id(11),
      communicationMode: 'voice',
      sessionLanguage: 'bilingual',
      sessionType: 'objection_handling',
      opening: 'cold',
    })
  })

  it('[SETUP3] begins in Spanish on a Spanish screen, unless the prospect speaks English alone', async () => {
    server.use(
      mockEndpoint('listProspects', [
        aProspect({ id: id(10), name: 'Rosa Delgado' }),
        aProspect({ id: id(12), name: 'Carlos Rivera', primaryLanguage: 'bilingual' }),
      ]),
    )
    storage.set(storageKeys.language, 'es')
    const { actor } = renderApp('/training-setup', 'es')
    const languages = within(await screen.findByRole('group', { name: 'Idioma de la sesión' }))
    const spanish = languages.getByRole('radio', { name: 'Español' })
    expect(spanish).toHaveProperty('checked', true)
    await actor.click(await screen.findByRole('radio', { name: 'Rosa Delgado' }))
    expect(screen.getByRole('radio', { name: 'Inglés' })).toHaveProperty('checked', true)
    await actor.click(screen.getByRole('radio', { name: 'Carlos Rivera' }))
    expect(spanish).toHaveProperty('checked', true)
  })

  it('[SETUP3] keeps both languages of a bilingual prospect on an English screen', async () => {
    server.use(
      mockEndpoint('listProspects', [
        aProspect({ id: id(12), name: 'Carlos Rivera', primaryLanguage: 'bilingual' }),
      ]),
    )
    const { actor } = renderApp('/training-setup')
    const languages = within(await screen.findByRole('group', { name: 'Session language' }))
    expect(languages.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true)
    await actor.click(await screen.findByRole('radio', { name: 'Carlos Rivera' }))
    expect(screen.getByRole('radio', { name: 'Bilingual' })).toHaveProperty('checked', true)
  })

  it("[ENUM7] follows the prospect's language until one is chosen", async () => {
    const { actor } = renderApp('/training-setup')
    await actor.click(await screen.findByRole('radio', { name: 'Luis Prado' }))
    expect(screen.getByRole('radio', { name: 'Spanish' })).toHaveProperty('checked', true)
    await actor.click(screen.getByRole('radio', { name: 'Bilingual' }))
    await actor.click(screen.getByRole('radio', { name: 'Rosa Delgado' }))
    expect(screen.getByRole('radio', { name: 'Bilingual' })).toHaveProperty('checked', true)
  })

  it('selects the prospect that its URL names, even if it is on no loaded page', async () => {
    server.use(mockEndpoint('getProspect', { ...aProspect({ id: id(12), name: 'Far Away' }), life: null }))
    renderApp(`/training-setup?prospect=${id(12)}`)
    expect(await screen.findByRole('radio', { name: 'Far Away' })).toHaveProperty('checked', true)
  })

  it('[LAW6] sums up the law that the prospect has of its own', async () => {
    const prospect = aProspect({ jurisdiction: 'argentina', capacity: 'creditor' })
    server.use(mockEndpoint('listProspects', [prospect]))
    const { actor } = renderApp('/training-setup')
    await actor.click(await screen.findByRole('radio', { name: 'Rosa Delgado' }))
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    expect(summary.getByText('Law')).toBeVisible()
    expect(summary.getByText('Argentina')).toBeVisible()
    expect(summary.getByText('The creditor')).toBeVisible()
  })

  it('[ASSIGN9] marks who is assigned, and leads to the call that counts', async () => {
    const assignment = aDueAssignment()
    const passed = aDueAssignment({ id: id(81), state: 'passed', prospect: aProspect({ id: id(11) }) })
    server.use(mockEndpoint('listDueAssignments', [assignment, passed]))
    const { actor } = renderApp('/training-setup')
    const rosa = await screen.findByRole('radio', { name: 'Rosa Delgado' })
    const card = within(rosa.closest('label') ?? document.body)
    expect(await card.findByText('Assigned to you')).toBeVisible()
    // What is passed asks for nothing more.
    const luis = screen.getByRole('radio', { name: 'Luis Prado' }).closest('label')
    expect(within(luis ?? document.body).queryByText('Assigned to you')).toBeNull()
    await actor.click(rosa)
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    expect(
      summary.getByText(
        'It has its own settings. What you choose below is for a practice call, which does not count.',
      ),
    ).toBeVisible()
    expect(summary.getByRole('button', { name: 'Practice only' })).toBeVisible()
    expect(summary.getByRole('button', { name: /^Start the assignment/u })).toBeVisible()
    await actor.click(screen.getByRole('radio', { name: 'Luis Prado' }))
    expect(summary.queryByText('Assigned to you')).toBeNull()
    expect(summary.getByRole('button', { name: 'Start Training Session' })).toBeVisible()
  })

  it('[ASSIGN9] puts who is assigned before the others', async () => {
    const assignment = aDueAssignment({ prospect: aProspect({ id: id(11), name: 'Luis Prado' }) })
    server.use(mockEndpoint('listDueAssignments', [assignment]))
    renderApp('/training-setup')
    expect(await screen.findByText('Choose one. Assigned ones come first.')).toBeVisible()
    const debtors = within(screen.getByRole('group', { name: 'Debtor' })).getAllByRole('radio')
    expect(debtors.map((one) => one.getAttribute('aria-label'))).toEqual(['Luis Prado', 'Rosa Delgado'])
  })

  it('[SETUP5] reports that the session could not be started', async () => {
    server.use(mockError('createTrainingSession', 503, 'unavailable'))
    const { actor } = renderApp('/training-setup')
    await actor.click(await screen.findByRole('radio', { name: 'Rosa Delgado' }))
    await actor.click(screen.getByRole('button', { name: 'Start Training Session' }))
    expect(await screen.findByText('Failed to start training session. Please try again.')).toBeVisible()
    expect(window.location.pathname).toBe('/training-setup')
  })
})
