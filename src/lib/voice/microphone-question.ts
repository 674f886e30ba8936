import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { z } from 'zod'
import { type MicrophoneErrorReason, microphoneErrorReasons } from './microphone.ts'
import { microphonePermission } from './microphone-permission.ts'

/**
 * How a call by voice goes on: with the microphone, without it (the debtor is heard, lines are typed), or by text.
 * `cancelled`: it does not begin.
 */
export type MicrophoneAnswer =
  | { name: 'granted' }
  | { name: 'without'; reason: MicrophoneErrorReason }
  | { name: 'text' }
  | { name: 'cancelled' }

/** What is asked before a call begins; `refused` says why there is no microphone, if that is known already. */
export type MicrophoneQuestion = {
  refused: MicrophoneErrorReason | null
  answer: (answer: MicrophoneAnswer) => void
}

/** Asked in a dialog of the whole app (components/voice/microphone-dialog.tsx): calls start on many screens. */
export const microphoneQuestionAtom = atom<MicrophoneQuestion | null>(null)

/**
 * Settles the microphone before a call begins [VOICE34], so that neither its clock nor the debtor's first line runs
 * behind the browser's question. Nothing is asked where the microphone was allowed before.
 */
export function useMicrophoneQuestion(): () => Promise<MicrophoneAnswer> {
  const ask = useSetAtom(microphoneQuestionAtom)
  return useCallback(async () => {
    const permission = await microphonePermission()
    if (permission === 'granted') return { name: 'granted' }
    return new Promise<MicrophoneAnswer>((resolve) => {
      ask({
        refused:
          navigator.mediaDevices === undefined ? 'unsupported' : permission === 'denied' ? 'denied' : null,
        answer: (answer) => {
          ask(null)
          resolve(answer)
        },
      })
    })
  }, [ask])
}

/** How the page of a session goes on where its trainee goes on without the microphone: it does not ask again. */
const refusal = z.discriminatedUnion('name', [
  z.object({ name: z.literal('without'), reason: z.enum(microphoneErrorReasons) }),
  z.object({ name: z.literal('text') }),
])
export type MicrophoneRefusal = z.infer<typeof refusal>

/** What a location carries to the page of a session, and what that page reads from it; a reload keeps it. */
export const refusalState = (answer: MicrophoneAnswer): { refusal: MicrophoneRefusal } | null =>
  answer.name === 'without' || answer.name === 'text' ? { refusal: answer } : null
export const refusalIn = (state: unknown): MicrophoneRefusal | null =>
  z.object({ refusal }).safeParse(state).data?.refusal ?? null
