import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const jsonSchemas = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/
const sentences = /\/zod\/v4\/locales\/en\.js$/
const exported = /^export (?:const|function) (\w+)/gmu

/**
 * Leaves out of the pages two parts of zod that every schema refers to (6 kB compressed): what makes JSON
 * schemas, which only the server's reference of the REST contract uses, and the sentences about what does not
 * fit a schema, which nobody reads there. In a page `toJSONSchema` throws, and an issue says its code.
 */
export function leanSchemas(): Plugin {
  return {
    name: 'lean-schemas',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (sentences.test(id)) return 'export default () => ({ localeError: ({ code }) => code })'
      if (!jsonSchemas.test(id)) return null
      const names = [...(await readFile(id, 'utf8')).matchAll(exported)].map(([, name]) => name)
      return [
        "const none = () => { throw new Error('no JSON schemas are made in a page') }",
        ...names.map((name) => `export const ${name} = () => none`),
        ...(id.endsWith('/to-json-schema.js') ? ['export { none as process }'] : []),
      ].join('\n')
    },
  }
}
