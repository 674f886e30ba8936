import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { ShownTexts } from '#src/i18n/language-provider.tsx'
import { AuthGate } from './auth-gate.tsx'
import { Providers } from './providers.tsx'

export function App(props: { initial: ShownTexts }): ReactNode {
  return (
    <Providers initial={props.initial}>
      <BrowserRouter>
        <AuthGate />
      </BrowserRouter>
    </Providers>
  )
}
