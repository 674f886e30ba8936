import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AuthorFact } from '#protocol/rest/life.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import {
  factTopic,
  factTopicGroupNames,
  factTopicGroups,
  openness as opennessValues,
  type Openness,
} from '#protocol/vocabulary/life.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Select, Textarea } from '#src/components/ui/field.tsx'

/** Writes one fact. Part of a step, so it is no form of its own. */
export function FactForm(props: {
  /** Null for a new one. */
  fact: AuthorFact | null
  language: Language
  onSave: (fact: AuthorFact) => void
  onCancel: () => void
}): ReactNode {
  const t = useTranslations('life')
  const textRef = useRef<HTMLTextAreaElement>(null)
  const [fact, setFact] = useState<AuthorFact>({
    topic: props.fact?.topic ?? 'cause',
    text: props.fact?.text ?? '',
    openness: props.fact?.openness ?? 'free',
  })
  useEffect(() => textRef.current?.focus(), [])
  return (
    <div role="group" aria-label={t('form')} className="flex flex-col gap-3">
      <Field label={t('text')} hint={t('textHint')}>
        {(control) => (
          <Textarea
            {...control}
            ref={textRef}
            rows={3}
            lang={props.language}
            maxLength={limits.factMax}
            value={fact.text}
            onChange={(event) => setFact({ ...fact, text: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field label={t('topic')}>
          {(control) => (
            <Select
              {...control}
              value={fact.topic}
              onChange={(event) => setFact({ ...fact, topic: factTopic.parse(event.target.value) })}
            >
              {factTopicGroupNames.map((group) => (
                <optgroup key={group} label={t(`groups.${group}`)}>
                  {factTopicGroups[group].map((topic) => (
                    <option key={topic} value={topic}>
                      {t(`topics.${topic}`)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('opennessLabel')}>
          {(control) => (
            <Select
              {...control}
              value={fact.openness}
              onChange={(event) => setFact({ ...fact, openness: event.target.value as Openness })}
            >
              {opennessValues.map((value) => (
                <option key={value} value={value}>
                  {t(`openness.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={fact.text.trim() === ''}
          onClick={() => props.onSave({ ...fact, text: fact.text.trim() })}
        >
          {t('keep')}
        </Button>
        <Button size="small" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
