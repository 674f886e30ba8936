import type { Sql } from './client.ts'

/** Each connection keeps this many plans at most, of some ten kilobytes each. */
const preparedMax = 400
const seenMax = 2_000

type Client = Pick<Sql, 'unsafe'>

/**
 * A client that prepares the statements that come again. The driver describes the parameters of an unprepared statement
 * first and sends them when the answer has arrived: each statement waits for the event loop twice, and holds its
 * connection meanwhile. Texts of which every one is different, such as lists of ids, stay unprepared.
 */
export function preparing(sql: Sql): Sql {
  const seen = new Set<string>()
  const prepared = new Set<string>()

  function isPrepared(text: string): boolean {
    if (prepared.has(text)) return true
    if (prepared.size >= preparedMax) return false
    if (seen.delete(text)) {
      prepared.add(text)
      return true
    }
    if (seen.size >= seenMax) seen.clear()
    seen.add(text)
    return false
  }

  function wrap<C extends Client>(client: C): C {
    return new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (key === 'unsafe') return unsafeOf(target)
        // Both call a function with the client of the transaction, after options or a name.
        if ((key === 'begin' || key === 'savepoint') && typeof value === 'function')
          return (...args: unknown[]) =>
            value.apply(
              target,
              args.map((arg) => (typeof arg === 'function' ? (inner: Client) => arg(wrap(inner)) : arg)),
            )
        return value
      },
    })
  }

  const unsafeOf =
    (client: Client): Sql['unsafe'] =>
    (text, parameters, options) =>
      client.unsafe(text, parameters, {
        ...options,
        prepare: options?.prepare === true || isPrepared(text),
      })

  return wrap(sql)
}
