import type { Page } from '@playwright/test'
import type { Language } from '#protocol/vocabulary/language.ts'
import { requireChromium } from '#e2e/chromium.ts'
import { expect, test } from './support/portal.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { composer, endCall, log, messages, storedLines } from './support/session-screen.ts'
import {
  allowMicrophone,
  waitForDebtorSilence,
  waitForDebtorAudio,
  lastHeardReply,
  waitForPlayback,
  waitForVoiceActivity,
  speak,
  startVoiceSession,
  state,
  recordFrames,
} from './support/voice-screen.ts'

test.use({ launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags } })

const lines = {
  en: [
    'Good morning my name is Laura from Northway Recovery on a recorded line am I speaking with the right person',
    'I am sorry to hear that what happened',
  ],
  es: [
    'Buenas tardes mi nombre es Laura le llamo de Cobranza Norte la llamada será grabada hablo con la persona titular',
    'Lamento escucharlo qué pasó',
  ],
} as const

for (const language of ['en', 'es'] as const satisfies Language[]) {
  const { session, analysis, call } = messages[language]

  test(`[SESS12][SESS38][VOICE12][DETAIL9] a whole session by voice, ${language}: speech, replies with synchronised captions, end and analysis`, async ({
    page,
    portal,
  }) => {
    const wire = recordFrames(page)
    await fakeAudio(page, { recogniser: true })
    const sessionId = await startVoiceSession(page, language)
    await expect(page.getByText(session.voiceMode, { exact: true })).toBeVisible()
    // The opening line was stored before anybody listened, and is still spoken.
    await waitForDebtorAudio(page)
    await waitForDebtorSilence(page)
    await waitForVoiceActivity(page)
    await expect(state(page)).toHaveText(call.listening)

    for (const line of lines[language]) {
      await speak(page, line)
      await waitForDebtorAudio(page)
      await waitForDebtorSilence(page)
      const heard = await lastHeardReply(page)
      expect(heard?.states).toContain(call.speaking)
      expect(heard?.widestRing).toBeGreaterThan(0.2)
      // In sync: during playback the caption is a growing prefix of the reply.
      const captions = heard?.captions ?? []
      expect(captions.length).toBeGreaterThan(0)
      expect(captions.every((caption, place) => caption.startsWith(captions[place - 1] ?? ''))).toBe(true)
    }

    const stored = await storedLines(portal, sessionId)
    expect(stored).toHaveLength(5)
    expect(stored.filter((_, place) => place % 2 === 1).map(({ text }) => text)).toEqual(lines[language])
    expect(stored.every(({ status }) => status === 'complete')).toBe(true)

    // Every announced sample was played, and was not silence.
    const done = wire.received.filter(({ type }) => type === 'response.output_audio.done')
    const finished = wire.sent.filter(
      ({ type, finished: end }) => type === 'playback.progress' && end === true,
    )
    expect(done).toHaveLength(2)
    expect(finished.map((frame) => frame['audio_end_ms'])).toEqual(done.map((frame) => frame['duration_ms']))
    expect(await page.evaluate(() => window.fakeAudio.peak)).toBeGreaterThan(0.05)
    expect(await page.evaluate(() => window.heardReplies.widestOwnRing)).toBeGreaterThan(0.2)
    // Each turn shows its latency and can be replayed.
    await expect(log(page).getByTitle(call.delayHint)).toHaveCount(2)
    await expect(log(page).getByRole('button', { name: call.replay })).toHaveCount(5)

    await endCall(page, language)
    await expect(page.getByRole('heading', { name: analysis.title })).toBeVisible()
    await expect(page.getByRole('button', { name: session.downloadWithSound })).toBeVisible()
    // What was recorded can be played beside its line.
    await expect(page.getByRole('button', { name: analysis.playLine.replace('{line}', '2') })).toBeVisible()
  })
}

const longReplyLines = [
  ...lines.en,
  'what would help you most',
  'could you pay fifty dollars a month',
  'could you pay forty dollars a month then',
  'could you pay all of it today',
  'what happened that you fell behind',
  'what else should I know about you',
]

/**
 * Speaks until the debtor starts a reply long enough to be interrupted halfway: about five seconds. From the
 * second line on, most debtors answer each of these lines with a longer reply.
 */
