import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Whisper } from '#src/lib/realtime/place-whispers.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionView, anItem } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { aSessionWithDetails } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionFlow } from './active-session.tsx'

beforeEach(() => server.use(mockEndpoint('getAccountFile', anAccountFile())))

const [greeting, threat, answer] = [anItem(1), anItem(2), anItem(3)]
const onThreat = { from: 'Laura', text: 'A threat: never', about_item_id: threat.id }

function show(whispers: Whisper[], { items = [greeting, threat, answer], language = 'en' as Language } = {}) {
  const view = renderComponent(
    <SessionFlow
      details={aSessionWithDetails()}
      channel={aSessionView({ items, whispers })}
      voice={aVoiceCall()}
      onCompleted={() => undefined}
    />,
    language,
  )
  const log = screen.getByRole('log')
  const turn = within(log.querySelector<HTMLElement>(`[data-item="${threat.id}"]`) ?? document.body)
  return { ...view, log: within(log), turn }
}

describe('what a supervisor sends to the trainee', () => {
  it.each([
    ['en', 'Note from Laura:', 'Whisper from Laura'],
    ['es', 'Nota de Laura:', 'Susurro de Laura'],
  ] as const)(
    '[WATCH4] a note stands at its line, a whisper between the lines: %s',
    (language, note, whisper) => {
      const { log, turn } = show(
        [
          { seq: 4, ...onThreat },
          { seq: 5, from: 'Laura', text: 'Slow down' },
        ],
        { language },
      )
      expect(turn.getByText(note)).toBeVisible()
      expect(turn.getByText('A threat: never')).toBeVisible()
      expect(log.getByText(whisper)).toBeVisible()
      expect(log.getByText('Slow down')).toBeVisible()
      expect(turn.queryByText('Slow down')).toBeNull()
      expect(log.getAllByText('A threat: never')).toHaveLength(1)
    },
  )

  it('[WATCH4] a note on an earlier line is announced at the end, and its button leads to it', async () => {
    const { log, actor } = show([{ seq: 4, ...onThreat }])
    await actor.click(log.getByRole('button', { name: 'Show the note' }))
    expect(document.activeElement?.textContent).toContain('A threat: never')
  })

  it('[WATCH4] a note on the last line needs no announcement', () => {
    const { turn, log } = show([{ seq: 3, ...onThreat }], { items: [greeting, threat] })
    expect(turn.getByText('A threat: never')).toBeVisible()
    expect(log.queryByRole('button', { name: 'Show the note' })).toBeNull()
  })

  it('[WATCH4] a note whose line has no words stands between the lines', () => {
    const { log } = show([{ seq: 4, ...onThreat }], {
      items: [greeting, { ...threat, role: 'assistant', status: 'failed', text: '' }],
    })
    expect(log.getByText('A threat: never')).toBeVisible()
  })
})
