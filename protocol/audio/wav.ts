const headerBytes = 44

/** Builds a WAV file from chunks of 16-bit little-endian mono PCM. */
export function wavFile(pieces: readonly Uint8Array[], sampleRate: number): Uint8Array<ArrayBuffer> {
  const soundBytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
  const bytes = new Uint8Array(headerBytes + soundBytes)
  const view = new DataView(bytes.buffer)
  const ascii = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index))
  }
  ascii(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + soundBytes, true)
  ascii(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  ascii(36, 'data')
  view.setUint32(40, soundBytes, true)
  let at = headerBytes
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}
