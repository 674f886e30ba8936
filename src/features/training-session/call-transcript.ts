import { storedAtom } from '#src/lib/stored-atom.ts'

/** Whether the transcript is open beside a call by voice; folded at first, since the call is to be heard. */
export const callTranscriptAtom = storedAtom('portal-call-transcript', (stored) => stored === true)
