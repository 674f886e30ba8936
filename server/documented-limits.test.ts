import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingNames } from './config.ts'
import { securityEvents } from './telemetry/security-log.ts'

const text = readFileSync(join(import.meta.dirname, '..', 'docs/security.md'), 'utf8')

/** Settings that limit nothing. A new setting is either added here or has a row in docs/security.md. */
const otherSettings =
  /^(NODE_ENV|HOST|PORT|PUBLIC_ORIGIN|TRUSTED_PROXIES|DATA_DIR|DATABASE_(OWNER_)?URL|DEMO(_PASSWORD)?|LOG_LEVEL|SESSION_SECRET|METRICS_TOKEN|SETUP_TOKEN|RETENTION_DAYS|PRICE_.*|MODEL_.*|SERVER_WARMS_UP|LAW_.*|AGENCY_.*|(OPENAI|ELEVENLABS|TEXT_TO_SPEECH|SPEECH_TO_TEXT)_.*|STREAMING_SPEECH_TO_TEXT(_MODEL)?)$/u

describe('docs/security.md', () => {
  it('[SEC6] has every setting that limits something, by its name or with “…” for the end', () => {
    const named = Array.from(text.matchAll(/`([A-Z][A-Z_]+)(…?)`/gu), ([, name = '', open]) => ({
      name,
      open,
    }))
    const missing = settingNames
      .filter((setting) => !otherSettings.test(setting))
      .filter((setting) =>
        named.every(({ name, open }) => (open === '' ? setting !== name : !setting.startsWith(name))),
      )
    expect(missing).toEqual([])
  })

  it('[SEC6] names no setting that does not exist', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('|'))
    const named = rows.flatMap((row) => Array.from(row.matchAll(/`([A-Z][A-Z_]{5,})`/gu), ([, name]) => name))
    const known: readonly string[] = settingNames
    const compose = readFileSync(join(import.meta.dirname, '..', 'docker-compose.yml'), 'utf8')
    expect(named.filter((name = '') => !known.includes(name) && !compose.includes(`\${${name}`))).toEqual([])
  })

  it('[SEC6] has every event of the security log, and no other', () => {
    const table = text.slice(text.indexOf('| Event '), text.indexOf('## Headers and cookies'))
    const listed = Array.from(table.matchAll(/^\| `([a-z_]+)` /gmu), ([, event]) => event ?? '')
    expect(listed.toSorted()).toEqual(Object.keys(securityEvents).toSorted())
  })
})
