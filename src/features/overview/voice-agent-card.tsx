import { AudioLines } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { voiceAgentPagePath } from '#protocol/rest/voice-agent.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/**
 * The external voice agent. Its script is a third party's, so it is loaded only on request, into a sandboxed
 * frame with an opaque origin. If none is set up, the card says so and who can do it.
 */
export function VoiceAgentCard(props: { user: User }): ReactNode {
  const t = useTranslations('overview.voiceAgent')
  const { data, error, mutate } = useEndpoint('getVoiceAgent', {})
  const enabled = data !== undefined && data.agentId !== null
  return (
    <Card>
      <CardHeader title={t('title')} {...(enabled && { description: t('hint') })} />
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading className="px-5 pb-5">
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data && !enabled && (
        <p className="flex items-start gap-3 px-5 pb-5 text-14 text-text-muted">
          <AudioLines aria-hidden size={20} className="shrink-0" />
          <span>
            <span className="font-medium text-text">{t('off')}</span>{' '}
            {props.user.role === 'admin' ? t('offAdmin') : t('offHint')}
          </span>
        </p>
      )}
      {enabled && <VoiceAgentFrame />}
    </Card>
  )
}

function VoiceAgentFrame(): ReactNode {
  const t = useTranslations('overview.voiceAgent')
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3 px-5 pb-5">
      {open && (
        <iframe
          title={t('title')}
          src={voiceAgentPagePath}
          sandbox="allow-scripts"
          allow="microphone *; autoplay *"
          referrerPolicy="no-referrer"
          className="h-112 w-full rounded-ui border border-border bg-surface"
        />
      )}
      <p className="text-12 text-text-muted">{t('privacy')}</p>
      <Button onClick={() => setOpen(!open)}>{open ? t('close') : t('open')}</Button>
    </div>
  )
}
