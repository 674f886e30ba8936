import { subprotocol } from '#protocol/realtime/version.ts'
import type { ChannelSocket } from './channel-socket.ts'

/** Opens a WebSocket of the portal at a path below `/ws`. */
export function openSocket(path: string): ChannelSocket {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${window.location.host}/ws/${path}`, subprotocol)
  socket.binaryType = 'arraybuffer'
  return socket
}
