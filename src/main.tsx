import './lib/schemas-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { fallbackLanguage } from './app/fallback-language.ts'
import { loadLandingPage, loadAuthenticatedApp } from './app/auth-gate.tsx'
import { askForScreenTexts, storedLanguage } from './i18n/language-provider.tsx'
import { loadCoreMessages } from './i18n/load-messages.ts'
import { loadEndpoints } from './lib/api/call-endpoint.ts'
import { hasLoginMarker } from './lib/login-marker.ts'
import './styles/index.css'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')

// A visitor without a login will see the landing page, which is Spanish unless a language was chosen.
const signedOut = !hasLoginMarker()
const language = storedLanguage() ?? fallbackLanguage(window.location.pathname, !signedOut)
// The shell and the screen request these again, and handle errors.
if (!signedOut)
  Promise.all([askForScreenTexts(language), loadAuthenticatedApp(), loadEndpoints()]).catch(() => undefined)
const [messages] = await Promise.all([loadCoreMessages(language), signedOut ? loadLandingPage() : null])

createRoot(root).render(
  <StrictMode>
    <App initial={{ language, messages }} />
  </StrictMode>,
)
