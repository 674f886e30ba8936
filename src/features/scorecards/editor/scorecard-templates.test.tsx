import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { aTeam, manager } from '#src/testing/organisation.ts'
import { renderApp, renderComponent } from '#src/testing/render-app.tsx'
import { aScorecardWithDetails, builtInCriteria } from '#src/testing/scorecards.ts'
import { readDraft } from './scorecard-draft.ts'
import { type ChosenTemplate, templateNames, useScorecardTemplates } from './scorecard-templates.ts'

const messages = { en, es }
const filledTemplates = templateNames.filter((name) => name !== 'blank')

it.each(languages)('[CARD30] each template can be saved as it is: %s', (language) => {
  const found: ChosenTemplate[] = []
  const Reader = () => {
    const fill = useScorecardTemplates()
    found.push(...filledTemplates.map(fill))
    return null
  }
  renderComponent(<Reader />, language)
  expect(found.length).toBeGreaterThanOrEqual(filledTemplates.length)
  for (const { draft } of found) {
    const { content, problems } = readDraft(draft)
    expect(problems).toBeNull()
    for (const criterion of content?.criteria ?? []) {
      if (criterion.kind === 'written') continue
      const [dimension = '', name = ''] = criterion.criterion.split('.')
      const names: Record<string, Record<string, string>> = messages[language].criteria
      expect(names[dimension]?.[name]).toBeDefined()
    }
    // What cannot be mended by the rest of the call decides it, and most of the call does not.
    const failing = content?.criteria.filter((criterion) => criterion.failing).length ?? 0
    expect(failing).toBeGreaterThan(0)
    expect(failing).toBeLessThan((content?.criteria.length ?? 0) / 2)
  }
})

it('[CARD30] a new scorecard starts from a template, which is saved as it was changed', async () => {
  const sent: unknown[] = []
  server.use(
    mockEndpoint('currentUser', manager),
    mockEndpoint('listTeams', [aTeam()]),
    mockEndpoint('listBuiltInCriteria', builtInCriteria),
    mockEndpoint('listScorecards', []),
    mockEndpoint('listScorecardVersions', []),
    mockEndpoint('getScorecard', () => aScorecardWithDetails()),
    mockEndpoint('createScorecard', ({ body }) => {
      sent.push(body)
      return aScorecardWithDetails({ name: body.content.name })
    }),
  )
  const { actor } = renderApp('/scorecards/new')
  await screen.findByRole('heading', { level: 2, name: 'Start from a template' })
  expect(screen.getAllByRole('article')).toHaveLength(templateNames.length)
  await actor.click(screen.getByRole('link', { name: 'Third-party collection call' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveProperty('value', 'Third-party collection call')
  expect(screen.getByText(/Have them checked for where you collect/u)).toBeVisible()
  const verified = within(screen.getByRole('group', { name: '1. Verifies the person before the debt' }))
  expect(verified.getByRole('checkbox', { name: 'Fails the call' })).toHaveProperty('checked', true)
  await actor.click(name)
  await actor.paste(' (Texas)')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
  await screen.findByText('Scorecard saved')
  expect(sent).toMatchObject([
    {
      content: {
        name: 'Third-party collection call (Texas)',
        passMark: 80,
        requiredLines: [
          {
            kind: 'notice',
            failing: true,
            text: expect.stringContaining('attempt to collect a debt') as string,
          },
          { kind: 'notice', failing: false, due: 'opening' },
        ],
      },
    },
  ])
})
