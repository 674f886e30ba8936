import type { Sql } from '#db/client.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import { MessageBatch, readPayload } from './bus-batch.ts'
import { addListener, type Bus, type SessionMessage, type BusMessage } from './bus.ts'

const channel = 'session_messages'
/**
 * Messages within this time are sent together. NOTIFY takes a database-wide lock at commit: one for each event
 * cost nine tenths of the inserts, batched ones a tenth (docs/decisions/0003-many-processes.md).
 */
const batchMs = 25

/**
 * The bus of several processes on one database, over LISTEN and NOTIFY. The first message after a pause is
 * sent immediately. Messages that cannot be sent (no database) are dropped: the rows are read when it is
 * back.
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
    // In sequence: two connections of the pool would send in any order.
    sending = sending.then(() =>
      sql`select pg_notify(${channel}, payload) from jsonb_array_elements_text(${JSON.stringify(payloads)}::text::jsonb) as payload`.catch(
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
    // Messages sent while the listener was disconnected are lost.
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
