import { AudioLines, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { browser } from '#src/lib/browser.ts'
import { useFormats } from '#src/lib/format.ts'
import { useToast } from '#src/lib/toasts.ts'
import { type LineRecording, transcriptZip } from '#src/lib/voice/transcript-download.ts'
import { type TextLine, transcriptText } from './transcript-text.ts'

/** The recordings of lines that this page has kept, by line id. */
export type LineRecordings = { has: (lineId: string) => boolean; wav: (lineId: string) => Blob | null }

/**
 * Saves the conversation as a text file named by its date. `recordingCount` is the number of spoken lines; if
 * recordings of some are available, they can be saved with the text.
 */
export function DownloadTranscript(props: {
  lines: readonly (TextLine & { id: string })[]
  recordingCount: number
  debtorName: string
  startedAt: string
  lineRecordings?: LineRecordings
  className?: string
}): ReactNode {
  const t = useTranslations('session')
  const tCommon = useTranslations('common')
  const formats = useFormats()
  const toast = useToast()
  const [packing, setPacking] = useState(false)
  const { lines, lineRecordings } = props
  const names = { user: t('you'), assistant: props.debtorName }
  const fileName = t('fileName', { date: props.startedAt.slice(0, 10) })
  const text = () => {
    const heading = `${t('transcriptOf', { name: props.debtorName })} · ${formats.date(props.startedAt)}`
    return transcriptText({ heading, lines, names, time: formats.time })
  }
  const notifySaved = () => toast({ tone: 'positive', title: t('downloaded') })
  const save = () => {
    browser.saveText(`${fileName}.txt`, text())
    notifySaved()
  }
  const saveWithRecordings = async (available: LineRecordings) => {
    if (packing) return
    setPacking(true)
    try {
      const recordings = lines.flatMap(({ id, role }): LineRecording[] => {
        const wav = available.wav(id)
        return wav === null ? [] : [{ lineId: id, speaker: role, wav }]
      })
      const zip = await transcriptZip({ fileName: `${fileName}.txt`, text: text(), lines, recordings, names })
      browser.saveFile(`${fileName}.zip`, zip)
      notifySaved()
    } catch {
      // Out of memory, or a chunk that could not be loaded.
      toast({ tone: 'critical', title: tCommon('error'), description: t('couldNotPack') })
    } finally {
      setPacking(false)
    }
  }
  return (
    <>
      <Button size="small" onClick={save} disabled={lines.length === 0} className={props.className}>
        <Download aria-hidden size={16} />
        {t('download', { count: props.recordingCount })}
      </Button>
      {lineRecordings && lines.some(({ id }) => lineRecordings.has(id)) && (
        <Button
          size="small"
          aria-disabled={packing}
          onClick={() => void saveWithRecordings(lineRecordings)}
          className={props.className}
        >
          <AudioLines aria-hidden size={16} />
          {packing ? t('packing') : t('downloadWithSound')}
        </Button>
      )}
    </>
  )
}
