import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { turnEnding } from '#protocol/turn/ending.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { aTurn, pauseMs } from '#src/testing/turn-stage.ts'
import { turnTimings } from './turn-taking.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a line', () => {
  it('contains everything final when the speaker has ended', () => {
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

  it('reports a pause once there are words, and says nothing of one when they are a line', () => {
    const { turn, effectLog } = aTurn()
    turn.speechPaused(pauseMs)
    turn.speechStarted()
    turn.speechPaused(pauseMs)
    expect(effectLog).toEqual([])
    turn.speechStarted()
    turn.partial('good morning')
    turn.speechPaused(pauseMs)
    expect(effectLog).toEqual(['… good morning', 'stopped'])
    vi.advanceTimersByTime(turnTimings.reportedQuietMs - pauseMs)
    turn.speechStopped()
    turn.final('good morning', 0.9)
    vi.runAllTimers()
    expect(effectLog).toEqual(['… good morning', 'stopped', 'good morning'])
  })

  it('reports interim words together with final ones', () => {
    const { turn, effectLog } = aTurn()
    turn.speechStarted()
    turn.final('good morning', 0.9)
    turn.partial('is this')
    expect(effectLog).toEqual(['… good morning is this'])
  })
})

describe('[VOICE33] whoever goes on before the reply is heard', () => {
  /** A line was said and sent, and its reply is being made. */
  function said(text = 'i can offer you') {
    const scene = aTurn()
    scene.turn.speechStarted()
    scene.turn.final(text, 0.9)
    scene.turn.speechStopped()
    vi.runAllTimers()
    scene.expectReply()
    scene.effectLog.length = 0
    return scene
  }

  it('holds the reply with the first sound, and takes it back with the first words', () => {
    const { turn, effectLog, lines } = said()
    turn.speechStarted()
    expect(effectLog).toEqual(['pause', 'started'])
    turn.partial('fifty dollars')
    expect(effectLog).toEqual(['pause', 'started', '… fifty dollars', 'cancel'])
    turn.final('fifty dollars', 0.9)
    turn.speechStopped()
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['i can offer you', 'fifty dollars'])
  })

  it('is not talked over by a reply that starts after the first sound', () => {
    const { turn, effectLog, startReply } = said()
    turn.speechStarted()
    startReply()
    expect(effectLog).toEqual(['pause', 'started'])
    turn.speechStopped()
    turn.falseAlarm()
    expect(effectLog).toEqual(['pause', 'started', 'stopped', 'resume'])
  })

  it('is not talked over where only words show that somebody speaks', () => {
    const scene = aTurn({ hearsSpeech: false })
    scene.turn.partial('fifty dollars')
    scene.startReply()
    expect(scene.effectLog).toEqual(['… fifty dollars', 'pause', 'started', 'cancel'])
  })

  it('hears the reply at once in continuous noise', () => {
    const scene = aTurn()
    scene.turn.speechStarted()
    scene.turn.final('i can offer you', 0.9)
    vi.advanceTimersByTime(turnTimings.finalHoldMs)
    scene.effectLog.length = 0
    scene.startReply()
    expect(scene.effectLog).toEqual([])
  })

  it('hears the reply at once after a breath that was over before it', () => {
    const { turn, effectLog, startReply } = said()
    turn.speechStarted()
    turn.speechStopped()
    turn.falseAlarm()
    effectLog.length = 0
    startReply()
    expect(effectLog).toEqual([])
  })
})

