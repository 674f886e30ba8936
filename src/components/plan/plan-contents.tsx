import { CheckCircle2, ClipboardPlus, RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Drill, Plan } from '#protocol/rest/plan.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { useStartRetry } from '#src/components/analysis/use-start-retry.ts'
import { assignPath } from '#src/components/assignment/assign-path.ts'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { useFormats } from '#src/lib/format.ts'

/**
 * The weakest criterion, why, and the drills. One's own are started here; those of a trainee whom the reader supervises
 * become assignments with the same debtor.
 */
export function PlanContents(props: {
  plan: Plan
  /** The trainee, if the plan is not the reader's own. */
  traineeId?: string
  /** A drill, by its line, that the page offers elsewhere. */
  exceptItemId?: string | null
}): ReactNode {
  const t = useTranslations('plan')
  const names = useAnalysisNames()
  const { language } = useLanguage()
  const drillsId = useId()
  const { start, retrying } = useStartRetry()
  const { calls, weakest } = props.plan
  const drills = props.plan.drills.filter(({ itemId }) => itemId !== props.exceptItemId)
  if (weakest === null)
    return (
      <p className="text-14 text-text-muted">
        {calls < limits.planCallsMin
          ? t('fewCalls', { missing: limits.planCallsMin - calls })
          : t('nothingLost')}
      </p>
    )
  const lost = weakest.lostIn.length
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="text-14 font-semibold">{t('practise', { skill: names.skill(weakest.criterion) })}</p>
        <p className="text-14 text-text-muted">
          {t('why', { lost, calls })} {weakest.why[language]}
        </p>
      </div>
      {drills.length === 0 && props.plan.drills.length > 0 ? null : drills.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-14 text-text-muted">
            {t(props.traineeId === undefined ? 'noDrills' : 'noDrillsOf')}
          </p>
          {props.traineeId !== undefined && (
            <ButtonLink
              to={assignPath({ personId: props.traineeId, criterion: weakest.criterion })}
              size="small"
            >
              <ClipboardPlus aria-hidden size={16} />
              {t('assign')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-2">
          <h3 id={drillsId} className="text-14 font-semibold">
            {t('drills')}
          </h3>
          <ul aria-labelledby={drillsId} className="@container flex flex-col gap-2">
            {drills.map((drill) => (
              <li key={drill.itemId}>
                <DrillRow
                  drill={drill}
                  busy={retrying}
                  action={
                    props.traineeId === undefined
                      ? { name: 'retry', start: () => void start(drill.sessionId, drill.itemId, drill.line) }
                      : {
                          name: 'assign',
                          path: assignPath({
                            personId: props.traineeId,
                            criterion: weakest.criterion,
                            call: drill,
                          }),
                        }
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** What the reader can do with a moment. */
type DrillAction = { name: 'retry'; start: () => void } | { name: 'assign'; path: string }

function DrillRow(props: { drill: Drill; busy: boolean; action: DrillAction }): ReactNode {
  const t = useTranslations('plan')
  const tAnalysis = useTranslations('analysis')
  const formats = useFormats()
  const { drill, action } = props
  const name = drill.prospectName
  const lang = speechLanguageCode(drill.sessionLanguage)
  const done = drill.doneIn !== null
  return (
    <article className="flex flex-col gap-3 rounded-ui border border-border p-4 @2xl:flex-row @2xl:items-end">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted">
          <span
            className={
              done
                ? 'inline-flex items-center gap-1 font-medium text-positive'
                : 'inline-flex items-center gap-1'
            }
          >
            {done && <CheckCircle2 aria-hidden size={14} className="shrink-0" />}
            {done ? t('done') : t('toDo')}
          </span>
          {action.name === 'retry' ? (
            <Link
              to={`/session/${drill.sessionId}`}
              className="inline-flex min-h-6 min-w-0 items-center break-words text-accent-text underline-offset-4 hover:underline"
            >
              {t('from', { name, date: formats.date(drill.startedAt) })}
            </Link>
          ) : (
            <span className="min-w-0 break-words">
              {t('from', { name, date: formats.date(drill.startedAt) })}
            </span>
          )}
        </p>
        <p className="text-14 break-words text-text-muted">
          {drill.quoteShowsFault && (
            <>
              <q lang={lang}>{drill.quote.text}</q>{' '}
            </>
          )}
          <span className="text-12 whitespace-nowrap">
            {tAnalysis('lineNumber', { line: (drill.quoteShowsFault ? drill.quote : drill).line })}
          </span>
        </p>
        {drill.betterLine !== null && (
          <p className="text-14 break-words">
            <span className="font-medium text-accent-text">{t('instead')}</span>{' '}
            <q lang={lang}>{drill.betterLine}</q>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {drill.doneIn !== null && (
          <ButtonLink
            to={`/session/${drill.doneIn}`}
            size="small"
            aria-label={t('compareNamed', { name, line: drill.line })}
          >
            {t('compare')}
          </ButtonLink>
        )}
        {action.name === 'assign' && (
          <>
            <ButtonLink
              to={`/session/${drill.sessionId}`}
              size="small"
              aria-label={t('openCallNamed', { name, date: formats.date(drill.startedAt) })}
            >
              {t('openCall')}
            </ButtonLink>
            <ButtonLink to={action.path} size="small" aria-label={t('assignNamed', { name })}>
              <ClipboardPlus aria-hidden size={16} />
              {t('assign')}
            </ButtonLink>
          </>
        )}
        {action.name === 'retry' && (
          <Button
            size="small"
            aria-disabled={props.busy}
            aria-label={t(done ? 'againNamed' : 'retryNamed', { name, line: drill.line })}
            onClick={() => {
              if (!props.busy) action.start()
            }}
          >
            <RotateCcw aria-hidden size={16} />
            {t(done ? 'again' : 'retry')}
          </Button>
        )}
      </div>
    </article>
  )
}
