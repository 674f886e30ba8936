/**
 * The protocol version. Changing the schema of any frame changes `schemaHash`; the test next to this file
 * then fails until the version is raised and a history entry describes the change.
 */
export const protocolVersion = 14
/** The oldest version that the server still supports. */
export const oldestProtocolVersion = 1
export const subprotocol = 'portal.v1'

export const versionHistory = [
  { version: 1, on: '2026-11-20', change: 'the first version', schemaHash: '5488203ab0f27f1d' },
  {
    version: 2,
    on: '2026-11-21',
    change: 'what the server can say and hear; which view holds the microphone; nothing_heard',
    schemaHash: '8275cf9b5c7ec7c4',
  },
  {
    version: 3,
    on: '2026-11-21',
    change: 'supervisors: the list of running sessions, the debtor’s state, whispers, notes pinned to a line',
    schemaHash: 'f3451b601024bc08',
  },
  {
    version: 4,
    on: '2026-11-22',
    change: 'the list of running sessions says for which assignment one is held',
    schemaHash: 'ad9f3f60f6c4b4ea',
  },
  {
    version: 5,
    on: '2026-11-22',
    change: 'the name of the voice service is any string; sound is pcm16 alone, no mp3 and opus',
    schemaHash: '7286990e6bd3f7c9',
  },
  {
    version: 6,
    on: '2026-11-22',
    change: 'a nack may say when to send the command again (retry_after_ms)',
    schemaHash: '985f699fb943de1d',
  },
  {
    version: 7,
    on: '2026-11-22',
    change:
      'the error code too_many_items; close codes 4004, 4005 and 4505; texts of commands are normalised and lose half pairs',
    schemaHash: 'dcd801fe8c751ecd',
  },
  {
    version: 8,
    on: '2026-11-23',
    change:
      'speech is transcribed while it is spoken: voice.streaming, input_audio.transcript and its failure',
    schemaHash: '0ee44ff277445667',
  },
  {
    version: 9,
    on: '2026-11-24',
    change:
      'a reply of which no word was heard is taken back: conversation.item.completed may add to the last line, with its duration_ms',
    schemaHash: '77dc53c4b27e8329',
  },
  {
    version: 10,
    on: '2026-11-24',
    change: 'playback.resumed: the client finds false alarms, the server only where it hears nothing from it',
    schemaHash: 'aebd29573009d2b4',
  },
  {
    version: 11,
    on: '2026-11-27',
    change: 'an error says which reply it is about (response_id)',
    schemaHash: '06ddcd0c901f41bf',
  },
  {
    version: 12,
    on: '2026-11-27',
    change: 'session.ending: the debtor has ended the call, and how',
    schemaHash: '042dd2d5d89e258b',
  },
  {
    version: 13,
    on: '2026-11-30',
    change: 'who the debtor is to a browser’s voice: gender, speed and pitch (voice.delivery)',
    schemaHash: 'd2dc36c0e68c4291',
  },
  {
    version: 14,
    on: '2026-11-30',
    change: 'what the call has verified of the debtor so far: verification.changed',
    schemaHash: '5122b91eabf9203a',
  },
] as const
