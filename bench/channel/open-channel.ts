import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { protocolVersion, subprotocol } from '#protocol/realtime/version.ts'

/** The session to join, and as whom. */
export type ChannelOptions = {
  origin: string
  cookie: string
  sessionId: string
  mode: 'participant' | 'observer'
}

/** Opens a socket that has joined a session; rejects if the join is refused. The caller reads the raw frames. */
export async function openChannel({ origin, cookie, sessionId, mode }: ChannelOptions): Promise<WebSocket> {
  const url = `${origin.replace('http', 'ws')}/ws/sessions/${sessionId}`
  const socket = new WebSocket(url, subprotocol, { headers: { cookie, origin }, perMessageDeflate: false })
  socket.once('open', () =>
    socket.send(
      JSON.stringify({ type: 'session.join', client_msg_id: randomUUID(), protocol: protocolVersion, mode }),
    ),
  )
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.once('close', (code) => reject(new Error(`the channel closed with ${code}`)))
    const onMessage = (data: unknown) => {
      if (!String(data).startsWith('{"type":"ack"')) return
      socket.off('message', onMessage)
      resolve()
    }
    socket.on('message', onMessage)
  })
  return socket
}
