import { expect, it } from 'vitest'
import { asksPartOfDay } from './asks-part-of-day.ts'

it.each([
  ['Morning or afternoon?', ['morning', 'afternoon']],
  ['friday december eleven good uh morning or or afternoon', ['morning', 'afternoon']],
  ['Is it better in the morning or in the evening?', ['morning', 'evening']],
  ['i tell you how far it got morning or after work', ['morning', 'after_work']],
  ['before or after work', ['before_work', 'after_work']],
  ['¿Mañana o tarde?', ['morning', 'afternoon']],
  ['jaja una es terca martes ocho eh en la mañana o o en la tarde', ['morning', 'afternoon']],
  ['¿por la mañana o por la noche?', ['morning', 'evening']],
  ['¿A la mañana o a la tarde?', ['morning', 'afternoon']],
  ['Do you work mornings or nights?', null],
  ['¿Trabaja de mañana o de noche?', null],
  ['Good morning.', null],
  ['Tomorrow or Friday?', null],
  ['¿Mañana o el viernes?', null],
] as const)('%s', (line, parts) => {
  expect(asksPartOfDay(line)).toEqual(parts)
})
