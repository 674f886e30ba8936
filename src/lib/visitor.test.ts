import { expect, it } from 'vitest'
import { initialsOf } from './visitor.ts'

it('takes the initials of a person, not of the company', () => {
  const names = [
    'Rosa Delgado',
    'María de la Luz',
    ' Ana ',
    'Denise Harper, Bright Path Catering',
    'élan',
    '',
  ]
  expect(names.map(initialsOf)).toEqual(['RD', 'ML', 'A', 'DH', 'É', ''])
})
