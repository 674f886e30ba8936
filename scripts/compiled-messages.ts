import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { runModule } from './run-module.ts'

type Texts = { [key: string]: string | Texts }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

const textFiles = /\/src\/i18n\/(?:en|es)\/(?:core|messages)\.ts$/

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
      const exported = Object.entries((await runModule(id)) as Record<string, Texts>)
      return exported
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compiled(texts))}`)
        .join('\n')
    },
  }
}

function compiled(texts: Texts): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  )
}
