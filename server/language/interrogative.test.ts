import { describe, expect, it } from 'vitest'
import { interrogativeOf } from './interrogative.ts'

describe('whether a sentence asks', () => {
  it.each([
    'okay neil and what do you owe neil then roughly',
    'alright so whose um whose purchases are on the card',
    'no you dont look like a book ha so how many weeks were you off',
    'so the date then uh when did you leave fuller street',
    'did they ever write back to you',
    'i wanna know what its for',
    'dígame si ya metió alguna queja',
    'perdón sí tiene tarjeta o no tiene',
    'y cuánto le deben los de la obra',
    'está bien y quién firmó el contrato',
    'pues de qué tienda eran los cargos',
    'bueno y cuando le dijeron eso',
    'oh wigs gosh um is anybody paying you for wigs soon',
    'three days a week oh im sorry is that going to pick up again in the summer',
    'vale y sigue ahí o ya no',
    'usted trabaja de chofer verdad',
    'yeah you said but who spent the money sheila',
    'de corbata jaja y ya volvió a manejar',
    'ya volvió a trabajar',
    'and you, can you cover your own rent',
    'okay no problem um you working these days',
    'a ver o sea el crédito está a nombre de él o de usted',
    'perdón ya me confundí el carro lo tiene usted o su exmarido',
    'eh le preguntaba si este número está bien',
    'ya anoté el correo pero le preguntaba si hay fotos del daño',
    'i was wondering if it still runs',
    'six weeks wow what kinda truck',
    'okay third of december is is that payday',
    'id have eaten there is raymond your husband',
    'el freimin eso es las paredes de madera no',
    'so four of them live there right',
  ])('hears a question without a mark in: %s', (line) => {
    expect(interrogativeOf(line, false)).toBe('worded')
  })

  it.each([
    'i know what you mean',
    'la cuenta venció en marzo y ya empezó a generar intereses',
    'le mandé la carta y ya le contestaron',
    'so you bring home less now',
    'thats what they all say',
    'let me see what i can do for you',
    'ill send you the letter when its ready',
    'entiendo que no le alcanza',
    'le mando la carta cuando la tenga',
    'sé lo que es eso',
    'ya veo cómo está la cosa',
    'you call me when it suits thanks mr scarpa bye',
    'have it your way',
    'dígame si le parece bien',
    'i know what its for',
    'qué bonito felicidades',
    'qué pena lo de su mamá',
    'i will call you on thursday all right',
    'así que no le llamamos hoy no',
    'that is what it was that day',
    'i know how it is that week',
    'so they turned right',
  ])('hears none in: %s', (line) => {
    expect(interrogativeOf(line, false)).toBeNull()
  })

  it('takes the mark for what it is', () => {
    expect(interrogativeOf('Monday', true)).toBe('marked')
    expect(interrogativeOf('¿El lunes', false)).toBe('marked')
  })
})
