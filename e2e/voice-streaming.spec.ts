import { requireChromium } from '#e2e/chromium.ts'
import { test } from './support/portal.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { holdStreamedCall } from './support/streaming-ears.ts'

test.use({
  scriptedVoice: true,
  streamingEars: 'elevenlabs',
  launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags },
})

test('[A10] ElevenLabs hears: words are shown while they are spoken, and none is lost when it refuses, stalls or is cut', async ({
  page,
  portal,
  voiceSimulator,
}) => {
  await holdStreamedCall('elevenlabs', page, portal, voiceSimulator)
})
