/** Longer than a reply takes to hear and its answer to say. */
const keptMs = 60_000

/** Under this name Node keeps what its `fetch` sends requests with, for packages that want to replace it. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1')

/**
 * What `fetch` sends requests with, and keeps their connections for a minute. Node's own gives a connection up
 * after 4 s without use: somebody who listens to a reply and answers it would pay for a new one, and its
 * handshakes, at every turn. Node does not export its class; one of the same kind is made. Undefined where Node
 * has none of the kind: then connections are kept as Node keeps them.
 */
export function keptConnections(): object | undefined {
  // Node loads its `fetch` when it is first asked for.
  void new Headers()
  const own: unknown = Reflect.get(globalThis, dispatcherKey)
  if (typeof own !== 'object' || own === null || own.constructor.name !== 'Agent') return undefined
  const kept: unknown = Reflect.construct(own.constructor, [{ keepAliveTimeout: keptMs }])
  return typeof kept === 'object' && kept !== null ? kept : undefined
}
