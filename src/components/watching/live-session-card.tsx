import { Eye, Mic, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Attention, LiveSession } from '#protocol/realtime/watching.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { AssignmentCaption } from '#src/components/assignment/assignment-caption.tsx'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { formatClock } from '#src/lib/format.ts'
import { useElapsedSeconds } from '#src/lib/use-elapsed.ts'

/** One running session: who practises with whom, for how long, the last line, and what needs attention. */
export function LiveSessionCard(props: { session: LiveSession }): ReactNode {
  const t = useTranslations()
  const { session } = props
  const { trainee, debtor, assignment } = session
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <Avatar name={trainee.name} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-14 font-semibold">{trainee.name}</h3>
          <p className="truncate text-12 text-text-muted">{t('watching.with', { debtor: debtor.name })}</p>
        </div>
        <Elapsed since={session.started_at} />
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Badge>{t(`vocabulary.sessionType.${session.session_type}`)}</Badge>
        <Badge>{t(`vocabulary.difficulty.${debtor.difficulty}`)}</Badge>
        {session.communication_mode === 'voice' && (
          <Badge>
            <Mic aria-hidden size={12} />
            {t('watching.byVoice')}
          </Badge>
        )}
        {!session.connected && (
          <Badge tone="caution">
            <WifiOff aria-hidden size={12} />
            {t('watching.away')}
          </Badge>
        )}
      </div>
      {assignment !== null && (
        <AssignmentCaption
          assignment={{ ...assignment, passMark: assignment.pass_mark }}
          prospectName={debtor.name}
          sessionType={session.session_type}
        />
      )}
      <LastLine session={session} />
      {session.attention.length > 0 && <AttentionReasons attention={session.attention} />}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
        <ButtonLink
          to={`/session/${session.session_id}`}
          size="small"
          variant={session.attention.length > 0 ? 'primary' : 'secondary'}
          aria-label={t('watching.watchOf', { trainee: trainee.name, debtor: debtor.name })}
        >
          <Eye aria-hidden size={16} />
          {t('watching.watch')}
        </ButtonLink>
        {session.watchers.length > 0 && (
          <p className="text-12 text-text-muted">
            {t('watching.watchers', { names: session.watchers.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </div>
    </Card>
  )
}

function Elapsed(props: { since: string }): ReactNode {
  return (
    <span className="tabular text-14 text-text-muted">{formatClock(useElapsedSeconds(props.since))}</span>
  )
}

function LastLine(props: { session: LiveSession }): ReactNode {
  const t = useTranslations('watching')
  const { last_line: line, trainee, debtor, session_language: language } = props.session
  if (line === null) return <p className="text-14 text-text-muted">{t('noLine')}</p>
  const name = line.role === 'user' ? trainee.name : debtor.name
  return (
    <p lang={speechLanguageCode(language)} className="line-clamp-3 text-14">
      {t('lineOf', { name, text: line.text })}
    </p>
  )
}

function AttentionReasons(props: { attention: readonly Attention[] }): ReactNode {
  const t = useTranslations('watching')
  const { violation } = useAnalysisNames()
  const reasons = props.attention.map((attention) =>
    attention.reason === 'anger' ? t('angry') : violation(attention.violation),
  )
  return (
    <ul aria-label={t('attentionHere')} className="flex flex-col gap-1 text-14 text-critical">
      {[...new Set(reasons)].map((reason) => (
        <li key={reason} className="flex items-center gap-1.5">
          <TriangleAlert aria-hidden size={14} className="shrink-0" />
          {reason}
        </li>
      ))}
    </ul>
  )
}
