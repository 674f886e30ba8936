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

it('translates the occupations of the sample prospects that no list offers', () => {
  renderComponent(<Occupation occupation="Owner of a catering company" />, 'es')
  renderComponent(<Occupation occupation="Dueño de una distribuidora" />, 'en')
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Dueña de una empresa de catering',
    'Owner of a distribution company',
  ])
})
