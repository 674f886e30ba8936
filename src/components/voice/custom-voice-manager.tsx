import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { AudioLines, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { useToast } from '#src/lib/toasts.ts'
import { useUndoToast } from '#src/lib/use-undoable-removal.ts'
import {
  createCustomVoiceAtom,
  type CustomVoice,
  type CustomVoiceDraft,
  customVoicesAtom,
  deleteCustomVoiceAtom,
  newCustomVoice,
  updateCustomVoiceAtom,
  toVoiceInUse,
} from '#src/lib/voice/custom-voices.ts'
import { previewSentences } from '#src/lib/voice/preview-sentences.ts'
import { useVoicePreview } from '#src/lib/voice/use-voice-preview.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'
import { CustomVoiceCard } from './custom-voice-card.tsx'
import { CustomVoiceForm } from './custom-voice-form.tsx'

/** The dialog above the list. */
type OpenDialog = { name: 'create' } | { name: 'edit'; voice: CustomVoice }

/** Creates, edits, deletes, previews and selects custom voices. */
export function CustomVoiceManager(): ReactNode {
  const t = useTranslations('voice')
  const toast = useToast()
  const undoToast = useUndoToast()
  const voices = useAtomValue(customVoicesAtom)
  const create = useSetAtom(createCustomVoiceAtom)
  const update = useSetAtom(updateCustomVoiceAtom)
  const remove = useSetAtom(deleteCustomVoiceAtom)
  const [{ customVoiceId, language }, changeSettings] = useAtom(voiceSettingsAtom)
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const { stateOf, startPreview, stop } = useVoicePreview()

  const closeWithToast = (title: string) => {
    setOpenDialog(null)
    toast({ tone: 'positive', title })
  }
  const save = (draft: CustomVoiceDraft) => {
    if (openDialog?.name === 'edit') {
      update(openDialog.voice.id, draft)
      closeWithToast(t('updated'))
    } else {
      create(draft, { id: crypto.randomUUID(), now: new Date() })
      closeWithToast(t('created'))
    }
  }

  return (
    <div ref={root} className="flex flex-col gap-3">
      {voices.length === 0 ? (
        <EmptyState
          icon={AudioLines}
          title={t('noCustomVoices')}
          hint={t('noCustomVoicesHint')}
          action={<CreateButton onClick={() => setOpenDialog({ name: 'create' })} />}
        />
      ) : (
        <>
          <ul className="flex flex-col gap-2">
            {voices.map((voice) => (
              <CustomVoiceCard
                key={voice.id}
                voice={voice}
                selected={voice.id === customVoiceId}
                previewState={stateOf(voice.id)}
                onPreview={() =>
                  startPreview({
                    key: voice.id,
                    text: previewSentences[voice.language],
                    voice: toVoiceInUse(voice),
                  })
                }
                onStop={stop}
                onSelect={(selected) => changeSettings({ customVoiceId: selected ? voice.id : null })}
                onEdit={() => setOpenDialog({ name: 'edit', voice })}
                onDelete={() => {
                  undoToast(t('deleted'), remove(voice.id))
                  // The focused button disappears with its voice.
                  setTimeout(() => root.current?.querySelector<HTMLElement>('[data-create]')?.focus())
                }}
              />
            ))}
          </ul>
          <div>
            <CreateButton onClick={() => setOpenDialog({ name: 'create' })} />
          </div>
        </>
      )}
      {(openDialog?.name === 'create' || openDialog?.name === 'edit') && (
        <CustomVoiceForm
          title={openDialog.name === 'create' ? t('createVoice') : t('editVoice')}
          initial={openDialog.name === 'create' ? { ...newCustomVoice, language } : openDialog.voice}
          onSave={save}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </div>
  )
}

function CreateButton(props: { onClick: () => void }): ReactNode {
  const t = useTranslations('voice')
  return (
    <Button data-create size="small" onClick={props.onClick}>
      <Plus aria-hidden size={16} />
      {t('createVoice')}
    </Button>
  )
}