async function speakUntilLongReply(page: Page): Promise<void> {
  for (const line of longReplyLines) {
    await speak(page, line)
    await waitForDebtorAudio(page)
    const reply = await log(page).locator('[data-words]').last().textContent()
    if ((reply ?? '').length >= 80) return
    await waitForDebtorSilence(page)
  }
  throw new Error('no reply was long enough')
}

test('[A5][VOICE15] barge-in: the debtor falls silent, the words played are kept, and the next reply follows', async ({
  page,
  portal,
}) => {
  const wire = recordFrames(page)
  await fakeAudio(page, { recogniser: true })
  const sessionId = await startVoiceSession(page, 'en')
  await waitForVoiceActivity(page)
  await speakUntilLongReply(page)
  await waitForPlayback(wire, 1_000)
  await speak(page, 'wait one moment please')
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  const stored = await storedLines(portal, sessionId)
  const [cut, , next] = stored.slice(stored.findIndex(({ text }) => text === 'wait one moment please') - 1)
  expect(cut?.status).toBe('truncated')
  expect(cut?.text).not.toBe('')
  expect(next?.status).toBe('complete')
  const cancel = wire.sent.find(({ type }) => type === 'response.cancel')
  expect(cancel?.['audio_end_ms']).toBeGreaterThan(0)
  // The screen keeps only what was played.
  await expect(log(page).locator('[data-status="truncated"] [data-words]')).toHaveText(cut?.text ?? '')
  expect(wire.received.some(({ type }) => type === 'output_audio.cleared')).toBe(true)
})

for (const language of ['en', 'es'] as const satisfies Language[]) {
  test(`[SESS38] the controls of a call are in sight on a small phone, beside the transcript or not, ${language}`, async ({
    page,
  }) => {
    const { call, session } = messages[language]
    await fakeAudio(page, { recogniser: true })
    await startVoiceSession(page, language)
    await page.setViewportSize({ width: 320, height: 568 })
    const transcript = page.getByRole('button', { name: session.transcript, exact: true })
    for (const open of [true, false]) {
      await expect(transcript).toHaveAttribute('aria-expanded', String(open))
      for (const name of [call.putOnHold, call.soundOff, call.stopRecording, call.openTyping])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
      if (open) await transcript.click()
    }
  })
}

test('[A6] a sound without words is a false barge-in: the debtor continues to the end', async ({
  page,
  portal,
}) => {
  const wire = recordFrames(page)
  await fakeAudio(page, { recogniser: true })
  const sessionId = await startVoiceSession(page, 'en')
  await waitForVoiceActivity(page)
  await speakUntilLongReply(page)
  await page.evaluate(() => window.fakeAudio.speak(250))
  await expect.poll(() => wire.sent.some(({ type }) => type === 'input_audio.speech_started')).toBe(true)
  await expect.poll(() => wire.sent.some(({ type }) => type === 'playback.resumed')).toBe(true)
  await waitForDebtorSilence(page)
  const stored = await storedLines(portal, sessionId)
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['complete']))
  expect(wire.sent.some(({ type }) => type === 'response.cancel')).toBe(false)
})

test('[VOICE1][VOICE6][VOICE13] push to talk: Space works everywhere except in text fields, and turns automatic recording off', async ({
  page,
}) => {
  const wire = recordFrames(page)
  await page.addInitScript(() => {
    localStorage.setItem('portal-voice', JSON.stringify({ pushToTalk: true, autoRecord: false }))
  })
  await fakeAudio(page, { recogniser: true })
  await startVoiceSession(page, 'en')
  await expect(page.getByRole('button', { name: messages.en.call.hold })).toBeVisible()
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  await state(page).click()
  await page.keyboard.down('Space')
  await expect(state(page)).toHaveText(messages.en.call.hearingYou)
  await page.evaluate(() => window.fakeAudio.say('good morning is this James', true))
  expect(wire.sent.some(({ type }) => type === 'input_transcript.completed')).toBe(false)
  await page.keyboard.up('Space')
  await expect(
    log(page).locator('[data-item]').filter({ hasText: 'good morning is this James' }),
  ).toBeVisible()
  await waitForDebtorAudio(page)
  await page.getByRole('button', { name: messages.en.call.openTyping }).click()
  await composer(page, 'en').focus()
  await page.keyboard.type('a b')
  await expect(composer(page, 'en')).toHaveValue('a b')
})

