import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '#src/testing/render-app.tsx'
import { useOccupation } from './use-occupation.ts'

function Occupation(props: { of: string | null }) {
  return <p>{useOccupation(props.of) ?? 'not stated'}</p>
}

it('shows an occupation of the list in the language of the reader, and another as it was written', () => {
  renderPart(<Occupation of="Teacher" />, 'es')
  renderPart(<Occupation of="Beekeeper" />, 'es')
  renderPart(<Occupation of={null} />, 'es')
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Docente',
    'Beekeeper',
    'not stated',
  ])
})
