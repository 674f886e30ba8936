import { describe, expect, it } from 'vitest'
import { wantsNumberOff } from './wants-number-off.ts'

describe('a stranger who wants the number off', () => {
  it.each([
    'I keep getting calls for Robert on this number, and I’m not Robert.',
    'Would you please remove this number?',
    'Take this number off, would you.',
    'You people keep calling here.',
    'Stop calling this phone, there is no Robert.',
    'This is the fifth call about somebody’s truck.',
    'Get my number off your list.',
    'A este número siguen llamando y preguntan por Ricardo.',
    'Me siguen marcando y no soy yo.',
    'Ya les pedí cuatro veces que saquen este número.',
    'Borren mi número, por favor.',
    'Es la quinta vez que preguntan por él.',
    'Dejen de llamar aquí.',
  ])('is heard in: %s', (line) => expect(wantsNumberOff(line)).toBe(true))

  it.each([
    'You have the wrong number.',
    'There is no Robert here.',
    'I keep my phone with me.',
    'What number did you dial?',
    'Who is calling, please?',
    'I have had this number since November.',
    'He is not here, call later.',
    'Se equivocó de número.',
    'Aquí no conocemos a Ricardo.',
    'Llámelo más tarde, no está.',
    '¿Qué número marcó?',
    'Este número es mío desde hace ocho meses.',
  ])('is not heard in: %s', (line) => expect(wantsNumberOff(line)).toBe(false))
})
