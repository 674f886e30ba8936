import { beforeEach, expect, it } from 'vitest'
import { storageKeys } from '../storage.ts'
import { type FakeSpeechSynthesis, stubSpeechSynthesis } from '#src/testing/fake-speech.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { useSpokenWhispers } from './use-spoken-whispers.ts'

type Whispers = Parameters<typeof useSpokenWhispers>[0]
const first: Whispers = [{ seq: 4, text: 'Ask what happened' }]
const second: Whispers = [...first, { seq: 7, text: 'Slow down' }]

function WhisperSpeaker(props: { whispers: Whispers; loaded: boolean }) {
  useSpokenWhispers(props.whispers, props.loaded)
  return null
}

let speech: FakeSpeechSynthesis
beforeEach(() => {
  speech = stubSpeechSynthesis()
})

it('[VOICE29] speaks a new whisper softly if enabled, but none from before', () => {
  localStorage.setItem(storageKeys.voice, JSON.stringify({ whispersAloud: true, volume: 0.5 }))
  const { rerender } = renderComponent(<WhisperSpeaker whispers={[]} loaded={false} />, 'es')
  rerender(<WhisperSpeaker whispers={first} loaded />)
  expect(speech.spoken).toEqual([])
  rerender(<WhisperSpeaker whispers={second} loaded />)
  rerender(<WhisperSpeaker whispers={second} loaded />)
  expect(speech.spoken).toHaveLength(1)
  expect(speech.spoken[0]).toMatchObject({ text: 'Slow down', lang: 'es-MX', volume: 0.2 })
})

it('speaks nothing by default', () => {
  localStorage.removeItem(storageKeys.voice)
  const { rerender } = renderComponent(<WhisperSpeaker whispers={first} loaded />)
  rerender(<WhisperSpeaker whispers={second} loaded />)
  expect(speech.spoken).toEqual([])
})
