import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderComponent } from '#src/testing/render-app.tsx'
import { VoiceSidePanel } from './voice-side-panel.tsx'

const lines = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  role: index % 2 === 0 ? ('assistant' as const) : ('user' as const),
  text: `Line ${index + 1}`,
}))
// A reply that has not started has no line yet.
const emptyReply = { id: 'begun', role: 'assistant' as const, text: '' }

const panel = (changes: Partial<Parameters<typeof VoiceSidePanel>[0]> = {}) => (
  <VoiceSidePanel
    status="active"
    lines={[...lines, emptyReply]}
    debtorName="Rosa Delgado"
    lang="en"
    actions={<button type="button">Restart</button>}
    {...changes}
  />
)

describe('the side panel of a voice session', () => {
  it('[SESS14][SESS15] shows the status, the number of lines and the last five', () => {
    renderComponent(panel())
    expect(screen.getByText('Active')).toBeVisible()
    expect(screen.getByText('7')).toBeVisible()
    const last = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(last.map((line) => line.textContent)).toEqual([
      'Rosa DelgadoLine 3',
      'YouLine 4',
      'Rosa DelgadoLine 5',
      'YouLine 6',
      'Rosa DelgadoLine 7',
    ])
    expect(screen.getByText('Line 7').lang).toBe('en')
    expect(screen.getByRole('button', { name: 'Restart' })).toBeVisible()
  })

  it('[SESS14] shows that the session has ended', () => {
    renderComponent(panel({ status: 'ended' }), 'es')
    expect(screen.getByText('Terminada')).toBeVisible()
  })

  it('explains how to start if nothing was said', () => {
    renderComponent(panel({ lines: [emptyReply] }))
    expect(screen.getByText('0')).toBeVisible()
    expect(screen.getByText('Start the call: introduce yourself and ask for the person.')).toBeVisible()
  })
})
