import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const jsonSchemas = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/
const sentences = /\/zod\/v4\/locales\/en\.js$/
const exported = /^export (?:const|function) (\w+)/gmu

/**
 * Removes two parts of zod from the pages that every schema refers to (6 kB compressed): the generator of
 * JSON schemas, which only the server's REST reference uses, and the English error messages, which the pages
 * never show. In a page `toJSONSchema` throws, and the message of an issue is its code.
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
        "const none = () => { throw new Error('JSON schemas are not available in pages') }",
        ...names.map((name) => `export const ${name} = () => none`),
        ...(id.endsWith('/to-json-schema.js') ? ['export { none as process }'] : []),
      ].join('\n')
    },
  }
}
