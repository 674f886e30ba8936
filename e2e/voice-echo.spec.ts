import { requireChromium } from '#e2e/chromium.ts'
import { tokensOf, type Script, type SimulatedRequest } from '#server/testing/llm-simulator.ts'
import { expect, test } from './support/portal.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { hearEcho } from './support/hear-echo.ts'
import { storedLines } from './support/session-screen.ts'
import {
  recordFrames,
  speak,
  startVoiceSession,
  waitForDebtorAudio,
  waitForDebtorSilence,
  waitForPlayback,
  waitForVoiceActivity,
} from './support/voice-screen.ts'

const said = ['could you pay a part of it', 'hold on hold on a second']
const replies = [
  'I hear what you say, and I would like to think about it for a day or two, and then I would like to talk it over ' +
    'with the people I live with, before I say anything that I may not be able to keep in the end.',
  'Fine, I am listening.',
]

/** The reply to each line, whenever and however often the model is asked for it. */
function answer({ body }: SimulatedRequest): Script {
  if (body.stream !== true) return { name: 'status', status: 501 }
  const line = body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const turn = said.findIndex((words) => line.includes(words))
  return { name: 'reply', tokens: tokensOf(replies[turn] ?? 'Yes, speaking.') }
}

test.use({
  scriptedModel: { answer },
  launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags },
})

for (const delayMs of [50, 200])
  test(`[VOICE32][A5] the debtor in the microphone, ${delayMs} ms late, is no line, and is still interrupted @slow`, async ({
    page,
    portal,
  }) => {
    const wire = recordFrames(page)
    await hearEcho(page, { delayMs, gain: 0.3 })
    const sessionId = await startVoiceSession(page, 'en')
    await waitForVoiceActivity(page)
    await waitForDebtorAudio(page)
    await waitForDebtorSilence(page)
    const [question = '', interruption = ''] = said
    await speak(page, question)
    await waitForPlayback(wire, 2_000)
    await speak(page, interruption)
    await waitForDebtorAudio(page)
    await waitForDebtorSilence(page)

    const lines = await storedLines(portal, sessionId)
    expect(lines.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(said)
    const debtor = lines.filter(({ role }) => role === 'assistant')
    expect(debtor.map(({ status }) => status)).toEqual(['complete', 'truncated', 'complete'])
    expect(replies[0]?.startsWith(debtor[1]?.text ?? '-')).toBe(true)
    // The microphone did pick the debtor up, and the recogniser made words out, in each reply.
    expect(await page.evaluate(() => window.fakeAudio.echoAtMs)).toBeGreaterThan(0)
    const echoes = await page.evaluate(() => window.echoes.join(' '))
    for (const words of ['james okafor', 'i hear what you', 'fine i am']) expect(echoes).toContain(words)
  })