describe('[VOICE30] the end of a turn', () => {
  /** Final words, and then the first moment of quiet. */
  function says(text: string, language: Language = 'en') {
    const scene = aTurn({ language })
    scene.turn.speechStarted()
    scene.turn.final(text, 0.9)
    scene.turn.speechPaused(pauseMs)
    return { ...scene, waitMs: turnEnding(text, language).waitMs }
  }

  it.each([
    ['en', 'can you pay it by friday'],
    ['en', 'my account number is four four'],
    ['es', 'y entonces'],
  ] as const)('is after as much quiet as the words demand, in %s: %s', (language, text) => {
    const { lines, waitMs } = says(text, language)
    vi.advanceTimersByTime(waitMs - pauseMs - 1)
    expect(lines).toEqual([])
    vi.advanceTimersByTime(1)
    expect(lines.map((line) => line.text)).toEqual([text])
  })

  it('is reported as a pause before the line is sent: at once where it is likely', () => {
    const question = says('can you pay it by friday')
    expect(question.effectLog).toEqual(['… can you pay it by friday', 'stopped'])
    const half = says('my account number is four four')
    expect(half.effectLog).toEqual([])
    vi.advanceTimersByTime(half.waitMs / 2)
    const words = 'my account number is four four'
    expect(half.effectLog).toEqual([`… ${words}`, 'stopped'])
    vi.runAllTimers()
    expect(half.effectLog).toEqual([`… ${words}`, 'stopped', words])
  })

  it('is not yet where somebody goes on in the middle of a number', () => {
    const { turn, lines } = says('my account number is four four')
    turn.speechStopped()
    vi.advanceTimersByTime(turnTimings.interimQuietMs)
    turn.speechStarted()
    vi.advanceTimersByTime(1)
    turn.final('two one nine nine', 0.9)
    turn.speechPaused(pauseMs)
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['my account number is four four two one nine nine'])
  })

  it('comes later when words that arrive meanwhile leave it open, and sooner when they end it', () => {
    const opened = says('i can pay two hundred')
    opened.turn.final('and', 0.9)
    vi.advanceTimersByTime(opened.waitMs)
    expect(opened.lines).toEqual([])
    vi.runAllTimers()
    expect(opened.lines.map(({ text }) => text)).toEqual(['i can pay two hundred and'])

    const closed = says('so i can pay about')
    vi.advanceTimersByTime(turnTimings.interimQuietMs)
    closed.turn.final('two hundred dollars', 0.9)
    expect(closed.lines.map(({ text }) => text)).toEqual(['so i can pay about two hundred dollars'])
  })

  it('takes interim words once they are stable, and drops what the recogniser makes of them afterwards', () => {
    const { turn, lines } = aTurn()
    turn.speechStarted()
    turn.partial('can you pay it')
    turn.speechPaused(pauseMs)
    vi.advanceTimersByTime(turnTimings.interimQuietMs - pauseMs - 1)
    turn.partial('can you pay it by friday')
    vi.advanceTimersByTime(turnTimings.stableWordsMs - 1)
    expect(lines).toEqual([])
    vi.advanceTimersByTime(1)
    turn.partial('can you pay it by friday')
    turn.final('Can you pay it by Friday?', 0.9)
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['can you pay it by friday'])
  })

  it('makes a new line of what is said behind words that were taken', () => {
    const { turn, lines } = aTurn()
    turn.speechStarted()
    turn.partial('can you pay it by friday')
    turn.speechPaused(pauseMs)
    vi.advanceTimersByTime(turnTimings.interimQuietMs)
    turn.speechStarted()
    turn.partial('can you pay it by friday or is monday')
    turn.final('can you pay it by friday or is monday better for you', 0.9)
    turn.speechPaused(pauseMs)
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['can you pay it by friday', 'or is monday better for you'])
  })

  it('leaves words without speech to the debtor once the line is sent', () => {
    const { turn, lines, setDebtorSpeaking } = says('can you pay it by friday')
    vi.advanceTimersByTime(turnTimings.interimQuietMs)
    setDebtorSpeaking(true)
    turn.final('I lost my job in March', 0.8)
    turn.speechStopped()
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['can you pay it by friday'])
  })

  it('without voice activity detection follows final words at once, but waits where they are unfinished', () => {
    const { turn, lines } = aTurn({ hearsSpeech: false })
    turn.final('can you pay it by friday', 0.9)
    expect(lines).toHaveLength(1)
    vi.advanceTimersByTime(turnTimings.lateWordsMs)
    turn.partial('i can')
    turn.final('i can offer you', 0.9)
    expect(lines).toHaveLength(1)
    turn.final('a plan', 0.9)
    expect(lines.map(({ text }) => text)).toEqual(['can you pay it by friday', 'i can offer you a plan'])
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
    turn.speechPaused(pauseMs)
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
