import type { Language } from '#protocol/vocabulary/language.ts'
import type { Utterance } from '#src/lib/voice/open-utterance.ts'
import { type TurnEffects, TurnTaking } from '#src/lib/voice/turn-taking.ts'

/** The quiet after which voice activity detection reports a pause. */
export const pauseMs = 128

/** A turn whose effects are logged in order. */
export function aTurn(
  options: {
    debtorSpeaking?: boolean
    saidAloud?: string
    hearsSpeech?: boolean
    pushToTalk?: boolean
    language?: Language
  } = {},
) {
  const effectLog: string[] = []
  const lines: Utterance[] = []
  let sounding = options.debtorSpeaking ?? false
  let expected = false
  const effects: TurnEffects = {
    nowMs: () => Date.now(),
    language: () => options.language ?? 'en',
    debtorSpeaking: () => sounding,
    replying: () => sounding || expected,
    saidAloud: () => options.saidAloud ?? '',
    pauseReply: () => effectLog.push('pause'),
    resumeReply: () => effectLog.push('resume'),
    cancelReply: () => {
      sounding = false
      expected = false
      effectLog.push('cancel')
    },
    reportSpeechStarted: () => effectLog.push('started'),
    reportSpeechStopped: () => effectLog.push('stopped'),
    reportPartial: (_id, text) => effectLog.push(`… ${text}`),
    submit: (line) => {
      lines.push(line)
      effectLog.push(line.text)
    },
  }
  const turn = new TurnTaking(effects)
  turn.detectsSpeech = options.hearsSpeech ?? true
  turn.pushToTalk = options.pushToTalk ?? false
  return {
    turn,
    effectLog,
    lines,
    setDebtorSpeaking: (on: boolean) => (sounding = on),
    /** The server makes a reply, which is not heard yet. */
    expectReply: () => (expected = true),
    /** The first sound of the reply has arrived. */
    startReply: () => {
      expected = false
      sounding = true
      turn.debtorStarts()
    },
  }
}
