import { describe, expect, it } from 'vitest'
import { TurnScene } from './testing/turn-scene.ts'
import { turnTimings } from './timings.ts'

describe('push to talk', () => {
  const down = { type: 'key_pressed' } as const
  const up = { type: 'key_released' } as const

  it('only words spoken while the key is held become a line', () => {
    const scene = new TurnScene({ listensFor: 'key' }).starts().hearsFinal('talking to a colleague').stops()
    expect(scene.lines).toEqual([])
    scene.on(down).hears('good morning').hearsFinal('good morning')
    expect(scene.lines).toEqual([])
    expect(scene.on(up).said).toEqual(['good morning'])
  })

  it('the last words may arrive after the key is released', () => {
    const scene = new TurnScene({ listensFor: 'key' }).on(down).on(up).hearsFinal('good morning')
    expect(scene.said).toEqual(['good morning'])
    expect(scene.hearsFinal('and this is for nobody').said).toHaveLength(1)
  })

  it('words after the key is released report the pause again, once they are stable', () => {
    const scene = new TurnScene({ listensFor: 'key' }).on(down).hears('good').on(up)
    const reports = () => scene.log.filter((effect) => effect === 'report speech stopped').length
    expect(reports()).toBe(1)
    scene.hears('good morning').passes(turnTimings.stableGuessMs - 1)
    expect(reports()).toBe(1)
    scene.passes(1)
    expect(reports()).toBe(2)
  })

  it('the key pauses the debtor; released without a word, the reply resumes', () => {
    const scene = new TurnScene({ reply: 'audible', listensFor: 'key' }).on(down).on(up)
    scene.on({ type: 'reply_resumed' })
    expect(scene.log).toEqual([
      'hold reply',
      'report speech started',
      'report speech stopped',
      'resume reply',
    ])
  })
})
