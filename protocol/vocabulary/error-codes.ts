import { z } from 'zod'

/** Stable error codes, for REST responses and the channel. The client has a text for each. */
export const errorCodes = [
  // the request
  'malformed_json',
  'invalid_input',
  'unknown_field',
  'unsupported_media_type',
  'body_too_large',
  'frame_too_large',
  'not_found',
  'method_not_allowed',
  'conflict',
  // who asks
  'unauthenticated',
  'invalid_credentials',
  'username_taken',
  'password_too_common',
  'wrong_password',
  'account_inactive',
  'registration_closed',
  'invitation_invalid',
  'reset_link_invalid',
  'setup_token_invalid',
  'setup_closed',
  'forbidden',
  'origin_not_allowed',
  'rate_limited',
  'budget_exceeded',
  'too_many_items',
  // the session
  'session_completed',
  'call_ended',
  'session_too_short',
  'analysis_running',
  'insufficient_evidence',
  'reply_not_found',
  'nothing_to_answer',
  'nothing_heard',
  // the channel
  'unsupported_protocol',
  'not_joined',
  'unknown_frame',
  'unsupported',
  'slow_reader',
  // the outside world
  'provider_unavailable',
  'provider_timeout',
  'provider_incomplete',
  'provider_refused',
  'voice_unavailable',
  // us
  'unavailable',
  'shutting_down',
  'internal',
] as const
export const errorCode = z.enum(errorCodes)
export type ErrorCode = z.infer<typeof errorCode>

/**
 * Codes of server-side failures. Each such failure is logged: for REST under the `id` of the response, for
 * the channel under the `client_msg_id` of the command.
 */
export const faultCodes: ReadonlySet<ErrorCode> = new Set([
  'provider_unavailable',
  'provider_timeout',
  'provider_incomplete',
  'provider_refused',
  'voice_unavailable',
  'unavailable',
  'internal',
])

/** The body of every error response. `id` is also in the server log. */
export const errorBody = z.object({
  message: z.string(),
  code: errorCode,
  id: z.string().optional(),
  /** For `invalid_input`: the field (a path with dots) and what is wrong with it. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
