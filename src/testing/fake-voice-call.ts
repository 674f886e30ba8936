import { vi } from 'vitest'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { RecordingStore } from '#src/lib/voice/recording-store.ts'
import { voiceOff } from '#src/lib/voice/voice-view.ts'

/** The state of a voice call, off by default, with mocked actions. */
export function aVoiceCall(changes: Partial<VoiceCallState> = {}): VoiceCallState {
  return {
    ...voiceOff,
    mode: 'off',
    refused: null,
    pushToTalk: false,
    silent: false,
    enable: vi.fn<VoiceCallState['enable']>(),
    confirm: vi.fn<VoiceCallState['confirm']>(),
    goWithout: vi.fn<VoiceCallState['goWithout']>(),
    disable: vi.fn<VoiceCallState['disable']>(),
    listen: vi.fn<VoiceCallState['listen']>(),
    mute: vi.fn<VoiceCallState['mute']>(),
    keyDown: vi.fn<VoiceCallState['keyDown']>(),
    keyUp: vi.fn<VoiceCallState['keyUp']>(),
    takeMicrophone: vi.fn<VoiceCallState['takeMicrophone']>(),
    reopenMicrophone: vi.fn<VoiceCallState['reopenMicrophone']>(),
    allowAudio: vi.fn<VoiceCallState['allowAudio']>(),
    microphoneLevel: () => 0,
    debtorLevel: () => 0,
    recordings: new RecordingStore(),
    speak: vi.fn<VoiceCallState['speak']>(),
    toggleSound: vi.fn<VoiceCallState['toggleSound']>(),
    toggleHold: vi.fn<VoiceCallState['toggleHold']>(),
    setOver: vi.fn<VoiceCallState['setOver']>(),
    ...changes,
  }
}
