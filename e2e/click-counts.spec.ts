import { requireChromium } from '#e2e/chromium.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { expect, test } from './support/portal.ts'
import { messages, register } from './support/session-screen.ts'
import { speak, state, waitForVoiceActivity } from './support/voice-screen.ts'

test.use({ launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags } })

test('[DASH16] two clicks from the first login to the first spoken word, one click the next time', async ({
  page,
}) => {
  const { overview, call } = messages.en
  await fakeAudio(page, { recogniser: true })
  await page.addInitScript(() => Object.assign(window, { heardReplies: { begun: new Map(), awaited: 0 } }))
  await register(page, 'en')
  await page.goto('/')
  await page.getByRole('button', { name: overview.next.callNow }).click()
  const go = page.getByRole('button', { name: call.allow, exact: true })
  await expect(go.or(state(page))).toBeVisible()
  if (await go.isVisible()) await go.click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  await waitForVoiceActivity(page)
  await speak(page, 'good morning am I speaking with the right person')

  await page.goto('/')
  await page.getByRole('link', { name: overview.next.continue, exact: true }).click()
  await expect(go).toHaveCount(0)
  await waitForVoiceActivity(page)
  await speak(page, 'sorry about that I am back')
})
