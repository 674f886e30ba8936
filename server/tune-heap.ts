import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 allocate all objects in the young generation. V8 learns which allocation sites produce long-lived
 * objects and then allocates directly in the old generation. The fragment list of a `ws` socket is such a site,
 * since most sockets are quiet for seconds. From then on incoming audio stays referenced by old lists until the
 * next full collection. Audio counts as external memory, so with 300 voices a full collection ran every four
 * seconds (docs/voice.md).
 */
export function tuneHeap(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
