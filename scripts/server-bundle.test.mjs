import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { serverBundle } from './server-bundle.mjs'

it('has beside it what the debtor reads at run time: a bundle reads lines and answers them', async () => {
  // Within node_modules, where the packages of a bundle are found.
  const folder = mkdtempSync(join('node_modules', '.bundle-test-'))
  try {
    await build({
      ...serverBundle,
      entryPoints: ['server/services/analysis/warm-up.ts', 'server/domain/debtor/bank/entries.ts'],
      outdir: folder,
      outbase: 'server',
      entryNames: '[name]',
    })
    /** @param {string} name */
    const load = (name) => import(pathToFileURL(join(folder, name)).href)
    const { bankFiles, regionalBankOf } = await load('entries.js')
    expect(bankFiles.length).toBeGreaterThan(16)
    expect(regionalBankOf('es-AR', 'cooperative')).not.toBeNull()
    const { warmUp } = await load('warm-up.js')
    await expect(warmUp()).resolves.toBeUndefined()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
