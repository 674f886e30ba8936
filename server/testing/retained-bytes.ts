import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The memory retained on the heap and in external buffers after garbage collection. */
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
