import type { ElevenLabs } from '@elevenlabs/elevenlabs-js'
import type { Voice } from './tts.ts'

/**
 * Two voices that older accounts have until the end of 2026, for as long as the account's own list is not known: newer accounts
 * lack them.
 */
export const formerDefaults: readonly Voice[] = [
  {
    id: 'EXAVITQu4vr4xnSDxMaL',
    name: 'Sarah',
    gender: 'female',
    accent: 'american',
    age: 'young',
    languages: [],
  },
  {
    id: 'JBFqnCBsd6RMkjVDRZzb',
    name: 'George',
    gender: 'male',
    accent: 'british',
    age: 'middle_aged',
    languages: [],
  },
]

/**
 * Converts a voice of an account using its labels. Models speak every language with every voice; verified
 * languages are listed as well.
 */
export function voiceOf(voice: ElevenLabs.Voice): Voice {
  const labels = voice.labels ?? {}
  const { gender } = labels
  const verified = (voice.verifiedLanguages ?? []).map(({ language }) => language)
  const labelled = labels['language'] === undefined ? [] : [labels['language']]
  return {
    id: voice.voiceId,
    name: voice.name ?? voice.voiceId,
    gender: gender === 'female' || gender === 'male' ? gender : 'neutral',
    accent: labels['accent'] ?? '',
    age: labels['age'] ?? '',
    languages: [...new Set([...labelled, ...verified])],
  }
}
