import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { LineReview } from '#src/components/review/line-review.tsx'
import type { Review } from '#src/components/review/use-review.ts'
import { DownloadTranscript } from '#src/components/transcript/download-transcript.tsx'
import { type JumpTarget, Transcript } from '#src/components/transcript/transcript.tsx'
import { CardHeader } from '#src/components/ui/card.tsx'
import { Fold } from '#src/components/ui/foldable-card.tsx'
import { PlayRecordingButton } from '#src/components/voice/play-recording-button.tsx'
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import { recordingsFor } from '#src/lib/voice/recording-store.ts'
import { type LineMark, LineMarks } from './line-marks.tsx'
import { RetryButton } from './retry-button.tsx'
import { PageSection } from './section-nav.tsx'

/**
 * The whole conversation: recordings that this page has kept can be heard, a line can be commented and, by the
 * trainee, taken again. On a wide screen it stays beside the analysis and scrolls in itself; on a phone it is folded.
 */
export function TranscriptCard(props: {
  details: TrainingSessionDetails
  lines: TrainingSessionDetails['items']
  lang: string | undefined
  jump: JumpTarget | null
  review: Review
  /** Takes a line of the collector again; null for everybody but the trainee. */
  onRetry: ((itemId: string, line: number) => void) | null
  retrying: boolean
  /** What the analysis says of a line, by the line's id. */
  marks: ReadonlyMap<string, readonly LineMark[]>
  className: string
}): ReactNode {
  const t = useTranslations('analysis')
  const { details, lines, review, onRetry } = props
  const recordings = recordingsFor(details.id)
  const isPhone = useIsPhone()
  const download = (
    <DownloadTranscript
      lines={lines}
      recordingCount={lines.filter((item) => item.role === 'user' && item.durationMs !== null).length}
      debtorName={details.prospectName}
      startedAt={details.startedAt}
      lineRecordings={recordings}
    />
  )
  const conversation = (
    <div
      data-scroll-box
      // The region must be focusable to be scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('transcript')}
      className="min-h-0 overflow-y-auto border-t border-border bg-page p-4 outline-offset-[-2px]"
    >
      <Transcript
        items={lines}
        debtorName={details.prospectName}
        {...(review.reviewer === null ? {} : { collectorName: details.traineeName })}
        lang={props.lang}
        jump={props.jump}
        renderNote={(item, line) =>
          recordings.has(item.id) && (
            <PlayRecordingButton
              labels={{
                play: t('playLine', { line: line + 1 }),
                stop: t('stopLine', { line: line + 1 }),
              }}
              wav={() => recordings.wav(item.id)}
            />
          )
        }
        isBreach={(item) => props.marks.get(item.id)?.some(({ kind }) => kind === 'breach') === true}
        renderFooter={(item, line) => (
          <>
            <LineMarks marks={props.marks.get(item.id)} />
            <LineReview review={review} itemId={item.id} number={line + 1} />
            {onRetry !== null && item.role === 'user' && (
              <RetryButton line={line + 1} busy={props.retrying} onRetry={() => onRetry(item.id, line + 1)} />
            )}
          </>
        )}
      />
    </div>
  )
  if (isPhone)
    return (
      <PageSection id="transcript">
        <Fold title={t('transcript')}>
          <div className="px-5 pb-4">{download}</div>
          {conversation}
        </Fold>
      </PageSection>
    )
  return (
    <PageSection
      id="transcript"
      className={`flex flex-col overflow-hidden rounded-ui border border-border bg-surface ${props.className}`}
    >
      <CardHeader title={t('transcript')} action={download} />
      {conversation}
    </PageSection>
  )
}
