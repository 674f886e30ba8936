import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { limits } from '#protocol/vocabulary/limits.ts'
import { protocolVersion, subprotocol } from '#protocol/realtime/version.ts'
import { endlessMarker } from './endless-marker.ts'

/** An account that attacks, with sessions of its own. */
export type Attacker = {
  cookie: string
  /** Its IP address, as a proxy reports it. */
  address: string
  sessionIds: string[]
  prospectId: string
}

export type AttackOptions = {
  origin: string
  attacker: Attacker
  stop: AbortSignal
  /** Counts what happened, by name: `201`, `429`, `closed 4008`. */
  count: (outcome: string) => void
}

/** A refused attacker waits this long and tries again, far more often than `Retry-After` says. */
const refusedPauseMs = 500
/** The attacker's own memory is bounded: it sends no faster than the server, or the kernel, takes. */
const sendAheadBytes = 4 * 1024 * 1024

/** One way to hurt the others; runs until stopped. */
type Attack = (options: AttackOptions) => Promise<void>

/** Replies of a model that never ends, each of a tab that is closed after two seconds. */
const endlessReplies: Attack = async (options) => {
  for (let turn = 0; !options.stop.aborted; turn++) {
    const sessionId = options.attacker.sessionIds[turn % options.attacker.sessionIds.length] ?? ''
    const socket = await join(options, sessionId)
    if (!socket) continue
    send(socket, { type: 'input_text.submit', text: `${endlessMarker} ${turn}` })
    await pause(2_000, options.stop)
    socket.terminate()
  }
}

/** One socket at a time: 8,000 lines, then 20,000 binary frames of 100 KB. */
const flood: Attack = async (options) => {
  const sound = Buffer.alloc(100_000)
  while (!options.stop.aborted) {
    const socket = await join(options, options.attacker.sessionIds[0] ?? '')
    if (!socket) continue
    const open = () => socket.readyState === WebSocket.OPEN && !options.stop.aborted
    for (let sent = 0; sent < 8_000 && open(); sent++) {
      send(socket, { type: 'input_text.submit', text: `Line ${sent}` })
      await whenDrained(socket, options.stop)
    }
    for (let sent = 0; sent < 20_000 && open(); sent++) {
      socket.send(sound)
      await whenDrained(socket, options.stop)
    }
    socket.terminate()
  }
}

/** As many sockets on one session as open. */
const sockets: Attack = async (options) => {
  const open = new Set<WebSocket>()
  while (!options.stop.aborted) {
    if (open.size >= 585) {
      await pause(refusedPauseMs, options.stop)
      continue
    }
    const socket = await join(options, options.attacker.sessionIds[0] ?? '')
    if (!socket) continue
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  }
  options.count(`${open.size} sockets open at the end`)
  for (const socket of open) socket.terminate()
}

/** Eight analyses of 245 KB at a time. */
const analyses: Attack = async (options) => {
  const messages = longConversation()
  await inParallel(8, options, () =>
    post(options, '/api/ai/analyze-performance', {
      sessionId: options.attacker.sessionIds.at(-1),
      messages,
    }),
  )
}

/** Twenty speech calls of 4,000 characters at a time, each given up after a second. */
const speeches: Attack = async (options) => {
  const text = 'I cannot pay this bill before the end of the month, I am sorry. '
    .repeat(70)
    .slice(0, limits.speechMax)
  await inParallel(20, options, () =>
    post(options, '/api/elevenlabs/generate-speech', { text }, AbortSignal.timeout(1_000)),
  )
}

/** Public prospects with long scenarios, ten at a time, and the list of all of them. */
const prospects: Attack = async (options) => {
  await inParallel(10, options, (turn) =>
    turn % 50 === 49
      ? get(options, '/api/prospects')
      : post(options, '/api/prospects', {
          type: 'individual',
          name: `Spam ${turn}`,
          scenario: 'x'.repeat(limits.scenarioMax),
          isPublic: true,
        }),
  )
}

/** Registrations, eight at a time. */
const registrations: Attack = async (options) => {
  await inParallel(8, options, () =>
    post(strangerOf(options), '/api/register', {
      username: `spam-${randomUUID().slice(0, 13)}`,
      password: randomUUID(),
    }),
  )
}

