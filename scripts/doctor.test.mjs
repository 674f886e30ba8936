import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverBundle } from './server-bundle.mjs'

/** @type {string} */
let image

/** What the Dockerfile copies into the image, but for the pages. */
beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), 'portal-image-'))
  mkdirSync(join(image, 'scripts'))
  for (const file of ['package.json', 'scripts/doctor.mjs']) cpSync(file, join(image, file))
  symlinkSync(realpathSync('node_modules'), join(image, 'node_modules'))
  await build({
    ...serverBundle,
    entryPoints: {
      doctor: 'server/doctor/main.ts',
      'espeak-worker': 'server/providers/tts/espeak-worker.js',
    },
    outdir: join(image, 'dist/server'),
  })
}, 60_000)
afterAll(() => rmSync(image, { recursive: true, force: true }))

/** @param {Record<string, string>} settings */
async function doctor(settings) {
  const child = spawn('npm', ['run', '--silent', 'doctor'], {
    cwd: image,
    env: {
      PATH: process.env['PATH'],
      HOME: image,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://portal.example',
      SESSION_SECRET: 'a secret of at least 32 characters',
      ...settings,
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)))
  const [code] = await once(child, 'close')
  return { code, printed }
}

it('the doctor runs in the image, which has no sources: it speaks with the built-in voice and needs nothing', async () => {
  const { code, printed } = await doctor({})
  expect(printed).toContain('· Language model: none is configured.')
  expect(printed).toContain('· Voice: none is configured.')
  expect(printed).toContain('Nothing is configured, and nothing has to be')
  expect(code).toBe(0)
}, 60_000)

it('the doctor in the image asks the configured model in the words of the debtor, and ends with 1 if it is not there', async () => {
  const { code, printed } = await doctor({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' })
  expect(printed).toContain('✗ Language model: gpt-6-luna at http://127.0.0.1:9/v1 gave no reply.')
  expect(printed).toContain('host.docker.internal')
  expect(code).toBe(1)
}, 60_000)

it('the image has the files that the doctor needs, and the compose file says how to run it', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  expect(dockerfile).toMatch(/^COPY scripts\/doctor\.mjs scripts\/doctor\.mjs$/mu)
  expect(dockerfile).toMatch(/^COPY package\.json \.\/$/mu)
  expect(readFileSync('docker-compose.yml', 'utf8')).toContain('docker compose exec app npm run doctor')
})
