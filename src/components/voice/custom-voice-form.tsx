import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '#src/components/ui/field.tsx'
import { useToast } from '#src/lib/toasts.ts'
import { type CustomVoiceDraft, hasName, voiceGenders, toVoiceInUse } from '#src/lib/voice/custom-voices.ts'
import { previewSentences } from '#src/lib/voice/preview-sentences.ts'
import { useVoicePreview } from '#src/lib/voice/use-voice-preview.ts'
import { BrowserVoiceField } from './browser-voice-field.tsx'
import { VoicePreviewButton } from './voice-preview-button.tsx'
import { VoiceLanguageSelect } from './voice-language-select.tsx'
import { VoiceSliders } from './voice-sliders.tsx'

/** A dialog to create or edit a custom voice. `onSave` gets a draft that has a name. */
export function CustomVoiceForm(props: {
  title: string
  initial: CustomVoiceDraft
  onSave: (draft: CustomVoiceDraft) => void
  onClose: () => void
}): ReactNode {
  const t = useTranslations()
  const toast = useToast()
  const formId = useId()
  const nameRef = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(props.initial)
  const [nameMissing, setNameMissing] = useState(false)
  const { stateOf, startPreview, stop } = useVoicePreview()
  const change = (changes: Partial<CustomVoiceDraft>) => setDraft((before) => ({ ...before, ...changes }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events through portals to the form that opened the dialog.
    event.stopPropagation()
    if (hasName(draft)) {
      props.onSave(draft)
      return
    }
    setNameMissing(true)
    toast({ tone: 'critical', title: t('voice.nameRequired'), description: t('voice.nameRequiredHint') })
    nameRef.current?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={t('voice.customHint')}
      footer={
        <>
          <Button size="small" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button size="small" variant="primary" type="submit" form={formId}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t('voice.name')}
          error={nameMissing && !hasName(draft) ? t('voice.nameRequiredHint') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={nameRef}
              required
              autoComplete="off"
              maxLength={limits.nameMax}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <VoiceLanguageSelect
            label={t('voice.voiceLanguage')}
            value={draft.language}
            onChange={(language) => change({ language })}
          />
          <Field label={t('voice.gender')}>
            {(control) => (
              <Select
                {...control}
                value={draft.gender}
                onChange={(event) =>
                  change({
                    gender: voiceGenders.find((gender) => gender === event.target.value) ?? 'neutral',
                  })
                }
              >
                {voiceGenders.map((value) => (
                  <option key={value} value={value}>
                    {t(`voice.genders.${value}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <BrowserVoiceField
          label={t('voice.browserVoice')}
          hint={t('voice.customBrowserVoiceHint')}
          language={draft.language}
          value={draft.voiceURI ?? null}
          onChange={(uri) => change({ voiceURI: uri ?? undefined })}
          action={
            <VoicePreviewButton
              state={stateOf('draft')}
              onPlay={() =>
                startPreview({
                  key: 'draft',
                  text: previewSentences[draft.language],
                  voice: toVoiceInUse(draft),
                })
              }
              onStop={stop}
            />
          }
        />
        <VoiceSliders value={draft} onChange={change} />
        <Field label={t('voice.description')} optional>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={limits.bioMax}
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <Checkbox
          label={t('voice.active')}
          hint={t('voice.activeHint')}
          checked={draft.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      </form>
    </Dialog>
  )
}
