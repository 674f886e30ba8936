import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { fill, type Organisation, password } from './rest/fill.ts'
import { median, quantile } from './statistics.ts'
import { type Child, startChild } from './turn/child.ts'

/**
 * Checks that the portal stays fast with much data: runs the same calls against two servers that differ only
 * in the number of sessions in their database. The two alternate, so that other load on the machine affects
 * both; a call is timed from sending it until its response is read.
 */
const few = Number(process.env.BENCH_FEW ?? 1_000)
const many = Number(process.env.BENCH_MANY ?? 100_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 200)
const warmUpRounds = 20
/** Limits for the ratio of the medians. */
const maxRatios = { list: 1.5, aggregate: 3 } as const

type Caller = 'trainee' | 'manager' | 'admin'
type RestCall = {
  kind: keyof typeof maxRatios
  name: string
  caller: Caller
  path: (side: BenchServer) => string
}
type BenchServer = {
  organisation: Organisation
  browsers: Record<Caller, TestBrowser>
  /** The cursor of the middle of the trainee's sessions. */
  middleCursor: string
  process: Child
}

const calls: RestCall[] = [
  list('own sessions, dashboard', 'trainee', () => '/api/training-sessions?limit=5'),
  list('own sessions', 'trainee', () => '/api/training-sessions?limit=20'),
  list(
    'own sessions, a middle page',
    'trainee',
    (s) => `/api/training-sessions?limit=10&after=${s.middleCursor}`,
  ),
  list('own metrics', 'trainee', () => '/api/performance-metrics?limit=20'),
  list('own prospects', 'trainee', () => '/api/prospects?limit=20'),
  list('everybody’s prospects', 'admin', () => '/api/prospects?limit=20'),
  list('a team’s sessions', 'manager', (s) => `/api/teams/${s.organisation.teamId}/sessions?limit=20`),
  list('a person’s sessions', 'manager', (s) => `/api/users/${s.organisation.traineeId}/sessions?limit=20`),
  list('people', 'admin', () => '/api/teams/users?limit=20'),
  list('due assignments', 'trainee', () => '/api/assignments/due?limit=10'),
  list('a team’s assignments', 'manager', () => '/api/assignments?limit=10'),
  list('a team’s closed assignments', 'manager', () => '/api/assignments?status=closed&limit=10'),
  list('everybody’s closed assignments', 'admin', () => '/api/assignments?status=closed&limit=10'),
  list('an assignment', 'manager', (s) => `/api/assignments/${s.organisation.assignmentId}`),
  list('an assignment’s people', 'manager', (s) => `/api/assignments/${s.organisation.assignmentId}/people`),
  aggregate('overview', 'trainee', () => '/api/overview'),
  aggregate('home', 'trainee', () => '/api/overview/practice?timeZone=America/Bogota'),
  aggregate('home', 'manager', () => '/api/overview/team?timeZone=America/Bogota'),
  aggregate('home, all teams', 'admin', () => '/api/overview/team?timeZone=America/Bogota'),
  aggregate('home, installation', 'admin', () => '/api/overview/installation'),
  aggregate('team progress', 'trainee', (s) => `/api/teams/${s.organisation.teamId}/stats`),
  aggregate('analytics, a week', 'trainee', () => '/api/analytics?days=7'),
  aggregate('analytics, a month', 'trainee', () => '/api/analytics?days=30'),
  aggregate('analytics, a year', 'trainee', () => '/api/analytics?days=365'),
  aggregate('a team’s analytics, a quarter', 'manager', (s) => teamAnalytics(s, 90)),
  aggregate('a team’s analytics, a year', 'manager', (s) => teamAnalytics(s, 365)),
  aggregate('a team’s details', 'manager', (s) => `/api/teams/${s.organisation.teamId}/details`),
  aggregate('teams', 'admin', () => '/api/teams'),
  aggregate('usage, a year', 'admin', () => '/api/usage'),
]

