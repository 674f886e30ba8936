import { screen, waitFor } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browser } from '#src/lib/browser.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { DownloadTranscript, type LineRecordings } from './download-transcript.tsx'

const lines = [
  { id: 'a', role: 'assistant', text: 'This is Rosa.', at: '2026-11-02T15:00:00.000Z' },
  { id: 'b', role: 'user', text: 'When can you pay?', at: '2026-11-02T15:00:20.000Z' },
  { id: 'c', role: 'assistant', text: 'On Friday.', at: '2026-11-02T15:00:30.000Z' },
] as const

/** Recordings of some lines; each file contains the id of its line. */
function recordingsOf(...ids: string[]): LineRecordings {
  return {
    has: (id) => ids.includes(id),
    wav: (id) => (ids.includes(id) ? new Blob([`sound of ${id}`], { type: 'audio/wav' }) : null),
  }
}

const download = (lineRecordings?: LineRecordings) => (
  <DownloadTranscript
    lines={lines}
    recordingCount={1}
    debtorName="Rosa Peña"
    startedAt="2026-11-02T15:00:00.000Z"
    {...(lineRecordings ? { lineRecordings } : {})}
  />
)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('downloading a transcript', () => {
  it('[SESS11] saves a text file named by its date, and counts the recordings', async () => {
    const save = vi.spyOn(browser, 'saveText').mockReturnValue()
    const { actor } = renderComponent(download())
    await actor.click(screen.getByRole('button', { name: 'Download Transcript (1 recording)' }))
    expect(await screen.findByText('Transcript downloaded')).toBeVisible()
    expect(save.mock.calls[0]?.[0]).toBe('transcript-2026-11-02.txt')
    expect(save.mock.calls[0]?.[1]).toMatch(/Rosa Peña: This is Rosa\.\n.*You: When can you pay\?\n/u)
  })

  it('offers no recordings if there are none', () => {
    renderComponent(download(recordingsOf()))
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('includes the available recordings, named by line and speaker', async () => {
    const save = vi.spyOn(browser, 'saveFile').mockReturnValue()
    const { actor } = renderComponent(download(recordingsOf('b', 'c', 'gone')))
    await actor.click(screen.getByRole('button', { name: 'Download with recordings' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    const [name, zip] = save.mock.calls[0] ?? []
    expect(name).toBe('transcript-2026-11-02.zip')
    const files = unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? []))
    expect(Object.keys(files)).toEqual([
      'transcript-2026-11-02.txt',
      'recordings/02-you.wav',
      'recordings/03-rosa-pena.wav',
    ])
    expect(strFromU8(files['recordings/02-you.wav'] ?? new Uint8Array())).toBe('sound of b')
    expect(strFromU8(files['transcript-2026-11-02.txt'] ?? new Uint8Array())).toContain('On Friday.')
    expect(await screen.findByText('Transcript downloaded')).toBeVisible()
  })

  it('[DETAIL7] reports that packing failed, and still offers the text', async () => {
    const broken: LineRecordings = {
      has: () => true,
      wav: () => {
        throw new RangeError('out of memory')
      },
    }
    const { actor } = renderComponent(download(broken), 'es')
    await actor.click(screen.getByRole('button', { name: 'Descargar con grabaciones' }))
    expect(await screen.findByText(/No se pudieron agregar las grabaciones/u)).toBeVisible()
    expect(screen.getByRole('button', { name: /Descargar transcripción/iu })).toBeVisible()
  })
})
