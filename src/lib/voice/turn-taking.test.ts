import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TurnEffects, TurnTaking, turnTimings, type Utterance } from './turn-taking.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A turn whose effects are logged in order. */
function aTurn(options: { debtorSpeaking?: boolean; hearsSpeech?: boolean; pushToTalk?: boolean } = {}) {
  const effectLog: string[] = []
  const lines: Utterance[] = []
  let sounding = options.debtorSpeaking ?? false
  const effects: TurnEffects = {
    nowMs: () => Date.now(),
    debtorSpeaking: () => sounding,
    pauseReply: () => effectLog.push('pause'),
    resumeReply: () => effectLog.push('resume'),
    cancelReply: () => {
      sounding = false
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
  return { turn, effectLog, lines, setDebtorSpeaking: (on: boolean) => (sounding = on) }
}

describe('a line', () => {
  it('contains everything final when the speaker pauses', () => {
    const { turn, lines } = aTurn()
    turn.speechStarted()
    turn.partial('good morning')
    turn.final('good morning', 0.9)
    turn.final('is this Rosa', 0.7)
    expect(lines).toEqual([])
    vi.advanceTimersByTime(800)
    turn.speechStopped()
    expect(lines).toMatchObject([{ text: 'good morning is this Rosa', confidence: 0.7, durationMs: 800 }])
  })

  it('is submitted at once when its words become final after the pause', () => {
    const { turn, lines } = aTurn()
    turn.speechStarted()
    turn.partial('good mor')
    turn.speechStopped()
    expect(lines).toEqual([])
    turn.final('good morning', 0.9)
    expect(lines.map(({ text }) => text)).toEqual(['good morning'])
  })

  it('is not held back by continuous noise', () => {
    const { turn, lines } = aTurn()
    turn.speechStarted()
    turn.final('good morning', 0.9)
    vi.advanceTimersByTime(turnTimings.finalHoldMs)
    expect(lines).toHaveLength(1)
  })

  it('uses interim words when the recogniser stops or falls silent', () => {
    const first = aTurn()
    first.turn.speechStarted()
    first.turn.partial('hello there')
    first.turn.speechStopped()
    first.turn.recogniserStopped()
    expect(first.lines.map(({ text }) => text)).toEqual(['hello there'])

    const second = aTurn()
    second.turn.partial('hello there')
    vi.advanceTimersByTime(turnTimings.partialTimeoutMs)
    expect(second.lines.map(({ text }) => text)).toEqual(['hello there'])
  })

  it('reports a pause in interim words, and the end of speech after them: they may be all there is', () => {
    const { turn, effectLog } = aTurn()
    turn.speechPaused()
    turn.speechStarted()
    turn.speechPaused()
    expect(effectLog).toEqual([])
    turn.partial('good morning')
    turn.speechPaused()
    turn.speechStopped()
    expect(effectLog).toEqual(['… good morning', 'stopped', 'stopped'])
    turn.final('good morning', 0.9)
    turn.speechPaused()
    expect(effectLog.slice(3)).toEqual(['good morning'])
  })

  it('reports interim words together with final ones', () => {
    const { turn, effectLog } = aTurn()
    turn.speechStarted()
    turn.final('good morning', 0.9)
    turn.partial('is this')
    expect(effectLog).toEqual(['… good morning is this'])
  })
})

describe('[A5] barge-in', () => {
  it('[VOICE15] pauses the debtor at the first sound, and cancels the reply at the first word', () => {
    const { turn, effectLog } = aTurn({ debtorSpeaking: true })
    turn.speechStarted()
    expect(effectLog).toEqual(['pause', 'started'])
    turn.partial('wait')
    expect(effectLog).toEqual(['pause', 'started', '… wait', 'cancel'])
    turn.final('wait a moment', 0.9)
    turn.speechStopped()
    expect(effectLog.slice(4)).toEqual(['wait a moment'])
  })

  it('[A6] a pause is not reported while a barge-in is unconfirmed', () => {
    const { turn, effectLog } = aTurn({ debtorSpeaking: true })
    turn.speechStarted()
    turn.speechPaused()
    expect(effectLog).toEqual(['pause', 'started'])
  })

  it('[A6] silence after the sound: the server reports a false alarm, and the reply resumes', () => {
    const { turn, effectLog } = aTurn({ debtorSpeaking: true })
    turn.speechStarted()
    turn.speechStopped()
    turn.falseAlarm()
    expect(effectLog).toEqual(['pause', 'started', 'stopped', 'resume'])
    vi.runAllTimers()
    expect(effectLog).toHaveLength(4)
  })

  it('[A6] resumes without the server too, as the connection may be lost', () => {
    const { turn, effectLog } = aTurn({ debtorSpeaking: true })
    turn.speechStarted()
    turn.speechStopped()
    vi.advanceTimersByTime(turnTimings.falseAlarmDelayMs)
    expect(effectLog.at(-1)).toBe('resume')
  })

  it("ignores the debtor's own words from the loudspeaker", () => {
    const { turn, effectLog } = aTurn({ debtorSpeaking: true })
    turn.partial('I lost my job in March')
    turn.final('I lost my job in March', 0.8)
    expect(effectLog).toEqual([])
  })

  it('does not attribute words to a sound that ended long before', () => {
    const { turn, effectLog, setDebtorSpeaking } = aTurn()
    turn.speechStarted()
    turn.speechStopped()
    vi.advanceTimersByTime(turnTimings.lateWordsMs)
    setDebtorSpeaking(true)
    turn.final('I lost my job in March', 0.8)
    expect(effectLog).toEqual([])
  })

  it('without voice activity detection, a few recognised words interrupt', () => {
    const { turn, effectLog } = aTurn({ debtorSpeaking: true, hearsSpeech: false })
    turn.partial('uh')
    expect(effectLog).toEqual([])
    turn.partial('let me explain')
    expect(effectLog).toEqual(['… let me explain', 'pause', 'started', 'cancel'])
  })
})

describe('push to talk', () => {
  it('only words spoken while the key is held become a line', () => {
    const { turn, lines } = aTurn({ pushToTalk: true })
    turn.speechStarted()
    turn.final('talking to a colleague', 0.9)
    expect(lines).toEqual([])
    turn.speechStopped()
    turn.keyDown()
    turn.partial('good morning')
    turn.final('good morning', 0.9)
    expect(lines).toEqual([])
    turn.keyUp()
    expect(lines.map(({ text }) => text)).toEqual(['good morning'])
  })

  it('the last words may arrive after the key is released', () => {
    const { turn, lines } = aTurn({ pushToTalk: true })
    turn.keyDown()
    turn.keyUp()
    turn.final('good morning', 0.9)
    expect(lines.map(({ text }) => text)).toEqual(['good morning'])
    turn.final('and this is for nobody', 0.9)
    expect(lines).toHaveLength(1)
  })

  it('the key pauses the debtor; released without a word, the reply resumes', () => {
    const { turn, effectLog } = aTurn({ debtorSpeaking: true, pushToTalk: true })
    turn.keyDown()
    turn.keyUp()
    turn.falseAlarm()
    expect(effectLog).toEqual(['pause', 'started', 'stopped', 'resume'])
  })
})
