import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { sampleObjectionIds } from '#protocol/vocabulary/prospect.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Input } from '#src/components/ui/field.tsx'

/** The objections a debtor will raise: the samples that are left to pick, own ones, and the chosen as chips. */
export function ObjectionsField(props: { value: string[]; onChange: (value: string[]) => void }): ReactNode {
  const t = useTranslations('prospects')
  const [custom, setCustom] = useState('')
  const { value } = props
  const full = value.length >= limits.objectionsMax
  const samples = sampleObjectionIds
    .map((id) => t(`sampleObjections.${id}`))
    .filter((text) => !value.includes(text))
  const add = (text: string) => {
    const trimmed = text.trim()
    if (trimmed !== '' && !full && !value.includes(trimmed)) props.onChange([...value, trimmed])
  }
  const addCustom = () => {
    add(custom)
    setCustom('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    addCustom()
  }
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-14 font-medium">{t('objections')}</legend>
      <p className="text-12 text-text-muted">{t('objectionsHint')}</p>
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {value.map((text) => (
            <li
              key={text}
              className="flex items-center gap-1 rounded-ui bg-accent-surface py-0.5 pr-1 pl-2.5 text-14 text-accent-text"
            >
              {text}
              <button
                type="button"
                aria-label={t('removeObjection', { text })}
                className="inline-flex size-6 items-center justify-center rounded-ui hover:bg-surface"
                onClick={() => props.onChange(value.filter((one) => one !== text))}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {samples.length > 0 && !full && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {samples.map((text) => (
            <li key={text}>
              <button
                type="button"
                className="inline-flex min-h-7 items-center gap-1 rounded-ui border border-border-strong px-2 text-14 text-text-muted hover:bg-surface-hover hover:text-text"
                onClick={() => add(text)}
              >
                <Plus aria-hidden size={12} />
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex items-end gap-2">
        <Field label={t('addObjection')} className="flex-1">
          {(control) => (
            <Input
              {...control}
              value={custom}
              maxLength={limits.objectionMax}
              onChange={(event) => setCustom(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <Button className="h-10" disabled={custom.trim() === '' || full} onClick={addCustom}>
          {t('add')}
        </Button>
      </div>
    </fieldset>
  )
}
