import { clsx } from 'clsx'
import { Eye, Keyboard, MessageSquareText, Mic, TriangleAlert, WifiOff } from 'lucide-react'
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
import { Progress } from '#src/components/ui/progress.tsx'
import { formatClock, useFormats } from '#src/lib/format.ts'
import { useElapsedSeconds } from '#src/lib/use-elapsed.ts'
import { feelingTone } from './feeling-tone.ts'
import { whisperPath } from './whisper-path.ts'

/** One running session: who practises with whom, for how long, the last line, and what needs attention. */
export function LiveSessionCard(props: { session: LiveSession }): ReactNode {
  const t = useTranslations()
  const { session } = props
  const { trainee, debtor, assignment } = session
  const byVoice = session.communication_mode === 'voice'
  const Mode = byVoice ? Mic : Keyboard
  return (
    <Card
      className={clsx(
        'flex flex-col gap-3 p-4',
        session.attention.length > 0 && 'border-critical-mark border-l-4',
      )}
    >
      <div className="flex items-start gap-3">
        <Avatar name={trainee.name} />
        <div className="min-w-0 flex-1">
          <h3 className="text-14 font-semibold break-words">{trainee.name}</h3>
          <p className="text-12 break-words text-text-muted">{t('watching.with', { debtor: debtor.name })}</p>
        </div>
        {session.connected && <Elapsed since={session.started_at} />}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {!session.connected && (
          // In place of the clock, which would say that the call goes on; here it takes no room from the names.
          <Badge tone="caution">
            <WifiOff aria-hidden size={12} />
            {t('watching.away')}
          </Badge>
        )}
        <Badge tone="accent">
          <Mode aria-hidden size={12} />
          {t(byVoice ? 'watching.byVoice' : 'watching.byText')}
        </Badge>
        <Badge>{t(`vocabulary.sessionType.${session.session_type}`)}</Badge>
        <Badge>{t(`vocabulary.difficultyOf.${debtor.difficulty}`)}</Badge>
      </div>
      {assignment !== null && (
        <AssignmentCaption
          assignment={{ ...assignment, passMark: assignment.pass_mark }}
          prospectName={debtor.name}
          sessionType={session.session_type}
        />
      )}
      {session.attention.length > 0 && <AttentionReasons attention={session.attention} />}
      <LastLine session={session} />
      <Mood feelings={session.feelings} />
      <div className="flex flex-wrap items-center gap-2 pt-1">
        <ButtonLink
          to={`/session/${session.session_id}`}
          size="small"
          variant={session.attention.length > 0 ? 'primary' : 'secondary'}
          aria-label={t('watching.watchOf', { trainee: trainee.name, debtor: debtor.name })}
        >
          <Eye aria-hidden size={16} />
          {t('watching.watch')}
        </ButtonLink>
        <ButtonLink
          to={whisperPath(session.session_id)}
          size="small"
          aria-label={t('watching.whisperTitle', { trainee: trainee.name })}
        >
          <MessageSquareText aria-hidden size={16} />
          {t('watching.send')}
        </ButtonLink>
        {session.watchers.length > 0 && (
          <p className="ml-auto text-12 text-text-muted">
            {t('watching.watchers', { names: session.watchers.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </div>
    </Card>
  )
}

function Elapsed(props: { since: string }): ReactNode {
  return (
    <span className="tabular flex items-center gap-1.5 text-14 text-text-muted">
      <span aria-hidden className="size-2 rounded-full bg-accent" />
      {formatClock(useElapsedSeconds(props.since))}
    </span>
  )
}

function LastLine(props: { session: LiveSession }): ReactNode {
  const t = useTranslations('watching')
  const { last_line: line, trainee, debtor, session_language: language } = props.session
  if (line === null) return <p className="text-14 text-text-muted">{t('noLine')}</p>
  const name = line.role === 'user' ? trainee.name : debtor.name
  return (
    <p className="rounded-ui bg-surface-muted px-3 py-2 text-14">
      <span className="block text-12 text-text-muted">{t('lastLineOf', { name })}</span>
      <span lang={speechLanguageCode(language)} className="line-clamp-3">
        {line.text}
      </span>
    </p>
  )
}

/** Each reason once, with its gravity and, where it is a line of the trainee, the words. */
function AttentionReasons(props: { attention: readonly Attention[] }): ReactNode {
  const t = useTranslations()
  const { violation } = useAnalysisNames()
  const reasons = new Map(
    props.attention.map((attention) =>
      attention.reason === 'anger'
        ? [t('watching.angry'), null]
        : [violation(attention.violation), attention],
    ),
  )
  return (
    <ul
      aria-label={t('watching.attentionHere')}
      className="flex flex-col gap-2 rounded-ui bg-critical-surface px-3 py-2 text-14"
    >
      {[...reasons].map(([reason, breach]) => (
        <li key={reason} className="flex items-start gap-2">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-critical" />
          <span className="min-w-0">
            <span className="font-medium text-critical">
              {breach === null ? reason : `${t(`analysis.severities.${breach.severity}`)}: ${reason}`}
            </span>
            {breach !== null && <q className="line-clamp-2 text-12 text-text-muted">{breach.quote}</q>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const moodNames = ['trust', 'anger', 'willingness'] as const

/** How the debtor feels, at a glance. */
function Mood({ feelings }: Pick<LiveSession, 'feelings'>): ReactNode {
  const t = useTranslations('analysis.feelingNames')
  const { number } = useFormats()
  return (
    <dl className="grid grid-cols-3 gap-3 text-12">
      {moodNames.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="truncate text-text-muted">{t(name)}</dt>
          <dd className="tabular flex items-center gap-1.5 font-medium">
            {number(feelings[name])}
            <Progress
              label={t(name)}
              share={feelings[name] / 100}
              tone={feelingTone(name, feelings[name])}
              className="min-w-0 flex-1"
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
