import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingNames } from './config.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** What the image and the compose file decide themselves. */
const decidedByTheImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'DEMO', 'DEMO_PASSWORD']

describe('every setting', () => {
  it('stands in .env.example, to be uncommented', () => {
    const told = read('.env.example').match(/(?<=^# )[A-Z_]+(?==)/gmu)
    expect(settingNames.filter((name) => !told?.includes(name))).toEqual([])
  })

  it('stands in the table of the README', () => {
    const told = read('README.md').match(/(?<=`)[A-Z_]+(?=`)/gu)
    expect(settingNames.filter((name) => !told?.includes(name))).toEqual([])
  })

  it('reaches the replicas of docker compose', () => {
    const told = read('docker-compose.yml').match(/(?<=^ {6})[A-Z_]+(?=:)/gmu)
    const awaited = settingNames.filter((name) => !decidedByTheImage.includes(name))
    expect(awaited.filter((name) => !told?.includes(name))).toEqual([])
  })
})
