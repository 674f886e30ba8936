import { type ReactNode, useRef, useState } from 'react'
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
import { limits } from '#protocol/vocabulary/limits.ts'
import { isDone } from '#src/components/assignment/assignment-action.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { defaultSessionLanguage } from '#src/lib/default-session-language.ts'
import { useToast } from '#src/lib/toasts.ts'
import { useFormats } from '#src/lib/format.ts'
import { useStartSession } from '#src/lib/use-start-session.ts'
import { useCommunicationMode } from '#src/lib/voice/use-communication-mode.ts'
import { ProspectPicker } from '#src/components/prospect/prospect-picker.tsx'
import { EarsField } from '#src/components/voice/ears-field.tsx'
import { TestCallButton } from '#src/components/voice/test-call-button.tsx'
import { AssignedNote } from './assigned-note.tsx'
import { SetupChoice } from './setup-choice.tsx'
import { SetupSummary } from './setup-summary.tsx'

/** All choices before a session; voice comes first [SETUP3]. */
export function TrainingSetupPage(): ReactNode {
  const t = useTranslations()
  const toast = useToast()
  const { language } = useLanguage()
  const formats = useFormats()
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
  const debtors = useRef<HTMLElement>(null)
  const modeNames = { voice: t('setup.voice'), text: t('setup.chat') }
  const prospect = chosen ?? linkedProspect.data ?? null
  const assignments = useEndpoint('listDueAssignments', { query: { limit: limits.pageMax } })
  const assignmentOf = (id: string | undefined) =>
    assignments.data?.find((assignment) => assignment.prospect.id === id && !isDone(assignment))
  const assigned = assignmentOf(prospect?.id)

  const sessionLanguage =
    chosenLanguage ?? defaultSessionLanguage(prospect?.primaryLanguage ?? null, language)

  const handleStart = () => {
    if (starting) return
    if (prospect === null) {
      toast({ title: t('setup.selectProspectTitle'), description: t('setup.selectProspect') })
      debtors.current?.scrollIntoView({ block: 'start' })
      debtors.current?.focus({ preventScroll: true })
    } else
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
      <div className="-mb-6 flex flex-col gap-4 sm:-mb-8 lg:mb-0 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <Card ref={debtors} tabIndex={-1} className="scroll-mt-16 p-5 outline-none lg:scroll-mt-4">
          <ProspectPicker
            value={prospect}
            onChange={setChosen}
            isFirst={({ id }) => assignmentOf(id) !== undefined}
            {...(assignments.data?.some((one) => !isDone(one)) && { hint: t('setup.assignedFirst') })}
            markOf={({ id }) => {
              const assignment = assignmentOf(id)
              if (!assignment) return null
              const day = formats.date(assignment.deadline)
              return (
                <>
                  <Badge tone="caution" className="inline-flex">
                    {t('setup.assigned')}
                  </Badge>
                  <span className="self-center text-12 text-text-muted">
                    {assignment.state === 'overdue'
                      ? t('assignments.dueSince', { day })
                      : t('assignments.due', { day })}
                  </span>
                </>
              )
            }}
          />
        </Card>
        <SetupSummary
          prospect={prospect}
          chosen={[
            modeNames[mode],
            t(`vocabulary.sessionLanguage.${sessionLanguage}`),
            t(`vocabulary.sessionType.${sessionType}`),
            t(`vocabulary.opening.${opening}`),
          ]}
          starting={starting}
          onStart={handleStart}
          note={assigned && <AssignedNote assignment={assigned} />}
          isPractice={assigned !== undefined}
        >
          <SetupChoice
            title={t('setup.mode')}
            hint={t(mode === 'voice' ? 'setup.voiceHint' : 'setup.chatHint')}
            value={mode}
            onChange={setMode}
            options={[
              { value: 'voice', label: modeNames.voice },
              { value: 'text', label: modeNames.text },
            ]}
          />
          {mode === 'voice' && (
            <div className="border-b border-border py-2 lg:px-5">
              <TestCallButton />
            </div>
          )}
          <SetupChoice
            title={t('setup.sessionLanguage')}
            hint={t('setup.sessionLanguageHint')}
            value={sessionLanguage}
            onChange={setChosenLanguage}
            options={sessionLanguages.map((value) => ({
              value,
              label: t(`vocabulary.sessionLanguage.${value}`),
            }))}
          />
          <SetupChoice
            title={t('setup.sessionType')}
            hint={t(sessionType === 'standard' ? 'setup.standardHint' : 'setup.objectionsHint')}
            value={sessionType}
            onChange={setSessionType}
            options={sessionTypes.map((value) => ({ value, label: t(`vocabulary.sessionType.${value}`) }))}
          />
          <SetupChoice
            title={t('setup.opening')}
            hint={t(opening === 'greeting' ? 'setup.greetingHint' : 'setup.coldHint')}
            value={opening}
            onChange={setOpening}
            options={openings.map((value) => ({ value, label: t(`vocabulary.opening.${value}`) }))}
          />
          {mode === 'voice' && (
            <div className="py-2 lg:px-5">
              <EarsField sessionLanguage={sessionLanguage} brief />
            </div>
          )}
        </SetupSummary>
      </div>
    </Page>
  )
}
