// Constants of the program, in files since people who do not program write them.
// oxlint-disable-next-line no-restricted-imports
import { existsSync, readFileSync } from 'node:fs'

/** The folder of the bank: beside this module, and beside each bundle that holds it (scripts/server-bundle.mjs). */
export const bankFolder = new URL('./words/', import.meta.url)

/**
 * The text of a file of the bank ("es-AR/gentle", without ".tsv"), or null where there is none. The files are a
 * constant of the program: kept as tables, since people who do not program read and write them.
 */
export function bankText(name: string): string | null {
  const file = new URL(`${name}.tsv`, bankFolder)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
