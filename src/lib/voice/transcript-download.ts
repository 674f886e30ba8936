import type { Speaker } from '#protocol/vocabulary/training-session.ts'

/** The recording of a spoken line. */
export type LineRecording = { lineId: string; speaker: Speaker; wav: Blob }

/**
 * A transcript and the recordings of its lines as a ZIP file: the text beside a folder of WAV files, named by
 * line number and speaker ("recordings/03-rosa-delgado.wav") so that they sort in order. Recordings of lines
 * that are not in the transcript are left out.
 */
export async function transcriptZip(options: {
  /** Of the text file, with its extension. */
  fileName: string
  text: string
  lines: readonly { id: string }[]
  recordings: readonly LineRecording[]
  names: Record<Speaker, string>
}): Promise<Blob> {
  // Loaded on demand: most users never download recordings.
  const { strToU8, Zip, ZipDeflate } = await import('fflate')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let failure: Error | null = null
  const zip = new Zip((error, part) => {
    if (error) failure = error
    else parts.push(part)
  })
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    file.push(bytes, true)
  }
  add(options.fileName, strToU8(options.text))
  const width = Math.max(2, String(options.lines.length).length)
  for (const [index, { id }] of options.lines.entries()) {
    const recording = options.recordings.find(({ lineId }) => lineId === id)
    if (!recording) continue
    const number = String(index + 1).padStart(width, '0')
    const name = `recordings/${number}-${fileNamePart(options.names[recording.speaker])}.wav`
    // One at a time, so that half an hour of speech is not in memory twice and the page stays responsive.
    add(name, new Uint8Array(await recording.wav.arrayBuffer()))
  }
  zip.end()
  if (failure !== null) throw failure
  return new Blob(parts, { type: 'application/zip' })
}

/** A name as part of a file name, in characters that are valid on every system. */
function fileNamePart(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/gu, '') || 'speaker'
}
