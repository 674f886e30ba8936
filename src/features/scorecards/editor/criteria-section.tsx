import { ListPlus, Pencil } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useBuiltInCriteria } from '../use-built-in-criteria.ts'
import { BuiltInPicker } from './built-in-picker.tsx'
import { EntryShare, FailingField, TextField, WeightField } from './entry-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { type CriterionDraft, newEntry, type WrittenDraft } from './scorecard-draft.ts'
import { useDraftNames } from './use-draft-names.ts'
import { EditorSection } from './section.tsx'
import type { Share } from './shares.ts'
import { useOpenEntries } from './use-open-entries.ts'
import type { ProblemText } from './use-problem-text.ts'

/** The criteria: chosen from the built-in ones, or written. */
export function CriteriaSection(props: {
  criteria: readonly CriterionDraft[]
  shares: readonly Share[]
  isWrong: (entryId: string) => boolean
  problemText: ProblemText
  onChange: (criteria: CriterionDraft[]) => void
}): ReactNode {
  const t = useTranslations('scorecards')
  const { definition } = useBuiltInCriteria()
  const nameOf = useDraftNames()
  const heading = useRef<HTMLHeadingElement>(null)
  const [picking, setPicking] = useState(false)
  /** The entry that was just added. */
  const [added, setAdded] = useState<string | null>(null)
  const { criteria, onChange } = props
  const open = useOpenEntries(
    criteria.map(({ id }) => id),
    props.isWrong,
  )
  const room = limits.scorecardCriteriaMax - criteria.length
  const addWritten = () => {
    const entry = newEntry.written()
    setAdded(entry.id)
    open.add(entry.id)
    onChange([...criteria, entry])
  }
  return (
    <EditorSection
      title={t('criteria')}
      hint={t('criteriaHint')}
      error={props.problemText('criteria')}
      heading={heading}
      open={criteria.length === 0 ? null : open}
    >
      <EntryList
        entries={criteria}
        nameOf={nameOf}
        kindOf={(entry) => (entry.kind === 'written' && entry.question.trim() !== '' ? t('written') : null)}
        open={open}
        heading={heading}
        onChange={onChange}
        renderControls={(entry, change) => (
          <>
            <FailingField value={entry.failing} onChange={(failing) => change({ failing })} />
            <WeightField value={entry.weight} onChange={(weight) => change({ weight })} />
            <EntryShare share={props.shares.find(({ id }) => id === entry.id)} />
          </>
        )}
        renderFields={(entry, change) =>
          entry.kind === 'built_in' ? (
            <p className="text-14 text-text-muted">{definition(entry.criterion)}</p>
          ) : (
            <WrittenFields
              entry={entry}
              focus={entry.id === added}
              problemText={props.problemText}
              onChange={change}
            />
          )
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={room <= 0} onClick={() => setPicking(true)}>
          <ListPlus aria-hidden size={16} />
          {t('addBuiltIn')}
        </Button>
        <Button disabled={room <= 0} onClick={addWritten}>
          <Pencil aria-hidden size={16} />
          {t('addWritten')}
        </Button>
      </div>
      {room <= 0 && (
        <p className="text-12 text-text-muted">{t('fullCriteria', { max: limits.scorecardCriteriaMax })}</p>
      )}
      {picking && (
        <BuiltInPicker
          chosen={criteria.flatMap((entry) => (entry.kind === 'built_in' ? [entry.criterion] : []))}
          room={room}
          onAdd={(ids) => onChange([...criteria, ...ids.map(newEntry.builtIn)])}
          onClose={() => setPicking(false)}
        />
      )}
    </EditorSection>
  )
}

function WrittenFields(props: {
  entry: WrittenDraft
  focus: boolean
  problemText: ProblemText
  onChange: (changes: Partial<WrittenDraft>) => void
}): ReactNode {
  const t = useTranslations('scorecards')
  const { entry, onChange } = props
  const error = (field: keyof WrittenDraft) => props.problemText(`${entry.id}.${field}`)
  return (
    <>
      <TextField
        label={t('fields.question')}
        hint={t('questionHint')}
        max={limits.scorecardTextMax}
        error={error('question')}
        focus={props.focus}
        value={entry.question}
        onChange={(question) => onChange({ question })}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {(['two', 'one', 'zero'] as const).map((points) => (
          <TextField
            key={points}
            label={t(`fields.${points}`)}
            rows={3}
            max={limits.scorecardMeaningMax}
            error={error(points)}
            value={entry[points]}
            onChange={(meaning) => onChange({ [points]: meaning })}
          />
        ))}
      </div>
      <TextField
        label={t('fields.examples')}
        optional
        hint={t('examplesHint', { max: limits.scorecardExamplesMax })}
        max={limits.scorecardExamplesMax * (limits.scorecardMeaningMax + 1)}
        error={error('examples')}
        value={entry.examples}
        onChange={(examples) => onChange({ examples })}
      />
    </>
  )
}
