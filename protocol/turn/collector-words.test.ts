import { describe, expect, it } from 'vitest'
import { pauseMs, TurnScene } from './testing/turn-scene.ts'
import { turnTimings } from './timings.ts'

describe('[VOICE32] the debtor in the microphone', () => {
  const saidAloud = 'I lost my job in March and I can pay two hundred a month'
  const over = () => new TurnScene({ reply: 'audible', saidAloud })

  it('is no line and no interruption, though it is heard as speech', () => {
    const scene = over().starts().hears('I lost my').hears('I lost my job in March').stops()
    scene.hearsFinal('I lost my job in March', 0.8).on({ type: 'reply_resumed' }).passes(10_000)
    expect(scene.log).toEqual([
      'hold reply',
      'report speech started',
      'report speech stopped',
      'resume reply',
    ])
  })

  it('does not pause the debtor again: from then on words interrupt', () => {
    const scene = over().starts().hearsFinal('I lost my job in March', 0.8).stops()
    scene.on({ type: 'reply_resumed' }).forgetLog().starts().hears('I can pay two')
    expect(scene.log).toEqual([])
    scene.hears('I can pay two hundred wait')
    expect(scene.log).toEqual(['… wait', 'hold reply', 'report speech started', 'cancel reply'])
  })

  it('is known to come back once it was held for a word of its own and nothing else', () => {
    const scene = over().starts().hears('I lost').stops().hearsFinal('I lost', 0.8).passes(2_000)
    scene.forgetLog().starts().hears('my')
    expect(scene.log).toEqual([])
  })

  it('is not known to come back after a sound without words', () => {
    const scene = over().starts().stops().passes(2_000).forgetLog().starts()
    expect(scene.log).toEqual(['hold reply', 'report speech started'])
  })

  it('is paused by a voice that is louder than its echo, which words confirm and silence does not', () => {
    const known = () => {
      const scene = over().starts().hearsFinal('I lost my job in March', 0.8).on({ type: 'reply_resumed' })
      return scene.forgetLog().starts()
    }
    const voice = known().on({ type: 'speech_over_echo' }).on({ type: 'speech_over_echo' })
    expect(voice.log).toEqual(['hold reply', 'report speech started'])
    voice.hears('and I can wait')
    expect(voice.log).toContain('cancel reply')
    const noise = known().on({ type: 'speech_over_echo' }).stops().passes(turnTimings.falseAlarmMs)
    expect(noise.log.slice(-2)).toEqual(['resume reply', 'report resumed'])
  })

  it('is removed from before what the collector says', () => {
    const scene = over().starts().hears('my job in March wait a moment')
    scene.on({ type: 'speech_paused', quietMs: pauseMs }).starts()
    scene.hearsFinal('my job in March wait a moment please', 0.8).stops().passes(10_000)
    expect(scene.said).toEqual(['wait a moment please'])
  })

  it('takes no first word from the collector who begins with one of its words', () => {
    const scene = over().starts().hears('I').passes(200).hears('I am').passes(800).hears('I am sorry').stops()
    scene.hearsFinal('I am sorry please go on', 0.8).passes(10_000)
    expect(scene.said).toEqual(['I am sorry please go on'])
  })

  it.each([
    ['a breath before the collector speaks', 'march', 'march wait'],
    ['and is the first word of the collector too', 'I', 'i I'],
  ])('is removed where a single word of it was heard %s', (_, echo, both) => {
    const scene = over().starts().hearsFinal('I lost my job', 0.8).on({ type: 'reply_resumed' }).starts()
    scene.hears(echo).passes(turnTimings.oneBreathMs).hears(both).passes(200)
    scene.hearsFinal(`${both} please go on`, 0.8).stops().passes(10_000)
    expect(scene.said).toEqual([`${both.split(' ')[1]} please go on`])
  })

  it.each([
    ['before a voice over the debtor could be', 300, 0, 'wait please go on'],
    ['with the voice that says it', 0, 300, 'march wait please go on'],
  ])('is told from the first word of the collector: it was recognised %s', (_, before, after, line) => {
    const scene = over().starts().hearsFinal('I lost my job', 0.8).on({ type: 'reply_resumed' }).starts()
    if (before > 0) scene.hears('march').passes(before).on({ type: 'speech_over_echo' })
    else scene.on({ type: 'speech_over_echo' }).passes(after).hears('march')
    scene.hears('march wait').hearsFinal('march wait please go on', 0.8).stops().passes(10_000)
    expect(scene.said).toEqual([line])
  })

  it('is no interruption where the server hears it, and what the collector says behind it is one', () => {
    const scene = over().starts().hearsByServer('I lost my job')
    expect(scene.log).toEqual(['hold reply', 'report speech started'])
    scene.stops().on({ type: 'reply_resumed' }).forgetLog().starts().hearsByServer('I lost my job in March')
    expect(scene.log).toEqual([])
    scene.hearsByServer('I lost my job in March wait a moment').stops().passes(10_000)
    expect(scene.log).toEqual([
      'hold reply',
      'report speech started',
      'cancel reply',
      'report speech stopped',
      'commit speech',
    ])
  })

  it('may be reported late: such words without speech are no line', () => {
    const scene = over().debtor('none').hearsFinal('and a sister in Tulsa', 0.8)
    scene.passes(turnTimings.lateEchoMs)
    expect(scene.lines).toEqual([])
    scene.hearsFinal('are you still there', 0.8).passes(10_000)
    expect(scene.said).toEqual(['are you still there'])
  })

  it('may become final only when the collector already answers', () => {
    const scene = over().starts().hears('I lost my job in march').stops().on({ type: 'reply_resumed' })
    scene.debtor('none').starts().hearsFinal('I lost my job in March.', 0.8)
    scene.hearsFinal('I am sorry to hear that', 0.8).stops().passes(10_000)
    expect(scene.said).toEqual(['I am sorry to hear that'])
  })

  it('may be repeated by the collector once it is silent', () => {
    const scene = over().debtor('none').starts().hearsFinal('two hundred a month', 0.8).stops().passes(10_000)
    expect(scene.said).toEqual(['two hundred a month'])
  })

  it('without voice activity detection is no line either, nor a little later', () => {
    const scene = new TurnScene({ reply: 'audible', listensFor: 'words', saidAloud })
    scene
      .hears('I lost my job in March')
      .debtor('none')
      .hearsFinal('I lost my job in March', 0.8)
      .passes(10_000)
    expect([scene.log, scene.lines]).toEqual([[], []])
  })
})

describe('[VOICE31] a recogniser that', () => {
  it('ends in mid-speech, as it does once a minute, loses no words', () => {
    const scene = new TurnScene()
      .starts()
      .hears('so the balance that I have here')
      .on({ type: 'recogniser_stopped' })
    scene.hears('is two hundred').hearsFinal('is two hundred dollars').stops().passes(10_000)
    expect(scene.said).toEqual(['so the balance that I have here is two hundred dollars'])
  })

  it('never makes words final gives each line once', () => {
    const scene = new TurnScene()
    const said = ['can you pay it by friday', 'or is monday better', 'what do you say']
    for (const [index] of said.entries()) {
      scene
        .starts()
        .hears(said.slice(0, index + 1).join(' '))
        .on({ type: 'speech_paused', quietMs: pauseMs })
      scene.passes(10_000).stops()
    }
    expect(scene.said).toEqual(said)
  })
})
