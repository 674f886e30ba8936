import { describe, expect, it } from 'vitest'
import { findDates } from './dates.ts'
import { readLine } from '../text/line.ts'

// 12 March 2025 is a Wednesday.
const read = (text: string, spanish = false) =>
  findDates(readLine(text), '2025-03-12', spanish).map(({ on }) => on)

describe('days as said, from Wednesday 12 March 2025', () => {
  it.each([
    ['today', '2025-03-12'],
    ['tomorrow', '2025-03-13'],
    ['on Friday', '2025-03-14'],
    ['next Friday', '2025-03-21'],
    ['on the fifth', '2025-04-05'],
    ['on the 15th', '2025-03-15'],
    ['March 20th', '2025-03-20'],
    ['in two weeks', '2025-03-26'],
    ['Friday in two weeks', '2025-03-28'],
    ['by the end of the month', '2025-03-31'],
    ['3/15', '2025-03-15'],
    ['on the 5th of next month', '2025-04-05'],
    ['on the 20th of the month after next', '2025-05-20'],
    ['from the first of the month after next', '2025-05-01'],
    ['the day after tomorrow', '2025-03-14'],
  ])('%s', (text, on) => {
    expect(read(text)).toEqual([on])
  })
  it.each([
    ['hoy mismo', '2025-03-12'],
    ['mañana', '2025-03-13'],
    ['pasado mañana', '2025-03-14'],
    ['el viernes', '2025-03-14'],
    ['el próximo viernes', '2025-03-14'],
    ['el viernes de la próxima semana', '2025-03-21'],
    ['la próxima quincena', '2025-03-15'],
    ['a fin de mes', '2025-03-31'],
    ['el 5 de abril', '2025-04-05'],
    ['el día quince', '2025-03-15'],
    ['dentro de 8 días', '2025-03-20'],
    ['15/3', '2025-03-15'],
    ['el 20 del mes que sigue', '2025-04-20'],
    ['a principios del mes subsiguiente', '2025-05-01'],
    // The 4th of April is a Friday, the 14th of March too; the 14th of April is a Monday.
    ['el lunes catorce', '2025-04-14'],
    ['el viernes 14', '2025-03-14'],
    // Neither the 13th of March nor that of April is a Monday: the date counts.
    ['el lunes 13', '2025-03-13'],
    ['el 12 de cada mes', '2025-04-12'],
    ['el 15 de cada mes', '2025-03-15'],
  ])('%s', (text, on) => {
    expect(read(text, true)).toEqual([on])
  })
  it.each(['por la mañana le marco', 'you may pay', 'hoy en día', 'the first thing'])(
    'no day: %s',
    (text) => {
      expect(read(text)).toEqual([])
    },
  )
})
