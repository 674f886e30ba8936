import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EditsOfLife, LifeFact, Lives } from '#protocol/rest/life.ts'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const fact = (given: Partial<LifeFact>): LifeFact => ({
  id: 'seed-pets',
  topic: 'pets',
  also: [],
  text: 'A dog, Gus.',
  again: 'Gus.',
  openness: 'free',
  from: 'seed',
  quotable: true,
  ...given,
})
const lives: Lives = {
  en: {
    version: 1,
    seed: 7,
    language: 'en',
    region: 'en-US',
    gender: 'female',
    ageBand: 'middle',
    firstName: 'Iris',
    business: null,
    papers: {
      birthDate: '1980-01-01',
      lastFour: '1234',
      address: '1 Elm Road',
      phone: '1',
      email: 'a@b.example',
    },
    facts: [
      fact({
        id: 'scenario-1',
        topic: 'job_loss',
        text: 'I was laid off.',
        from: 'scenario',
        openness: 'guarded',
      }),
      fact({}),
    ],
    cause: ['scenario-1'],
  },
}

let sent: { life?: EditsOfLife | undefined }[] = []
let asked: (string | undefined)[] = []

// Loads the chunks here, so that the first test does not wait for them.
beforeAll(async () => {
  await import('./prospect-wizard.tsx')
  await import('./life-step.tsx')
})
beforeEach(() => {
  sent = []
  asked = []
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('getProspect', {
      ...aProspect(),
      life: {
        lives,
        edits: {
          en: { facts: [{ topic: 'plans', text: 'I move in May.', openness: 'hidden' }], removed: [] },
        },
      },
    }),
    mockEndpoint('previewLife', ({ body }) => {
      asked.push(body.prospectId)
      return lives
    }),
    mockEndpoint('createProspect', ({ body }) => {
      sent.push(body)
      return aProspect({ id: id(12) })
    }),
    mockEndpoint('updateProspect', ({ body }) => {
      sent.push(body)
      return aProspect()
    }),
  )
})

const section = () => screen.findByRole('region', { name: 'What the debtor knows' })

async function openBasic(url: string) {
  const { actor } = renderApp(url)
  await screen.findByRole('dialog')
  if (url === '/prospects?new') {
    await actor.click(screen.getByRole('radio', { name: /Consumer/ }))
    await actor.click(screen.getByRole('button', { name: 'Continue' }))
  }
  return actor
}

async function finish(actor: Awaited<ReturnType<typeof openBasic>>, button: 'Complete' | 'Save changes') {
  for (let step = 0; button === 'Complete' && step < 4; step += 1)
    await actor.click(screen.getByRole('button', { name: 'Continue' }))
  await actor.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(sent).toHaveLength(1))
}

describe('what the debtor knows, in the builder', () => {
  it('[LIFE13] asks for a name, then lists the facts by group', async () => {
    const actor = await openBasic('/prospects?new')
    expect(await within(await section()).findByText(/Choose the type and enter the name first/)).toBeVisible()
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris Mora')
    expect(await within(await section()).findByText('Household')).toBeVisible()
    await actor.click(screen.getByText('Household'))
    expect(screen.getByText('A dog, Gus.')).toBeVisible()
    expect(screen.getByText('From the scenario')).toBeTruthy()
    await finish(actor, 'Complete')
    expect(sent[0]).not.toHaveProperty('life')
  })

  it('[LIFE13] sends what the author adds, changes and removes', async () => {
    const actor = await openBasic('/prospects?new')
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris Mora')
    await actor.click(await screen.findByText('Work'))
    await actor.click(screen.getByRole('button', { name: 'Edit “I was laid off.”' }))
    const text = screen.getByRole('textbox', { name: 'What the debtor says' })
    expect(document.activeElement).toBe(text)
    await actor.clear(text)
    await actor.type(text, 'They let me go in June.')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'How openly it is told' }), 'Hides it')
    await actor.click(screen.getByRole('button', { name: 'Keep' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What the debtor knows' }))

    await actor.click(screen.getByText('Household'))
    await actor.click(screen.getByRole('button', { name: 'Remove “A dog, Gus.”' }))
    expect(screen.queryByText('A dog, Gus.')).toBeNull()

    await actor.click(screen.getByRole('button', { name: 'Add a fact' }))
    await actor.type(screen.getByRole('textbox', { name: 'What the debtor says' }), 'My bank is Lone Star.')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Bank')
    await actor.click(screen.getByRole('button', { name: 'Keep' }))
    await finish(actor, 'Complete')
    expect(sent[0]?.life).toEqual({
      en: {
        facts: [
          { topic: 'job_loss', text: 'They let me go in June.', openness: 'hidden' },
          { topic: 'bank', text: 'My bank is Lone Star.', openness: 'free' },
        ],
        removed: ['I was laid off.', 'seed-pets'],
      },
    })
  })

  it('[LIFE13] shows the stored changes of a prospect, and makes all again from the scenario', async () => {
    const actor = await openBasic(`/prospects?edit=${aProspect().id}`)
    await actor.click(await screen.findByText('The person'))
    expect(screen.getByText('I move in May.')).toBeVisible()
    expect(asked.at(-1)).toBe(aProspect().id)
    await actor.click(screen.getByRole('button', { name: 'Make again from the scenario' }))
    expect(screen.queryByText('I move in May.')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByText('I move in May.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Make again from the scenario' }))
    await finish(actor, 'Save changes')
    expect(sent[0]).toEqual({ life: { en: { facts: [], removed: [] } } })
  })

  it('[LIFE13] offers to try again when the facts cannot be made', async () => {
    server.use(mockError('previewLife', 503, 'unavailable'))
    const actor = await openBasic('/prospects?new')
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris Mora')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockEndpoint('previewLife', lives))
    await actor.click(retry)
    expect(await screen.findByText('Household')).toBeVisible()
  })
})
