import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'
import { queuedFor, type TaskPriority } from '#server/simulation/simulation.ts'

const bounds = { concurrency: 1, waitingPerPartyMax: 3, waitingMax: 5 }

/** A queue whose tasks finish when they are told to. */
class Stage {
  readonly queue: FairQueue
  /** The names of the tasks, in the order in which they started. */
  readonly started: string[] = []
  readonly #finish = new Map<string, () => void>()

  constructor(change: Partial<typeof bounds> = {}) {
    this.queue = new FairQueue({ ...bounds, ...change })
  }

  /** Task `b2` is for the account `b`. */
  add(name: string, priority: TaskPriority = 'session', signal?: AbortSignal): Promise<string> {
    return this.queue.run(
      () => {
        this.started.push(name)
        return new Promise((resolve) => this.#finish.set(name, () => resolve(name)))
      },
      queuedFor({ userId: name.slice(0, 1), priority, signal }),
    )
  }

  /** Finishes whatever runs until nothing is left. */
  async finishAll(): Promise<void> {
    while (this.queue.size > 0) {
      for (const [name, finish] of this.#finish) {
        this.#finish.delete(name)
        finish()
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

describe('[LOAD3] analyses', () => {
  it('take turns between accounts, whoever asked first', async () => {
    const stage = new Stage()
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => stage.add(name))
    await stage.finishAll()
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
    expect(stage.started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('of one account use one thread while another account waits', async () => {
    const stage = new Stage({ concurrency: 2 })
    for (const name of ['a1', 'a2', 'a3', 'b1']) void stage.add(name)
    expect(stage.started).toEqual(['a1', 'a2'])
    await stage.finishAll()
    expect(stage.started[2]).toBe('b1')
  })

  it('let a tip of a call pass, and a session before posted messages', async () => {
    const stage = new Stage()
    void stage.add('a1', 'posted')
    void stage.add('b1', 'posted')
    void stage.add('c1', 'session')
    void stage.add('d1', 'call')
    await stage.finishAll()
    expect(stage.started).toEqual(['a1', 'd1', 'c1', 'b1'])
  })

  it('are refused when an account has too many waiting, and others are not', async () => {
    const stage = new Stage()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void stage.add(name)
    await expect(stage.add('a5')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 })
    const other = stage.add('b1')
    await stage.finishAll()
    expect(await other).toBe('b1')
    expect(stage.started).not.toContain('a5')
  })

  it('are refused when too many wait on the server', async () => {
    const stage = new Stage()
    for (const name of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']) void stage.add(name)
    await expect(stage.add('g1')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
    await stage.finishAll()
    void stage.add('g2')
    expect(stage.started).toContain('g2')
    await stage.finishAll()
  })

  it('leave the queue when their caller gives up', async () => {
    const stage = new Stage()
    const leaving = new AbortController()
    void stage.add('a1')
    const given = stage.add('b1', 'posted', leaving.signal)
    leaving.abort()
    await expect(given).rejects.toMatchObject({ code: 'unavailable' })
    expect(stage.queue.size).toBe(1)
    await stage.finishAll()
    expect(stage.started).toEqual(['a1'])
  })

  it('do not start for a caller who has left before', async () => {
    const stage = new Stage()
    await expect(stage.add('a1', 'posted', AbortSignal.abort())).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(stage.started).toEqual([])
  })

  it('go on after one that failed', async () => {
    const stage = new Stage()
    const options = { party: 'a', rank: 1 }
    await expect(stage.queue.run(() => Promise.reject(new Error('broken')), options)).rejects.toThrow(
      'broken',
    )
    const next = stage.add('a1')
    await stage.finishAll()
    expect(await next).toBe('a1')
  })
})
