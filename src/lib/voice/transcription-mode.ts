/**
 * How speech becomes text: on the server while it is spoken, in the browser, on the server from a recording, or not
 * at all.
 */
export type TranscriptionMode = 'streaming' | 'recogniser' | 'recording' | 'nothing'

/** What the server can do with speech: transcribe it while it is spoken, and recordings of it. */
export type ServerTranscription = { streaming: boolean; recordings: boolean }

/**
 * The first mode that is possible: the server's streaming transcription before the browser's recogniser, or after it
 * if the person prefers the browser; then recordings.
 */
export function chooseTranscription(possible: {
  prefersBrowser: boolean
  recogniser: boolean
  server: ServerTranscription
}): TranscriptionMode {
  const { prefersBrowser, recogniser, server } = possible
  if (recogniser && (prefersBrowser || !server.streaming)) return 'recogniser'
  if (server.streaming) return 'streaming'
  return server.recordings ? 'recording' : 'nothing'
}

/** What the server's offer in `session.created` says about speech. */
export function serverTranscription(
  offer: { transcription: boolean; streaming?: boolean | undefined } | null,
): ServerTranscription {
  return { streaming: offer?.streaming ?? false, recordings: offer?.transcription ?? false }
}
