// Measures how much JavaScript a first visit loads before the code of its own screen, gzipped. Fails above
// the limit. Reads the build output in dist/.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** The limit for a first visit: 150 KB, compressed. */
const maxBytes = 150 * 1024
const entry = 'index.html'
const languages = ['src/i18n/en/core.ts', 'src/i18n/es/core.ts']
/** The layout around every screen of a logged-in user; anonymous visitors do not load it. */
const layout = 'src/app/authenticated-app.tsx'

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))

const visitors = { 'anonymous visitor': [entry], 'logged-in user': [entry, layout] }
let tooLarge = false
for (const [visitor, parts] of Object.entries(visitors))
  for (const language of languages) {
    const files = filesOf([...parts, language])
    const bytes = files.reduce((sum, file) => sum + statSync(join('dist/web', `${file}.gz`)).size, 0)
    if (bytes > maxBytes) tooLarge = true
    const code = language.split('/')[2]
    console.log(`${(bytes / 1024).toFixed(1)} KB of at most ${maxBytes / 1024}, ${visitor}, ${code}`)
    if (bytes > maxBytes || process.argv.includes('--files'))
      for (const file of files) console.log(`  ${statSync(join('dist/web', `${file}.gz`)).size} ${file}`)
  }
process.exitCode = tooLarge ? 1 : 0

/**
 * @param {string[]} parts keys of the manifest
 * @returns {string[]} the files that they load, without duplicates
 */
function filesOf(parts) {
  const seen = new Set()
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return
    seen.add(key)
    const part = manifest[key]
    if (part === undefined) throw new Error(`the build has no part ${key}`)
    if (part.file.endsWith('.js')) files.add(part.file)
    for (const imported of part.imports ?? []) visit(imported)
  }
  parts.forEach(visit)
  return [...files]
}
