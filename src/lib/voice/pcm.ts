/** Converts samples of -1 to 1 to 16-bit little-endian ones. Samples out of range are clipped. */
export function floatToPcm16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(samples.length * 2))
  samples.forEach((sample, index) => {
    view.setInt16(index * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true)
  })
  return new Uint8Array(view.buffer)
}

/** Converts 16-bit little-endian samples to floats of -1 to 1. */
export function pcm16ToFloat(pcm: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  const samples = new Float32Array(Math.floor(pcm.byteLength / 2))
  for (let index = 0; index < samples.length; index++)
    samples[index] = view.getInt16(index * 2, true) / 32_768
  return samples
}
