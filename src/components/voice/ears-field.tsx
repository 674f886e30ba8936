import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Select } from '#src/components/ui/field.tsx'
import { earsChoice, earsChoices } from '#src/lib/voice/transcription-mode.ts'
import { useOnDevice } from '#src/lib/voice/use-on-device.ts'
import { speechLanguageFor, speechLanguageIn, voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/**
 * Chooses who may hear the collector's voice, says so in plain words, and gets the browser's language packs on request
 * [VOICE38]. `sessionLanguage`: what is spoken in a bilingual session are both languages. `brief`: language packs are offered
 * only where the choice needs them.
 */
export function EarsField({
  sessionLanguage,
  brief = false,
}: {
  sessionLanguage: SessionLanguage
  brief?: boolean
}): ReactNode {
  const t = useTranslations('voice.ears')
  const [{ ears, language }, change] = useAtom(voiceSettingsAtom)
  const spoken = speechLanguageIn(sessionLanguage, language)
  const other = spoken.startsWith('es') ? 'en' : 'es'
  const { state, failed, install } = useOnDevice(
    sessionLanguage === 'bilingual' ? [spoken, speechLanguageFor(spoken, other)] : [spoken],
  )
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('label')} hint={t(`hints.${ears}`)}>
        {(control) => (
          <Select
            {...control}
            value={ears}
            onChange={(event) => change({ ears: earsChoice.parse(event.target.value) })}
          >
            {earsChoices.map((choice) => (
              <option
                key={choice}
                value={choice}
                // Still shown where it was chosen, in another browser's profile or before an update.
                disabled={choice === 'device' && state === 'unavailable' && ears !== 'device'}
              >
                {t(choice === 'device' && state === 'unavailable' ? 'deviceCannot' : `choices.${choice}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(ears === 'device' || (ears === 'best' && !brief)) && state === 'downloadable' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-48 text-12 text-text-muted">{t('packMissing')}</p>
          <Button size="small" onClick={() => void install()}>
            {t('getPack')}
          </Button>
        </div>
      )}
      <p role="status" className="text-12 text-text-muted empty:hidden">
        {failed ? t('packFailed') : state === 'downloading' ? t('packComing') : null}
        {ears === 'device' && state === 'available' && t('packThere')}
      </p>
    </div>
  )
}
