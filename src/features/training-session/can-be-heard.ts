import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'

/** Whether what is said can be heard: the microphone is open, and something transcribes it. */
export function canBeHeard(voice: VoiceCallState): boolean {
  return voice.state === 'on' && voice.microphoneFailure === null && voice.transcriptionMode !== 'nothing'
}
