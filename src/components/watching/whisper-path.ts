export const whisperHash = '#whisper'

/** A running session, with the whisper ready to be typed. */
export function whisperPath(sessionId: string): string {
  return `/session/${sessionId}${whisperHash}`
}
