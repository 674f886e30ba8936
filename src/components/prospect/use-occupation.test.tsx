import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '#src/testing/render-app.tsx'
import { useOccupation } from './use-occupation.ts'

function Occupation(props: { occupation: string | null }) {
  return <p>{useOccupation(props.occupation) ?? 'not stated'}</p>
}

it('translates a listed occupation, and shows any other as it was written', () => {
  renderComponent(<Occupation occupation="Teacher" />, 'es')
  renderComponent(<Occupation occupation="Beekeeper" />, 'es')
  renderComponent(<Occupation occupation={null} />, 'es')
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Docente',
    'Beekeeper',
    'not stated',
  ])
})
