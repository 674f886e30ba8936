import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Messages } from '#src/i18n/load-messages.ts'
import { Gate } from './gate.tsx'
import { Providers } from './providers.tsx'

export function App(props: { initial: { language: Language; messages: Messages } }): ReactNode {
  return (
    <Providers initial={props.initial}>
      <BrowserRouter>
        <Gate />
      </BrowserRouter>
    </Providers>
  )
}
