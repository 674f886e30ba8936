import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { bundleServer, type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'
import { createMetrics } from './metrics.ts'

/** Checks the metrics used in deploy/ and in the operations guide against those that a process exposes. */
const files = {
  dashboard: new URL('../../deploy/grafana/portal.json', import.meta.url),
  alerts: new URL('../../deploy/prometheus/alerts.yml', import.meta.url),
  handbook: new URL('../../docs/operations.md', import.meta.url),
}

const dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      type: z.string(),
      targets: z.array(z.object({ expr: z.string().min(1) })).optional(),
    }),
  ),
})

let database: TestDatabase
let server: ServerProcess
/** Every metric name that a query may use. */
let exposed: Set<string>

beforeAll(async () => {
  database = await createTestDatabase()
  server = await spawnServer(await bundleServer(), {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of this test, and of nobody else',
  })
  const text = await (await fetch(`${server.origin}/metrics`)).text()
  exposed = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gmu)].flatMap(([, name, type]) => seriesNames(name, type)),
  )
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await database.close()
})

function seriesNames(name = '', type = ''): string[] {
  if (type === 'histogram') return ['_bucket', '_sum', '_count'].map((end) => name + end)
  return type === 'summary' ? [name, `${name}_sum`, `${name}_count`] : [name]
}

const metricName = /\b(?:portal|http|process|nodejs)_[a-z0-9_]+\b/gu
const metricNamesIn = (text: string) => new Set(text.match(metricName))
const unknownNames = (text: string) => [...metricNamesIn(text)].filter((name) => !exposed.has(name))

async function panels() {
  const parsed = dashboard.parse(JSON.parse(await readFile(files.dashboard, 'utf8')))
  return parsed.panels.filter(({ type }) => type !== 'row')
}
const queries = async () =>
  (await panels()).flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr)).join('\n')

/** The alert rules, one text per alert. */
async function alerts() {
  const text = await readFile(files.alerts, 'utf8')
  return text.split(/^ {6}- alert: /mu).slice(1)
}

it('every dashboard panel uses existing metrics', async () => {
  for (const { title, targets } of await panels()) {
    const asked = (targets ?? []).map(({ expr }) => expr).join('\n')
    expect(metricNamesIn(asked).size, title).toBeGreaterThan(0)
    expect(unknownNames(asked), title).toEqual([])
  }
})

it('the dashboard shows every portal metric', async () => {
  const shown = await queries()
  const ours = [...exposed].filter((name) => name.startsWith('portal_'))
  const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/u, '')
  const missing = new Set(ours.map(base).filter((name) => !shown.includes(name)))
  expect([...missing]).toEqual([])
})

it('every alert uses existing metrics', async () => {
  const all = await alerts()
  expect(all.length).toBeGreaterThan(5)
  for (const alert of all) {
    const asked = alert.slice(alert.indexOf('expr:'), alert.indexOf('labels:'))
    expect(metricNamesIn(asked).size, alert).toBeGreaterThan(0)
    expect(unknownNames(asked), alert).toEqual([])
  }
})

it('every metric-based alert in the operations guide has a rule', async () => {
  const text = await readFile(files.handbook, 'utf8')
  const listed = metricNamesIn(text.slice(text.indexOf('## Alerts')).replaceAll(/^(\| [^|]*\|).*$/gmu, '$1'))
  const ruled = (await alerts()).join('\n')
  expect([...listed].filter((name) => !ruled.includes(name))).toEqual([])
})

it('panels and alerts use only existing labels', async () => {
  const metrics = createMetrics({ defaults: true })
  metrics.request({ method: 'GET', route: '/', status: 200, seconds: 1 })
  metrics.refused('rest', 'not_found')
  metrics.stage('overhead', 1)
  metrics.reply('complete')
  metrics.shed('audio')
  metrics.providerCall('llm', 'openai', 'ok')
  metrics.budgetRefused('model_tokens', 'user')
  const { body } = await metrics.text()
  const labels = new Set(['instance', 'job', 'le', 'kind'])
  for (const [, inside = ''] of body.matchAll(/\{([^}]*)\}/gu))
    for (const [, label = ''] of inside.matchAll(/(\w+)="/gu)) labels.add(label)
  const asked = (await queries()) + (await alerts()).join('\n')
  const used = [...asked.matchAll(/(\w+)=~?"|\bby \(([^)]*)\)/gu)].flatMap(([, one, several]) =>
    one === undefined ? (several ?? '').split(/,\s*/u) : [one],
  )
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((label) => !labels.has(label))).toEqual([])
})
