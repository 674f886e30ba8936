import { describe, expect, it } from 'vitest'
import { chooseTranscription, earsChoices, serverTranscription } from './transcription-mode.ts'

const both = { streaming: true, recordings: true }
const recordings = { streaming: false, recordings: true }
const neither = { streaming: false, recordings: false }

describe('[A10] how speech becomes text', () => {
  it.each([
    ['best', both, true, true, 'streaming'],
    ['best', both, false, false, 'streaming'],
    ['best', recordings, true, true, 'device'],
    ['best', recordings, true, false, 'recogniser'],
    ['best', recordings, false, false, 'recording'],
    ['browser', both, true, true, 'recogniser'],
    ['browser', both, false, false, 'streaming'],
    ['browser', recordings, false, false, 'recording'],
    ['server', both, true, true, 'streaming'],
    ['server', recordings, true, true, 'recording'],
    ['server', neither, true, true, 'device'],
    ['server', neither, true, false, 'recogniser'],
    ['device', both, true, true, 'device'],
  ] as const)(
    'chosen %s, server %o, recogniser %s, on the device %s: %s',
    (ears, server, recogniser, onDevice, mode) => {
      expect(chooseTranscription({ ears, recogniser, onDevice, server })).toBe(mode)
    },
  )

  it('[VOICE38] what is to stay on the device is sent nowhere where it cannot', () => {
    const possible = { recogniser: true, onDevice: false, server: both }
    expect(chooseTranscription({ ...possible, ears: 'device' })).toBe('nothing')
  })

  it('is nothing where nothing hears, whatever was chosen', () => {
    for (const ears of earsChoices)
      expect(chooseTranscription({ ears, recogniser: false, onDevice: false, server: neither })).toBe(
        'nothing',
      )
  })

  it('an older server offers no streaming', () => {
    expect(serverTranscription({ transcription: true })).toEqual(recordings)
    expect(serverTranscription(null)).toEqual(neither)
  })
})
