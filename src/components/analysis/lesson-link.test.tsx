import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ModuleId } from '#protocol/vocabulary/course.ts'
import { aCourse } from '#src/testing/course.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { LessonLink } from './lesson-link.tsx'

const hrefOf = (link: HTMLElement) => link.getAttribute('href')

describe('[RESULT12] the way to a lesson', () => {
  it.each<[ModuleId[], string, string, string]>([
    [
      [],
      'Begin with: A call from start to end',
      '/onboarding/first-call',
      'Fundamentals of a collection call, Communication and empathy, and Objection handling',
    ],
    [
      ['fundamentals'],
      'Begin with: Empathy with substance',
      '/onboarding/empathy-with-content',
      'Communication and empathy and Objection handling',
    ],
  ])('leads to what comes first while it is locked, and says so: %j', async (done, name, href, modules) => {
    server.use(mockEndpoint('getCourseProgress', aCourse({ completedModules: done })))
    renderComponent(<LessonLink id="room-to-pay" />)
    const link = await screen.findByRole('link', { name })
    expect(hrefOf(link)).toBe(href)
    const hint = `The lesson on this, “What someone can pay”, opens after: ${modules}.`
    expect(screen.getByText(hint).id).toBe(link.getAttribute('aria-describedby'))
  })

  it('skips the lessons that are done', async () => {
    const progress = aCourse({ completedLessons: ['first-call', 'call-structure'] })
    server.use(mockEndpoint('getCourseProgress', progress))
    renderComponent(<LessonLink id="empathy-with-content" />, 'es')
    const link = await screen.findByRole('link', { name: /^Comience por: / })
    expect(hrefOf(link)).toBe('/onboarding/who-picks-up')
    expect(screen.getByText(/se abre después de: Fundamentos de la llamada de cobranza\.$/)).toBeVisible()
  })

  it('is a link to the lesson once that is open', async () => {
    let asked = 0
    const completedModules = ['fundamentals', 'communication', 'objection-handling'] as const
    server.use(
      mockEndpoint('getCourseProgress', () => {
        asked += 1
        return aCourse({ completedModules })
      }),
    )
    renderComponent(<LessonLink id="room-to-pay" />)
    await waitFor(() => expect(asked).toBe(1))
    expect(hrefOf(screen.getByRole('link'))).toBe('/onboarding/room-to-pay')
    expect(screen.queryByText(/opens after/)).toBeNull()
  })

  it('is a link to the lesson while nobody knows whether it is open', async () => {
    server.use(mockError('getCourseProgress', 503, 'unavailable'))
    renderComponent(<LessonLink id="room-to-pay" />)
    expect(hrefOf(await screen.findByRole('link'))).toBe('/onboarding/room-to-pay')
  })

  it('asks nothing about a module that nothing precedes', () => {
    renderComponent(<LessonLink id="call-structure" />)
    expect(hrefOf(screen.getByRole('link'))).toBe('/onboarding/call-structure')
  })
})
