import { ListPlus, Pencil } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useBuiltInCriteria } from '../use-built-in-criteria.ts'
import { BuiltInPicker } from './built-in-picker.tsx'
import { FailingField, TextField, WeightField } from './entry-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { type CriterionDraft, newEntry, type WrittenDraft } from './scorecard-draft.ts'
import { EditorSection } from './section.tsx'
import type { ProblemText } from './use-problem-text.ts'

/** The criteria: chosen from the built-in ones, or written. */
export function CriteriaSection(props: {
  criteria: readonly CriterionDraft[]
  problemText: ProblemText
  onChange: (criteria: CriterionDraft[]) => void
}): ReactNode {
  const t = useTranslations('scorecards')
  const { definition } = useBuiltInCriteria()
  const names = useAnalysisNames()
  const heading = useRef<HTMLHeadingElement>(null)
  const [picking, setPicking] = useState(false)
  /** The entry that was just added. */
  const [added, setAdded] = useState<string | null>(null)
  const { criteria, onChange } = props
  const room = limits.scorecardCriteriaMax - criteria.length
  const addWritten = () => {
    const entry = newEntry.written()
    setAdded(entry.id)
    onChange([...criteria, entry])
  }
  return (
    <EditorSection
      title={t('criteria')}
      hint={t('criteriaHint')}
      error={props.problemText('criteria')}
      heading={heading}
    >
      <EntryList
        entries={criteria}
        nameOf={(entry) => (entry.kind === 'built_in' ? names.criterion(entry.criterion) : t('written'))}
        heading={heading}
        onChange={onChange}
        renderFields={(entry, change) => (
          <>
            {entry.kind === 'built_in' ? (
              <p className="text-14 text-text-muted">{definition(entry.criterion)}</p>
            ) : (
              <WrittenFields
                entry={entry}
                focus={entry.id === added}
                problemText={props.problemText}
                onChange={change}
              />
            )}
            <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
              <WeightField value={entry.weight} onChange={(weight) => change({ weight })} />
              <FailingField value={entry.failing} onChange={(failing) => change({ failing })} />
            </div>
          </>
        )}
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
