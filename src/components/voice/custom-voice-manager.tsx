import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { AudioLines, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { useToast } from '#src/lib/toasts.ts'
import {
  createCustomVoiceAtom,
  type CustomVoice,
  type CustomVoiceDraft,
  customVoicesAtom,
  deleteCustomVoiceAtom,
  newCustomVoice,
  updateCustomVoiceAtom,
  voiceOf,
} from '#src/lib/voice/custom-voices.ts'
import { sampleSentences } from '#src/lib/voice/sample-sentences.ts'
import { useTryVoice } from '#src/lib/voice/use-try-voice.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'
import { CustomVoiceCard } from './custom-voice-card.tsx'
import { CustomVoiceForm } from './custom-voice-form.tsx'

/** What is open above the list. */
type Task = { name: 'create' } | { name: 'edit'; voice: CustomVoice } | { name: 'delete'; voice: CustomVoice }

/** Makes, changes, deletes, tries and selects a person's own voices. */
export function CustomVoiceManager(): ReactNode {
  const t = useTranslations('voice')
  const toast = useToast()
  const voices = useAtomValue(customVoicesAtom)
  const create = useSetAtom(createCustomVoiceAtom)
  const update = useSetAtom(updateCustomVoiceAtom)
  const remove = useSetAtom(deleteCustomVoiceAtom)
  const [{ customVoiceId, language }, changeSettings] = useAtom(voiceSettingsAtom)
  const [task, setTask] = useState<Task | null>(null)
  const { stateOf, tryVoice, stop } = useTryVoice()

  const done = (title: string) => {
    setTask(null)
    toast({ tone: 'positive', title })
  }
  const save = (draft: CustomVoiceDraft) => {
    if (task?.name === 'edit') {
      update(task.voice.id, draft)
      done(t('updated'))
    } else {
      create(draft, { id: crypto.randomUUID(), now: new Date() })
      done(t('created'))
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {voices.length === 0 ? (
        <EmptyState
          icon={AudioLines}
          title={t('noCustomVoices')}
          hint={t('noCustomVoicesHint')}
          action={<CreateButton onClick={() => setTask({ name: 'create' })} />}
        />
      ) : (
        <>
          <ul className="flex flex-col gap-2">
            {voices.map((voice) => (
              <CustomVoiceCard
                key={voice.id}
                voice={voice}
                selected={voice.id === customVoiceId}
                state={stateOf(voice.id)}
                onTry={() =>
                  tryVoice({ key: voice.id, text: sampleSentences[voice.language], voice: voiceOf(voice) })
                }
                onStop={stop}
                onSelect={(selected) => changeSettings({ customVoiceId: selected ? voice.id : null })}
                onEdit={() => setTask({ name: 'edit', voice })}
                onDelete={() => setTask({ name: 'delete', voice })}
              />
            ))}
          </ul>
          <div>
            <CreateButton onClick={() => setTask({ name: 'create' })} />
          </div>
        </>
      )}
      {(task?.name === 'create' || task?.name === 'edit') && (
        <CustomVoiceForm
          title={task.name === 'create' ? t('createVoice') : t('editVoice')}
          initial={task.name === 'create' ? { ...newCustomVoice, language } : task.voice}
          onSave={save}
          onClose={() => setTask(null)}
        />
      )}
      <AlertDialog
        open={task?.name === 'delete'}
        onOpenChange={(open) => !open && setTask(null)}
        title={t('deleteTitle', { name: task?.name === 'delete' ? task.voice.name : '' })}
        description={t('deleteHint')}
        confirm={t('deleteVoice')}
        onConfirm={() => {
          if (task?.name !== 'delete') return
          remove(task.voice.id)
          done(t('deleted'))
        }}
      />
    </div>
  )
}

function CreateButton(props: { onClick: () => void }): ReactNode {
  const t = useTranslations('voice')
  return (
    <Button size="small" onClick={props.onClick}>
      <Plus aria-hidden size={16} />
      {t('createVoice')}
    </Button>
  )
}
