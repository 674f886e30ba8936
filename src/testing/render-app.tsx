import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Language } from '#protocol/vocabulary/language.ts'
import { App } from '#src/app/app.tsx'
import { Providers } from '#src/app/providers.tsx'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { loginMarker } from '#protocol/vocabulary/login-marker.ts'

const messages = { en, es }

/** What the server does for a browser with a login, or with one that has ended. */
function markLogin(): void {
  document.cookie = `${loginMarker.name}=${loginMarker.value}; path=/`
}

/** Renders the whole app at a path. `language` is what main.tsx would have loaded. */
export function renderApp(path = '/', language: Language = 'en', { login = true } = {}) {
  window.history.replaceState(null, '', path)
  if (login) markLogin()
  const actor = userEvent.setup()
  return { actor, ...render(<App initial={{ language, messages: messages[language] }} />) }
}

/** Renders one component inside the app's providers. */
export function renderComponent(element: ReactNode, language: Language = 'en') {
  markLogin()
  const actor = userEvent.setup()
  const wrap = (node: ReactNode) => (
    <Providers initial={{ language, messages: messages[language] }}>
      <MemoryRouter>{node}</MemoryRouter>
    </Providers>
  )
  const view = render(wrap(element))
  return { actor, ...view, rerender: (next: ReactNode) => view.rerender(wrap(next)) }
}
