import { describe, expect, it } from 'vitest'
import type { Language } from '../vocabulary/language.ts'
import { turnEnding } from './ending.ts'
import { pauseMs, TurnScene } from './testing/turn-scene.ts'
import { turnTimings } from './timings.ts'

describe('the states of a call', () => {
  it('follow a line and its reply', () => {
    const scene = new TurnScene()
    expect(scene.state).toBe('listening')
    expect(scene.says('can you pay it by friday').state).toBe('speech')
    expect(scene.on({ type: 'speech_paused', quietMs: pauseMs }).state).toBe('pause')
    scene.ends()
    expect(scene.said).toEqual(['can you pay it by friday'])
    expect(scene.debtor('expected').state).toBe('thinking')
    expect(scene.debtor('audible').state).toBe('speaking')
    expect(scene.debtor('none').state).toBe('listening')
    expect(scene.on({ type: 'ended' }).says('hello').state).toBe('ended')
    expect(scene.said).toHaveLength(1)
  })

  it('tell a false alarm from an interruption', () => {
    const alarm = new TurnScene({ reply: 'audible' })
    expect(alarm.starts().state).toBe('held')
    expect(alarm.stops().passes(turnTimings.falseAlarmMs).state).toBe('resumed')
    const words = new TurnScene({ reply: 'audible' })
    words.starts().hears('wait')
    expect(words.state).toBe('speech')
  })

  it('are of the same line where somebody goes on after a pause', () => {
    const scene = new TurnScene()
    scene.says('so i can offer you').pauses(700).says('forty dollars a month').ends()
    expect(scene.said).toEqual(['so i can offer you forty dollars a month'])
  })
})

describe('a line', () => {
  it('contains everything final when the speaker has ended', () => {
    const scene = new TurnScene()
    scene.starts().hears('good morning').hearsFinal('good morning').hearsFinal('is this Rosa', 0.7)
    expect(scene.lines).toEqual([])
    scene.passes(800).stops()
    expect(scene.lines).toMatchObject([
      { text: 'good morning is this Rosa', confidence: 0.7, durationMs: 800 },
    ])
  })

  it('is submitted at once when its words become final after the pause', () => {
    const scene = new TurnScene().starts().hears('can you').stops()
    expect(scene.lines).toEqual([])
    expect(scene.hearsFinal('can you pay').said).toEqual(['can you pay'])
  })

  it('is not held back by continuous noise', () => {
    const scene = new TurnScene().starts().hearsFinal('good morning').passes(turnTimings.finalHoldMs)
    expect(scene.lines).toHaveLength(1)
  })

  it('uses interim words when the recogniser stops or falls silent', () => {
    const stopped = new TurnScene().starts().hears('hello there').stops()
    expect(stopped.on({ type: 'recogniser_stopped' }).said).toEqual(['hello there'])
    const silent = new TurnScene().hears('hello there').passes(turnTimings.partialTimeoutMs)
    expect(silent.said).toEqual(['hello there'])
  })

  it('reports a pause once there are words, and says nothing of one when they are a line', () => {
    const scene = new TurnScene()
    const pause = { type: 'speech_paused', quietMs: pauseMs } as const
    scene.on(pause).starts().on(pause)
    expect(scene.log).toEqual([])
    scene.starts().hears('can you pay').on(pause)
    expect(scene.log).toEqual(['… can you pay', 'report speech stopped'])
    scene
      .passes(turnTimings.reportedQuietMs - pauseMs)
      .stops()
      .hearsFinal('can you pay')
    scene.passes(10_000)
    expect(scene.log).toEqual(['… can you pay', 'report speech stopped', 'can you pay'])
  })

  it('reports interim words together with final ones', () => {
    const scene = new TurnScene().starts().hearsFinal('good morning').hears('is this')
    expect(scene.log).toEqual(['… good morning is this'])
  })
})

