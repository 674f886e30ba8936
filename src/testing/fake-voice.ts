import { vi } from 'vitest'
import type { Voice } from '#src/lib/voice/use-voice-call.ts'
import { KeptSound } from '#src/lib/voice/kept-sound.ts'
import { voiceOff } from '#src/lib/voice/voice-view.ts'

/** A voice that is off, or whatever the test says, with actions that only take note. */
export function aVoice(changes: Partial<Voice> = {}): Voice {
  return {
    ...voiceOff,
    mode: 'off',
    pushToTalk: false,
    enable: vi.fn<Voice['enable']>(),
    confirm: vi.fn<Voice['confirm']>(),
    disable: vi.fn<Voice['disable']>(),
    listen: vi.fn<Voice['listen']>(),
    mute: vi.fn<Voice['mute']>(),
    keyDown: vi.fn<Voice['keyDown']>(),
    keyUp: vi.fn<Voice['keyUp']>(),
    takeMicrophone: vi.fn<Voice['takeMicrophone']>(),
    retryMicrophone: vi.fn<Voice['retryMicrophone']>(),
    allowSound: vi.fn<Voice['allowSound']>(),
    level: () => 0,
    sounds: new KeptSound(),
    speak: vi.fn<Voice['speak']>(),
    ...changes,
  }
}
