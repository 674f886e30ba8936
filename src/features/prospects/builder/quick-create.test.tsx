import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockDeferredEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

let sent: unknown[] = []

// Loads the chunk here, so that the first test does not wait for it.
beforeAll(async () => {
  await import('./quick-create.tsx')
})
beforeEach(() => {
  sent = []
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('previewLife', {}),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('createProspect', ({ body }) => {
      sent.push(body)
      return aProspect({ ...body, id: id(12) })
    }),
  )
})

const open = async () => {
  const view = renderApp('/prospects')
  await view.actor.click(await screen.findByRole('button', { name: 'Quick create' }))
  await screen.findByRole('dialog', { name: 'Quick create' })
  return view.actor
}
const proceed = () => screen.getByRole('button', { name: 'Continue' })
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
const values = (name: RegExp | string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'))

describe('Quick create', () => {
  it('[QUICK1][QUICK2][QUICK6] offers its own values in four steps of 25 percent each', async () => {
    const actor = await open()
    expect(percent()).toBe('25')
    await actor.click(screen.getByRole('radio', { name: /Individual \(P2P\)/ }))
    expect(percent()).toBe('50')
    expect(values(/Income/)).toEqual(['', 'low', 'medium', 'high', 'unemployed'])
    await actor.click(proceed())
    expect(percent()).toBe('75')
    expect(values('Debt Type')).toEqual([
      'credit_card',
      'personal_loan',
      'mortgage',
      'auto_loan',
      'medical',
      'utilities',
    ])
    expect(values('Personality')).toEqual(['cooperative', 'defensive', 'aggressive', 'evasive', 'emotional'])
    expect(values('Payment history')).toEqual(['good', 'mixed', 'poor', 'none'])
    expect(values('Difficulty')).toEqual(['easy', 'medium', 'hard'])
    await actor.click(proceed())
    expect(percent()).toBe('100')
    expect(screen.getAllByRole('checkbox').length).toBe(10)
  })

  it('[QUICK5][QUICK7][QUICK10] creates only with a type and a name, and leads to the step that lacks one', async () => {
    const actor = await open()
    expect(proceed().hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Choose a type first')).toBeVisible()
    await actor.click(screen.getByRole('radio', { name: /Business/ }))
    for (let step = 0; step < 2; step += 1) await actor.click(proceed())
    const create = () => screen.getByRole('button', { name: 'Create Prospect' })
    expect(create().hasAttribute('disabled')).toBe(true)
    await actor.click(screen.getByRole('button', { name: 'Enter a name first' }))
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Acme')
    for (let step = 0; step < 2; step += 1) await actor.click(proceed())
    await actor.click(screen.getByRole('checkbox', { name: 'Lost my job' }))
    await actor.click(create())
    expect(await screen.findByText('The AI prospect has been created successfully.')).toBeVisible()
    expect(screen.getByText('Prospect created')).toBeVisible()
    expect(sent).toMatchObject([
      { type: 'business', name: 'Acme', debtAmount: 0, objections: ['Lost my job'], isPublic: false },
    ])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quick create' })),
    )
  })

  it('[QUICK7] goes on by itself after a click on a type, and waits where it is chosen by keyboard', async () => {
    const actor = await open()
    const business = () => screen.getByRole('radio', { name: /Business/ })
    business().focus()
    await actor.keyboard('[Space]')
    expect(business()).toHaveProperty('checked', true)
    expect(percent()).toBe('25')
    await actor.click(screen.getByRole('radio', { name: /Individual/ }))
    expect(percent()).toBe('50')
    expect(document.activeElement?.tagName).toBe('H3')
  })

  it('[QUICK7] creates once, however often it is pressed', async () => {
    const later = mockDeferredEndpoint('createProspect', aProspect({ id: id(12) }))
    server.use(later.handler)
    const actor = await open()
    await actor.click(screen.getByRole('radio', { name: /Individual/ }))
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris')
    for (let step = 0; step < 2; step += 1) await actor.click(proceed())
    await actor.click(screen.getByRole('button', { name: 'Create Prospect' }))
    await actor.click(await screen.findByRole('button', { name: 'Creating...' }))
    later.release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(later.calls()).toBe(1)
  })

  it('[QUICK9] reports that creating failed', async () => {
    server.use(mockError('createProspect', 503, 'unavailable'))
    const actor = await open()
    await actor.click(screen.getByRole('radio', { name: /Individual/ }))
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris')
    for (let step = 0; step < 2; step += 1) await actor.click(proceed())
    await actor.click(screen.getByRole('button', { name: 'Create Prospect' }))
    expect(await screen.findByText('Could not create the prospect. Please try again.')).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Quick create' })).toBeVisible()
  })
})
