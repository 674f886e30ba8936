import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '#src/testing/render-app.tsx'
import type { MicrophoneFailure } from './voice-input.ts'
import { useMicrophoneErrorToast } from './use-microphone-error-toast.ts'

function RecordButton(props: { failure: MicrophoneFailure }) {
  const showError = useMicrophoneErrorToast()
  return <button onClick={() => showError(props.failure)}>record</button>
}

it.each([
  ['denied', 'Microphone Access Required', 'Please allow microphone access to use voice features.'],
  ['busy', 'Recording Error', 'Could not start recording. Please check your microphone permissions.'],
  ['lost', 'Recording Error', 'Could not start recording. Please check your microphone permissions.'],
] as const)(
  '[VOICE24][VOICE25] for a microphone that is %s shows: %s',
  async (trouble, title, description) => {
    const { actor } = renderComponent(<RecordButton failure={trouble} />)
    await actor.click(screen.getByRole('button', { name: 'record' }))
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(description)).toBeVisible()
  },
)
