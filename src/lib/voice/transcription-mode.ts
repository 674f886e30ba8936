import { z } from 'zod'

/**
 * How speech becomes text: on the server while it is spoken, in the browser on this device, in the browser wherever its maker
 * does it, on the server from a recording, or not at all.
 */
export type TranscriptionMode = 'streaming' | 'device' | 'recogniser' | 'recording' | 'nothing'

/**
 * Who may hear the collector's voice, by the person's choice: whoever does it best; nobody but this device; the browser, whose
 * maker may hear it; this portal's server, which asks its provider.
 */
export const earsChoices = ['best', 'device', 'browser', 'server'] as const
export const earsChoice = z.enum(earsChoices)
export type EarsChoice = z.infer<typeof earsChoice>

/** What the server can do with speech: transcribe it while it is spoken, and recordings of it. */
export type ServerTranscription = { streaming: boolean; recordings: boolean }

/** The modes in the order in which they are taken. */
const orders: Record<EarsChoice, readonly TranscriptionMode[]> = {
  best: ['streaming', 'device', 'recogniser', 'recording'],
  // Whoever wants the voice to stay here would rather type than have it sent away.
  device: ['device'],
  browser: ['recogniser', 'streaming', 'recording'],
  server: ['streaming', 'recording', 'device', 'recogniser'],
}

/** The first mode that is possible, in the order of the choice. */
export function chooseTranscription(possible: {
  ears: EarsChoice
  recogniser: boolean
  /** The recogniser works on the device, in the language that is spoken. */
  onDevice: boolean
  server: ServerTranscription
}): TranscriptionMode {
  const { ears, recogniser, onDevice, server } = possible
  const can: Record<TranscriptionMode, boolean> = {
    streaming: server.streaming,
    device: recogniser && onDevice,
    recogniser,
    recording: server.recordings,
    nothing: true,
  }
  return orders[ears].find((mode) => can[mode]) ?? 'nothing'
}

/** Whether the browser's recogniser listens. */
export function usesRecogniser(mode: TranscriptionMode): boolean {
  return mode === 'device' || mode === 'recogniser'
}

/** What the server's offer in `session.created` says about speech. */
export function serverTranscription(
  offer: { transcription: boolean; streaming?: boolean | undefined } | null,
): ServerTranscription {
  return { streaming: offer?.streaming ?? false, recordings: offer?.transcription ?? false }
}
