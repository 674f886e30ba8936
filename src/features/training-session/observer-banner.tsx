import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#src/components/ui/banner.tsx'
import type { SessionView } from '#src/lib/realtime/session-view.ts'

/** Tells the trainee who is watching. */
export function ObserverBanner(props: { participants: SessionView['participants'] }): ReactNode {
  const t = useTranslations('session')
  const observers = props.participants.filter((participant) => participant.mode === 'observer')
  const [observer] = observers
  if (!observer) return null
  return (
    <Banner
      tone="plain"
      title={
        observers.length === 1
          ? t('observed', { name: observer.user.name })
          : t('observedMany', { count: observers.length })
      }
    />
  )
}