/** Wrong passwords for names that exist or not, eight at a time. */
const guesses: Attack = async (options) => {
  await inParallel(8, options, (turn) =>
    post(strangerOf(options), '/api/login', { username: `victim-${turn % 20}`, password: randomUUID() }),
  )
}

/** Turns by REST, four at a time. */
const chats: Attack = async (options) => {
  await inParallel(4, options, (turn) =>
    post(options, '/api/ai/chat', {
      prospectId: options.attacker.prospectId,
      sessionId: options.attacker.sessionIds[turn % options.attacker.sessionIds.length],
      messages: [{ role: 'user', content: `Hello, this is line ${turn}.` }],
    }),
  )
}

export const attacks = {
  'endless-replies': endlessReplies,
  flood,
  sockets,
  analyses,
  speeches,
  prospects,
  registrations,
  guesses,
  chats,
} satisfies Record<string, Attack>
export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks) as AttackName[]

/** About 245 KB of conversation, in lines of ordinary length. */
function longConversation(): { role: 'user' | 'assistant'; content: string }[] {
  const content =
    'I understand that this month is hard, and I can offer you fifty dollars on the first of each month, ' +
    'if that helps you and your family to keep up with the rent, the car, the heating and everything else. '
  return Array.from({ length: 1_000 }, (_, place) => ({
    role: place % 2 === 0 ? 'user' : 'assistant',
    content: `${place}: ${content}`.slice(0, 205),
  }))
}

/** Runs `work` this often at a time, again and again until stopped. */
async function inParallel(
  width: number,
  { stop, count }: AttackOptions,
  work: (turn: number) => Promise<boolean>,
): Promise<void> {
  let turn = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (!stop.aborted) {
        const accepted = await work(turn++).catch((error: unknown) => {
          count(error instanceof Error ? error.name : 'error')
          return false
        })
        if (!accepted) await pause(refusedPauseMs, stop)
      }
    }),
  )
}

async function post(
  { origin, attacker, stop, count }: AttackOptions,
  path: string,
  body: unknown,
  giveUp?: AbortSignal,
): Promise<boolean> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headersOf(attacker), origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: giveUp ? AbortSignal.any([stop, giveUp]) : stop,
  })
  await response.arrayBuffer()
  count(String(response.status))
  return response.ok
}

async function get({ origin, attacker, stop, count }: AttackOptions, path: string): Promise<boolean> {
  const response = await fetch(origin + path, { headers: headersOf(attacker), signal: stop })
  const { byteLength } = await response.arrayBuffer()
  count(`list of ${(byteLength / 1e6).toFixed(0)} MB`)
  return response.ok
}

/** The attacker without a login, which a registration or a login would end. */
function strangerOf(options: AttackOptions): AttackOptions {
  return { ...options, attacker: { ...options.attacker, cookie: '' } }
}

function headersOf({ cookie, address }: Attacker): Record<string, string> {
  return { cookie, 'x-forwarded-for': address }
}

/** Opens a socket and joins; null if it was refused. */
async function join({ origin, attacker, stop, count }: AttackOptions, sessionId: string) {
  const url = `${origin.replace('http', 'ws')}/ws/sessions/${sessionId}`
  const socket = new WebSocket(url, subprotocol, {
    headers: { ...headersOf(attacker), origin },
    perMessageDeflate: false,
  })
  const opened = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true))
    socket.on('error', (error) => {
      count(error.message)
      resolve(false)
    })
  })
  if (!opened) {
    await pause(refusedPauseMs, stop)
    return null
  }
  count('opened')
  socket.once('close', (code) => count(`closed ${code}`))
  send(socket, { type: 'session.join', protocol: protocolVersion, mode: 'participant' })
  return socket
}

function send(socket: WebSocket, command: Record<string, unknown>): void {
  if (socket.readyState === WebSocket.OPEN)
    socket.send(JSON.stringify({ ...command, client_msg_id: randomUUID() }))
}

async function whenDrained(socket: WebSocket, stop: AbortSignal): Promise<void> {
  while (socket.bufferedAmount > sendAheadBytes && socket.readyState === WebSocket.OPEN && !stop.aborted)
    await pause(5, stop)
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}
