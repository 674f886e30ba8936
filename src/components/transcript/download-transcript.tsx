import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { browser } from '#src/lib/browser.ts'
import { useFormats } from '#src/lib/format.ts'
import { useToast } from '#src/lib/toasts.ts'
import { type TextLine, transcriptText } from './transcript-text.ts'

/** Saves the conversation as a text file named by its date. `recordings` counts the lines that were spoken. */
export function DownloadTranscript(props: {
  lines: readonly TextLine[]
  recordings: number
  debtorName: string
  startedAt: string
  className?: string
}): ReactNode {
  const t = useTranslations('session')
  const formats = useFormats()
  const toast = useToast()
  const save = () => {
    const heading = `${t('transcriptOf', { name: props.debtorName })} · ${formats.date(props.startedAt)}`
    const names = { user: t('you'), assistant: props.debtorName }
    const fileName = `${t('fileName', { date: props.startedAt.slice(0, 10) })}.txt`
    browser.saveText(fileName, transcriptText({ heading, lines: props.lines, names, time: formats.time }))
    toast({ tone: 'positive', title: t('downloaded') })
  }
  return (
    <Button size="small" onClick={save} disabled={props.lines.length === 0} className={props.className}>
      <Download aria-hidden size={16} />
      {t('download', { count: props.recordings })}
    </Button>
  )
}
