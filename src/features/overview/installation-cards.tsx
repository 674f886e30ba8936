import { clsx } from 'clsx'
import { UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { InstallationOverview } from '#protocol/rest/overview.ts'
import type { Charge } from '#protocol/rest/usage.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeletons } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'

/** What an admin looks after beside the people: accounts without a team, what the installation runs on, the month's usage. */
export function InstallationCards(): ReactNode {
  const { data, error, mutate } = useEndpoint('getInstallationOverview', {})
  if (error)
    return (
      <Card>
        <ErrorNotice error={error} onRetry={() => void mutate()} />
      </Card>
    )
  if (!data)
    return (
      <Loading className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <Skeletons count={3} className="h-56" />
      </Loading>
    )
  const unplaced = data.withoutTeam.total > 0
  return (
    <div className={clsx('grid grid-cols-1 gap-4', unplaced ? 'lg:grid-cols-3' : 'lg:grid-cols-2')}>
      {unplaced && <WithoutTeamCard people={data.withoutTeam} />}
      <ProvidersCard providers={data.providers} />
      <UsageCard usage={data.usage} />
    </div>
  )
}

function WithoutTeamCard({ people }: { people: InstallationOverview['withoutTeam'] }): ReactNode {
  const t = useTranslations('home')
  return (
    <Card className="min-w-0 pb-3">
      <CardHeader
        title={t('installation.withoutTeam')}
        description={t('installation.withoutTeamCount', { count: people.total })}
      />
      <ul>
        {people.rows.map((person) => (
          <li key={person.id} className="relative flex items-center gap-3 px-5 py-2 hover:bg-surface-hover">
            <UserRoundPlus aria-hidden size={16} className="shrink-0 text-text-muted" />
            <Link
              to={`/teams?tab=users&user=${person.id}`}
              aria-label={t('installation.place', { name: displayName(person) })}
              className="flex min-h-6 min-w-0 items-center text-14 font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
            >
              <span className="truncate">{displayName(person)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {people.total > people.rows.length && (
        <p className="px-5 py-2">
          <CardLink to="/teams?tab=users">
            {t('attention.more', { count: people.total - people.rows.length })}
          </CardLink>
        </p>
      )}
    </Card>
  )
}

function ProvidersCard({ providers }: { providers: InstallationOverview['providers'] }): ReactNode {
  const t = useTranslations()
  const { model, voice, liveTranscription, transcription } = providers
  const agent = useEndpoint('getVoiceAgent', {})
  const agentOff = agent.data !== undefined && agent.data.agentId === null
  return (
    <Card className="min-w-0">
      <CardHeader title={t('home.installation.title')} />
      <DescriptionList className="px-5 pb-3">
        <DescriptionItem name={t('home.installation.model')}>
          {model.builtIn
            ? t('home.installation.builtInModel')
            : `${providerName(model.provider)}, ${model.model}`}
        </DescriptionItem>
        <DescriptionItem name={t('home.installation.voice')}>
          {voice.builtIn ? t('home.installation.builtInVoice') : providerName(voice.provider)}
        </DescriptionItem>
        <DescriptionItem name={t('home.installation.transcription')}>
          {liveTranscription !== null
            ? t('home.installation.live', { provider: providerName(liveTranscription) })
            : transcription !== null
              ? t('home.installation.recorded', { provider: providerName(transcription) })
              : t('home.installation.browserOnly')}
        </DescriptionItem>
        <DescriptionItem name={t('home.installation.voiceAgent')}>
          {agentOff ? t('home.installation.off') : t('home.installation.connected')}
        </DescriptionItem>
      </DescriptionList>
      <ul className="flex flex-col gap-1 px-5 pb-4 text-12 text-text-muted">
        {transcription === null && <li>{t('home.installation.browserOnlyHint')}</li>}
        {agentOff && <li>{t('overview.voiceAgent.offAdmin')}</li>}
        <li>{t('home.installation.check')}</li>
      </ul>
    </Card>
  )
}

/** The providers by the names that they have themselves. */
function providerName(provider: string): string {
  const names: Record<string, string> = { openai: 'OpenAI', elevenlabs: 'ElevenLabs' }
  return names[provider] ?? provider
}

function UsageCard({ usage }: { usage: InstallationOverview['usage'] }): ReactNode {
  const t = useTranslations('home.installation')
  const formats = useFormats()
  const tokens = usage.modelTokensIn.quantity + usage.modelTokensOut.quantity
  const charges: readonly Charge[] = [
    usage.practiceMinutes,
    usage.modelTokensIn,
    usage.modelTokensOut,
    usage.voiceCharacters,
  ]
  const partly = usage.costMicroUsd !== null && charges.some(({ unpriced }) => unpriced > 0)
  return (
    <Card className="min-w-0">
      <CardHeader title={t('usage', { month: formats.month(usage.month) })} />
      <DescriptionList className="tabular px-5 pb-3">
        <DescriptionItem name={t('practice')}>
          {formats.hoursAndMinutes(usage.practiceMinutes.quantity)}
        </DescriptionItem>
        <DescriptionItem name={t('tokens')}>{formats.number(tokens)}</DescriptionItem>
        <DescriptionItem name={t('characters')}>
          {formats.number(usage.voiceCharacters.quantity)}
        </DescriptionItem>
        <DescriptionItem name={t('cost')}>
          {usage.costMicroUsd === null ? t('noPrice') : formats.microUsd(usage.costMicroUsd)}
        </DescriptionItem>
      </DescriptionList>
      {partly && <p className="px-5 pb-1 text-12 text-text-muted">{t('partlyPriced')}</p>}
      <p className="px-5 pb-4">
        <CardLink to="/billing">{t('billing')}</CardLink>
      </p>
    </Card>
  )
}

function CardLink(props: { to: string; children: string }): ReactNode {
  return (
    <Link
      to={props.to}
      className="inline-flex min-h-6 items-center text-14 font-medium text-accent-text underline-offset-4 hover:underline"
    >
      {props.children}
    </Link>
  )
}
