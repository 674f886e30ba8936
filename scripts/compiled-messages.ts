import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Texts = { [key: string]: string | Texts }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

const textFiles = /\/src\/i18n\/(?:en|es)\/(?:core|messages)\.ts$/
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Compiles the texts of both languages when the pages are built, so that no browser has to load the message
 * format parser (10 kB compressed) and parse each text. Development and tests use the texts uncompiled.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    async load(id) {
      if (!textFiles.test(id)) return null
      const exported = Object.entries(await textsOf(id))
      return exported
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compiled(texts))}`)
        .join('\n')
    },
  }
}

/** Runs a file of texts and returns its exports. */
async function textsOf(file: string): Promise<Record<string, Texts>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  })
  const code = outputFiles[0]?.text ?? ''
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, Texts>
}

function compiled(texts: Texts): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  )
}
