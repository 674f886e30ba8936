import { AudioLines, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { browser } from '#src/lib/browser.ts'
import { useFormats } from '#src/lib/format.ts'
import { useToast } from '#src/lib/toasts.ts'
import { type Recording, transcriptZip } from '#src/lib/voice/transcript-download.ts'
import { type TextLine, transcriptText } from './transcript-text.ts'

/** The sound of lines as far as this page has kept it, by their ids. */
export type KeptSounds = { has: (lineId: string) => boolean; wav: (lineId: string) => Blob | null }

/**
 * Saves the conversation as a text file named by its date. `recordings` counts the lines that were spoken;
 * where the sound of some is kept, it can be saved with the text.
 */
export function DownloadTranscript(props: {
  lines: readonly (TextLine & { id: string })[]
  recordings: number
  debtorName: string
  startedAt: string
  sounds?: KeptSounds
  className?: string
}): ReactNode {
  const t = useTranslations('session')
  const common = useTranslations('common')
  const formats = useFormats()
  const toast = useToast()
  const [packing, setPacking] = useState(false)
  const { lines, sounds } = props
  const names = { user: t('you'), assistant: props.debtorName }
  const fileName = t('fileName', { date: props.startedAt.slice(0, 10) })
  const text = () => {
    const heading = `${t('transcriptOf', { name: props.debtorName })} · ${formats.date(props.startedAt)}`
    return transcriptText({ heading, lines, names, time: formats.time })
  }
  const saved = () => toast({ tone: 'positive', title: t('downloaded') })
  const save = () => {
    browser.saveText(`${fileName}.txt`, text())
    saved()
  }
  const saveAll = async (kept: KeptSounds) => {
    if (packing) return
    setPacking(true)
    try {
      const recordings = lines.flatMap(({ id, role }): Recording[] => {
        const wav = kept.wav(id)
        return wav === null ? [] : [{ lineId: id, who: role, wav }]
      })
      const zip = await transcriptZip({ fileName: `${fileName}.txt`, text: text(), lines, recordings, names })
      browser.saveFile(`${fileName}.zip`, zip)
      saved()
    } catch {
      // Too little memory, or a part of the page that could not be loaded.
      toast({ tone: 'critical', title: common('error'), description: t('couldNotPack') })
    } finally {
      setPacking(false)
    }
  }
  return (
    <>
      <Button size="small" onClick={save} disabled={lines.length === 0} className={props.className}>
        <Download aria-hidden size={16} />
        {t('download', { count: props.recordings })}
      </Button>
      {sounds && lines.some(({ id }) => sounds.has(id)) && (
        <Button
          size="small"
          aria-disabled={packing}
          onClick={() => void saveAll(sounds)}
          className={props.className}
        >
          <AudioLines aria-hidden size={16} />
          {packing ? t('packing') : t('downloadWithSound')}
        </Button>
      )}
    </>
  )
}
