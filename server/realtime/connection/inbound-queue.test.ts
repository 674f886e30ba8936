import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ChannelLimits, defaultChannelLimits } from './channel-limits.ts'
import { InboundLoad } from './inbound-load.ts'
import { InboundQueue } from './inbound-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits: ChannelLimits = {
  ...defaultChannelLimits,
  queuedCommands: 4,
  framesPerSecond: 10,
  congestedMaxMs: 1_000,
}

function newQueue(account = InboundLoad.ofAccount(limits)) {
  const socket = { paused: false, pause: () => (socket.paused = true), resume: () => (socket.paused = false) }
  const congested = vi.fn<() => void>()
  const connection = InboundLoad.ofConnection(limits)
  const { congestedMaxMs } = limits
  const queue = new InboundQueue({ socket, connection, account, congestedMaxMs, onCongested: congested })
  const release: (() => void)[] = []
  /** Queues a command that runs until its function in `release` is called. */
  const push = (count: number, bytes = 10) => {
    for (let n = 0; n < count; n++)
      queue.push(bytes, () => new Promise<void>((resolve) => release.push(resolve)))
  }
  const finish = async () => {
    release.shift()?.()
    await nextTurn()
    await nextTurn()
  }
  return { queue, socket, congested, push, finish, account }
}

it('[I2] pauses at the bound and resumes when the queue is half empty', async () => {
  const { socket, push, finish, congested } = newQueue()
  push(3)
  expect(socket.paused).toBe(false)
  push(1)
  expect(socket.paused).toBe(true)
  await finish()
  await finish()
  expect(socket.paused).toBe(true)
  await finish()
  expect(socket.paused).toBe(false)
  await finish()
  vi.advanceTimersByTime(10_000)
  expect(congested).not.toHaveBeenCalled()
})

it('[I2] bytes count as well as commands', () => {
  const { socket, push } = newQueue()
  push(1, limits.queuedBytes)
  expect(socket.paused).toBe(true)
})

it('[I2] connections of one account share a bound of three times as much', async () => {
  const account = InboundLoad.ofAccount(limits)
  const queues = Array.from({ length: 5 }, () => newQueue(account))
  for (const { push } of queues.slice(0, 4)) push(3)
  expect(queues.map(({ socket }) => socket.paused)).toEqual([false, false, false, true, false])
  // One that was idle is paused as soon as it sends something, and goes on with the others.
  queues[4]?.push(1)
  expect(queues[4]?.socket.paused).toBe(true)
  queues[0]?.queue.close()
  queues[1]?.queue.close()
  queues[2]?.queue.close()
  expect(queues[4]?.socket.paused).toBe(false)
  expect(account.queuedCommands).toBe(4)
})

it('[I2] a rate beyond the limit pauses until it has recovered', () => {
  const { queue, socket, congested } = newQueue()
  for (let n = 0; n < 100; n++) queue.charge(1, 0)
  expect(socket.paused).toBe(false)
  queue.charge(1, 0)
  expect(socket.paused).toBe(true)
  vi.advanceTimersByTime(600)
  expect(socket.paused).toBe(false)
  expect(congested).not.toHaveBeenCalled()
})

it('[I3] gives up a client that has not recovered in time', () => {
  const { queue, congested } = newQueue()
  for (let n = 0; n < 200; n++) queue.charge(1, 0)
  vi.advanceTimersByTime(limits.congestedMaxMs - 1)
  expect(congested).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(congested).toHaveBeenCalledOnce()
})

it('[I2] a closed queue runs nothing more and frees what it held of its account', async () => {
  const { queue, push, finish, account } = newQueue()
  const later = vi.fn<() => void>()
  push(1)
  queue.push(10, later)
  queue.close()
  expect([account.queuedCommands, account.queuedBytes]).toEqual([0, 0])
  await finish()
  expect(later).not.toHaveBeenCalled()
  expect(account.queuedCommands).toBe(0)
})
