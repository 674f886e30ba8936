import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderComponent } from '#src/testing/render-app.tsx'
import { TestCallButton } from './test-call-button.tsx'

/** The browser answers each request for the microphone with this error. */
function refuseMicrophone(name: string) {
  const asked: MediaStreamConstraints[] = []
  const getUserMedia = (constraints: MediaStreamConstraints) => {
    asked.push(constraints)
    return Promise.reject(Object.assign(new Error('refused'), { name }))
  }
  const media = { getUserMedia, enumerateDevices: () => Promise.resolve([]) }
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: Object.assign(new EventTarget(), media),
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  return asked
}

it('[HEAD3] a test call without a microphone says why, and tries again', async () => {
  const asked = refuseMicrophone('NotAllowedError')
  const { actor } = renderComponent(<TestCallButton />)
  await actor.click(screen.getByRole('button', { name: 'Make a test call' }))
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'The microphone is blocked. Allow it in the address bar of your browser.',
  )
  await actor.click(screen.getByRole('button', { name: 'Try again' }))
  expect(asked).toHaveLength(2)
})

it('[HEAD4] nothing is said of an echo before the voice was heard', async () => {
  refuseMicrophone('NotFoundError')
  const { actor } = renderComponent(<TestCallButton />, 'es')
  await actor.click(screen.getByRole('button', { name: 'Hacer una llamada de prueba' }))
  expect(await screen.findByText('No se encontró ningún micrófono. Conecte uno.')).toBeVisible()
  expect(screen.getByText(/Tres tonos cortos/u)).toBeVisible()
})
