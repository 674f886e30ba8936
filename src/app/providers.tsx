import { Provider as StoreProvider } from 'jotai'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { LanguageProvider, type ShownTexts } from '#src/i18n/language-provider.tsx'
import { swrConfig } from '#src/lib/api/swr-config.ts'
import { useFollowSystemTheme } from '#src/lib/theme.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LazyToaster } from './lazy-toaster.tsx'

/** Everything that a screen relies on: texts, the cache, the store, toasts. */
export function Providers(props: { initial: ShownTexts; children: ReactNode }): ReactNode {
  return (
    <StoreProvider>
      <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>
        <LanguageProvider initial={props.initial}>
          <ThemeFollower />
          <ErrorBoundary>{props.children}</ErrorBoundary>
          <LazyToaster />
        </LanguageProvider>
      </SWRConfig>
    </StoreProvider>
  )
}

function ThemeFollower(): null {
  useFollowSystemTheme()
  return null
}
