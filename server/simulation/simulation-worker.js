// The worker of the simulation when the server runs from its sources: a thread of a test runner or of an older Node
// cannot load TypeScript by itself. The build writes simulation-worker.ts under this name beside the bundle.
import { register } from 'tsx/esm/api'

register()
const { default: run } = await import('./simulation-worker.ts')

// oxlint-disable-next-line import/no-default-export -- the pool calls the default export
export default run
