/**
 * Why the server closes a connection. P12: after 4000-4499 (and 1001, 1006, 1011, 1012, 1013) a client
 * reconnects automatically; after 4500-4999 never.
 */
export const closeCodes = {
  goingAway: 1001,
  serviceRestart: 1012,
  /** No frame received for 45 s (P8). */
  heartbeatMissed: 4000,
  /** The reader is too slow (P9). */
  slowReader: 4001,
  /** No `session.join` or `session.resume` in time. */
  joinTimeout: 4002,
  /** A temporary server error. */
  unavailable: 4003,
  /** The account, session, address or process has as many sockets as it may (I4). Wait before reconnecting (I6). */
  tooManyConnections: 4004,
  /** The client kept sending more than the server takes (I3). Wait before reconnecting (I6). */
  tooMuchInput: 4005,
  /** Too many invalid frames. */
  badFrames: 4500,
  frameTooLarge: 4501,
  unauthenticated: 4502,
  notFound: 4503,
  unsupportedProtocol: 4504,
  /** The account was switched off (J5). */
  accountInactive: 4505,
} as const

/** Whether a client may reconnect automatically after this code (P12). */
export function mayReconnect(code: number): boolean {
  if (code >= 4500 && code <= 4999) return false
  return code !== 1008 && code !== 1009
}
