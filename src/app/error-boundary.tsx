import { Component, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'

type Props = { children: ReactNode }
type State = { name: 'ok' } | { name: 'crashed' }

/** Catches a screen that throws while rendering, or whose code could not be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { name: 'ok' }

  static getDerivedStateFromError(): State {
    return { name: 'crashed' }
  }

  override render(): ReactNode {
    return this.state.name === 'crashed' ? <ErrorScreen /> : this.props.children
  }
}

function ErrorScreen(): ReactNode {
  const t = useTranslations('common')
  return (
    <main role="alert" className="flex min-h-dvh flex-col items-center justify-center gap-2 p-6 text-center">
      <h1 className="text-20 font-semibold">{t('crashed')}</h1>
      <p className="text-text-muted">{t('crashedHint')}</p>
      <Button variant="primary" className="mt-4" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </main>
  )
}
