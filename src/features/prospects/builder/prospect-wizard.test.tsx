import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockDeferredEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

type Actor = ReturnType<typeof renderApp>['actor']
let stored: Prospect[] = []
let sent: unknown[] = []

// Loads the chunk here, so that the first test does not wait for it.
beforeAll(async () => {
  await import('./prospect-wizard.tsx')
})
beforeEach(() => {
  stored = [aProspect()]
  sent = []
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('previewLife', {}),
    mockEndpoint('listProspects', () => stored),
    mockEndpoint('createProspect', ({ body }) => {
      sent.push(body)
      const made = aProspect({ ...body, id: id(12) })
      stored = [made, ...stored]
      return made
    }),
  )
})

const wizard = () => screen.findByRole('dialog', { name: 'Create a debtor' })
const proceed = () => screen.getByRole('button', { name: 'Continue' })
const disabled = (element: HTMLElement) => element.hasAttribute('disabled')
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
const heading = (name: string) => screen.getByRole('heading', { level: 3, name })

/** From the first step to the second. */
const throughType = async (actor: Actor) => {
  await wizard()
  await actor.click(screen.getByRole('radio', { name: /Consumer/ }))
  await actor.click(proceed())
}
const toObjections = async (actor: Actor, name = 'Iris Mora') => {
  await throughType(actor)
  await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), name)
  for (let step = 0; step < 4; step += 1) await actor.click(proceed())
}

