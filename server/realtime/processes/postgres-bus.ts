import type { Sql } from '#db/client.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import { MessageBatch, readPayload } from './bus-batch.ts'
import { addListener, type Bus, type SessionMessage, type BusMessage } from './bus.ts'

const channel = 'session_messages'
/**
 * Words that follow each other within this time are told together. A NOTIFY takes a lock of the whole database at
 * its commit: one for each event cost nine tenths of the inserts, batched ones a tenth
 * (docs/decisions/0003-many-processes.md).
 */
const batchMs = 25

/**
 * The bus of several processes on one database, over LISTEN and NOTIFY. The first word after a silence is told at
 * once. Words that cannot be told (no database) are dropped: the rows are read when it is back.
 */
export async function postgresBus(options: { sql: Sql; processId: number; log: Logger }): Promise<Bus> {
  const { sql, processId, log } = options
  const subscribers = new Map<string, Set<(message: BusMessage) => void>>()
  const watchers = new Set<(received: SessionMessage) => void>()
  const lossListeners = new Set<() => void>()
  const batch = new MessageBatch(processId)
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<unknown> = Promise.resolve()

  const flush = () => {
    timer = batch.empty ? null : setTimeout(flush, batchMs)
    const payloads = batch.drain()
    if (payloads.length === 0) return
    // One after the other: two connections of the pool would tell in any order.
    sending = sending.then(() =>
      sql`select pg_notify(${channel}, told) from jsonb_array_elements_text(${JSON.stringify(payloads)}::text::jsonb) as told`.catch(
        (error: unknown) => log.warn({ err: error }, 'could not notify other processes'),
      ),
    )
  }

  const receive = (raw: string) => {
    const payload = readPayload(raw)
    if (payload === null || payload.from === processId) return
    for (const each of payload.messages) {
      for (const listener of subscribers.get(each.sessionId) ?? []) listener(each.message)
      for (const watcher of watchers) watcher(each)
    }
  }

  let listenedBefore = false
  const subscription = await sql.listen(channel, receive, () => {
    // Whatever was told while nobody listened is gone.
    if (listenedBefore) for (const listener of lossListeners) listener()
    listenedBefore = true
  })

  return {
    shared: true,
    publish(sessionId, message) {
      for (const watcher of watchers) watcher({ sessionId, message })
      batch.add(sessionId, message)
      if (timer === null) flush()
    },
    subscribe(sessionId, listener) {
      const set = subscribers.get(sessionId) ?? new Set()
      subscribers.set(sessionId, set)
      set.add(listener)
      return () => {
        set.delete(listener)
        if (set.size === 0) subscribers.delete(sessionId)
      }
    },
    subscribeAll: (listener) => addListener(watchers, listener),
    onMessagesLost: (listener) => addListener(lossListeners, listener),
    close: async () => {
      if (timer !== null) clearTimeout(timer)
      flush()
      if (timer !== null) clearTimeout(timer)
      await sending
      await subscription.unlisten().catch(() => undefined)
    },
  }
}
