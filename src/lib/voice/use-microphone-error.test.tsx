import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '#src/testing/render-app.tsx'
import type { MicrophoneTrouble } from './collector-voice.ts'
import { useMicrophoneError } from './use-microphone-error.ts'

function Fail(props: { trouble: MicrophoneTrouble }) {
  const failed = useMicrophoneError()
  return <button onClick={() => failed(props.trouble)}>record</button>
}

it.each([
  ['denied', 'Microphone Access Required', 'Please allow microphone access to use voice features.'],
  ['busy', 'Recording Error', 'Could not start recording. Please check your microphone permissions.'],
  ['lost', 'Recording Error', 'Could not start recording. Please check your microphone permissions.'],
] as const)('[VOICE24][VOICE25] says of a microphone that is %s: %s', async (trouble, title, description) => {
  const { actor } = renderPart(<Fail trouble={trouble} />)
  await actor.click(screen.getByRole('button', { name: 'record' }))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(description)).toBeVisible()
})
