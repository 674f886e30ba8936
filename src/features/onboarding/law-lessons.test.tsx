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
    mockEndpoint('getCourseProgress', () => aCourse({ law })),
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
})
