import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TaughtLaw } from '#protocol/rest/onboarding.ts'
import type { CourseLaw } from '#protocol/vocabulary/course.ts'
import { aCourse } from '#src/testing/course.ts'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const spain: TaughtLaw = {
  jurisdiction: 'spain',
  capacity: 'agency',
  notice: null,
  rules: [
    {
      id: 'spain.confidentiality',
      basis: 'RGPD, art. 5.1.f',
      says: { en: 'A debt is told to nobody.', es: 'Una deuda no se cuenta a nadie.' },
      example: { en: 'It is a personal matter.', es: 'Es un asunto personal.' },
      checkedAt: 'secondary',
    },
  ],
}

function collectBy(law: CourseLaw) {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('getCourseProgress', () => aCourse({ law, completedModules: 'all' })),
    mockEndpoint('getTaughtLaws', [spain]),
  )
}

describe('the lessons on the law', () => {
  beforeEach(() => collectBy('spain'))

  it('[COURSE12] show the rules where one collects, with their sections, a line and where they were read', async () => {
    renderApp('/onboarding/law-here')
    expect(await screen.findByRole('heading', { name: 'Spanish law' })).toBeVisible()
    expect(screen.getByText('A debt is told to nobody.')).toBeVisible()
    expect(screen.getByText(/RGPD, art\. 5\.1\.f; From secondary sources/u)).toBeVisible()
    expect(screen.getByText('Say: “It is a personal matter.”')).toBeVisible()
  })

  it('[COURSE10] of another country are not found', async () => {
    renderApp('/onboarding/law-mexico')
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(screen.queryByText('The law in Mexico')).toBeNull()
  })

  it('[COURSE11] end with a quiz that asks about no other country', async () => {
    renderApp('/onboarding/compliance-quiz')
    expect(await screen.findByText('Question 1 of 5')).toBeVisible()
    expect(screen.queryByText(/United States:/u)).toBeNull()
  })

  it('[COURSE11] end with a quiz on all that is taught where the law depends on the debtor', async () => {
    collectBy('by_region')
    renderApp('/onboarding/compliance-quiz')
    expect(await screen.findByText('Question 1 of 13')).toBeVisible()
  })

  it('[COURSE10] give a ready line of each law for the opening of a call', async () => {
    localStorage.setItem('portal-language', 'es')
    collectBy('by_region')
    renderApp('/onboarding/call-structure', 'es')
    const mexican = await screen.findByText(
      /Me llamo Laura Reyes, del Despacho Norte, por encargo de Banco Sol/u,
    )
    expect(mexican.parentElement?.textContent).toContain('Ley de México: Disposiciones de CONDUSEF')
    expect(screen.getByText(/Este es un intento de cobrar una deuda y cualquier/u)).toBeVisible()
  })

  it('[COURSE10] leave the ready line of another law out', async () => {
    collectBy('mexico')
    renderApp('/onboarding/call-structure')
    expect(await screen.findByText(/My name is Laura Reyes, of Despacho Norte, for Banco Sol/u)).toBeVisible()
    expect(screen.queryByText(/This is an attempt to collect a debt, and any information/u)).toBeNull()
  })

  it.each([
    ['es', /^Ley de México/u],
    ['en', /^US federal law/u],
  ] as const)('[COURSE10] name the laws in the language of the page first: %s', async (language, first) => {
    localStorage.setItem('portal-language', language)
    collectBy('by_region')
    renderApp('/onboarding/ten-objections', language)
    const names = await screen.findAllByText(first, { selector: 'li' })
    expect(names.every((name) => name === name.parentElement?.firstElementChild)).toBe(true)
  })
})
