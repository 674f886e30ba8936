/**
 * Reads the PCM and the sample rate of a WAV file. Throws unless it is 16-bit mono with a single data chunk
 * after the format.
 */
export function readWav(file: Uint8Array): { sampleRate: number; pcm: Uint8Array } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const ascii = (at: number, length: number) => String.fromCharCode(...file.subarray(at, at + length))
  const pcm = file.subarray(44)
  const format = [16, 20, 22, 32, 34].map((at) => view.getUint16(at, true)).join(' ')
  const sampleRate = view.getUint32(24, true)
  if (
    ascii(0, 4) !== 'RIFF' ||
    ascii(8, 8) !== 'WAVEfmt ' ||
    ascii(36, 4) !== 'data' ||
    format !== '16 1 1 2 16' ||
    view.getUint32(28, true) !== sampleRate * 2 ||
    view.getUint32(4, true) !== file.byteLength - 8 ||
    view.getUint32(40, true) !== pcm.byteLength
  )
    throw new Error('not a WAV file of 16-bit mono audio')
  return { sampleRate, pcm }
}
