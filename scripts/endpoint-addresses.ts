import type { Plugin } from 'vite'
import { runModule } from './run-module.ts'

const addresses = /\/src\/lib\/api\/endpoint-addresses\.ts$/

/**
 * Replaces the table of methods and paths by its values, so that the first load has these alone and not the
 * schemas of all calls (10 kB compressed), which are loaded beside the first screen.
 */
export function endpointAddresses(): Plugin {
  return {
    name: 'endpoint-addresses',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!addresses.test(id)) return null
      return Object.entries(await runModule(id))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
