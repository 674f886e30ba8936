import { z } from 'zod'
import { limits } from '#protocol/vocabulary/limits.ts'

/** How many sockets there may be, and how much a client may send (SPEC.md, I1 to I6). */
export type ChannelLimits = {
  /** Open sockets of this process, including those that are being closed. */
  sockets: number
  /** Open sockets from one address: an IPv4 address or an IPv6 /64. */
  socketsPerAddress: number
  socketsPerAccount: number
  socketsPerSession: number
  /** Commands that wait for their turn on one connection. */
  queuedCommands: number
  /** Bytes of commands and audio that wait on one connection. */
  queuedBytes: number
  /** What one connection may send for long; `burstSeconds` worth of it at once. A command that starts work counts more. */
  framesPerSecond: number
  bytesPerSecond: number
  /** A connection that stays over its limits for this long is closed. */
  congestedMaxMs: number
  /** How long a client that broke the rules may take to answer the close frame. Nothing is read from it meanwhile. */
  abusiveCloseMs: number
}

/** All connections of an account in one process together have this many times the limits of one connection. */
export const accountFactor = 3
/** How many seconds of its rate a client may use at once. */
export const burstSeconds = 10

const mebibyte = 1024 * 1024

/**
 * A person uses up to 10 frames and 32 kB a second, a client that streams audio in frames of 20 ms up to 60 frames, and
 * a trainee with three tabs three sockets. A class of 100 with three tabs each may share an address. The queue takes
 * one recording while the one before it is transcribed.
 */
export const defaultChannelLimits: ChannelLimits = {
  sockets: 5_000,
  socketsPerAddress: 500,
  socketsPerAccount: 30,
  socketsPerSession: 60,
  queuedCommands: 250,
  queuedBytes: limits.recordingMaxBytes + mebibyte,
  framesPerSecond: 100,
  bytesPerSecond: mebibyte,
  congestedMaxMs: 20_000,
  abusiveCloseMs: 1_000,
}

/** `none` means unlimited. */
const bound = (usual: number) =>
  z
    .union([
      z.literal('none').transform(() => Number.POSITIVE_INFINITY),
      z.coerce.number().int().min(1).max(1_000_000_000),
    ])
    .default(usual)

/** The environment of these limits. */
export const channelEnvironment = {
  CHANNEL_SOCKETS: bound(defaultChannelLimits.sockets),
  CHANNEL_SOCKETS_PER_ADDRESS: bound(defaultChannelLimits.socketsPerAddress),
  CHANNEL_SOCKETS_PER_ACCOUNT: bound(defaultChannelLimits.socketsPerAccount),
  CHANNEL_SOCKETS_PER_SESSION: bound(defaultChannelLimits.socketsPerSession),
  CHANNEL_QUEUED_COMMANDS: bound(defaultChannelLimits.queuedCommands),
  CHANNEL_QUEUED_BYTES: bound(defaultChannelLimits.queuedBytes),
  CHANNEL_FRAMES_PER_SECOND: bound(defaultChannelLimits.framesPerSecond),
  CHANNEL_BYTES_PER_SECOND: bound(defaultChannelLimits.bytesPerSecond),
} as const

type Values = { [Name in keyof typeof channelEnvironment]: z.output<(typeof channelEnvironment)[Name]> }

/** The limits from the parsed environment. */
export function channelLimits(values: Values): ChannelLimits {
  return {
    sockets: values.CHANNEL_SOCKETS,
    socketsPerAddress: values.CHANNEL_SOCKETS_PER_ADDRESS,
    socketsPerAccount: values.CHANNEL_SOCKETS_PER_ACCOUNT,
    socketsPerSession: values.CHANNEL_SOCKETS_PER_SESSION,
    queuedCommands: values.CHANNEL_QUEUED_COMMANDS,
    queuedBytes: values.CHANNEL_QUEUED_BYTES,
    framesPerSecond: values.CHANNEL_FRAMES_PER_SECOND,
    bytesPerSecond: values.CHANNEL_BYTES_PER_SECOND,
    congestedMaxMs: defaultChannelLimits.congestedMaxMs,
    abusiveCloseMs: defaultChannelLimits.abusiveCloseMs,
  }
}
