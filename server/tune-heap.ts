import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 make every object among the young. It learns where in the code long-lived objects come from, and makes all
 * from there among the old at once: the list of a socket's fragments in `ws` is such a place, since most sockets are
 * quiet for seconds. From then on the sound that comes in hangs on old lists until the next collection of the whole
 * heap, and as it counts as memory outside of it, that collection came every four seconds with 300 voices
 * (docs/voice.md).
 */
export function tuneHeap(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
