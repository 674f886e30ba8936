/** 16-bit mono samples as a WAV file. `pcm` is little-endian, as the channel carries it. */
export function wavOf(pcm: readonly Uint8Array[], sampleRate: number): Blob {
  const bytes = pcm.reduce((sum, piece) => sum + piece.byteLength, 0)
  const header = new DataView(new ArrayBuffer(44))
  const text = (at: number, word: string) => {
    for (let place = 0; place < word.length; place++) header.setUint8(at + place, word.charCodeAt(place))
  }
  text(0, 'RIFF')
  header.setUint32(4, 36 + bytes, true)
  text(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, sampleRate, true)
  header.setUint32(28, sampleRate * 2, true)
  header.setUint16(32, 2, true)
  header.setUint16(34, 16, true)
  text(36, 'data')
  header.setUint32(40, bytes, true)
  return new Blob([header, ...pcm.map((piece) => new Uint8Array(piece))], { type: 'audio/wav' })
}

/** Samples of -1 to 1 as 16-bit little-endian ones. What is too loud is clipped. */
export function pcmOf(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(samples.length * 2))
  samples.forEach((sample, place) => {
    view.setInt16(place * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true)
  })
  return new Uint8Array(view.buffer)
}

/** 16-bit little-endian samples as numbers of -1 to 1. */
export function floatsOf(pcm: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  const samples = new Float32Array(Math.floor(pcm.byteLength / 2))
  for (let place = 0; place < samples.length; place++)
    samples[place] = view.getInt16(place * 2, true) / 32_768
  return samples
}
