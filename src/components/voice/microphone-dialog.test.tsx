import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { stubMicrophone } from '#src/testing/fake-devices.ts'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { recordNewSessions } from '#src/testing/new-sessions.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const { call, setup } = en

beforeEach(() =>
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('listTrainingSessions', []),
  ),
)

/** Starts a session by voice on the setup; `sent` are the bodies of the sessions that were created. */
async function startByVoice() {
  const sent = recordNewSessions()
  const { actor } = renderApp('/training-setup')
  await actor.click(await screen.findByRole('radio', { name: 'Rosa Delgado' }))
  await actor.click(screen.getByRole('button', { name: setup.start }))
  return { sent, actor }
}

const opened = () => waitFor(() => expect(window.location.pathname).toBe(`/training/${id(20)}`))

describe('[VOICE34] the microphone before a call by voice', () => {
  it('is not asked for where it was allowed before', async () => {
    const { asked } = stubMicrophone({ permission: 'granted' })
    const { sent } = await startByVoice()
    await opened()
    expect(sent).toHaveBeenCalledOnce()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ communicationMode: 'voice' })
    expect(asked).not.toHaveBeenCalled()
  })

  it('is explained, then asked for by the browser, and only then does the call begin', async () => {
    const { asked } = stubMicrophone({ permission: 'prompt' })
    const { sent, actor } = await startByVoice()
    const dialog = within(await screen.findByRole('dialog', { name: call.before.title }))
    expect(dialog.getByText(call.before.why)).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
    expect(sent).not.toHaveBeenCalled()
    await actor.click(dialog.getByRole('button', { name: call.allow }))
    await opened()
    expect(asked).toHaveBeenCalledOnce()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ communicationMode: 'voice' })
  })

  it('does not begin a call that is closed at the question', async () => {
    stubMicrophone({ permission: 'prompt' })
    const { sent, actor } = await startByVoice()
    await actor.click(
      within(await screen.findByRole('dialog', { name: call.before.title })).getByRole('button', {
        name: en.common.close,
      }),
    )
    expect(await screen.findByRole('button', { name: setup.start })).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    expect(window.location.pathname).toBe('/training-setup')
  })

  it('[VOICE24] where it is blocked, says what to do, and starts by text instead', async () => {
    const { asked } = stubMicrophone({ permission: 'denied' })
    const { sent, actor } = await startByVoice()
    const dialog = within(await screen.findByRole('dialog', { name: 'Microphone Access Required' }))
    expect(dialog.getByText('Please allow microphone access to use voice features.')).toBeVisible()
    expect(dialog.getByText(call.before.denied)).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
    await actor.click(dialog.getByRole('button', { name: call.byText }))
    await opened()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ communicationMode: 'text' })
  })

  it.each([
    ['NotAllowedError', call.before.denied],
    ['NotFoundError', call.before.missing],
    ['NotReadableError', call.before.busy],
  ])('says why it could not be opened (%s), and tries again', async (error, why) => {
    const { asked, microphone } = stubMicrophone({ permission: 'prompt', error })
    const { sent, actor } = await startByVoice()
    await actor.click(await screen.findByRole('button', { name: call.allow }))
    expect(await screen.findByText(why)).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    delete microphone.error
    await actor.click(screen.getByRole('button', { name: call.tryAgain }))
    await opened()
    expect(asked).toHaveBeenCalledTimes(2)
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ communicationMode: 'voice' })
  })

  it('lets a call begin without it, and tells its page so', async () => {
    stubMicrophone({ permission: 'denied' })
    const { sent, actor } = await startByVoice()
    await actor.click(await screen.findByRole('button', { name: call.withoutMicrophone }))
    await opened()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ communicationMode: 'voice' })
    expect(window.history.state).toMatchObject({ usr: { refusal: { name: 'without', reason: 'denied' } } })
  })

  it('asks in the language of the screen', async () => {
    stubMicrophone({ permission: 'denied' })
    storage.set(storageKeys.language, 'es')
    const { actor } = renderApp('/training-setup', 'es')
    await actor.click(await screen.findByRole('radio', { name: 'Rosa Delgado' }))
    await actor.click(screen.getByRole('button', { name: es.setup.start }))
    expect(await screen.findByRole('dialog', { name: es.call.microphoneTitle })).toBeVisible()
    expect(screen.getByText(es.call.before.denied)).toBeVisible()
  })
})