describe('[VOICE33] whoever goes on before the reply is heard', () => {
  /** A line was said and sent, and its reply is being made. */
  const said = () =>
    new TurnScene()
      .starts()
      .hearsFinal('i can offer you')
      .stops()
      .passes(10_000)
      .debtor('expected')
      .forgetLog()

  it('holds the reply with the first sound, and takes it back with the first words', () => {
    const scene = said().starts()
    expect(scene.log).toEqual(['hold reply', 'report speech started'])
    scene.hears('fifty dollars')
    expect(scene.log.slice(2)).toEqual(['… fifty dollars', 'cancel reply'])
    scene.hearsFinal('fifty dollars').stops().passes(10_000)
    expect(scene.said).toEqual(['i can offer you', 'fifty dollars'])
  })

  it('is not talked over by a reply that starts after the first sound', () => {
    const scene = said().starts().debtor('audible')
    expect(scene.log).toEqual(['hold reply', 'report speech started'])
    scene.stops().on({ type: 'reply_resumed' })
    expect(scene.log.slice(2)).toEqual(['report speech stopped', 'resume reply'])
  })

  it('is not talked over where only words show that somebody speaks', () => {
    const scene = new TurnScene({ listensFor: 'words' }).hears('fifty dollars').debtor('audible')
    expect(scene.log).toEqual(['… fifty dollars', 'hold reply', 'report speech started', 'cancel reply'])
  })

  it('hears the reply at once in continuous noise', () => {
    const scene = new TurnScene().starts().hearsFinal('i can offer you').passes(turnTimings.finalHoldMs)
    scene.forgetLog().debtor('audible')
    expect(scene.log).toEqual([])
  })

  it('hears the reply at once after a breath that was over before it', () => {
    const scene = said().starts().stops().on({ type: 'reply_resumed' }).forgetLog().debtor('audible')
    expect(scene.log).toEqual([])
  })

  it('holds nothing of the next reply when the one that was held is no more', () => {
    const scene = said().starts().debtor('none')
    expect(scene.log).toEqual(['hold reply', 'report speech started', 'resume reply'])
    expect(scene.stops().passes(10_000).debtor('audible').state).toBe('speaking')
  })
})

describe('[VOICE30] the end of a turn', () => {
  /** Final words, and then the first moment of quiet. */
  const says = (text: string, language: Language = 'en') =>
    new TurnScene({ language }).starts().hearsFinal(text).on({ type: 'speech_paused', quietMs: pauseMs })

  it.each([
    ['en', 'can you pay it by friday'],
    ['en', 'my account number is four four'],
    ['es', 'y entonces'],
  ] as const)('is after as much quiet as the words demand, in %s: %s', (language, text) => {
    const scene = says(text, language).passes(turnEnding(text, language).waitMs - pauseMs - 1)
    expect(scene.lines).toEqual([])
    expect(scene.passes(1).said).toEqual([text])
  })

  it('is reported as a pause before the line is sent, as long before as the reply takes to be made', () => {
    const question = says('can you pay it by friday')
    expect(question.log).toEqual(['… can you pay it by friday', 'report speech stopped'])
    const words = 'my account number is four four'
    const half = says(words)
    expect(half.log).toEqual([])
    half.passes(turnEnding(words, 'en').waitMs - turnTimings.replyMadeMs - pauseMs - 1)
    expect(half.log).toEqual([])
    half.passes(1)
    expect(half.log).toEqual([`… ${words}`, 'report speech stopped'])
    half.passes(10_000)
    expect(half.log).toEqual([`… ${words}`, 'report speech stopped', words])
  })

  it('is not yet where somebody goes on in the middle of a number', () => {
    const scene = says('my account number is four four')
      .stops()
      .passes(turnTimings.interimWords.quietMs)
      .starts()
    scene.passes(1).hearsFinal('two one nine nine').on({ type: 'speech_paused', quietMs: pauseMs })
    expect(scene.passes(10_000).said).toEqual(['my account number is four four two one nine nine'])
  })

  it('comes later when words that arrive meanwhile leave it open, and sooner when they end it', () => {
    const opened = says('i can pay two hundred').hearsFinal('and')
    opened.passes(turnEnding('i can pay two hundred', 'en').waitMs)
    expect(opened.lines).toEqual([])
    expect(opened.passes(10_000).said).toEqual(['i can pay two hundred and'])

    const closed = says('so i can pay about').passes(turnTimings.interimWords.quietMs)
    expect(closed.hearsFinal('two hundred dollars').said).toEqual(['so i can pay about two hundred dollars'])
  })

  it.each([
    ['can you pay it by friday', turnTimings.finishedWords],
    ['i can pay it by friday if that is what you want', turnTimings.interimWords],
  ] as const)(
    'takes interim words once they are stable, sooner where they are finished, and drops what becomes of them: %s',
    (words, { quietMs, stableMs }) => {
      const scene = new TurnScene().starts().hears(words.slice(0, -4))
      scene.on({ type: 'speech_paused', quietMs: pauseMs }).passes(quietMs - pauseMs - 1)
      scene.hears(words).passes(stableMs - 1)
      expect(scene.lines).toEqual([])
      scene.passes(1_000).hears(words).hearsFinal(`${words}.`)
      expect(scene.passes(10_000).said).toEqual([words])
    },
  )

  it('takes a word that comes after finished words to the same line, while its reply is unheard', () => {
    const scene = new TurnScene().starts().hears('can you pay it by friday')
    scene.on({ type: 'speech_paused', quietMs: pauseMs }).passes(turnTimings.finishedWords.quietMs)
    expect(scene.debtor('expected').said).toEqual(['can you pay it by friday'])
    scene.forgetLog().hears('can you pay it by friday please')
    expect(scene.log).toContain('cancel reply')
    scene.hearsFinal('can you pay it by friday please').passes(10_000)
    expect(scene.said).toEqual(['can you pay it by friday', 'please'])
  })

  it('makes a new line of what is said behind words that were taken', () => {
    const scene = new TurnScene().starts().hears('can you pay it by friday')
    scene.on({ type: 'speech_paused', quietMs: pauseMs }).passes(turnTimings.interimWords.quietMs)
    scene.starts().hears('can you pay it by friday or is monday')
    scene.hearsFinal('can you pay it by friday or is monday better for you')
    scene.on({ type: 'speech_paused', quietMs: pauseMs }).passes(10_000)
    expect(scene.said).toEqual(['can you pay it by friday', 'or is monday better for you'])
  })

  it('adds up what was taken where the recogniser never ends: each line once', () => {
    const scene = new TurnScene()
    for (const heard of ['can you pay', 'can you pay by friday', 'can you pay by friday or on monday']) {
      scene.starts().hears(heard).on({ type: 'speech_paused', quietMs: pauseMs })
      scene.passes(10_000).stops()
    }
    expect(scene.said).toEqual(['can you pay', 'by friday', 'or on monday'])
  })

  it('leaves words without speech to the debtor once the line is sent', () => {
    const scene = says('can you pay it by friday').passes(turnTimings.interimWords.quietMs).debtor('audible')
    scene.hearsFinal('I lost my job in March', 0.8).stops().passes(10_000)
    expect(scene.said).toEqual(['can you pay it by friday'])
  })

  it('without voice activity detection follows final words at once, but waits where they are unfinished', () => {
    const scene = new TurnScene({ listensFor: 'words' }).hearsFinal('can you pay it by friday')
    expect(scene.lines).toHaveLength(1)
    scene.passes(turnTimings.lateWordsMs).hears('i can').hearsFinal('i can offer you')
    expect(scene.lines).toHaveLength(1)
    scene.hearsFinal('a plan of six months would that work')
    expect(scene.said).toEqual([
      'can you pay it by friday',
      'i can offer you a plan of six months would that work',
    ])
  })
})

