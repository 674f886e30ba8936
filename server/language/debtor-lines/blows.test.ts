import { describe, expect, it } from 'vitest'
import { blowsIn } from './blows.ts'

describe('a loss', () => {
  it.each([
    'My mother passed away in the spring.',
    'Mi mamá estuvo internada dos meses y se me murió en otoño.',
    'We lost my dad, he died in May.',
    'Fue el entierro de mi abuelo.',
    'I had to fly to my wife’s funeral last week.',
    'Ayer estuve en el entierro de mi mamá.',
  ])('is of somebody: %s', (line) => expect(blowsIn(line)).toContain('loss'))

  it.each([
    'The transmission died on I-35, right in front of a cop.',
    'La transmisión se murió en la 35, enfrente de un policía.',
    'Sal owns the garage, and he came to my mother’s funeral in a tie.',
    'Don Julio fue al entierro de mi abuelo con corbata.',
    'It is on Grand Avenue, between a tile store and a funeral home.',
  ])('is none of a thing, nor of who came to a funeral: %s', (line) =>
    expect(blowsIn(line)).not.toContain('loss'),
  )
})
