import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Field, Input, Textarea } from '#src/components/ui/field.tsx'
import type { ScorecardDraft } from './scorecard-draft.ts'
import type { ProblemText } from './use-problem-text.ts'

/** What a scorecard is called, what it is for, and what passes. */
export function AboutCard(props: {
  draft: ScorecardDraft
  change: (changes: Partial<ScorecardDraft>) => void
  problemText: ProblemText
  /** Fields besides those of the content. */
  children: ReactNode
}): ReactNode {
  const t = useTranslations('scorecards')
  const { draft, change, problemText } = props
  return (
    <Card className="min-w-0">
      <CardHeader title={t('about')} />
      <div className="flex flex-col gap-4 px-5 pb-5">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
          <Field label={t('fields.name')} error={problemText('name')}>
            {(control) => (
              <Input
                {...control}
                required
                autoComplete="off"
                maxLength={limits.nameMax}
                value={draft.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
          <Field label={t('fields.passMark')} hint={t('passMarkHint')} error={problemText('passMark')}>
            {(control) => (
              <Input
                {...control}
                required
                inputMode="numeric"
                autoComplete="off"
                className="max-w-24"
                value={draft.passMark}
                onChange={({ target }) => change({ passMark: target.value })}
              />
            )}
          </Field>
        </div>
        <Field label={t('fields.description')} optional error={problemText('description')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={limits.scorecardDescriptionMax}
              value={draft.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          )}
        </Field>
        {props.children}
      </div>
    </Card>
  )
}
