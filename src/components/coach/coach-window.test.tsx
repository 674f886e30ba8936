import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import { ReviewBody } from '#src/components/analysis/review-body.tsx'
import { aSession, completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { aBrowserVoice, stubSpeechSynthesis } from '#src/testing/fake-speech.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'

beforeEach(() =>
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('getSessionMetrics', metrics),
    mockEndpoint('getSessionReview', noReview),
  ),
)

const open = async (language: Language = 'en', name = 'Ask the AI Coach') => {
  const view = renderComponent(<ReviewBody details={completedSession} />, language)
  await view.actor.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name: /^Coach IA de Cobranza:/ })
  return { ...view, dialog }
}

describe('the coach’s window', () => {
  it('[COACH1][COACH3][COACH4] shows the score, the end of the session’s id, the scores as badges and six questions', async () => {
    const { dialog } = await open()
    expect(within(dialog).getByText('Score 59 / 100')).toBeVisible()
    expect(within(dialog).getByText(/Session 00000020/)).toBeVisible()
    const summary = within(dialog).getByRole('list', { name: 'Performance summary' })
    expect(within(summary).getByText('Empathy 84')).toBeVisible()
    expect(within(summary).queryByText(/Objection handling/)).toBeNull()
    expect(within(dialog).getAllByRole('button', { name: /\?$/ })).toHaveLength(6)
    expect(within(dialog).getByText('What would you like to know about this call?')).toBeVisible()
  })

  it('[COACH3][API21] asks a suggested question in the current language, and moves the focus to it', async () => {
    const asked: unknown[] = []
    server.use(
      mockEndpoint('coaching', ({ body }) => {
        asked.push(body)
        return { insight: 'Nombró su pérdida.' }
      }),
    )
    const { actor, dialog } = await open('es', 'Preguntar al Coach IA')
    const question = '¿Cómo puedo mejorar la conversación?'
    await actor.click(within(dialog).getByRole('button', { name: question }))
    expect(await within(dialog).findByText('Nombró su pérdida.')).toBeVisible()
    expect(asked).toEqual([{ question, sessionId: completedSession.id, language: 'es' }])
    expect(within(dialog).queryByRole('button', { name: question })).toBeNull()
    expect(within(dialog).getAllByRole('button', { name: /^¿.*\?$/ })).toHaveLength(3)
    expect(within(dialog).getByRole('log').contains(document.activeElement)).toBe(true)
  })

  it('opens the line of a quote, and keeps the conversation', async () => {
    const insight = 'You said “I am sorry you lost your job”. Good.\n\nTry: “What would be possible?”'
    server.use(mockEndpoint('coaching', { insight }))
    const { actor, dialog } = await open()
    await actor.type(
      within(dialog).getByRole('textbox', { name: 'Your question to the coach' }),
      'What about her job?{Enter}',
    )
    await actor.click(await within(dialog).findByRole('link', { name: '“I am sorry you lost your job”' }))
    const line = await screen.findByRole('listitem', { name: 'Line 4 of the transcript' })
    await waitFor(() => expect(document.activeElement).toBe(line))
    expect(screen.queryByRole('dialog')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Ask the AI Coach' }))
    const again = await screen.findByRole('dialog')
    expect(within(again).getByText('What about her job?')).toBeVisible()
    expect(within(again).queryByRole('link', { name: /What would be possible/ })).toBeNull()
  })

  it('[COACH11] takes the moment again that an answer advises to, by a button below it', async () => {
    const retried: unknown[] = []
    server.use(
      mockEndpoint('coaching', ({ body }) =>
        body.question.includes('improve')
          ? { insight: 'Name no relative.', retryFrom: { itemId: id(103), line: 4 } }
          : { insight: 'You listened.' },
      ),
      mockEndpoint('retryTrainingSession', ({ body }) => {
        retried.push(body)
        return aSession({ id: id(44) })
      }),
    )
    const { actor, dialog } = await open()
    await actor.click(within(dialog).getByRole('button', { name: 'What were the strongest parts?' }))
    await within(dialog).findByText('You listened.')
    expect(within(dialog).queryByRole('button', { name: /Retry from here/ })).toBeNull()
    await actor.click(within(dialog).getByRole('button', { name: 'How can I improve the conversation?' }))
    await actor.click(await within(dialog).findByRole('button', { name: 'Retry from here, line 4' }))
    await waitFor(() => expect(retried).toEqual([{ itemId: id(103) }]))
  })

  it('[COACH3] folds the summary beside an answer, and opens it on demand', async () => {
    server.use(mockEndpoint('coaching', { insight: 'You listened.' }))
    const { actor, dialog } = await open()
    expect(within(dialog).getByText('Empathy 84')).toBeVisible()
    await actor.click(within(dialog).getByRole('button', { name: 'What were the strongest parts?' }))
    await within(dialog).findByText('You listened.')
    expect(within(dialog).getByText('Empathy 84')).not.toBeVisible()
    await actor.click(within(dialog).getByText('Performance summary'))
    expect(within(dialog).getByText('Empathy 84')).toBeVisible()
  })

  it('returns the focus to its button when it closes', async () => {
    const { actor } = await open()
    await actor.keyboard('{Escape}')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask the AI Coach' })),
    )
  })

  it('[COACH5] shows an error if no answer came, and retries in place', async () => {
    server.use(mockError('coaching', 503, 'provider_unavailable'))
    const { actor, dialog } = await open()
    await actor.click(within(dialog).getByRole('button', { name: 'What were the strongest parts?' }))
    const alert = await within(dialog).findByRole('alert')
    expect(within(alert).getByText('Could not get AI coach response. Please try again.')).toBeVisible()
    server.use(mockEndpoint('coaching', { insight: 'You named her loss.' }))
    await actor.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await within(dialog).findByText('You named her loss.')).toBeVisible()
    expect(within(dialog).getAllByText('What were the strongest parts?')).toHaveLength(1)
    expect(within(dialog).queryByRole('alert')).toBeNull()
  })

  it('[COACH3] does not send blank questions', async () => {
    const { actor, dialog } = await open()
    await actor.type(
      within(dialog).getByRole('textbox', { name: 'Your question to the coach' }),
      '   {Enter}',
    )
    expect(within(dialog).getByRole('log').children).toHaveLength(0)
  })

  it('[COACH2] reads answers aloud while the voice is on', async () => {
    const speech = stubSpeechSynthesis(aBrowserVoice())
    server.use(mockEndpoint('coaching', ({ body }) => ({ insight: `About: ${body.question}` })))
    const { actor, dialog } = await open()
    await actor.click(within(dialog).getByRole('button', { name: 'How was my communication?' }))
    await within(dialog).findByText('About: How was my communication?')
    expect(speech.spoken).toEqual([])
    await actor.click(within(dialog).getByRole('button', { name: 'Read answers aloud', pressed: false }))
    await actor.click(within(dialog).getByRole('button', { name: 'What were the strongest parts?' }))
    await waitFor(() => expect(speech.spoken).toHaveLength(1))
    expect(speech.spoken[0]).toMatchObject({
      text: 'About: What were the strongest parts?',
      lang: 'en-US',
      volume: 0.8,
    })
  })

  it('[VOICE26] shows an error if an answer cannot be read aloud', async () => {
    stubSpeechSynthesis(aBrowserVoice()).outcome = 'synthesis-failed'
    server.use(mockEndpoint('coaching', { insight: 'You listened.' }))
    const { actor, dialog } = await open()
    await actor.click(within(dialog).getByRole('button', { name: 'Read answers aloud' }))
    await actor.click(within(dialog).getByRole('button', { name: 'How was my communication?' }))
    expect(await screen.findByText('Speech Error')).toBeVisible()
  })
})