describe('[VOICE30] the end of a turn that the server hears', () => {
  const quietUntilCommit = (text: string) => {
    const scene = new TurnScene().starts().hearsByServer(text).pauses(pauseMs)
    for (let quietMs = pauseMs; quietMs <= 3_000; quietMs += 1) {
      if (scene.log.includes('commit speech')) return quietMs
      scene.passes(1)
    }
    return Number.POSITIVE_INFINITY
  }

  it('comes sooner after a finished question than in the middle of a sentence', () => {
    const { waitMs } = turnEnding('when can you pay', 'en')
    expect(quietUntilCommit('when can you pay')).toBe(waitMs)
    expect(quietUntilCommit('so i can offer you')).toBe(turnEnding('so i can offer you', 'en').waitMs)
    expect(turnEnding('so i can offer you', 'en').waitMs).toBeGreaterThanOrEqual(1_000)
  })

  it('waits for as long as the last words demand, and reports the pause before, once they can have come back', () => {
    const soon = new TurnScene().starts().hearsByServer('can you pay it')
    soon.pauses(turnTimings.heardQuietMs - 1)
    expect(soon.log).toEqual([])
    expect(soon.passes(1).log[0]).toBe('report speech stopped')
    const scene = new TurnScene().starts().hearsByServer('when can').pauses(pauseMs)
    expect(scene.passes(500 - pauseMs).log).not.toContain('commit speech')
    expect(scene.hearsByServer('when can you pay').log).toContain('commit speech')
  })

  it('reports the pause with the commit where both are due, so that the reply is made while the last words come', () => {
    const scene = new TurnScene().starts().hearsByServer('when can you pay').pauses(pauseMs)
    expect(scene.passes(turnTimings.heardQuietMs - pauseMs).log).toEqual([
      'report speech stopped',
      'commit speech',
    ])
  })

  it('reports the pause at once with words that come back in the quiet, as no others are on their way', () => {
    const scene = new TurnScene().starts().hearsByServer('can you').pauses(pauseMs)
    expect(scene.hearsByServer('can you pay it by friday').log).toEqual(['report speech stopped'])
  })

  it('reports the pause again after words that come late, and not while the speaker goes on', () => {
    const reports = ({ log }: TurnScene) => log.filter((effect) => effect === 'report speech stopped').length
    const scene = new TurnScene().starts().hearsByServer('can you').pauses(1_000)
    const before = reports(scene)
    scene.hearsByServer('can you pay it')
    expect(reports(scene)).toBe(before + 1)
    scene.starts().hearsByServer('can you pay it or').passes(5_000)
    expect(reports(scene)).toBe(before + 1)
  })

  it('is one commit, and none where the speaker goes on', () => {
    const scene = new TurnScene().starts().hearsByServer('when can you pay').pauses(pauseMs)
    scene.starts().passes(5_000)
    expect(scene.log).not.toContain('commit speech')
    scene.hearsByServer('when can you pay the rest').pauses(3_000)
    expect(scene.log.filter((effect) => effect === 'commit speech')).toHaveLength(1)
  })

  it('is awaited by nobody once the speech is settled otherwise, as with a key', () => {
    const scene = new TurnScene().starts().hearsByServer('when can you pay').pauses(pauseMs)
    scene.on({ type: 'speech_settled' }).passes(5_000)
    expect(scene.log).not.toContain('commit speech')
  })
})