test('[VOICE24] a denied microphone shows instructions, and the session continues by text', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
  await startVoiceSession(page, 'en')
  const { call } = messages.en
  await expect(page.getByText(call.microphoneTitle).first()).toBeVisible()
  await expect(page.getByText(call.microphone).first()).toBeVisible()
  await expect(page.getByText(call.denied)).toBeVisible()
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  await composer(page, 'en').fill('Good morning, is this James?')
  await composer(page, 'en').press('Enter')
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
})

test('if the microphone is unplugged, another one takes over', async ({ page }) => {
  await fakeAudio(page, { recogniser: true })
  await startVoiceSession(page, 'en')
  await waitForVoiceActivity(page)
  // Another microphone may be found within a frame: each change of the page is looked at, not what a poll happens to see.
  await page.evaluate(
    () =>
      new Promise<void>((deaf) => {
        new MutationObserver(() => {
          if (document.querySelector('[data-hears-speech=false]')) deaf()
        }).observe(document.body, { attributes: true, childList: true, subtree: true })
        window.fakeAudio.unplug()
      }),
  )
  await waitForVoiceActivity(page)
  await speak(page, lines.en[0])
  await waitForDebtorAudio(page)

  // Without another microphone, a message says so and offers a retry.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    window.fakeAudio.unplug()
  })
  await expect(page.getByText(messages.en.call.lost)).toBeVisible()
})

test('[P5] a connection lost during a spoken reply is resumed, with the voice', async ({ page, portal }) => {
  await fakeAudio(page, { recogniser: true })
  const sessionId = await startVoiceSession(page, 'en', { origin: portal.proxy.origin })
  await waitForVoiceActivity(page)
  await speak(page, lines.en[0])
  await waitForDebtorAudio(page)
  portal.proxy.cut()
  await expect(page.getByText(messages.en.session.reconnecting)).toBeVisible()
  portal.proxy.restore()
  await expect(page.getByText(messages.en.session.reconnecting)).toHaveCount(0)
  await waitForDebtorSilence(page)
  await speak(page, lines.en[1])
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  const stored = await storedLines(portal, sessionId)
  expect(stored.filter(({ text }) => text === lines.en[0])).toHaveLength(1)
  expect(stored.at(-1)?.status).toBe('complete')
})

test('[A2] two tabs, one microphone: the second is inactive until it takes over', async ({
  page,
  context,
}) => {
  await fakeAudio(page, { recogniser: true })
  await startVoiceSession(page, 'en')
  await waitForVoiceActivity(page)
  const second = await context.newPage()
  await fakeAudio(second, { recogniser: true })
  await second.goto(page.url())
  const { call } = messages.en
  await allowMicrophone(second, 'en')
  await expect(second.getByText(call.elsewhere)).toBeVisible()
  // Short: two pages share the processor, and a longer line may be cut by a pause of the machine.
  await speak(page, 'good morning is this James')
  await waitForDebtorAudio(page)
  expect(await second.locator('[data-spoken]').count()).toBe(0)
  await waitForDebtorSilence(page)
  await second.getByRole('button', { name: call.takeOver }).click()
  await expect(second.getByText(call.elsewhere)).toHaveCount(0)
  await expect(page.getByText(call.elsewhere)).toBeVisible()
})

test('a pause is reported before the words are final, so that a reply can be generated early', async ({
  page,
}) => {
  const wire = recordFrames(page)
  await fakeAudio(page, { recogniser: true })
  await startVoiceSession(page, 'en')
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  await waitForVoiceActivity(page)
  const words = 'good morning is this James'.split(' ')
  await page.evaluate((said) => window.fakeAudio.speak(2_000, said, 2_400), words)
  const sent = () => wire.sent.map(({ type }) => type)
  await expect.poll(sent).toContain('input_transcript.completed')
  const lastWords = wire.sent.findLastIndex(({ text }) => text === words.join(' '))
  const heard = wire.sent.findIndex(
    ({ type, text }) => type === 'input_transcript.delta' && text === words.join(' '),
  )
  expect(heard).toBeGreaterThan(-1)
  expect(sent().slice(heard, lastWords)).toContain('input_audio.speech_stopped')
})
