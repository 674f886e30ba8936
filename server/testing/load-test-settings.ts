/** Settings for a load test, in which one address and one account stand for many people. */
export const loadTestSettings: Record<string, string> = {
  RATE_LIMITS: 'off',
  CHANNEL_SOCKETS: 'none',
  CHANNEL_SOCKETS_PER_ADDRESS: 'none',
  CHANNEL_SOCKETS_PER_ACCOUNT: 'none',
  CHANNEL_SOCKETS_PER_SESSION: 'none',
  CHANNEL_QUEUED_COMMANDS: 'none',
  CHANNEL_QUEUED_BYTES: 'none',
  CHANNEL_FRAMES_PER_SECOND: 'none',
  CHANNEL_BYTES_PER_SECOND: 'none',
}
