// `npm run verify:node`: starts the built portal on every supported Node version, with the embedded database
// and voice, holds a text call and a voice call, and stops it. Fails if a call does not work, a warning is
// printed, or the exit code is not 0. scripts/node-versions pins the versions; `-- 22 26` selects some of
// them.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient, playToTheEnd } from '#server/testing/channel-client.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'scripts/node-versions')
/** A version that takes longer counts as hanging. */
const versionTimeoutMs = 180_000
/** What Node and its packages print when something needs attention. */
const warning = /warning|deprecat|MaxListeners/iu
/** pino's number for a warning. */
const warnLevel = 40

type NodeVersion = { name: string; version: string; binary: string }

const manifest = z.object({ optionalDependencies: z.record(z.string(), z.string()) })

/** The pinned versions that exist for this platform, oldest first. */
function pinnedVersions(): NodeVersion[] {
  const { optionalDependencies } = manifest.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  )
  return Object.entries(optionalDependencies).flatMap(([alias, spec]) => {
    const [name, ...platform] = alias.split('-')
    if (platform.join('-') !== `${process.platform}-${process.arch}`) return []
    const version = spec.slice(spec.lastIndexOf('@') + 1)
    return [{ name: name ?? '', version, binary: path.join(folder, 'node_modules', alias, 'bin/node') }]
  })
}

/** Installs the binaries, unless every one of them is there in its pinned version. */
function install(versions: readonly NodeVersion[]): void {
  const installed = versions.every(
    ({ binary, version }) =>
      existsSync(binary) &&
      execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim() === `v${version}`,
  )
  if (!installed) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

/** All printed lines that need attention. */
function warningsIn(stdout: string, stderr: string): string[] {
  const logged = z.object({ level: z.number() })
  const lines = stdout.split('\n').filter((line) => {
    if (warning.test(line)) return true
    if (!line.startsWith('{')) return false
    const parsed = logged.safeParse(JSON.parse(line))
    return parsed.success && parsed.data.level >= warnLevel
  })
  return [...lines, ...stderr.split('\n').filter((line) => line.trim() !== '')]
}

/** Starts the portal as `npm start` does, runs `use` with it, and stops it with SIGTERM. Returns the problems. */
async function testOn(node: NodeVersion, holdCalls: (origin: string) => Promise<void>): Promise<string[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-node-'))
  const child = spawn(node.binary, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: `${path.dirname(node.binary)}${path.delimiter}${process.env['PATH']}`,
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let stdout = ''
  let stderr = ''
  const problems: string[] = []
  const deadline = setTimeout(() => {
    problems.push(`took more than ${versionTimeoutMs / 1_000} s`)
    child.kill('SIGKILL')
  }, versionTimeoutMs)
  try {
    const ready = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        stdout += chunk.toString('utf8')
        const origin = /Ready: (\S+)/u.exec(stdout)?.[1]
        if (origin !== undefined) resolve(origin)
      })
      child.once('exit', () => reject(new Error('ended before it was ready')))
    })
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')))
    await holdCalls(await ready)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  child.kill('SIGTERM')
  const [code, signal] = await exited
  clearTimeout(deadline)
  if (code !== 0) problems.push(`exit code ${code ?? signal}`)
  await rm(dataDir, { recursive: true, force: true })
  return [...problems, ...warningsIn(stdout, stderr)]
}

/** Opens the channel of a new session. */
async function startCall(browser: TestBrowser, mode: 'text' | 'voice') {
  const session = await browser.startSession({ session: { communicationMode: mode } })
  const client = await ChannelClient.open(
    `${browser.origin.replace('http', 'ws')}/ws/sessions/${session.id}`,
    { cookie: browser.cookie, origin: browser.origin },
  )
  await client.join('participant', mode === 'voice' ? { enabled: true } : undefined)
  return { client, sessionId: session.id }
}

/** Ends the call and expects an analysis. */
async function expectAnalysis(
  browser: TestBrowser,
  { client, sessionId }: Awaited<ReturnType<typeof startCall>>,
): Promise<void> {
  client.send({ type: 'session.complete' })
  await client.find((frame) => frame.type === 'session.completed')
  client.close()
  const metrics = await browser.call('getSessionMetrics', { params: { id: sessionId } })
  if (metrics.aiAnalysis === '') throw new Error('the analysis is empty')
}

const greeting = 'Hello, am I speaking with Ana Ruiz?'
const disclosure =
  'This is Tom Baker of Northgate Recovery. This is an attempt to collect a debt. What happened since the last payment?'

async function callByText(browser: TestBrowser): Promise<void> {
  const call = await startCall(browser, 'text')
  for (const line of [greeting, disclosure])
    if ((await call.client.say(line)) === '') throw new Error('the debtor said nothing')
  await expectAnalysis(browser, call)
}

async function callByVoice(browser: TestBrowser): Promise<void> {
  const call = await startCall(browser, 'voice')
  const { client } = call
  client.send({ type: 'input_audio.speech_started', at_ms: 0 })
  client.send({
    type: 'input_transcript.completed',
    utterance_id: crypto.randomUUID(),
    text: greeting,
    confidence: 0.9,
  })
  await client.sound(({ last }) => last)
  await playToTheEnd(client)
  await client.find((frame) => frame.type === 'conversation.item.completed')
  const samples = client.sounds.reduce((sum, { payload }) => sum + payload.byteLength / 2, 0)
  if (samples === 0) throw new Error('the voice was silent')
  const failed = client.frames.find((frame) => frame.type === 'error')
  if (failed) throw new Error(JSON.stringify(failed))
  await expectAnalysis(browser, call)
}

const wanted = process.argv.slice(2)
const versions = pinnedVersions().filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name.replace('node', '')),
)
if (versions.length === 0) {
  process.stdout.write(`No Node binaries for ${process.platform}-${process.arch}: nothing was run.\n`)
} else {
  install(versions)
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { cwd: root, stdio: 'inherit' })
}
for (const node of versions) {
  const wrong = await testOn(node, async (origin) => {
    const browser = new TestBrowser(origin)
    await browser.register()
    await callByText(browser)
    await callByVoice(browser)
  })
  process.stdout.write(`Node ${node.version}: ${wrong.length === 0 ? 'ok' : 'FAILED'}\n`)
  for (const line of wrong) process.stdout.write(`  ${line}\n`)
  if (wrong.length > 0) process.exitCode = 1
}