describe('[A5] barge-in', () => {
  it('[VOICE15] pauses the debtor at the first sound, and cancels the reply at the first word', () => {
    const scene = new TurnScene({ reply: 'audible' }).starts()
    expect(scene.log).toEqual(['hold reply', 'report speech started'])
    scene.hears('wait')
    expect(scene.log.slice(2)).toEqual(['… wait', 'cancel reply'])
    scene.hearsFinal('wait what is that').stops()
    expect(scene.log.slice(4)).toEqual(['wait what is that'])
  })

  it('is confirmed by words that only the server hears', () => {
    const scene = new TurnScene({ reply: 'audible' }).starts().hearsByServer('wait')
    expect(scene.log).toEqual(['hold reply', 'report speech started', 'cancel reply'])
    scene.forgetLog().pauses(turnEnding('wait', 'en').waitMs - 1)
    expect(scene.log).toEqual(['report speech stopped'])
  })

  it('[A6] a pause is not reported while a barge-in is unconfirmed', () => {
    const scene = new TurnScene({ reply: 'audible' }).starts().on({ type: 'speech_paused', quietMs: pauseMs })
    expect(scene.log).toEqual(['hold reply', 'report speech started'])
  })

  it('[A6] silence after the sound is a false alarm: the reply goes on, and the other side is told', () => {
    const scene = new TurnScene({ reply: 'audible' }).starts().stops().forgetLog()
    scene.passes(turnTimings.falseAlarmMs - 1)
    expect(scene.log).toEqual([])
    scene.passes(10_000)
    expect(scene.log).toEqual(['resume reply', 'report resumed'])
  })

  it('[A6] a false alarm that the other side has found is not reported to it', () => {
    const scene = new TurnScene({ reply: 'audible' }).starts().stops().forgetLog()
    scene.on({ type: 'reply_resumed' }).passes(10_000)
    expect(scene.log).toEqual(['resume reply'])
  })

  it('[A6] noise without a word does not hold the reply for ever', () => {
    const scene = new TurnScene({ reply: 'audible' }).starts().forgetLog().passes(turnTimings.heldMaxMs)
    expect(scene.log).toEqual(['resume reply', 'report resumed'])
  })

  it("ignores the debtor's own words from the loudspeaker", () => {
    const scene = new TurnScene({ reply: 'audible' }).hears('I lost my job in March')
    scene.hearsFinal('I lost my job in March', 0.8)
    expect(scene.log).toEqual([])
  })

  it('does not attribute words to a sound that ended long before', () => {
    const scene = new TurnScene().starts().stops().passes(turnTimings.lateWordsMs).debtor('audible')
    scene.hearsFinal('I lost my job in March', 0.8)
    expect(scene.log).toEqual([])
  })

  it('without voice activity detection, a few recognised words interrupt', () => {
    const scene = new TurnScene({ reply: 'audible', listensFor: 'words' }).hears('uh')
    expect(scene.log).toEqual([])
    scene.hears('let me explain')
    expect(scene.log).toEqual(['… let me explain', 'hold reply', 'report speech started', 'cancel reply'])
  })
})
