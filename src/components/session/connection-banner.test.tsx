import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '#src/testing/render-app.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

it.each([
  ['en', 'tooManyConnections', 'The portal is open in too many windows.', 'reconnects by itself'],
  ['es', 'tooManyConnections', 'El portal está abierto en demasiadas ventanas.', 'se vuelve a conectar solo'],
  ['en', 'tooMuchInput', 'This page sent more than the portal could process.', 'reconnects by itself'],
  [
    'es',
    'tooMuchInput',
    'Esta página envió más de lo que el portal pudo procesar.',
    'se vuelve a conectar solo',
  ],
] as const)('[I6] says in %s why the server refused it for now: %s', (language, refusal, title, hint) => {
  const retryAtMs = Date.now() + 9_000
  renderComponent(
    <ConnectionBanner
      connection={{ name: 'reconnecting', attempt: 1, sinceMs: 0, retryAtMs, refusal }}
      onReconnect={() => undefined}
    />,
    language,
  )
  const text = screen.getByRole('alert').textContent
  expect(text).toContain(title)
  expect(text).toContain(hint)
})
