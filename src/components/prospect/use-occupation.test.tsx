import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '#src/testing/render-app.tsx'
import { useOccupation } from './use-occupation.ts'

function Occupation(props: { of: string | null }) {
  return <p>{useOccupation(props.of) ?? 'not stated'}</p>
}

it('shows an occupation of the list in the language of the reader, and another as it was written', () => {
  renderComponent(<Occupation of="Teacher" />, 'es')
  renderComponent(<Occupation of="Beekeeper" />, 'es')
  renderComponent(<Occupation of={null} />, 'es')
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Docente',
    'Beekeeper',
    'not stated',
  ])
})
