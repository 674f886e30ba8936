import { useAtomValue } from 'jotai'
import { Headphones } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { type TestCallResult, voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

// Few make one: its code is loaded when somebody does.
const TestCallDialog = lazy(async () => ({
  default: (await import('./test-call-dialog.tsx')).TestCallDialog,
}))

/** Offers a test call, and says what the last one found. */
export function TestCallButton(): ReactNode {
  const t = useTranslations('voice.testCall')
  const { testCall } = useAtomValue(voiceSettingsAtom)
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-14 font-medium">{t('check')}</p>
        <p className="text-12 text-text-muted">
          {testCall === null ? t('hint') : isGood(testCall) ? t('last.good') : t('last.problem')}
        </p>
      </div>
      <Button size="small" onClick={() => setOpen(true)}>
        <Headphones aria-hidden size={16} />
        {testCall === null ? t('start') : t('again')}
      </Button>
      {open && (
        <Suspense>
          <TestCallDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** An echo that could not be measured is no problem that was found. */
const isGood = ({ level, heard, echo }: TestCallResult) => level === 'good' && heard && echo !== true
