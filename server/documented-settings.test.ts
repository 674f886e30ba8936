import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingNames } from './config.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** Settings that the image or the compose file sets itself. */
const setByTheImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'DEMO', 'DEMO_PASSWORD']

describe('every setting', () => {
  it('is listed in .env.example, commented out', () => {
    const documented = read('.env.example').match(/(?<=^# )[A-Z_]+(?==)/gmu)
    expect(settingNames.filter((name) => !documented?.includes(name))).toEqual([])
  })

  it('is described in docs/configuration.md', () => {
    const documented = read('docs/configuration.md').match(/(?<=`)[A-Z_]+(?=`)/gu)
    expect(settingNames.filter((name) => !documented?.includes(name))).toEqual([])
  })

  it('is passed to the replicas of Docker Compose', () => {
    const documented = read('docker-compose.yml').match(/(?<=^ {6})[A-Z_]+(?=:)/gmu)
    const expected = settingNames.filter((name) => !setByTheImage.includes(name))
    expect(expected.filter((name) => !documented?.includes(name))).toEqual([])
  })
})
