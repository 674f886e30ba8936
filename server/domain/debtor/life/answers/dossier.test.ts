import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { wordCount } from '#server/language/text/plain.ts'
import { folded } from '../../fold-text.ts'
import { sampleLives } from '../samples/samples.ts'
import { readDossier } from './dossier.ts'
import { dossierNames } from './files.ts'

const longestInWords = 32
/** Fragments ("and how old") belong to what was told last: so much of a dossier may ask for two answers. */
const shared = 0.01

describe('the dossiers of the sample prospects', () => {
  it('[LIFE19] stand beside each life that is written by hand', () => {
    const written = sampleLives.flatMap((sample) =>
      languages.filter((one) => sample[one] !== undefined).map((one) => `${sample.dossier}.${one}`),
    )
    expect(dossierNames()).toEqual(written.toSorted())
  })

  it.each(dossierNames())('%s has each answer once, in a breath', (name) => {
    const dossier = readDossier(name)
    const ids = dossier.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(dossier.length).toBeGreaterThan(150)
    for (const { id, text, again, kept } of dossier)
      for (const said of [text, again, kept ?? '-'])
        expect(wordCount(said), `${id}: ${said}`).toBeLessThanOrEqual(longestInWords)
  })

  it.each(dossierNames())('%s asks for one answer with one line', (name) => {
    const owners = new Map<string, string>()
    const twice: string[] = []
    for (const { id, asks } of readDossier(name))
      for (const line of asks.map((one) => folded(one))) {
        const owner = owners.get(line)
        if (owner !== undefined && owner !== id) twice.push(`${line}: ${owner}, ${id}`)
        owners.set(line, id)
      }
    expect(twice.length, twice.join('\n')).toBeLessThan(owners.size * shared)
  })
})
