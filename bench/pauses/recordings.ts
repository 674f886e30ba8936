import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type PausedTurn, pausedTurn } from '#protocol/turn/testing/measure-turns.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { embeddedTts } from '#server/providers/tts/embedded.ts'

const file = path.join(import.meta.dirname, '..', '..', 'data', 'paused-turns', 'turns.jsonl')

/** A turn as it is spoken. Times are milliseconds from its first sample. */
export type Recording = {
  language: Language
  text: string
  /** 16-bit samples, mono. */
  pcm: Buffer
  sampleRate: number
  words: { text: string; endMs: number }[]
  /** What is spoken without a pause, and whether it asks something (data/paused-turns). */
  phrases: { startMs: number; endMs: number; asks: boolean }[]
  /** When the last sound ends. */
  endMs: number
}

/** Quieter samples at the edges of a phrase are no speech: about -50 dB. */
const quietest = 100
const tuning = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true }

/** Speaks the turns of data/paused-turns with eSpeak NG, `count` of each language in the order of the file. */
export async function recordTurns(count: number): Promise<Recording[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const turns = lines.map((line) => pausedTurn.parse(JSON.parse(line)))
  const tts = embeddedTts({ threads: 1 })
  try {
    const recordings: Recording[] = []
    for (const language of ['en', 'es'] as const)
      for (const turn of everyNth(
        turns.filter(({ lang }) => lang === language),
        count,
      ))
        recordings.push(await record(tts, turn))
    return recordings
  } finally {
    await tts.close()
  }
}

/** `count` turns spread over the file, so that each part of it is represented. */
function everyNth(turns: readonly PausedTurn[], count: number): PausedTurn[] {
  const taken = Math.min(count, turns.length)
  return Array.from(
    { length: taken },
    (_, place) => turns[Math.floor((place * turns.length) / taken)],
  ).filter((turn) => turn !== undefined)
}

async function record(
  tts: ReturnType<typeof embeddedTts>,
  { lang, phrases }: PausedTurn,
): Promise<Recording> {
  const { id } = tts.defaultVoice('female')
  const choice = {
    voiceId: id,
    language: lang === 'en' ? ('en-US' as const) : ('es-ES' as const),
    rate: 1,
    pitch: 1,
    tuning,
  }
  const parts: Buffer[] = []
  const words: Recording['words'] = []
  const spans: Recording['phrases'] = []
  let sampleRate = 0
  let samples = 0
  const ms = (count: number) => (count * 1_000) / sampleRate
  for (const { text, pauseMs, asks = false } of phrases) {
    const { bytes } = await tts.render(text, choice, new AbortController().signal)
    const wav = Buffer.from(bytes)
    sampleRate = wav.readUInt32LE(24)
    const spoken = trimmed(wav.subarray(44))
    const fromMs = ms(samples)
    samples += spoken.byteLength / 2
    words.push(...spread(text, fromMs, ms(samples)))
    spans.push({ startMs: fromMs, endMs: ms(samples), asks })
    const silence = Buffer.alloc(Math.round((pauseMs * sampleRate) / 1_000) * 2)
    samples += silence.byteLength / 2
    parts.push(spoken, silence)
  }
  return {
    language: lang,
    text: phrases.map(({ text }) => text).join(' '),
    pcm: Buffer.concat(parts),
    sampleRate,
    words,
    phrases: spans,
    endMs: spans.at(-1)?.endMs ?? 0,
  }
}

/** Without the silence that the engine puts around a sentence. */
function trimmed(pcm: Buffer): Buffer {
  const loud = (place: number) => Math.abs(pcm.readInt16LE(place * 2)) > quietest
  let from = 0
  let to = pcm.byteLength / 2
  while (from < to && !loud(from)) from += 1
  while (to > from && !loud(to - 1)) to -= 1
  return pcm.subarray(from * 2, to * 2)
}

/** The words of a phrase over its time, by their letters. */
function spread(text: string, fromMs: number, toMs: number): Recording['words'] {
  const words = text.split(' ')
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0)
  let before = 0
  return words.map((word) => {
    before += word.length + 1
    return { text: word, endMs: fromMs + ((toMs - fromMs) * before) / letters }
  })
}
