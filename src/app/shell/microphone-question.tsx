import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { ScreenTexts } from '#src/i18n/language-provider.tsx'
import { microphoneQuestionAtom } from '#src/lib/voice/microphone-question.ts'

const MicrophoneDialog = lazy(async () => ({
  default: (await import('#src/components/voice/microphone-dialog.tsx')).MicrophoneDialog,
}))

/** The question about the microphone before a call, which every screen that starts one may ask. */
export function MicrophoneQuestion(): ReactNode {
  const question = useAtomValue(microphoneQuestionAtom)
  if (question === null) return null
  return (
    <Suspense>
      <ScreenTexts>
        <MicrophoneDialog question={question} />
      </ScreenTexts>
    </Suspense>
  )
}
