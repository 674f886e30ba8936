import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { requireChromium } from '#e2e/chromium.ts'
import { fakeMicrophoneFlags, recordFakeMicrophone } from '#e2e/support/fake-microphone.ts'
import { type BegunReplies, begunReplies } from '#protocol/turn/testing/measure-turns.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { builtServer } from '#e2e/support/start-portal.ts'
import { copyTemplate, startTestServer } from '#db/testing/test-server.ts'
import { LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'
import { type Caller, quietBeforeNextMs } from './pauses/caller.ts'
import { earTimes, TimedEars } from './pauses/ears.ts'
import { liveKitCaller } from './pauses/livekit-caller.ts'
import { portalCaller } from './pauses/portal-caller.ts'
import { type Recording, recordTurns } from './pauses/recordings.ts'
import { median, quantile } from './statistics.ts'
import { liveKitMissing } from './voice/livekit.ts'
import { benchModelName, providerTimes } from './voice/scripted-call.ts'
import { startVoiceServer } from './voice/voice-server.ts'

/**
 * The end of a turn, on recordings with pauses inside: from the last sound of the collector to the first sound of the
 * debtor, and how often the debtor cuts in (`npm run bench:voice pauses`, docs/voice.md). This project in Chromium, with the
 * server's transcription and simulated providers, and as it is without any key; LiveKit Agents with its own turn detection,
 * on the same recordings, transcription and providers; turn by turn in one run. `BENCH_TURNS`: turns a language; each takes 17 s a
 * side, and `npm run eval -- --turns` plays all of them by a clock of its own.
 */
const turnsPerLanguage = Number(process.env['BENCH_TURNS'] ?? 6)
const medianMaxMs = 300
const p95MaxMs = 600
const finalToSoundMaxMs = 20
const cutInsMax = 0.03
const wrongGuessesMax = 0.25

/** A side: who is spoken to, and what tells when its words were final and how many replies it began. */
type Side = { caller: Caller; ears: TimedEars | null; model: LlmSimulator | null; results: Result[] }
type Result = {
  endToSoundMs: number | null
  finalToSoundMs: number | null
  begun: BegunReplies
  /** Replies that were begun; null if that costs nothing. */
  replies: number | null
}

const things = {
  en: ['The rent', 'School', 'The car', 'Heating', 'The bus', 'Food', 'The dentist', 'Shoes'],
  es: [
    'El alquiler',
    'La escuela',
    'El carro',
    'El gas',
    'El autobús',
    'La comida',
    'El dentista',
    'La ropa',
  ],
} as const

/** What the model says: in the language of the call, or the critic refuses it and another one is asked for. */
function replyText(language: Language, number: number): string {
  const thing = things[language][number % things[language].length] ?? ''
  return language === 'en'
    ? `${thing} came first again, number ${number}.`
    : `${thing} fue primero otra vez, número ${number}.`
}

await recordFakeMicrophone()
const recordings = await recordTurns(turnsPerLanguage)
const postgres = await startTestServer()
const closes: (() => Promise<unknown>)[] = [() => postgres.stop()]
const closeAll = async () => {
  for (const close of closes.toReversed()) await close().catch(() => undefined)
}
let missed = false
/** Of the turn that is being said. */
let spokenLanguage: Language = 'en'
try {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: fakeMicrophoneFlags })
  closes.push(() => browser.close())
  const sides = [
    await portalSide('this project, server hears', browser, true),
    await portalSide('this project, without any key', browser, false),
  ]
  const missing = liveKitMissing()
  if (missing === null) sides.push(await liveKitSide())
  else print(missing)
  print(
    `Model: first token ${providerTimes.firstTokenMs} ms, ${providerTimes.tokenMs} per token; voice: first byte ` +
      `${providerTimes.firstByteMs}; a word is heard ${earTimes.interimMs} ms after its end, final ${earTimes.finalMs} ms after a commit`,
  )
  for (const [round, recording] of recordings.entries())
    for (let step = 0; step < sides.length; step++) {
      const side = sides[(round + step) % sides.length]
      if (side) side.results.push(await measure(side, recording))
    }
  report(sides)
} finally {
  await closeAll()
}
process.exitCode = missed ? 1 : 0

async function portalSide(
  name: string,
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  withProviders: boolean,
): Promise<Side> {
  const { url, drop } = await copyTemplate(postgres.adminUrl)
  closes.push(() => drop())
  const providers = withProviders ? await startProviders() : null
  const server = await spawnServer(builtServer, {
    SERVER_WARMS_UP: 'on',
    DATABASE_URL: url,
    DEMO: 'on',
    ...(providers && {
      OPENAI_BASE_URL: providers.model.baseUrl,
      OPENAI_MODEL: benchModelName,
      ELEVENLABS_BASE_URL: providers.voicesUrl,
      ELEVENLABS_API_KEY: 'none',
      STREAMING_SPEECH_TO_TEXT: 'elevenlabs',
    }),
  })
  closes.push(() => server.kill('SIGTERM'))
  const caller = portalCaller(name, { browser, server, recogniser: !withProviders })
  closes.push(() => caller.stop())
  return { caller, ears: providers?.ears ?? null, model: providers?.model ?? null, results: [] }
}

