import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTurn, pauseMs } from '#src/testing/turn-stage.ts'
import { turnTimings } from './turn-taking.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('[VOICE32] the debtor in the microphone', () => {
  const saidAloud = 'I lost my job in March and I can pay two hundred a month'
  const over = () => aTurn({ debtorSpeaking: true, saidAloud })

  it('is no line and no interruption, though it is heard as speech', () => {
    const { turn, effectLog } = over()
    turn.speechStarted()
    turn.partial('I lost my')
    turn.partial('I lost my job in March')
    turn.speechStopped()
    turn.final('I lost my job in March', 0.8)
    turn.falseAlarm()
    vi.runAllTimers()
    expect(effectLog).toEqual(['pause', 'started', 'stopped', 'resume'])
  })

  it('does not pause the debtor again: from then on words interrupt', () => {
    const { turn, effectLog } = over()
    turn.speechStarted()
    turn.final('I lost my job in March', 0.8)
    turn.speechStopped()
    turn.falseAlarm()
    effectLog.length = 0
    turn.speechStarted()
    turn.partial('I can pay two')
    expect(effectLog).toEqual([])
    turn.partial('I can pay two hundred wait')
    expect(effectLog).toEqual(['… wait', 'pause', 'started', 'cancel'])
  })

  it('is removed from before what the collector says', () => {
    const { turn, lines } = over()
    turn.speechStarted()
    turn.partial('my job in March wait a moment')
    turn.speechPaused(pauseMs)
    turn.speechStarted()
    turn.final('my job in March wait a moment please', 0.8)
    turn.speechStopped()
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['wait a moment please'])
  })

  it('may be reported late: such words without speech are no line', () => {
    const { turn, lines, setDebtorSpeaking } = over()
    setDebtorSpeaking(false)
    turn.debtorStopped()
    turn.final('and a sister in Tulsa', 0.8)
    vi.advanceTimersByTime(turnTimings.lateEchoMs)
    expect(lines).toEqual([])
    turn.final('are you still there', 0.8)
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['are you still there'])
  })

  it('may become final only when the collector already answers', () => {
    const { turn, lines, setDebtorSpeaking } = over()
    turn.speechStarted()
    turn.partial('I lost my job in march')
    turn.speechStopped()
    turn.falseAlarm()
    setDebtorSpeaking(false)
    turn.debtorStopped()
    turn.speechStarted()
    turn.final('I lost my job in March.', 0.8)
    turn.final('I am sorry to hear that', 0.8)
    turn.speechStopped()
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['I am sorry to hear that'])
  })

  it('may be repeated by the collector once it is silent', () => {
    const { turn, lines, setDebtorSpeaking } = over()
    setDebtorSpeaking(false)
    turn.debtorStopped()
    turn.speechStarted()
    turn.final('two hundred a month', 0.8)
    turn.speechStopped()
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['two hundred a month'])
  })

  it('without voice activity detection is no line either, nor a little later', () => {
    const { turn, lines, effectLog, setDebtorSpeaking } = aTurn({
      debtorSpeaking: true,
      hearsSpeech: false,
      saidAloud,
    })
    turn.partial('I lost my job in March')
    setDebtorSpeaking(false)
    turn.debtorStopped()
    turn.final('I lost my job in March', 0.8)
    vi.runAllTimers()
    expect([effectLog, lines]).toEqual([[], []])
  })
})

describe('[VOICE31] a recogniser that', () => {
  it('ends in mid-speech, as it does once a minute, loses no words', () => {
    const { turn, lines } = aTurn()
    turn.speechStarted()
    turn.partial('so the balance that I have here')
    turn.recogniserStopped()
    turn.partial('is two hundred')
    turn.final('is two hundred dollars', 0.9)
    turn.speechStopped()
    vi.runAllTimers()
    expect(lines.map(({ text }) => text)).toEqual(['so the balance that I have here is two hundred dollars'])
  })

  it('never makes words final gives each line once', () => {
    const { turn, lines } = aTurn()
    let heard = ''
    for (const said of ['can you pay it by friday', 'or is monday better', 'what do you say']) {
      turn.speechStarted()
      heard = `${heard} ${said}`.trim()
      turn.partial(heard)
      turn.speechPaused(pauseMs)
      vi.runAllTimers()
      turn.speechStopped()
    }
    expect(lines.map(({ text }) => text)).toEqual([
      'can you pay it by friday',
      'or is monday better',
      'what do you say',
    ])
  })
})
