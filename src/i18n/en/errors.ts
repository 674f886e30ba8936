import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'

/** What each code means to the person, and what to do next. */
export const errors = {
  malformed_json: 'The request could not be read. Reload the page and try again.',
  invalid_input: 'Something in what you entered is not valid. Check the fields and try again.',
  unknown_field: 'This page is older than the server. Reload it and try again.',
  unsupported_media_type: 'The request could not be read. Reload the page and try again.',
  body_too_large: 'That is too much text to send at once. Shorten it and try again.',
  frame_too_large: 'That line is too long to send. Split it in two.',
  not_found: 'It does not exist any more, or you have no access to it.',
  method_not_allowed: 'The server does not allow this. Reload the page and try again.',
  conflict: 'It was changed somewhere else in the meantime. Reload the page and try again.',
  unauthenticated: 'You are logged out. Log in again to continue.',
  invalid_credentials: 'Invalid credentials',
  username_taken: 'That username is taken. Choose another one.',
  password_too_common: 'Many people use that password, so it is easily guessed. Choose another one.',
  wrong_password: 'Your current password is not right.',
  forbidden: 'Your role does not allow this.',
  origin_not_allowed: 'The portal was opened from an address that it does not accept.',
  rate_limited: 'Too many attempts. Wait a few minutes and try again.',
  budget_exceeded: 'The practice budget of this period is used up. Ask your manager.',
  session_completed: 'This call has ended. Lines can no longer be added.',
  call_ended: 'The debtor has ended the call. End the session to read your analysis.',
  session_too_short: 'Continue the conversation a bit more to get a complete analysis.',
  analysis_running: 'Analysis is already in progress.',
  insufficient_evidence: 'There is too little in this conversation to score it.',
  reply_not_found: 'That reply is already over.',
  nothing_to_answer: 'Every line already has its reply.',
  unsupported_protocol: 'This page is older than the server. Reload it to go on.',
  not_joined: 'The connection was not ready. Try again.',
  unknown_frame: 'This page is older than the server. Reload it to go on.',
  unsupported: 'This server does not offer that.',
  slow_reader: 'Your connection is too slow to keep up. It will be opened again.',
  provider_unavailable: 'The language model cannot be reached. Try again in a moment.',
  provider_timeout: 'The language model took too long to answer. Try again.',
  provider_incomplete: 'The reply broke off. Ask for it again.',
  provider_refused: 'The language model refused to answer. Rephrase your line.',
  voice_unavailable: 'The voice is not available. You can continue by text.',
  unavailable: 'The server cannot answer right now. Try again in a moment.',
  shutting_down: 'The server is restarting. You will be connected again in a moment.',
  internal: 'Something went wrong on our side. Try again.',
} satisfies Record<ErrorCode, string>

/** Failures that bring no code. */
export const failures = {
  network: 'The server cannot be reached. Check your connection and try again.',
  unknown: 'Something went wrong. Try again.',
}
