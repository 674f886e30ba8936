import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionView, anItem } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { aSessionWithDetails, id } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { SessionFlow } from './active-session.tsx'

beforeEach(() => server.use(mockEndpoint('getAccountFile', anAccountFile())))

const messages = { en, es }
const answeredBy = id(90)
const failed = {
  clientMsgId: id(70),
  text: 'Hello?',
  at: '2026-11-02T15:00:00.000Z',
  state: { name: 'failed', code: 'internal', message: 'failed', retryable: true },
} as const
const logClass = () => screen.getByRole('log').parentElement?.className
const fieldClass = () => screen.getByRole('textbox').closest('.border-t')?.className
const reply = anItem(1, { text: 'I lost my job. What can I do?', responseId: answeredBy })
const asked = anItem(2, { role: 'user', text: 'Is this Rosa?' })

function show(
  changes: Partial<VoiceCallState>,
  channel: Partial<SessionView> = {},
  language: Language = 'en',
) {
  const voice = aVoiceCall({
    mode: 'on',
    state: 'on',
    transcriptionMode: 'recogniser',
    listening: true,
    ...changes,
  })
  const flow = (more: Partial<SessionView>) => (
    <SessionFlow
      details={aSessionWithDetails()}
      channel={aSessionView({ items: [reply, anItem(2, { role: 'user' })], ...channel, ...more })}
      voice={voice}
      onCompleted={() => undefined}
    />
  )
  const view = renderComponent(flow({}), language)
  const region = screen.getByRole('region', { name: messages[language].call.panel })
  const ring = region.querySelector<HTMLElement>('[data-heard]')
  return {
    voice,
    ...view,
    region,
    stage: within(region),
    ring,
    update: (more: Partial<SessionView>) => view.rerender(flow(more)),
  }
}

