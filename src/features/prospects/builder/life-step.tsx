import { ChevronRight, Pencil, Plus, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type AuthorFact, type LifeEdits, type LifeFact, noEdits } from '#protocol/rest/life.ts'
import { type Language, languages } from '#protocol/vocabulary/language.ts'
import { type FactTopicGroup, groupOfFact } from '#protocol/vocabulary/life.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Skeletons, Loading } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { FactForm } from './fact-form.tsx'
import { byGroup, isEdited, type ShownFact, shownFacts, withFact, withoutFact } from './life-edits.ts'
import type { LifeStepProps } from './lazy-life-step.tsx'
import { useLifePreview } from './use-life-preview.ts'

/** "What the debtor knows": the facts that the scenario and chance give, which the author changes. */
export function LifeStep(props: LifeStepProps): ReactNode {
  const t = useTranslations('life')
  const builder = useTranslations('builder')
  const { draft, fieldErrors, prospectId } = props
  const stored = useEndpoint('getProspect', prospectId === null ? null : { params: { id: prospectId } })
  const { lives, error, retry } = useLifePreview(draft, prospectId)
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const ready = lives && (prospectId === null || stored.data)
  const change = (language: Language, edits: LifeEdits) => {
    props.onChange({ life: { ...draft.life, [language]: edits } })
    // The control that was pressed may be gone.
    titleRef.current?.focus()
  }
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h4 id={titleId} ref={titleRef} tabIndex={-1} className="text-14 font-medium">
          {t('title')}
        </h4>
        <p className="mt-0.5 text-12 text-text-muted">{t('hint')}</p>
        {props.languageChosenLater && (
          <p className="mt-0.5 text-12 text-text-muted">
            {t(`inLanguage.${draft.primaryLanguage}`, { step: builder('wizardSteps.voice') })}
          </p>
        )}
      </div>
      {fieldErrors.life && (
        <p role="alert" className="text-12 text-critical">
          {t('refused', { max: limits.factsMax, length: limits.factMax })}
        </p>
      )}
      {lives === null && <p className="text-14 text-text-muted">{t('needsName')}</p>}
      {error !== undefined && lives === undefined && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-14">
          {t('failed')}
          <Button size="small" onClick={() => void retry()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {lives !== null && !ready && error === undefined && (
        <Loading className="flex flex-col gap-2">
          <Skeletons count={3} className="h-9" />
        </Loading>
      )}
      {ready &&
        languages.map((language) => {
          const life = lives[language]
          if (!life) return null
          return (
            <Facts
              key={language}
              language={language}
              named={lives.en !== undefined && lives.es !== undefined}
              made={life.facts}
              edits={draft.life[language] ?? stored.data?.life?.edits[language] ?? noEdits}
              onChange={(edits) => change(language, edits)}
            />
          )
        })}
    </section>
  )
}

function Facts(props: {
  language: Language
  /** The language is named, since there are lists in both. */
  named: boolean
  made: readonly LifeFact[]
  edits: LifeEdits
  onChange: (edits: LifeEdits) => void
}): ReactNode {
  const t = useTranslations('life')
  const { edits, made, language, onChange } = props
  /** The fact that is being written: its id, or `new`. */
  const [written, setWritten] = useState<string | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<FactTopicGroup>>(new Set())
  const [discarded, setDiscarded] = useState<LifeEdits | null>(null)
  const full = edits.facts.length >= limits.factsMax
  const setOpen = (group: FactTopicGroup, open: boolean) =>
    setOpened((before) => new Set(open ? [...before, group] : [...before].filter((each) => each !== group)))
  const saveFact = (fact: AuthorFact, replaces: ShownFact | null) => {
    // The fact may have moved to another group.
    setOpen(groupOfFact(fact.topic).group, true)
    save(withFact(edits, fact, replaces))
  }
  const save = (next: LifeEdits) => {
    setWritten(null)
    setDiscarded(null)
    onChange(next)
  }
  return (
    <div className="flex flex-col gap-2">
      {props.named && <h5 className="text-14 font-medium">{t(`languages.${language}`)}</h5>}
      {byGroup(shownFacts(made, edits)).map(([group, facts]) => (
        <details
          key={group}
          className="group rounded-ui border border-border-strong"
          open={opened.has(group)}
          onToggle={(event) => setOpen(group, event.currentTarget.open)}
        >
          <summary className="flex min-h-10 cursor-pointer items-center gap-2 rounded-ui px-3 py-2 text-14 font-medium hover:bg-surface-hover">
            <ChevronRight
              aria-hidden
              size={16}
              className="shrink-0 transition-transform group-open:rotate-90"
            />
            <span className="min-w-0 flex-1 break-words">{t(`groups.${group}`)}</span>
            <span className="text-12 font-normal text-text-muted">{t('count', { count: facts.length })}</span>
          </summary>
          <ul className="divide-y divide-border border-t border-border">
            {facts.map((fact) => (
              <li key={fact.id} className="px-3 py-2">
                {written === fact.id ? (
                  <FactForm
                    fact={fact}
                    language={language}
                    onSave={(value) => saveFact(value, fact)}
                    onCancel={() => setWritten(null)}
                  />
                ) : (
                  <Fact
                    fact={fact}
                    language={language}
                    mayEdit={'own' in fact || !full}
                    onEdit={() => setWritten(fact.id)}
                    onRemove={() => save(withoutFact(edits, fact))}
                  />
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {written === 'new' ? (
        <div className="rounded-ui border border-border-strong p-3">
          <FactForm
            fact={null}
            language={language}
            onSave={(value) => saveFact(value, null)}
            onCancel={() => setWritten(null)}
          />
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={full} onClick={() => setWritten('new')}>
            <Plus aria-hidden size={16} />
            {t('add')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="h-auto min-h-8 whitespace-normal"
            disabled={!isEdited(edits)}
            onClick={() => {
              setDiscarded(edits)
              onChange(noEdits)
            }}
          >
            {t('again')}
          </Button>
        </div>
      )}
      {full && <p className="text-12 text-text-muted">{t('full', { max: limits.factsMax })}</p>}
      {discarded && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-12">
          {t('discarded')}
          <Button size="small" onClick={() => save(discarded)}>
            {t('undo')}
          </Button>
        </p>
      )}
    </div>
  )
}

function Fact(props: {
  fact: ShownFact
  language: Language
  mayEdit: boolean
  onEdit: () => void
  onRemove: () => void
}): ReactNode {
  const t = useTranslations('life')
  const { fact } = props
  return (
    <div className="flex flex-wrap items-start justify-end gap-1 sm:flex-nowrap">
      <div className="min-w-0 basis-full sm:flex-1">
        <p lang={props.language} className="text-14 break-words">
          {fact.text}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-text-muted">
          <span>{t(`topics.${fact.topic}`)}</span>
          <span aria-hidden>·</span>
          <span>{t(`openness.${fact.openness}`)}</span>
          {fact.from !== 'seed' && (
            <Badge tone={fact.from === 'author' ? 'accent' : 'plain'}>{t(`from.${fact.from}`)}</Badge>
          )}
          {!fact.quotable && <span>{t('notQuoted')}</span>}
        </p>
      </div>
      <Button
        size="small"
        variant="quiet"
        className="px-2"
        disabled={!props.mayEdit}
        aria-label={t('edit', { text: fact.text })}
        onClick={props.onEdit}
      >
        <Pencil aria-hidden size={16} />
      </Button>
      <Button
        size="small"
        variant="quiet"
        className="px-2"
        aria-label={t('remove', { text: fact.text })}
        onClick={props.onRemove}
      >
        <X aria-hidden size={16} />
      </Button>
    </div>
  )
}
