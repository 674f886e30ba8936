import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#protocol/vocabulary/language.ts'
import {
  accent,
  type Accent,
  type PrimaryLanguage,
  primaryLanguages,
  voiceType,
  voiceTypes,
} from '#protocol/vocabulary/prospect.ts'
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx'
import { Field, Select } from '#src/components/ui/field.tsx'
import { VoicePreview } from '#src/components/voice/voice-preview.tsx'
import { LawFields } from './law-fields.tsx'
import type { LifeStepProps } from './lazy-life-step.tsx'
import { lifeSourceOfDraft } from './life-source.ts'

/** The accents of each language; the neutral one belongs to both. */
const accentGroups = [
  { language: 'english', accents: ['american', 'british', 'southern_us', 'new_york', 'california'] },
  { language: 'spanish', accents: ['mexican', 'argentinian', 'castilian'] },
] as const satisfies readonly { language: PrimaryLanguage; accents: readonly Accent[] }[]

const previewLanguages: Record<PrimaryLanguage, readonly Language[]> = {
  english: ['en'],
  spanish: ['es'],
  bilingual: ['en', 'es'],
}

/** Step 5: the debtor's language and voice, with a preview, and the law of where the accent is from. */
export function VoiceStep(props: Omit<LifeStepProps, 'languageChosenLater'>): ReactNode {
  const t = useTranslations()
  const { draft, onChange, prospectId } = props
  const source = lifeSourceOfDraft(draft, prospectId)
  return (
    <>
      <ChoiceGroup
        legend={t('builder.language')}
        columns={3}
        value={draft.primaryLanguage}
        onChange={(primaryLanguage) => onChange({ primaryLanguage })}
        options={primaryLanguages.map((value) => ({
          value,
          label: t(`vocabulary.sessionLanguage.${value}`),
        }))}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('builder.voiceType')} hint={t('builder.voiceTypeHint')}>
          {(control) => (
            <Select
              {...control}
              value={draft.voiceType}
              onChange={(event) => onChange({ voiceType: voiceType.parse(event.target.value) })}
            >
              {voiceTypes.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.voiceType.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('builder.accent')} hint={t('builder.accentHint')}>
          {(control) => (
            <Select
              {...control}
              value={draft.accent}
              onChange={(event) => onChange({ accent: accent.parse(event.target.value) })}
            >
              <option value="neutral">{t('vocabulary.accent.neutral')}</option>
              {accentGroups.map((group) => (
                <optgroup key={group.language} label={t(`vocabulary.sessionLanguage.${group.language}`)}>
                  {group.accents.map((value) => (
                    <option key={value} value={value}>
                      {t(`vocabulary.accent.${value}`)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {previewLanguages[draft.primaryLanguage].map((language) => (
        <VoicePreview
          key={language}
          voiceType={draft.voiceType}
          accent={draft.accent}
          language={language}
          source={source}
          sentence={t(`builder.previewLine.${language}`, {
            name: draft.name.trim() || t('builder.somebody'),
          })}
        />
      ))}
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <LawFields {...props} />
      </div>
    </>
  )
}
