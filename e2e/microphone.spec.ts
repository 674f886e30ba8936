import type { Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { chromiumFlags, requireChromium } from '#e2e/chromium.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { expect, test } from './support/portal.ts'
import { composer, messages, register } from './support/session-screen.ts'
import { noteHeardReplies, recordFrames, state, waitForDebtorAudio } from './support/voice-screen.ts'

// A microphone, and no one who allows it: without a window, Chromium answers its own question with no.
test.use({
  launchOptions: {
    executablePath: requireChromium(),
    args: [...chromiumFlags, '--use-fake-device-for-media-stream'],
  },
})

const { call, setup } = messages.en

const sessionsOf = async (page: Page): Promise<number> => {
  const { path, result } = endpoints.listTrainingSessions
  return result.parse(await (await page.request.get(path)).json()).length
}

/** Registers, chooses a debtor and voice on the setup, and starts. */
async function startByVoice(page: Page): Promise<void> {
  await page.addInitScript(noteHeardReplies)
  await register(page, 'en')
  await page.goto('/training-setup')
  await page
    .getByRole('radio', { name: /James Okafor/u })
    .first()
    .click()
  const byVoice = page.getByRole('group', { name: setup.mode }).getByRole('radio', { name: setup.voice })
  await byVoice.click()
  await page.getByRole('button', { name: setup.start }).click()
}

test('[VOICE34] the browser is answered before the call begins', async ({ page }) => {
  // The browser's own question cannot be answered from outside: it waits here for this test.
  await page.addInitScript(() => {
    const answer = new EventTarget()
    Object.assign(window, { answer })
    navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus)
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((resolve) => {
        const allow = () => resolve(new AudioContext().createMediaStreamDestination().stream)
        if ('allowed' in window) allow()
        else answer.addEventListener('allow', allow)
      })
  })
  await fakeAudio(page, { recogniser: true })
  const frames = recordFrames(page)
  await startByVoice(page)
  await page.getByRole('button', { name: call.allow, exact: true }).click()
  await expect(page.getByRole('button', { name: call.allow, exact: true })).toBeDisabled()
  expect(await sessionsOf(page)).toBe(0)
  expect(frames.sent).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/training-setup')
  await page.evaluate(() => {
    const { answer } = Object.assign(window, { allowed: true }) as unknown as { answer: EventTarget }
    answer.dispatchEvent(new Event('allow'))
  })
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  await expect(state(page)).toBeVisible()
  expect(await sessionsOf(page)).toBe(1)
  await waitForDebtorAudio(page)
  await expect(page.getByText(call.whyTitle)).toHaveCount(0)
})

test('[VOICE34][VOICE24] a blocked microphone is told before the call, which goes on by text', async ({
  page,
}) => {
  await startByVoice(page)
  await page.getByRole('button', { name: call.allow, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: call.microphoneTitle })
  await expect(dialog.getByText(call.before.denied)).toBeVisible()
  expect(await sessionsOf(page)).toBe(0)
  await dialog.getByRole('button', { name: call.byText }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  await expect(composer(page, 'en')).toBeVisible()
  await expect(page.getByRole('region', { name: call.panel })).toHaveCount(0)
})

test('[VOICE34] without the microphone the debtor is heard, and nothing asks again', async ({ page }) => {
  await startByVoice(page)
  await page.getByRole('button', { name: call.allow, exact: true }).click()
  await page.getByRole('button', { name: call.withoutMicrophone, exact: true }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  await expect(page.getByText(call.denied)).toBeVisible()
  await waitForDebtorAudio(page)
  await composer(page, 'en').fill('Good morning, is this James?')
  await composer(page, 'en').press('Enter')
  await waitForDebtorAudio(page)
})

test('[VOICE34] the page of a call that exists asks before it shows a time or the debtor speaks', async ({
  page,
}) => {
  await startByVoice(page)
  await page.getByRole('button', { name: call.allow, exact: true }).click()
  await page.getByRole('button', { name: call.withoutMicrophone, exact: true }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  const { pathname } = new URL(page.url())
  const other = await page.context().newPage()
  await other.goto(pathname)
  await expect(other.getByText(call.before.denied)).toBeVisible()
  await expect(composer(other, 'en')).toHaveCount(0)
  await expect(other.getByRole('timer')).toHaveCount(0)
  await expect(state(other)).toHaveCount(0)
  await other.getByRole('button', { name: call.byText }).click()
  await expect(other.getByRole('timer')).toBeVisible()
  await expect(composer(other, 'en')).toBeFocused()
})

test.describe('allowed before', () => {
  test.use({ permissions: ['microphone'] })

  test('[VOICE34] the call begins at once', async ({ page }) => {
    await startByVoice(page)
    await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
    await expect(state(page)).toBeVisible()
    await expect(page.getByText(call.before.title)).toHaveCount(0)
    await waitForDebtorAudio(page)
  })
})