async function liveKitSide(): Promise<Side> {
  const { ears, model, voicesUrl } = await startProviders()
  const [first] = recordings
  const caller = await liveKitCaller({ modelUrl: model.baseUrl, voicesUrl }, first?.sampleRate ?? 22_050)
  closes.push(() => caller.stop())
  return { caller, ears, model, results: [] }
}

/** Simulated providers for one side alone, so that what it asks for can be counted. */
async function startProviders() {
  const ears = new TimedEars()
  const voices = await startVoiceServer({ transcribe: (socket, settings) => ears.connect(socket, settings) })
  closes.push(() => voices.close())
  let replies = 0
  const model = await LlmSimulator.start(
    ({ body }) => {
      if (body.stream !== true) return { name: 'status', status: 501 }
      return {
        name: 'reply',
        tokens: tokensOf(replyText(spokenLanguage, replies++)),
        ...providerTimes,
      }
    },
    { keeps: true },
  )
  closes.push(() => model.close())
  return { ears, model, voicesUrl: voices.url }
}

async function measure({ caller, ears, model }: Side, recording: Recording): Promise<Result> {
  if (model) model.requests.length = 0
  spokenLanguage = recording.language
  const { startAtMs, soundsAtMs } = await caller.say(recording, (atMs) => ears?.hear(recording, atMs))
  const endAtMs = startAtMs + recording.endMs
  const firstSoundAtMs = soundsAtMs.find((atMs) => atMs > endAtMs) ?? null
  const finalAtMs =
    ears?.finalsAtMs.findLast((atMs) => firstSoundAtMs !== null && atMs < firstSoundAtMs) ?? null
  const result: Result = {
    endToSoundMs: firstSoundAtMs === null ? null : firstSoundAtMs - endAtMs,
    finalToSoundMs: firstSoundAtMs === null || finalAtMs === null ? null : firstSoundAtMs - finalAtMs,
    begun: begunReplies(
      soundsAtMs.filter((atMs) => atMs > startAtMs).map((atMs) => atMs - startAtMs),
      recording.phrases,
    ),
    replies: model ? model.requests.filter(({ body }) => body.stream === true).length : null,
  }
  if (process.env['BENCH_VERBOSE'])
    print(
      `${caller.name} | ${recording.text} | ${JSON.stringify(result)} | ${recording.phrases.map(({ endMs }) => endMs.toFixed(0)).join(' ')}`,
    )
  await sleep(quietBeforeNextMs)
  return result
}

function report(sides: readonly Side[]): void {
  printRow(`\n${recordings.length} turns each`, [
    'end to sound',
    'p95',
    'final to sound',
    'best quarter',
    'cut-ins',
    'early answers',
    'wrong guesses',
    'unanswered',
  ])
  for (const { caller, results } of sides) {
    const sounds = numbers(results.map(({ endToSoundMs }) => endToSoundMs))
    const finals = numbers(results.map(({ finalToSoundMs }) => finalToSoundMs))
    const shareWith = (kind: keyof BegunReplies) =>
      results.filter(({ begun }) => begun[kind] > 0).length / results.length
    const cutIns = shareWith('cutIns')
    const replies = results.reduce((sum, result) => sum + (result.replies ?? 0), 0)
    const answered = results.filter(({ endToSoundMs }) => endToSoundMs !== null).length
    const wrong = replies === 0 ? null : (replies - answered) / replies
    printRow(caller.name, [
      median(sounds).toFixed(0),
      quantile(sounds, 0.95).toFixed(0),
      finals.length === 0 ? '' : median(finals).toFixed(0),
      finals.length === 0 ? '' : quantile(finals, 0.25).toFixed(0),
      percent(cutIns),
      percent(shareWith('earlyAnswers')),
      wrong === null ? '' : percent(wrong),
      String(results.length - answered),
    ])
    if (caller.name !== sides[0]?.caller.name) continue
    check('end of speech to first sound, median, ms', median(sounds), medianMaxMs)
    check('end of speech to first sound, p95, ms', quantile(sounds, 0.95), p95MaxMs)
    check('final words to first sound, best quarter, ms', quantile(finals, 0.25), finalToSoundMaxMs)
    check('turns with a cut-in', cutIns, cutInsMax)
    if (wrong !== null) check('replies thrown away', wrong, wrongGuessesMax)
  }
}

function numbers(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)}%`
}

function check(what: string, figure: number, max: number): void {
  const kept = figure <= max
  if (!kept) missed = true
  print(`${what}: ${figure.toFixed(2)} (${kept ? 'within' : 'OVER'} ${max})`)
}

function printRow(name: string, cells: readonly string[]): void {
  print(name.padEnd(32) + cells.map((cell) => cell.padStart(16)).join(''))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