function list(name: string, caller: Caller, at: RestCall['path']): RestCall {
  return { kind: 'list', name, caller, path: at }
}
function aggregate(name: string, caller: Caller, at: RestCall['path']): RestCall {
  return { kind: 'aggregate', name, caller, path: at }
}
function teamAnalytics({ organisation }: BenchServer, days: number): string {
  return `/api/analytics?days=${days}&teamId=${organisation.teamId}`
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'))
const postgresServer = await startEmbeddedPostgres({ dataDir: dataDir, log: () => undefined })
const servers: BenchServer[] = []
let missed = 0
try {
  for (const sessions of [few, many]) servers.push(await startServer(sessions))
  console.log(`Milliseconds, median and p99 of ${rounds} calls, with ${few} and ${many} sessions:\n`)
  console.log(formatRow(['', `${few}`, 'p99', `${many}`, 'p99', 'ratio', 'max']))
  for (const call of calls) if (!(await measure(call, servers))) missed += 1
  console.log(
    missed === 0 ? '\nAll ratios are within their limits.' : `\n${missed} ratios are over their limits.`,
  )
  await measureWholeList(servers)
} finally {
  for (const side of servers) await side.process.stop()
  await postgresServer.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
process.exitCode = missed === 0 ? 0 : 1

/** Starts a server with this many sessions in its database. */
async function startServer(sessions: number): Promise<BenchServer> {
  const url = new URL(postgresServer.url)
  const admin = postgres(postgresServer.url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database sessions_${sessions}`)
  await admin.end()
  url.pathname = `/sessions_${sessions}`
  await migrateDatabase(url.href)
  const startedMs = performance.now()
  const organisation = await fill(url.href, sessions)
  console.log(`${sessions} sessions in ${Math.round(performance.now() - startedMs)} ms`)
  const server = await startChild(path.join(import.meta.dirname, 'rest', 'server-process.ts'), [url.href])
  const logIn = async (username: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(server.firstLine)
    await browser.call('login', { body: { username, password } })
    return browser
  }
  const browsers = {
    trainee: await logIn('person-5'),
    manager: await logIn('person-1'),
    admin: await logIn('admin'),
  }
  const half = Math.min(200, Math.floor(sessions / 80))
  const response = await browsers.trainee.fetch(`/api/training-sessions?limit=${half}`)
  await response.text()
  const middleCursor = response.headers.get('x-next-cursor')
  if (middleCursor === null) throw new Error('the trainee has too few sessions for a middle page')
  return { organisation, browsers, middleCursor, process: server }
}

async function measure(call: RestCall, [small, large]: BenchServer[]): Promise<boolean> {
  if (!small || !large) throw new Error('two sides are compared')
  const times = { small: [] as number[], large: [] as number[] }
  for (let round = -warmUpRounds; round < rounds; round++) {
    // They take turns in going first.
    const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)
    for (const which of order) {
      const elapsedMs = await timed(which === 'small' ? small : large, call)
      if (round >= 0) times[which].push(elapsedMs)
    }
  }
  const ratio = median(times.large) / median(times.small)
  const within = ratio <= maxRatios[call.kind]
  const ms = (value: number) => value.toFixed(2)
  console.log(
    formatRow([
      `${call.name} (${call.caller})`,
      ms(median(times.small)),
      ms(quantile(times.small, 0.99)),
      ms(median(times.large)),
      ms(quantile(times.large, 0.99)),
      ratio.toFixed(2),
      `${maxRatios[call.kind]}${within ? '' : '  missed'}`,
    ]),
  )
  return within
}

/** A list without `limit` is returned whole, as the specification's client reads it. */
async function measureWholeList([, large]: BenchServer[]): Promise<void> {
  if (!large) throw new Error('two sides are compared')
  const times: number[] = []
  const whole = list('own prospects, unpaged', 'trainee', () => '/api/prospects')
  for (let round = -5; round < 20; round++) {
    const elapsedMs = await timed(large, whole)
    if (round >= 0) times.push(elapsedMs)
  }
  console.log(`${Math.round(many / 10)} prospects in one answer: median ${median(times).toFixed(0)} ms.`)
}

async function timed(side: BenchServer, call: RestCall): Promise<number> {
  const startMs = performance.now()
  const response = await side.browsers[call.caller].fetch(call.path(side))
  const body = await response.text()
  if (!response.ok) throw new Error(`${call.name}: ${response.status} ${body}`)
  return performance.now() - startMs
}

function formatRow(cells: readonly string[]): string {
  return cells.map((cell, place) => (place === 0 ? cell.padEnd(40) : cell.padStart(8))).join('  ')
}
