import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles and runs a module of the pages in this process, and returns its exports. */
export async function runModule(file: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  })
  const code = outputFiles[0]?.text ?? ''
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
}
