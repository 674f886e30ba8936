import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

type Actor = ReturnType<typeof renderApp>['actor']
let stored: Prospect = aProspect()
let sent: unknown[] = []

// Loads the chunks here, so that the first test does not wait for them.
beforeAll(async () => {
  await Promise.all([import('./prospect-wizard.tsx'), import('./quick-create.tsx')])
})
beforeEach(() => {
  stored = aProspect()
  sent = []
  const send = ({ body }: { body: unknown }) => {
    sent.push(body)
    return aProspect({ id: id(12) })
  }
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('previewLife', {}),
    mockEndpoint('getProspect', () => ({ ...stored, life: null })),
    mockEndpoint('listProspects', () => [stored]),
    mockEndpoint('createProspect', send),
    mockEndpoint('updateProspect', send),
  )
})

const law = () => screen.getByRole('combobox', { name: 'Law' })
const collectFor = () => screen.getByRole('combobox', { name: 'You collect for' })
const proceed = async (actor: Actor, steps = 1) => {
  for (let step = 0; step < steps; step += 1)
    await actor.click(screen.getByRole('button', { name: 'Continue' }))
}
const nameIt = async (actor: Actor) => {
  await actor.click(screen.getByRole('radio', { name: /Consumer|Individual/ }))
  // Quick create goes on by itself.
  if (screen.queryByRole('textbox', { name: 'Full Name' }) === null) await proceed(actor)
  await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris Mora')
}
const labels = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const offeredLaws = [
  'Installation’s default',
  'United States (federal)',
  'California',
  'New York',
  'Texas',
  'Florida',
  'Mexico',
  'Spain',
  'Argentina',
  'No law: house rules only',
]
const offeredCapacities = ['Installation’s default', 'An agency', 'The creditor']

describe('the law of a prospect', () => {
  it('[LAW6] is asked for beside the accent in the wizard', async () => {
    const { actor } = renderApp('/prospects?new')
    await screen.findByRole('dialog', { name: 'Create a debtor' })
    await nameIt(actor)
    await proceed(actor, 3)
    expect(screen.getByRole('combobox', { name: 'Accent' })).toBeVisible()
    expect(labels(law())).toEqual(offeredLaws)
    expect(labels(collectFor())).toEqual(offeredCapacities)
    for (const select of [law(), collectFor()]) expect(select).toHaveProperty('value', '')
    await actor.selectOptions(law(), 'California')
    await actor.selectOptions(collectFor(), 'The creditor')
    await proceed(actor)
    await actor.click(screen.getByRole('button', { name: 'Complete' }))
    await waitFor(() => expect(sent).toMatchObject([{ jurisdiction: 'us_california', capacity: 'creditor' }]))
  })

  it('[LAW6] is asked for beside the debt in Quick create', async () => {
    const { actor } = renderApp('/prospects')
    await actor.click(await screen.findByRole('button', { name: 'Quick create' }))
    await screen.findByRole('dialog', { name: 'Quick create' })
    await nameIt(actor)
    await proceed(actor)
    expect(screen.getByRole('combobox', { name: 'Debt Type' })).toBeVisible()
    expect(labels(law())).toEqual(offeredLaws)
    expect(labels(collectFor())).toEqual(offeredCapacities)
    await actor.selectOptions(law(), 'Mexico')
    await actor.selectOptions(collectFor(), 'An agency')
    await proceed(actor)
    await actor.click(screen.getByRole('button', { name: 'Create Prospect' }))
    await waitFor(() => expect(sent).toMatchObject([{ jurisdiction: 'mexico', capacity: 'agency' }]))
  })

  it('[LAW6] can be given back to the installation, which changes nothing else', async () => {
    stored = aProspect({ jurisdiction: 'spain', capacity: 'creditor' })
    const { actor } = renderApp('/prospects')
    await actor.click(await screen.findByRole('button', { name: 'Actions for Rosa Delgado' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await screen.findByRole('dialog', { name: 'Edit Rosa Delgado' })
    expect(law()).toHaveProperty('value', 'spain')
    expect(collectFor()).toHaveProperty('value', 'creditor')
    await actor.selectOptions(law(), 'Installation’s default')
    await actor.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(sent).toEqual([{ jurisdiction: null }]))
  })
})
