import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ScoreOverride, SessionReview } from '#protocol/rest/reviews.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field, Input, Textarea } from '#src/components/ui/field.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { useFormats } from '#src/lib/format.ts'
import type { Review } from './use-review.ts'

const scorePattern = /^\s*\d{1,3}\s*$/

/**
 * Asks for the score that should count, or for the reason to withdraw it. If somebody else has decided in the
 * meantime, shows that decision and keeps the input, to be saved after it.
 */
export function DecisionDialog(props: {
  review: Review
  data: SessionReview
  action: 'change' | 'withdraw'
  onClose: () => void
}): ReactNode {
  const t = useTranslations('review')
  const common = useTranslations('common')
  const { number } = useFormats()
  const errorText = useErrorText()
  const formId = useId()
  const { data, review } = props
  const change = props.action === 'change'
  const last = data.overrides.at(-1)
  const [score, setScore] = useState(change && data.score !== null ? String(data.score) : '')
  const [reason, setReason] = useState('')
  const [replaces, setReplaces] = useState(last?.id ?? null)
  const [newerDecision, setNewerDecision] = useState<ScoreOverride | null>(null)
  const [problems, setProblems] = useState<{ score?: string; reason?: string; other?: string }>({})
  const [busy, setBusy] = useState(false)
  const min = limits.overrideReasonMin

  const save = async (newScore: number | null) => {
    try {
      await callEndpoint('overrideScore', {
        params: { id: review.sessionId },
        body: { score: newScore, reason: reason.trim(), replaces },
      })
      await review.reloadAfterChange()
      props.onClose()
    } catch (error) {
      const conflict = error instanceof ApiError && error.code === 'conflict'
      const newer = conflict ? (await review.reload())?.overrides.at(-1) : undefined
      if (newer === undefined) return setProblems({ other: errorText(error).text })
      setNewerDecision(newer)
      setReplaces(newer.id)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const given = change ? Number(score) : null
    const found = {
      ...(given !== null && (!scorePattern.test(score) || given > 100) ? { score: t('scoreMissing') } : {}),
      ...(reason.trim().length < min ? { reason: t('reasonMissing', { min }) } : {}),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    await save(given)
    setBusy(false)
  }
  const machine = data.machineScore === null ? null : number(data.machineScore)
  const hints = change
    ? machine === null
      ? t('changeHintNone')
      : t('changeHint', { machine })
    : machine === null
      ? t('takeBackHintNone')
      : t('takeBackHint', { machine })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={change ? t('changeTitle') : t('takeBackTitle')}
      description={hints}
      footer={
        <>
          <Button onClick={props.onClose}>{common('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" aria-disabled={busy}>
            {busy ? t('sending') : change ? t('letCount') : t('takeBack')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {newerDecision !== null && <NewerDecision decision={newerDecision} />}
        {problems.other !== undefined && <Banner tone="critical" urgent title={problems.other} />}
        {change && (
          <Field label={t('score')} hint={t('scoreHint')} error={problems.score}>
            {(control) => (
              <Input
                {...control}
                required
                inputMode="numeric"
                autoComplete="off"
                value={score}
                onChange={(event) => setScore(event.target.value)}
                className="max-w-24"
              />
            )}
          </Field>
        )}
        <Field label={t('reason')} hint={t('reasonHint', { min })} error={problems.reason}>
          {(control) => (
            <Textarea
              {...control}
              required
              rows={3}
              maxLength={limits.commentMax}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function NewerDecision(props: { decision: ScoreOverride }): ReactNode {
  const t = useTranslations('review')
  const { number } = useFormats()
  const { score, reason, author } = props.decision
  const name = author?.name ?? t('nobody')
  return (
    <Banner
      tone="caution"
      urgent
      title={
        score === null
          ? t('withdrawnMeanwhile', { name, reason })
          : t('decidedMeanwhile', { name, score: number(score), reason })
      }
      hint={t('decideAgain')}
    />
  )
}
