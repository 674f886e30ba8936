import { requireChromium } from '#e2e/chromium.ts'
import { violations } from './support/axe.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { expect, test } from './support/portal.ts'
import { messages, openChoices, register } from './support/session-screen.ts'
import { againInSpanish } from './support/slow.ts'
import {
  allowMicrophone,
  noteHeardReplies,
  speak,
  waitForDebtorAudio,
  waitForDebtorSilence,
  waitForVoiceActivity,
} from './support/voice-screen.ts'

test.use({ launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags } })

for (const language of ['en', 'es'] as const)
  test.describe('', againInSpanish(language), () => {
    const { call, setup, voice, vocabulary } = messages[language]

    test(`[VOICE38] a call is heard by this device alone, with language packs that were asked for: ${language}`, async ({
      page,
    }) => {
      await fakeAudio(page, { recogniser: true, offersPacks: true })
      await page.addInitScript(noteHeardReplies)
      await register(page, language)
      await page.goto('/training-setup')
      await openChoices(page, language)
      await page
        .getByRole('radio', { name: /James Okafor|Daniel/u })
        .first()
        .click()
      const option = (group: string, name: string) =>
        page.getByRole('group', { name: group }).getByRole('radio', { name })
      await option(setup.mode, setup.voice).click()
      const spoken = language === 'en' ? 'english' : 'spanish'
      await option(setup.sessionLanguage, vocabulary.sessionLanguage[spoken]).click()
      await page.getByLabel(voice.ears.label).selectOption('device')
      await expect(page.getByText(voice.ears.hints.device)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: voice.ears.getPack }).click()
      await expect(page.getByText(voice.ears.packThere)).toBeVisible()

      await page.getByRole('button', { name: setup.start }).click()
      await allowMicrophone(page, language)
      await expect(page.getByText(call.staysHere)).toBeVisible()
      await waitForDebtorAudio(page)
      await waitForDebtorSilence(page)
      await waitForVoiceActivity(page)
      await speak(page, language === 'en' ? 'can you pay it by friday' : 'puede pagarlo el viernes')
      await waitForDebtorAudio(page)
      // Every recogniser that was started was told to stay here.
      const { recognisers, onDevice } = await page.evaluate(() => ({
        recognisers: window.fakeAudio.recognisers,
        onDevice: window.fakeAudio.onDevice,
      }))
      expect(onDevice.length).toBeGreaterThan(0)
      expect(onDevice).toEqual(recognisers)
    })
  })