describe('[SESS38] the stage of a call by voice', () => {
  it('shows what the debtor has said aloud so far, and whose turn it is', () => {
    const { stage } = show({ debtorSpeaking: true, caption: { itemId: reply.id, spoken: 14 } })
    expect(stage.getByText('Speaking')).toBeVisible()
    expect(stage.getByText('I lost my job.')).toBeVisible()
    expect(stage.getByText('What can I do?').className).toContain('text-text-muted')
  })

  it('keeps the words that are heard now in sight, of a reply too long for its place', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(140)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24)
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(96)
    const { stage } = show({ debtorSpeaking: true, caption: { itemId: reply.id, spoken: 14 } })
    expect(stage.getByText('I lost my job.').scrollTop).toBe(140 + 24 - 96)
  })

  it('shows the collector’s words while they are heard', () => {
    const { stage } = show({ collectorSpeaking: true, partial: 'I am sorry to hear' })
    expect(stage.getByText('Hearing you')).toBeVisible()
    expect(stage.getByText('I am sorry to hear')).toBeVisible()
  })

  it.each([
    ['the collector spoke last', { items: [reply, asked] }, /I lost my job.*Is this Rosa/u],
    ['the debtor has answered', { items: [asked, reply] }, /Is this Rosa.*I lost my job/u],
  ])('its captions stand in the order in which they were said: %s', (_, channel, inOrder) => {
    const { region } = show({}, channel)
    expect(region.textContent).toMatch(inOrder)
  })

  it('its captions put the words that are heard now below the answer before them', () => {
    const { region } = show({ collectorSpeaking: true, partial: 'And when' }, { items: [asked, reply] })
    expect(region.textContent).toMatch(/I lost my job.*And when/u)
  })

  it.each([
    ['the debtor', { debtorSpeaking: true, debtorHasLevel: true }, 'debtor', 0.7],
    ['the collector', { collectorSpeaking: true }, 'collector', 0.3],
    [
      'the collector over the debtor',
      { debtorSpeaking: true, debtorHasLevel: true, collectorSpeaking: true },
      'collector',
      0.3,
    ],
  ] as const)('its ring follows how loud %s is', (_, changes, heard, level) => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    const { ring } = show({ ...changes, debtorLevel: () => 0.7, microphoneLevel: () => 0.3 })
    vi.advanceTimersByTime(1_000)
    expect(ring?.dataset['heard']).toBe(heard)
    expect(Number(ring?.style.getPropertyValue('--voice-level'))).toBeCloseTo(level, 2)
    expect(ring?.className).not.toContain('animate-breathe')
  })

  it.each([
    ['a voice of the browser', { debtorSpeaking: true }],
    ['the telephone', { ringing: true, debtorHasLevel: true }],
  ])('its ring breathes calmly with %s', (_, changes) => {
    const debtorLevel = vi.fn<() => number>(() => 1)
    const { ring } = show({ ...changes, debtorLevel })
    expect(ring?.className).toContain('animate-breathe')
    expect(debtorLevel).not.toHaveBeenCalled()
  })

  it('[SESS44] its ring stands still on hold', () => {
    const debtorLevel = vi.fn<() => number>(() => 1)
    const { ring } = show({ held: true, debtorSpeaking: true, debtorHasLevel: true, debtorLevel })
    expect(ring?.dataset['heard']).toBe('onHold')
    expect(debtorLevel).not.toHaveBeenCalled()
  })

  it('says that it listens only while it can hear', () => {
    const { stage } = show({ transcriptionMode: 'nothing' })
    expect(stage.queryByText('Listening')).toBeNull()
    expect(stage.getByText('Recording is off')).toBeVisible()
  })

  it.each([
    ['Starting the voice...', { state: 'starting' }],
    ['Ringing', { ringing: true }],
  ] as const)('%s: shows no words of the debtor, who has not picked up', (told, changes) => {
    const { stage } = show(changes)
    expect(stage.getByText(told)).toBeVisible()
    expect(stage.queryByText(reply.text)).toBeNull()
  })

  it.each(['en', 'es'] as const)('names each control by the word below it first: %s', (language) => {
    const { short } = messages[language].call
    const states = [{}, { listening: false }, { held: true, silent: true }, { pushToTalk: true }]
    const seen = new Set<string>()
    for (const changes of states) {
      const { stage, unmount } = show(changes, {}, language)
      for (const word of Object.values(short))
        for (const below of stage.queryAllByText(word)) {
          seen.add(word)
          expect(within(below.parentElement as HTMLElement).getByRole('button').ariaLabel).toMatch(
            new RegExp(`^${word}`, 'u'),
          )
        }
      unmount()
    }
    expect([...seen].sort()).toEqual(Object.values(short).sort())
  })

  it('[SESS13] has the time, the connection and the delay of the last answer in one line', () => {
    const { stage } = show({ timeToFirstAudioMs: { [answeredBy]: 340 } })
    expect(screen.getAllByRole('timer')).toHaveLength(1)
    expect(stage.getByRole('timer').parentElement?.textContent).toMatch(/·Connected·Answered after 0\.3 s$/u)
  })

  it('[SESS15][SESS44] puts the debtor on hold, turns the sound off and ends the call', async () => {
    const { stage, voice, actor } = show({})
    await actor.click(stage.getByRole('button', { name: 'Hold: let the debtor wait' }))
    await actor.click(stage.getByRole('button', { name: 'Sound of the debtor: turn off' }))
    expect(voice.toggleHold).toHaveBeenCalledOnce()
    expect(voice.toggleSound).toHaveBeenCalledOnce()
    await actor.click(stage.getByRole('button', { name: 'End Session' }))
    expect(await screen.findByRole('alertdialog', { name: 'End the call?' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'End Session', hidden: true })).toHaveLength(1)
  })

  it('[SESS44] says that the debtor is on hold, and hides the microphone', () => {
    const { stage } = show({ held: true, listening: false })
    expect(stage.getByText('On hold')).toBeVisible()
    expect(stage.getByRole('button', { name: 'Resume the call' })).toBeVisible()
    expect(stage.queryByRole('button', { name: 'Talk: turn the microphone on' })).toBeNull()
  })

  it('[SESS43] folds the transcript and the text field until they are asked for', async () => {
    const { stage, actor } = show({})
    expect(logClass()).toContain('hidden')
    await actor.click(screen.getByRole('button', { name: 'Transcript', expanded: false }))
    expect(logClass()).not.toContain('hidden')
    expect(fieldClass()).toContain('hidden')
    await actor.click(stage.getByRole('button', { name: 'Type: open the text field' }))
    expect(fieldClass()).not.toContain('hidden')
  })

  it('[SESS43] opens the transcript where a line could not be sent, until it is folded', async () => {
    const { actor, update } = show({}, { pending: [failed] })
    await actor.click(screen.getByRole('button', { name: 'Transcript', expanded: true }))
    expect(logClass()).toContain('hidden')
    update({ pending: [failed, { ...failed, clientMsgId: id(71) }] })
    expect(logClass()).not.toContain('hidden')
  })

  it('[SESS43] opens the transcript for a new whisper, not for one from before', () => {
    const old = { seq: 5, from: 'Laura', text: 'Slower.', at: reply.at }
    const { update } = show({}, { whispers: [old] })
    expect(logClass()).toContain('hidden')
    update({ whispers: [old, { ...old, seq: 6 }] })
    expect(logClass()).not.toContain('hidden')
  })

  it('[SESS43] opens the text field for what was typed before, until it is closed', async () => {
    storage.set(storageKeys.draft(aSessionWithDetails().id), 'I wanted to say')
    const { stage, actor } = show({})
    expect(fieldClass()).not.toContain('hidden')
    expect(screen.getByRole('textbox')).toBe(document.activeElement)
    await actor.click(stage.getByRole('button', { name: 'Type: close the text field' }))
    expect(fieldClass()).toContain('hidden')
  })

  it('[SESS43] opens the text field for a failed line that is to be changed', async () => {
    const { actor } = show({}, { pending: [failed] })
    await actor.click(screen.getByRole('button', { name: 'Edit' }))
    expect(fieldClass()).not.toContain('hidden')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Hello?')
  })

  it('turns recording off with its large button', async () => {
    const { stage, voice, actor } = show({})
    await actor.click(stage.getByRole('button', { name: 'Mute the microphone' }))
    expect(voice.mute).toHaveBeenCalledOnce()
  })

  it('is not there in a session by text', () => {
    renderComponent(
      <SessionFlow
        details={aSessionWithDetails()}
        channel={aSessionView({ items: [reply] })}
        voice={aVoiceCall()}
        onCompleted={() => undefined}
      />,
    )
    expect(screen.queryByRole('region', { name: 'Voice' })).toBeNull()
  })
})
