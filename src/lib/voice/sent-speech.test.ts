import { describe, expect, it } from 'vitest'
import { StreamedUtterance } from '../realtime/streamed-utterance.ts'
import { SentSpeech } from './sent-speech.ts'
import { SpeechRecorder } from './speech-recorder.ts'
import type { TranscriptionMode } from './transcription-mode.ts'

/** Speech that is sent in one mode, and what became of it. */
function sentSpeech(transcriptionMode: TranscriptionMode, own = (words: string) => words) {
  const log: string[] = []
  const input = {
    recorder: new SpeechRecorder(),
    transcriptionMode,
    streamingFailed: () => {
      input.transcriptionMode = 'recording'
    },
  }
  let utterances = 0
  const sent = new SentSpeech(
    input,
    {
      streamUtterance: () => new StreamedUtterance((utterances += 1), () => true),
      commitUtterance: ({ ordinal }) => {
        log.push(`commit ${ordinal}`)
        return `line ${ordinal}`
      },
      submitRecording: () => {
        log.push('recording')
        return 'line'
      },
    },
    {
      submitting: () => undefined,
      submitted: () => undefined,
      wordsHeard: (words) => {
        log.push(`heard ${words}`)
        return own(words)
      },
      streamingFailed: () => log.push('failed'),
    },
  )
  const speak = () => {
    sent.start()
    input.recorder.add(new Float32Array(512).fill(0.1))
  }
  return { sent, speak, log }
}

describe('[A10] speech that is streamed', () => {
  it('[VOICE30] becomes a line when the turn is over, not at the first quiet, once words are heard', () => {
    const { sent, speak, log } = sentSpeech('streaming')
    speak()
    sent.hear(1, 'so i can offer you')
    sent.stop(true)
    speak()
    sent.hear(1, 'so i can offer you forty dollars')
    sent.stop(true)
    expect(log).toEqual(['heard so i can offer you', 'heard so i can offer you forty dollars'])
    sent.end(true)
    expect(log.at(-1)).toBe('commit 1')
    sent.end(true)
    expect(log).toHaveLength(3)
  })

  it('becomes a line at the quiet after it as long as no words are heard, unless it is too short', () => {
    const { sent, speak, log } = sentSpeech('streaming')
    speak()
    sent.stop(false)
    expect(log).toEqual([])
    speak()
    sent.stop(true)
    expect(log).toEqual(['commit 1'])
  })

  it('becomes a line at the quiet after it when the streaming has failed', () => {
    const { sent, speak, log } = sentSpeech('streaming')
    speak()
    sent.hear(1, 'so i can offer you')
    sent.fail()
    sent.stop(true)
    expect(log).toEqual(['heard so i can offer you', 'failed', 'commit 1'])
    speak()
    sent.stop(true)
    expect(log.at(-1)).toBe('recording')
  })

  it('is heard by its own words alone: late ones of the line before do not count', () => {
    const { sent, speak, log } = sentSpeech('streaming')
    speak()
    sent.end(true)
    speak()
    sent.hear(1, 'when can you pay')
    expect(log).toEqual(['commit 1'])
  })

  it('[VOICE32] is no line where its words are the debtor’s, nor is its sound lost where others follow', () => {
    const { sent, speak, log } = sentSpeech('streaming', (words) => words.replace('i lost my job', '').trim())
    speak()
    sent.hear(1, 'i lost my job')
    sent.stop(false)
    expect(log).toEqual(['heard i lost my job'])
    sent.hear(1, 'i lost my job wait a moment')
    expect(sent.words).toBe('wait a moment')
    sent.end(true)
    expect(log.at(-1)).toBe('commit 1')
  })
})
