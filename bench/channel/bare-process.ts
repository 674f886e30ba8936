import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { subprotocol } from '#protocol/realtime/version.ts'
import { readingPace } from '#server/providers/llm/embedded.ts'
import { announceReadyAndWait } from '../turn/child.ts'
import { replyTokens } from '../voice/scripted-call.ts'

/**
 * The minimum with the same library: everybody connected to a URL gets what is sent there. A line is
 * broadcast once, then reply tokens at the pace of the built-in debtor. Nothing is stored, validated or
 * numbered, and there is no authentication.
 */
const rooms = new Map<string, Set<WebSocket>>()
const sockets = new WebSocketServer({
  host: '127.0.0.1',
  port: 0,
  perMessageDeflate: false,
  handleProtocols: () => subprotocol,
})
sockets.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set()
  rooms.set(url, room.add(socket))
  let lines = 0
  socket.on('error', () => undefined)
  socket.on('close', () => room.delete(socket))
  socket.on('message', (data) => {
    const command: { type: string; client_msg_id: string; text?: string } = JSON.parse(
      Buffer.isBuffer(data) ? data.toString() : '{}',
    )
    if (command.type === 'input_text.submit') {
      const item = { id: command.client_msg_id, role: 'user', text: command.text }
      broadcast(room, { type: 'conversation.item.created', item })
      void streamReply(room, lines++)
    }
    socket.send(JSON.stringify({ type: 'ack', client_msg_id: command.client_msg_id, seq: null }))
  })
})
await new Promise((resolve) => sockets.once('listening', resolve))
const { port } = sockets.address() as AddressInfo
await announceReadyAndWait(`http://127.0.0.1:${port}`)
for (const socket of sockets.clients) socket.terminate()
sockets.close()

async function streamReply(room: ReadonlySet<WebSocket>, turn: number): Promise<void> {
  await sleep(readingPace.firstWordMs - readingPace.wordMs)
  let offset = 0
  for (const text of replyTokens(turn)) {
    await sleep(readingPace.wordMs)
    broadcast(room, { type: 'response.output_text.delta', response_id: 'any', offset, text })
    offset += text.length
  }
  broadcast(room, { type: 'response.output_text.done', response_id: 'any', status: 'complete' })
}

function broadcast(room: ReadonlySet<WebSocket>, frame: unknown): void {
  const text = JSON.stringify(frame)
  for (const socket of room) socket.send(text)
}
