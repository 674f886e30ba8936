import type { z } from 'zod'
import { describeIssue } from '../text/issues.ts'
import { limits } from '../vocabulary/limits.ts'
import { clientMsgId } from './command.ts'
import { type ServerFrame, serverFrame } from './server-frames.ts'
import { type ClientFrame, clientFrame } from './client-frames.ts'

/** Why a text frame was refused. `clientMsgId` is set if it could be read, so that a nack can name it. */
export type FrameError = {
  code: 'malformed_json' | 'frame_too_large' | 'unknown_frame' | 'unknown_field' | 'invalid_input'
  message: string
  clientMsgId: string | null
}
export type Decoded<Frame> = { ok: true; frame: Frame } | { ok: false; error: FrameError }

/** Parses a client's text frame. Never throws. */
export function decodeClientFrame(raw: string): Decoded<ClientFrame> {
  return decode(clientFrame, raw)
}

/** Parses a server's text frame. Never throws. */
export function decodeServerFrame(raw: string): Decoded<ServerFrame> {
  return decode(serverFrame, raw, Number.POSITIVE_INFINITY)
}

export function encode(frame: ClientFrame | ServerFrame): string {
  return JSON.stringify(frame)
}

function decode<Frame>(
  schema: z.ZodType<Frame>,
  raw: string,
  maxChars: number = limits.frameMaxBytes,
): Decoded<Frame> {
  if (raw.length > maxChars) return refuse('frame_too_large', 'the frame is too large', null)
  let value: unknown
  try {
    value = JSON.parse(raw)
  } catch {
    return refuse('malformed_json', 'the frame is not JSON', null)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, frame: parsed.data }
  const [issue] = parsed.error.issues
  const { path, message } = issue ? describeIssue(issue) : { path: '', message: 'invalid frame' }
  const text = `${path === '' ? '' : `${path}: `}${message}`
  return refuse(codeOf(issue, path), text, readClientMsgId(value))
}

function codeOf(issue: z.core.$ZodIssue | undefined, path: string): FrameError['code'] {
  if (issue?.code === 'unrecognized_keys') return 'unknown_field'
  if (path === 'type' || path === '') return 'unknown_frame'
  return 'invalid_input'
}

function readClientMsgId(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('client_msg_id' in value)) return null
  const id = clientMsgId.safeParse(value.client_msg_id)
  return id.success ? id.data : null
}

function refuse(code: FrameError['code'], message: string, clientMsgId: string | null): Decoded<never> {
  return { ok: false, error: { code, message, clientMsgId } }
}
