import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { sampleObjectionIds } from '#protocol/vocabulary/prospect.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Input } from '#src/components/ui/field.tsx'
import { addCustomObjection } from './prospect-draft.ts'
import type { StepProps } from './step-fields.tsx'

/**
 * The last step of both builders: the common objections as a checklist (each builder has its own texts),
 * custom objections, and the chosen ones as removable chips.
 */
export function ObjectionsStep(props: StepProps & { builder: 'wizard' | 'quick' }): ReactNode {
  const t = useTranslations('builder')
  const inputRef = useRef<HTMLInputElement>(null)
  const { draft, fieldErrors, onChange } = props
  const chosen = draft.objections
  const limitReached = chosen.length >= limits.objectionsMax
  const remove = (text: string) => onChange({ objections: chosen.filter((each) => each !== text) })
  const addCustom = () => {
    if (limitReached) return
    onChange({ objections: addCustomObjection(chosen, draft.customObjection), customObjection: '' })
    inputRef.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter adds a custom objection; if nothing is typed it continues, as in the other steps.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || draft.customObjection.trim() === '') return
    event.preventDefault()
    addCustom()
  }
  return (
    <>
      <fieldset>
        <legend className="text-14 font-medium">{t('commonObjections')}</legend>
        <p className="mt-0.5 text-12 text-text-muted">{t('objectionsHint')}</p>
        <ul className="mt-2 max-h-48 divide-y divide-border overflow-y-auto rounded-ui border border-border-strong">
          {sampleObjectionIds.map((id) => {
            const text = t(`objections.${props.builder}.${id}`)
            const checked = chosen.includes(text)
            return (
              <li key={id}>
                <label className="flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1.5 text-14 hover:bg-surface-hover">
                  <input
                    type="checkbox"
                    checked={checked}
                    aria-disabled={limitReached && !checked}
                    className="size-4 shrink-0 accent-accent"
                    onChange={() => {
                      if (checked) remove(text)
                      else if (!limitReached) onChange({ objections: [...chosen, text] })
                    }}
                  />
                  {text}
                </label>
              </li>
            )
          })}
        </ul>
      </fieldset>
      <div className="flex items-end gap-2">
        <Field label={t('addObjection')} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              ref={inputRef}
              autoComplete="off"
              value={draft.customObjection}
              maxLength={limits.objectionMax}
              onChange={(event) => onChange({ customObjection: event.target.value })}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <Button
          className="h-10"
          disabled={draft.customObjection.trim() === '' || limitReached}
          onClick={addCustom}
        >
          {t('add')}
        </Button>
      </div>
      {fieldErrors.objections && (
        <p role="alert" className="text-12 text-critical">
          {t('objectionsProblem', { max: limits.objectionsMax, length: limits.objectionMax })}
        </p>
      )}
      <section aria-label={t('chosenObjections')}>
        <p role="status" className="text-12 font-medium">
          {t('chosenCount', { count: chosen.length })}
          {limitReached && <span> · {t('maximum', { max: limits.objectionsMax })}</span>}
        </p>
        {chosen.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {chosen.map((text) => (
              <Chip key={text} text={text} onRemove={() => remove(text)} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function Chip(props: { text: string; onRemove: () => void }): ReactNode {
  const t = useTranslations('builder')
  return (
    <li className="flex min-w-0 items-center gap-1 rounded-ui bg-accent-surface py-0.5 pr-1 pl-2.5 text-14 text-accent-text">
      <span className="min-w-0 break-words">{props.text}</span>
      <button
        type="button"
        aria-label={t('removeObjection', { text: props.text })}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-ui hover:bg-surface"
        onClick={props.onRemove}
      >
        <X aria-hidden size={16} />
      </button>
    </li>
  )
}
