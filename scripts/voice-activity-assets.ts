import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { voiceActivityPath } from '../src/lib/voice/voice-activity-path.ts'

const require = createRequire(import.meta.url)

/** The paths of the model, its audio worklet and its runtime, in their packages. */
function files(): string[] {
  const vad = join(require.resolve('@ricky0123/vad-web'), '..')
  const runtime = join(createRequire(join(vad, 'index.js')).resolve('onnxruntime-web'), '..')
  const { version } = JSON.parse(readFileSync(join(vad, '../package.json'), 'utf8')) as { version: string }
  if (!voiceActivityPath.includes(`-${version}/`))
    throw new Error(`voiceActivityPath does not match the version of the package: ${version}`)
  return [
    join(vad, 'silero_vad_v5.onnx'),
    join(vad, 'vad.worklet.bundle.min.js'),
    join(runtime, 'ort-wasm-simd-threaded.mjs'),
    join(runtime, 'ort-wasm-simd-threaded.wasm'),
  ]
}

const types: Record<string, string> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  wasm: 'application/wasm',
}

/**
 * Serves the voice activity detector from our own server. Its files have fixed names below one path, so the
 * path contains the version, and the files can be cached for a year.
 */
export function voiceActivityAssets(): Plugin {
  return {
    name: 'voice-activity-assets',
    generateBundle() {
      for (const file of files())
        this.emitFile({
          type: 'asset',
          fileName: `${voiceActivityPath.slice(1)}${basename(file)}`,
          source: readFileSync(file),
        })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const file = path.startsWith(voiceActivityPath)
          ? files().find((each) => basename(each) === path.slice(voiceActivityPath.length))
          : undefined
        if (file === undefined) return next()
        response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        response.end(readFileSync(file))
      })
    },
  }
}
