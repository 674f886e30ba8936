import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { linePlaces, requiredLine } from '#protocol/vocabulary/scorecard.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Select } from '#src/components/ui/field.tsx'
import { EntryShare, FailingField, TextField } from './entry-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { type LineDraft, newEntry } from './scorecard-draft.ts'
import { EditorSection } from './section.tsx'
import type { Share } from './shares.ts'
import { useDraftNames } from './use-draft-names.ts'
import { useOpenEntries } from './use-open-entries.ts'
import type { ProblemText } from './use-problem-text.ts'

/** The lines that must be said. */
export function LinesSection(props: {
  lines: readonly LineDraft[]
  shares: readonly Share[]
  isWrong: (entryId: string) => boolean
  problemText: ProblemText
  onChange: (lines: LineDraft[]) => void
}): ReactNode {
  const t = useTranslations('scorecards')
  const heading = useRef<HTMLHeadingElement>(null)
  /** The line that was just added. */
  const [added, setAdded] = useState<string | null>(null)
  const { lines, onChange } = props
  const nameOf = useDraftNames()
  const open = useOpenEntries(
    lines.map(({ id }) => id),
    props.isWrong,
  )
  const isFull = lines.length >= limits.scorecardLinesMax
  return (
    <EditorSection
      title={t('lines')}
      hint={t('linesHint')}
      heading={heading}
      open={lines.length === 0 ? null : open}
    >
      <EntryList
        entries={lines}
        nameOf={nameOf}
        kindOf={({ kind, text }) => (text.trim() === '' ? null : t(kind))}
        open={open}
        heading={heading}
        onChange={onChange}
        renderControls={(line, change) => (
          <>
            <FailingField value={line.failing} onChange={(failing) => change({ failing })} />
            <EntryShare share={props.shares.find(({ id }) => id === line.id)} />
          </>
        )}
        renderFields={(line, change) => (
          <>
            <TextField
              label={t('fields.text')}
              hint={t('textHint')}
              max={limits.scorecardTextMax}
              error={props.problemText(`${line.id}.text`)}
              focus={line.id === added}
              value={line.text}
              onChange={(text) => change({ text })}
            />
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <OptionField
                label={t('fields.kind')}
                options={requiredLine.shape.kind.options}
                nameOf={(kind) => t(kind)}
                value={line.kind}
                onChange={(kind) => change({ kind })}
              />
              <OptionField
                label={t('fields.due')}
                options={linePlaces}
                nameOf={(due) => t(`due.${due}`)}
                value={line.due}
                onChange={(due) => change({ due })}
              />
            </div>
          </>
        )}
      />
      <div>
        <Button
          disabled={isFull}
          onClick={() => {
            const line = newEntry.line()
            setAdded(line.id)
            open.add(line.id)
            onChange([...lines, line])
          }}
        >
          <Plus aria-hidden size={16} />
          {t('addLine')}
        </Button>
      </div>
      {isFull && (
        <p className="text-12 text-text-muted">{t('fullLines', { max: limits.scorecardLinesMax })}</p>
      )}
    </EditorSection>
  )
}

function OptionField<Value extends string>(props: {
  label: string
  options: readonly Value[]
  nameOf: (value: Value) => string
  value: Value
  onChange: (value: Value) => void
}): ReactNode {
  return (
    <Field label={props.label}>
      {(control) => (
        <Select
          {...control}
          value={props.value}
          onChange={({ target }) =>
            props.onChange(props.options.find((option) => option === target.value) ?? props.value)
          }
        >
          {props.options.map((option) => (
            <option key={option} value={option}>
              {props.nameOf(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
