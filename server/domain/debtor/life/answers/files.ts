// A constant of the program, in files since people who do not program write them.
// oxlint-disable-next-line no-restricted-imports
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The folder of the dossiers: beside this module, and beside each bundle that holds it (scripts/server-bundle.mjs). */
export const dossiersFolder = new URL('./dossiers/', import.meta.url)

/** The lines of a dossier ("denise.en"), or none where there is no such one. */
export function dossierLines(name: string): string[] {
  const file = new URL(`${name}.jsonl`, dossiersFolder)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

/** What is learned of a dossier ("denise.en"), as it was written by `npm run train:answers`; null before. */
export function dossierTopics(name: string): string | null {
  const file = new URL(`${name}.topics.json`, dossiersFolder)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Where the encoder of a language ("en") stands. */
export const encoderPath = (language: string): URL => new URL(`${language}.encoder`, dossiersFolder)

/** The encoder of a language, as `npm run train:answers` wrote it. */
export function encoderBytes(language: string): Buffer {
  return readFileSync(encoderPath(language))
}

/** The names of all dossiers, in order. */
export function dossierNames(): string[] {
  return readdirSync(dossiersFolder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace(/\.jsonl$/, ''))
    .toSorted()
}
