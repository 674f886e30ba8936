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
