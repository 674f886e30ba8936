import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/**
 * The external voice agent, where one is set up. Its script is a third party's, so it is loaded only on request, into a
 * sandboxed frame with an origin of its own.
 */
export function VoiceAgentCard(): ReactNode {
  const t = useTranslations('overview.voiceAgent')
  const { data, error, mutate } = useEndpoint('getVoiceAgent', {})
  if (error)
    return (
      <Card>
        <CardHeader title={t('title')} />
        <ErrorNotice error={error} onRetry={() => void mutate()} />
      </Card>
    )
  if (!data?.pageUrl) return null
  return (
    <Card>
      <CardHeader title={t('title')} description={t('hint')} />
      <VoiceAgentFrame url={data.pageUrl} />
    </Card>
  )
}

function VoiceAgentFrame({ url }: { url: string }): ReactNode {
  const t = useTranslations('overview.voiceAgent')
  const [open, setOpen] = useState(false)
  const { origin } = new URL(url)
  return (
    <div className="flex flex-col items-start gap-3 px-5 pb-5">
      {open && (
        <iframe
          title={t('title')}
          src={url}
          sandbox="allow-scripts allow-same-origin"
          allow={`microphone ${origin}; autoplay ${origin}`}
          referrerPolicy="no-referrer"
          className="h-112 w-full rounded-ui border border-border bg-surface"
        />
      )}
      <p className="text-12 text-text-muted">{t('privacy')}</p>
      <Button onClick={() => setOpen(!open)}>{open ? t('close') : t('open')}</Button>
    </div>
  )
}
