import type { Connection } from './connection.ts'

/** Every open connection of this process, so that a drain can close them. */
export class Connections {
  readonly #open = new Set<Connection>()

  add(connection: Connection): void {
    this.#open.add(connection)
  }

  delete(connection: Connection): void {
    this.#open.delete(connection)
  }

  get size(): number {
    return this.#open.size
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.#open) connection.close(code, reason)
    this.#open.clear()
  }
}
