import { describe, expect, it } from 'vitest'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { seedSamples } from '#db/seed/seed-samples.ts'
import { detectLanguage } from '#server/language/text/language.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()

const described = async (
  browser: TestBrowser,
  prospect: { prospectId: string } | { scenario: string | null },
) => {
  const { id } =
    'prospectId' in prospect
      ? await browser.call('createTrainingSession', { body: prospect })
      : await browser.startSession({
          prospect: { type: 'individual', name: 'Ana Ruiz', primaryLanguage: 'english', ...prospect },
        })
  return (await browser.call('getTrainingSession', { params: { id } })).description
}

describe('what a reader is told of the debtor', () => {
  it('[SESS41] is in both languages for a sample', async () => {
    await seedSamples(portal.database.db)
    const browser = await portal.registeredUser()
    for (const { id, scenario } of Object.values(sampleProspects)) {
      const description = await described(browser, { prospectId: id })
      expect(Object.values(description ?? {})).toContain(scenario)
      expect(detectLanguage(description?.en ?? '', 'es')).toBe('en')
      expect(detectLanguage(description?.es ?? '', 'en')).toBe('es')
    }
  })

  it('[SESS41] is in the language of its words for any other', async () => {
    const browser = await portal.registeredUser()
    const written = 'Ana perdió su trabajo en marzo y mantiene sola a dos hijos.'
    expect(await described(browser, { scenario: written })).toEqual({ es: written })
    expect(await described(browser, { scenario: 'Ana lost her job.' })).toEqual({ en: 'Ana lost her job.' })
    expect(await described(browser, { scenario: null })).toBeNull()
  })
})
