import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { serverFrame } from './server-frames.ts'
import { clientFrame } from './client-frames.ts'
import { versionHistory, oldestProtocolVersion, protocolVersion } from './version.ts'

/** The hash of the schemas of both directions, on which client and server must agree. */
function schemaHash(): string {
  const shapes = {
    up: z.toJSONSchema(clientFrame, { io: 'input' }),
    down: z.toJSONSchema(serverFrame, { io: 'input' }),
  }
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 16)
}

it('[V1] the schemas match the newest history entry', () => {
  expect(versionHistory.at(-1)).toMatchObject({ version: protocolVersion, schemaHash: schemaHash() })
})

it('[V2] versions rise by one, and include the least supported one', () => {
  expect(versionHistory.map((line) => line.version)).toEqual(versionHistory.map((_, index) => index + 1))
  expect(oldestProtocolVersion).toBeLessThanOrEqual(protocolVersion)
})
