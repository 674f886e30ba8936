import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { bundleServer, type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'

const mebibyte = 1024 * 1024
const large = 50 * mebibyte
/** What fits into the buffers of both ends of a loopback connection before anything is read. */
const inTransitMax = 12 * mebibyte

let database: TestDatabase
let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-bodies-'))
  server = await spawnServer(await bundleServer(), {
    SERVER_WARMS_UP: 'on',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // Long enough for a busy machine to send what is refused at once, short for what has to run into it.
    REQUEST_TIMEOUT_MS: '4000',
    // Says when it has warmed up: what its threads load is no memory of a body.
    LOG_LEVEL: 'info',
  })
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

type Outcome = { statuses: number[]; sentBytes: number }

/**
 * Sends raw HTTP: the head (null: one that never ends), then `chunk` repeatedly until `totalBytes` are sent or
 * the server closes. Resolves on close with the response statuses and the bytes accepted.
 */
function sendRaw(
  head: string[] | null,
  chunk: Buffer,
  options: { totalBytes: number; everyMs?: number },
): Promise<Outcome> {
  const { hostname, port, host } = new URL(server.origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    let sentBytes = 0
    let open = true
    const done = () => {
      open = false
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gmu)].map((match) => Number(match[1]))
      resolve({ statuses, sentBytes })
    }
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', done)
    const write = () => {
      if (!open || sentBytes >= options.totalBytes) return
      socket.write(chunk, (error) => {
        if (error) return
        sentBytes += chunk.length
        if (options.everyMs === undefined) write()
        else setTimeout(write, options.everyMs)
      })
    }
    const own = head?.some((line) => line.startsWith('origin:')) === true ? [] : [`origin: ${server.origin}`]
    socket.write(
      head === null ? 'GET / HTTP/1.1\r\nx-slow: ' : [...head, `host: ${host}`, ...own, '', ''].join('\r\n'),
      write,
    )
  })
}

const post = (...headers: string[]) => [
  'POST /api/login HTTP/1.1',
  'content-type: application/json',
  ...headers,
]
const filler = Buffer.alloc(64 * 1024, 'x')
const chunked = Buffer.concat([Buffer.from('10000\r\n'), filler, Buffer.from('\r\n')])
const endless = Buffer.concat([Buffer.from('fffffff\r\n'), filler])

/** The peak memory of the server process, in bytes. */
const peakBytes = () =>
  Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024

/** The head of a POST, the repeated chunk, the expected status, and the bytes after which it is sent. */
const bodies: [string, string[], Buffer, number, number][] = [
  ['with a content length', post(`content-length: ${large}`), filler, 413, 0],
  ['in chunks', post('transfer-encoding: chunked'), chunked, 413, limits.bodyMaxBytes + filler.length],
  [
    'in one chunk that claims to be endless',
    post('transfer-encoding: chunked'),
    endless,
    413,
    limits.bodyMaxBytes + filler.length,
  ],
  // The first hundred bytes are not JSON, and the rest is not a request.
  ['with a false content length', post('content-length: 100'), filler, 400, 101],
  ['with two lengths at once', post('content-length: 100', 'transfer-encoding: chunked'), chunked, 400, 0],
]

describe.each(bodies)('a body of 50 MB %s', (_how, head, bytes, status, enoughBytes) => {
  it('is rejected as soon as it is detected', async () => {
    const { statuses } = await sendRaw(head, bytes, { totalBytes: enoughBytes })
    expect(statuses.length).toBeGreaterThan(0)
    expect(new Set(statuses)).toEqual(new Set([status]))
  })

  it('is not read further: the connection is closed', async () => {
    // A client that keeps sending may miss the response, since closing the connection discards it.
    const { statuses, sentBytes } = await sendRaw(head, bytes, { totalBytes: large })
    expect(statuses.filter((each) => each !== status)).toEqual([])
    expect(sentBytes).toBeLessThan(inTransitMax)
  })
})

// Each waits for the request timeout: at once, they wait for it once.
describe.concurrent('a request that does not end', () => {
  it('is closed when its body trickles in', async () => {
    const { statuses, sentBytes } = await sendRaw(
      post(`content-length: ${limits.bodyMaxBytes}`),
      Buffer.from('x'),
      {
        totalBytes: limits.bodyMaxBytes,
        everyMs: 20,
      },
    )
    expect(statuses.filter((status) => status !== 408)).toEqual([])
    expect(sentBytes).toBeLessThan(limits.bodyMaxBytes)
  })

  it('is closed when chunks trickle in', async () => {
    const { sentBytes } = await sendRaw(post('transfer-encoding: chunked'), Buffer.from('1\r\nx\r\n'), {
      totalBytes: large,
      everyMs: 20,
    })
    expect(sentBytes).toBeLessThan(large)
  })

  it('is closed when the rest of its body never comes', async () => {
    const { statuses } = await sendRaw(post('content-length: 5000'), Buffer.from('{'), { totalBytes: 1 })
    expect(statuses).toEqual([408])
  })

  it('is closed when its head trickles in', async () => {
    const { statuses, sentBytes } = await sendRaw(null, Buffer.from('x'), { totalBytes: large, everyMs: 20 })
    expect(statuses.filter((status) => status !== 408)).toEqual([])
    expect(sentBytes).toBeLessThan(large)
  })

  it('is closed when it was rejected before its body arrived', async () => {
    const foreign = [
      'POST /api/login HTTP/1.1',
      'origin: https://evil.example',
      `content-length: ${limits.bodyMaxBytes}`,
    ]
    const { statuses, sentBytes } = await sendRaw(foreign, Buffer.from('x'), {
      totalBytes: limits.bodyMaxBytes,
      everyMs: 20,
    })
    expect(statuses[0]).toBe(403)
    expect(sentBytes).toBeLessThan(limits.bodyMaxBytes)
  })
})

it.runIf(existsSync('/proc/self/status'))(
  '1.5 GB of bodies do not increase memory use',
  async () => {
    await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('warmed up')
    // Once before, so that one-time allocations are not counted.
    await sendRaw(post(`content-length: ${large}`), filler, { totalBytes: large })
    const before = peakBytes()
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const asChunks = n % 2 === 0
        const head = post(asChunks ? 'transfer-encoding: chunked' : `content-length: ${large}`)
        return sendRaw(head, asChunks ? chunked : filler, { totalBytes: large })
      }),
    )
    // Fifteen chunked bodies may each be buffered up to the limit, plus socket buffers.
    expect(peakBytes() - before).toBeLessThan(large)
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  },
  90_000,
)
