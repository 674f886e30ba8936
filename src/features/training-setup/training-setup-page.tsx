import { MessageSquareText, Mic } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { type SessionLanguage, sessionLanguages } from '#protocol/vocabulary/language.ts'
import {
  type Opening,
  openings,
  type SessionType,
  sessionTypes,
} from '#protocol/vocabulary/training-session.ts'
import { Card } from '#src/components/ui/card.tsx'
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { defaultSessionLanguage } from '#src/lib/default-session-language.ts'
import { useToast } from '#src/lib/toasts.ts'
import { useStartSession } from '#src/lib/use-start-session.ts'
import { useCommunicationMode } from '#src/lib/voice/use-communication-mode.ts'
import { ProspectPicker } from '#src/components/prospect/prospect-picker.tsx'
import { TestCallButton } from '#src/components/voice/test-call-button.tsx'
import { SetupSummary } from './setup-summary.tsx'

/** All choices before a session; voice comes first [SETUP3]. */
export function TrainingSetupPage(): ReactNode {
  const t = useTranslations()
  const toast = useToast()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<Prospect | null>(null)
  // A link names the prospect, which may not be on the first pages of the list.
  const linkedProspectId = chosen === null ? search.get('prospect') : null
  const linkedProspect = useEndpoint(
    'getProspect',
    linkedProspectId === null ? null : { params: { id: linkedProspectId } },
  )
  const [chosenLanguage, setChosenLanguage] = useState<SessionLanguage | null>(null)
  const [mode, setMode] = useCommunicationMode()
  const [sessionType, setSessionType] = useState<SessionType>('standard')
  const [opening, setOpening] = useState<Opening>('greeting')
  const { start, starting } = useStartSession({
    failed: { title: t('common.error'), description: t('setup.failed') },
    started: t('setup.started'),
  })
  const prospect = chosen ?? linkedProspect.data ?? null

  const sessionLanguage =
    chosenLanguage ?? defaultSessionLanguage(prospect?.primaryLanguage ?? null, language)

  const handleStart = () => {
    if (starting) return
    if (prospect === null)
      toast({ title: t('setup.selectProspectTitle'), description: t('setup.selectProspect') })
    else
      void start({
        prospectId: prospect.id,
        communicationMode: mode,
        sessionLanguage,
        sessionType,
        opening,
      })
  }
  return (
    <Page>
      <PageHeader title={t('setup.title')} description={t('setup.description')} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <Card className="p-5">
            <ProspectPicker value={prospect} onChange={setChosen} />
          </Card>
          <Card className="flex flex-col gap-6 p-5">
            <ChoiceGroup
              legend={t('setup.mode')}
              value={mode}
              onChange={setMode}
              options={[
                { value: 'voice', label: t('setup.voice'), hint: t('setup.voiceHint'), icon: Mic },
                { value: 'text', label: t('setup.chat'), hint: t('setup.chatHint'), icon: MessageSquareText },
              ]}
            />
            {mode === 'voice' && <TestCallButton />}
            <ChoiceGroup
              legend={t('setup.sessionLanguage')}
              hint={t('setup.sessionLanguageHint')}
              columns={3}
              value={sessionLanguage}
              onChange={setChosenLanguage}
              options={sessionLanguages.map((value) => ({
                value,
                label: t(`vocabulary.sessionLanguage.${value}`),
              }))}
            />
            <ChoiceGroup
              legend={t('setup.sessionType')}
              value={sessionType}
              onChange={setSessionType}
              options={sessionTypes.map((value) => ({
                value,
                label: t(`vocabulary.sessionType.${value}`),
                hint: value === 'standard' ? t('setup.standardHint') : t('setup.objectionsHint'),
              }))}
            />
            <ChoiceGroup
              legend={t('setup.opening')}
              value={opening}
              onChange={setOpening}
              options={openings.map((value) => ({
                value,
                label: t(`vocabulary.opening.${value}`),
                hint: value === 'greeting' ? t('setup.greetingHint') : t('setup.coldHint'),
              }))}
            />
          </Card>
        </div>
        <SetupSummary
          prospect={prospect}
          mode={mode}
          sessionLanguage={sessionLanguage}
          sessionType={sessionType}
          opening={opening}
          starting={starting}
          onStart={handleStart}
        />
      </div>
    </Page>
  )
}
