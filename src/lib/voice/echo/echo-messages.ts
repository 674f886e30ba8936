/** From the page to the audio thread: what was taken for a voice was none. */
export type EchoCommand = { type: 'learn_anew' }

/** From the audio thread to the page. */
export type EchoEvent =
  /** Somebody speaks over the debtor; told again while it lasts. */
  | { type: 'voice' }
  /** Whether nothing of what is played comes back has changed. */
  | { type: 'silence'; isSilent: boolean }

export const echoProcessorName = 'portal-echo'
