import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Of the heap of this process and of buffers outside of it, after everything that can be thrown away was. */
export function retainedBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') {
    collect()
    collect()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
