import { z } from 'zod'
import { whisperSend } from './coaching.ts'
import { inputAudioCommit, inputAudioSpeechStarted, inputAudioSpeechStopped } from './input-audio.ts'
import { inputTextSubmit } from './input-text.ts'
import { inputTranscriptCompleted, inputTranscriptDelta } from './input-transcript.ts'
import { microphoneTake } from './participants.ts'
import { ping } from './ping.ts'
import { playbackProgress, playbackResumed, responseCancel, responseCreate } from './response.ts'
import { sessionComplete, sessionJoin, sessionResume } from './session.ts'
import { voiceConfigure } from './voice.ts'
import { liveWatch } from './watching.ts'

/** Every client command. */
export const clientFrame = z.discriminatedUnion('type', [
  sessionJoin,
  sessionResume,
  inputTextSubmit,
  inputAudioSpeechStarted,
  inputAudioSpeechStopped,
  inputTranscriptDelta,
  inputTranscriptCompleted,
  inputAudioCommit,
  responseCreate,
  responseCancel,
  playbackProgress,
  playbackResumed,
  voiceConfigure,
  microphoneTake,
  whisperSend,
  sessionComplete,
  liveWatch,
  ping,
])
export type ClientFrame = z.infer<typeof clientFrame>
export type ClientFrameType = ClientFrame['type']
/** The command of one type. */
export type Command<Type extends ClientFrameType> = Extract<ClientFrame, { type: Type }>