describe('the six-step wizard', () => {
  it('[WIZ1][WIZ8][WIZ10] continues with a type and a non-blank name, at 17, 33, 50, 67, 83 and 100 percent', async () => {
    const { actor } = renderApp('/prospects?new')
    await wizard()
    expect(percent()).toBe('17')
    expect(disabled(proceed())).toBe(true)
    await actor.click(screen.getByRole('radio', { name: /Business \(B2B\)/ }))
    await actor.click(proceed())
    expect(percent()).toBe('33')
    const name = screen.getByRole('textbox', { name: 'Full Name' })
    await actor.type(name, '   ')
    expect(disabled(proceed())).toBe(true)
    await actor.type(name, 'García Hermanos')
    const seen: (string | null)[] = []
    for (const step of ['Personal profile', 'Personality and attitude', 'Voice and language']) {
      await actor.click(proceed())
      expect(document.activeElement).toBe(heading(step))
      expect(disabled(proceed())).toBe(false)
      seen.push(percent())
    }
    await actor.click(proceed())
    expect([...seen, percent()]).toEqual(['50', '67', '83', '100'])
    expect(disabled(screen.getByRole('button', { name: 'Complete' }))).toBe(false)
  })

  it('[ENUM3][ENUM4][ENUM6] sends the defaults unless changed, and null for empty fields', async () => {
    const { actor } = renderApp('/prospects?new')
    await toObjections(actor, '  Iris Mora ')
    await actor.click(screen.getByRole('button', { name: 'Complete' }))
    expect(await screen.findByText('Prospect created!')).toBeVisible()
    expect(screen.getByText('You can now start a training session.')).toBeVisible()
    expect(sent).toEqual([
      {
        type: 'individual',
        name: 'Iris Mora',
        occupation: null,
        income: null,
        debtAmount: null,
        debtType: 'credit_card',
        primaryLanguage: 'english',
        voiceType: 'neutral',
        accent: 'neutral',
        paymentHistory: 'mixed',
        personality: 'cooperative',
        difficultyLevel: 'medium',
        scenario: null,
        objections: null,
        jurisdiction: null,
        capacity: null,
        isPublic: false,
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Iris Mora')).toBeVisible()
  })

  it('[WIZ3][WIZ5][WIZ14] sends the fields of each step', async () => {
    const { actor } = renderApp('/prospects?new')
    await throughType(actor)
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris Mora')
    await actor.type(screen.getByRole('textbox', { name: /Debt Amount/ }), '$1,950')
    await actor.type(screen.getByRole('textbox', { name: /Description/ }), 'Lost a customer.')
    await actor.click(proceed())
    await actor.selectOptions(screen.getByRole('combobox', { name: /Occupation/ }), 'Other')
    await actor.type(screen.getByRole('textbox', { name: 'Add custom occupation' }), 'Beekeeper')
    await actor.selectOptions(screen.getByRole('combobox', { name: /Yearly Income/ }), '$25,000-$50,000')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Debt Type' }), 'Utility bills')
    await actor.click(proceed())
    expect(within(screen.getByRole('group', { name: 'Personality' })).getAllByRole('radio').length).toBe(8)
    await actor.click(screen.getByRole('radio', { name: /Manipulative/ }))
    await actor.click(screen.getByRole('radio', { name: /Advanced/ }))
    await actor.click(proceed())
    await actor.click(screen.getByRole('radio', { name: 'Spanish' }))
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Voice type' }), 'Anxious')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Accent' }), 'Mexican')
    expect(screen.getByText(/Hola, habla Iris Mora/).getAttribute('lang')).toBe('es')
    await actor.click(proceed())
    await actor.click(screen.getByRole('checkbox', { name: 'I need more time to pay' }))
    await actor.click(screen.getByRole('checkbox', { name: 'I already paid this' }))
    await actor.type(screen.getByRole('textbox', { name: 'Add custom objections' }), 'Call me later{Enter}')
    await actor.type(screen.getByRole('textbox', { name: 'Add custom objections' }), '   {Enter}')
    // Enter with only blanks typed continues, which saves the prospect.
    expect(await screen.findByText('Prospect created!')).toBeVisible()
    expect(sent).toMatchObject([
      {
        debtAmount: 1950,
        scenario: 'Lost a customer.',
        occupation: 'Beekeeper',
        income: '$25,000-$50,000',
        debtType: 'utility',
        personality: 'manipulative',
        difficultyLevel: 'advanced',
        primaryLanguage: 'spanish',
        voiceType: 'anxious',
        accent: 'mexican',
        objections: ['I need more time to pay', 'I already paid this', 'Call me later'],
      },
    ])
  })

  it('[WIZ4][ENUM13] stores a listed occupation under the same name in every language', async () => {
    localStorage.setItem('portal-language', 'es')
    const { actor } = renderApp('/prospects?new', 'es')
    await screen.findByRole('dialog', { name: 'Crear un deudor' })
    await actor.click(screen.getByRole('radio', { name: /Consumidor/ }))
    await actor.click(screen.getByRole('button', { name: 'Continuar' }))
    await actor.type(screen.getByRole('textbox', { name: 'Nombre completo' }), 'Iris Mora')
    await actor.click(screen.getByRole('button', { name: 'Continuar' }))
    const occupation = screen.getByRole('combobox', { name: /Ocupación/ })
    expect(within(occupation).getAllByRole('option').length).toBe(1 + 24 + 1)
    await actor.selectOptions(occupation, 'Peluquero/a')
    for (let step = 0; step < 3; step += 1)
      await actor.click(screen.getByRole('button', { name: 'Continuar' }))
    await actor.click(screen.getByRole('button', { name: 'Completar' }))
    expect(await screen.findByText('¡Deudor creado!')).toBeVisible()
    expect(sent).toMatchObject([{ occupation: 'Hairdresser' }])
    expect(await screen.findByText('Peluquero/a')).toBeVisible()
  })

  it('[WIZ7] shows chosen objections as removable chips', async () => {
    const { actor } = renderApp('/prospects?new')
    await toObjections(actor)
    const checkbox = screen.getByRole('checkbox', { name: 'The amount is incorrect' })
    await actor.click(checkbox)
    expect(screen.getByText('1 objection selected')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Remove “The amount is incorrect”' }))
    expect(checkbox).toHaveProperty('checked', false)
    expect(screen.getByText('No objections selected')).toBeVisible()
  })

  it('[WIZ15] stores no occupation if the custom one is blank', async () => {
    const { actor } = renderApp('/prospects?new')
    await throughType(actor)
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris Mora')
    await actor.click(proceed())
    await actor.selectOptions(screen.getByRole('combobox', { name: /Occupation/ }), 'Other')
    await actor.type(screen.getByRole('textbox', { name: 'Add custom occupation' }), '   ')
    for (let step = 0; step < 3; step += 1) await actor.click(proceed())
    await actor.click(screen.getByRole('button', { name: 'Complete' }))
    expect(await screen.findByText('Prospect created!')).toBeVisible()
    expect(sent).toMatchObject([{ occupation: null }])
  })

  it('[WIZ7] scrolls its objections above 12rem', async () => {
    const { actor } = renderApp('/prospects?new')
    await toObjections(actor)
    const list = screen.getByRole('checkbox', { name: 'I already paid this' }).closest('ul')
    // 48 × 0.25rem.
    expect(list?.className.split(' ')).toEqual(expect.arrayContaining(['max-h-48', 'overflow-y-auto']))
  })

  it('[WIZ9] shows that it is being created, and creates it once', async () => {
    const later = mockDeferredEndpoint('createProspect', aProspect({ id: id(12) }))
    server.use(later.handler)
    const { actor } = renderApp('/prospects?new')
    await toObjections(actor)
    await actor.click(screen.getByRole('button', { name: 'Complete' }))
    await actor.click(await screen.findByRole('button', { name: 'Creating...' }))
    later.release()
    expect(await screen.findByText('Prospect created!')).toBeVisible()
    expect(later.calls()).toBe(1)
  })

  it('keeps a custom objection that was typed but not added', async () => {
    const { actor } = renderApp('/prospects?new')
    await toObjections(actor)
    await actor.type(screen.getByRole('textbox', { name: 'Add custom objections' }), 'Ask my lawyer')
    await actor.click(screen.getByRole('button', { name: 'Complete' }))
    await screen.findByText('Prospect created!')
    expect(sent).toMatchObject([{ objections: ['Ask my lawyer'] }])
  })

  it.each(['much', '0'])('[LIM2][WIZ13] does not continue with an invalid amount: %s', async (typed) => {
    const { actor } = renderApp('/prospects?new')
    await throughType(actor)
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris')
    const amount = screen.getByRole('textbox', { name: /Debt Amount/ })
    await actor.type(amount, typed)
    await actor.click(proceed())
    expect(screen.getByText('Enter a whole amount from 1 to 100,000,000.')).toBeVisible()
    expect(document.activeElement).toBe(amount)
    await actor.clear(amount)
    await actor.click(proceed())
    expect(heading('Personal profile')).toBeVisible()
  })

  it('[WIZ1][WIZ16] reports a failure, and keeps the input', async () => {
    server.use(mockError('createProspect', 503, 'unavailable'))
    const { actor } = renderApp('/prospects?new')
    await toObjections(actor)
    await actor.click(screen.getByRole('button', { name: 'Complete' }))
    expect(await screen.findByText('Failed to create prospect. Please try again.')).toBeVisible()
    for (let step = 0; step < 4; step += 1) await actor.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', 'Iris Mora')
  })

  it('[WIZ18] shows a server error at its step, with the focus on the field', async () => {
    server.use(
      mockError('createProspect', 400, 'invalid_input', 'refused', [{ path: 'name', message: 'Too big' }]),
    )
    const { actor } = renderApp('/prospects?new')
    await toObjections(actor)
    await actor.click(screen.getByRole('button', { name: 'Complete' }))
    const name = await screen.findByRole('textbox', { name: 'Full Name' })
    expect(percent()).toBe('33')
    expect(screen.getByText('Enter a name of at most 120 characters.')).toBeVisible()
    expect(document.activeElement).toBe(name)
    await actor.type(name, '!')
    expect(screen.queryByText('Enter a name of at most 120 characters.')).toBeNull()
  })

  it('asks before closing with unsaved input', async () => {
    const { actor } = renderApp('/prospects?new')
    await throughType(actor)
    await actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris')
    await actor.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' })
    await actor.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', 'Iris')
    await actor.click(screen.getByRole('button', { name: 'Close' }))
    await actor.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal-prospect-draft'))).toEqual([])
  })

  it('[WIZ8] closes without asking if nothing was entered', async () => {
    const { actor } = renderApp('/prospects?new')
    await wizard()
    await actor.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.search).toBe('')
  })

  it('restores a draft after a reload, at its step, and can start over', async () => {
    const first = renderApp('/prospects?new')
    await throughType(first.actor)
    await first.actor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Iris Mora')
    await first.actor.click(proceed())
    first.unmount()
    const { actor } = renderApp('/prospects?new')
    await wizard()
    expect(heading('Personal profile')).toBeVisible()
    expect(screen.getByText('Your draft was restored.')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', 'Iris Mora')
    await actor.click(screen.getByRole('button', { name: 'Start over' }))
    expect(percent()).toBe('17')
    expect(disabled(proceed())).toBe(true)
  })

  it('starts over if the stored draft cannot be read', async () => {
    localStorage.setItem(`portal-prospect-draft-${user.id}-new`, '{"from":"","place":9,"draft":{}}')
    renderApp('/prospects?new')
    await wizard()
    expect(percent()).toBe('17')
    expect(screen.queryByText('Your draft was restored.')).toBeNull()
  })
})
