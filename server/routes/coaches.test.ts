import { beforeEach, describe, expect, it } from 'vitest'
import { seedSamples } from '#db/seed/seed-samples.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ seed: ({ db }) => seedSamples(db) })
let browser: TestBrowser

beforeEach(async () => {
  browser = await portal.registeredUser()
})

const input = {
  name: '  Nora Vidal ',
  specialization: 'mortgage',
  personalities: ['direct', 'patient'],
  coachingStyle: ' ',
} as const

describe('coaches', () => {
  it('[ENUM15] creates a private coach: an expert by default, empty texts as null', async () => {
    const own = await browser.call('createCoach', {
      body: { ...input, personalities: [...input.personalities] },
    })
    expect(own).toMatchObject({
      name: 'Nora Vidal',
      experienceLevel: 'expert',
      personalities: ['direct', 'patient'],
      coachingStyle: null,
      bio: null,
      isPublic: false,
    })
    expect((await browser.call('listCoaches'))[0]).toEqual(own)
    const other = await portal.registeredUser()
    expect((await other.call('listCoaches')).map((coach) => coach.id)).not.toContain(own.id)
    const refused = await other.fetch(`/api/coaches/${own.id}`, { method: 'DELETE' })
    expect(refused.status).toBe(404)
  })

  it('[MENTOR9] has what samples say of themselves in both languages, and other texts as they were written', async () => {
    const own = await browser.call('createCoach', {
      body: { ...input, personalities: [...input.personalities], bio: 'Ten years.' },
    })
    expect(own.translations).toEqual({ coachingStyle: null, bio: null })
    const samples = (await browser.call('listCoaches')).filter(({ id }) => id !== own.id)
    expect(samples).toHaveLength(6)
    for (const { coachingStyle, bio, translations } of samples) {
      expect(Object.values(translations.coachingStyle ?? {})).toContain(coachingStyle)
      expect(Object.values(translations.bio ?? {})).toContain(bio)
    }
  })

  it('[MENTOR4][ENUM16] needs a name and one to four personalities, each once', async () => {
    const five = ['direct', 'patient', 'analytical', 'supportive', 'empathetic']
    for (const changes of [
      { name: '   ' },
      { personalities: [] },
      { personalities: five },
      { personalities: ['direct', 'direct'] },
    ]) {
      const response = await browser.fetch('/api/coaches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...input, ...changes }),
      })
      expect(response.status).toBe(400)
    }
  })

  it('[API25] changes and deletes own coaches, but no samples', async () => {
    const own = await browser.call('createCoach', {
      body: { ...input, personalities: [...input.personalities] },
    })
    const params = { id: own.id }
    expect(await browser.call('updateCoach', { params, body: { bio: 'Ten years.' } })).toEqual({
      ...own,
      bio: 'Ten years.',
    })
    await browser.call('deleteCoach', { params })
    const samples = await browser.call('listCoaches')
    expect(samples.map((coach) => coach.id)).not.toContain(own.id)
    const sample = samples[0]
    if (!sample) throw new Error('there are no samples')
    const refused = await browser.fetch(`/api/coaches/${sample.id}`, { method: 'DELETE' })
    expect(refused.status).toBe(403)
  })

  it('keeps sessions of a deleted coach, and starts no new ones', async () => {
    const own = await browser.call('createCoach', {
      body: { ...input, personalities: [...input.personalities] },
    })
    const prospect = (await browser.call('listProspects'))[0]
    if (!prospect) throw new Error('there are no samples')
    const body = { prospectId: prospect.id, coachId: own.id }
    const session = await browser.call('createTrainingSession', { body })
    await browser.call('deleteCoach', { params: { id: own.id } })
    const kept = await browser.call('getTrainingSession', { params: { id: session.id } })
    expect(kept.coachId).toBe(own.id)
    const refused = await browser.fetch('/api/training-sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(refused.status).toBe(404)
  })
})
