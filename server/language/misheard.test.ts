import { describe, expect, it } from 'vitest'
import { misheardIn, mistakenFor } from './misheard.ts'

describe('a word that was taken for another one', () => {
  it.each([
    [
      "more poultry um sorry your electric bill's got poultry",
      'My electric bill has got more poetry.',
      'poetry',
    ],
    ["martian um one of them's called martian", 'Priya, Marcin and Tom.', 'Marcin'],
    ['sixty one twelve french pond road', 'My address is 61-12 Fresh Pond Road.', 'Fresh'],
    ['karen dot whitfield at male', 'Just send it to karen.whitfield@mail.example.', 'mail'],
    ['nice nice uh farming by the hospital', 'Framing, mostly. Over by the hospital.', 'Framing'],
    ['doscientas tientitas', 'Abarrotes: doscientas tienditas y cuatro camionetas.', 'tienditas'],
    ['nueve años con el notorio', 'Fui chofer de un notario, nueve años.', 'notario'],
    ['a guy with a a book what book', 'They sent a guy with a hook.', 'hook'],
    ['his nan had bicycled it', 'His nan had recycled his calculator.', 'recycled'],
    ['cajas rojas, ¿cómo que cajas rojas?', 'Me cobran cajas rotas.', 'rotas'],
    ['cómo que vuele', 'Está en la bodega y huele.', 'huele'],
    ['like a clock you said or like a crook', 'I paid like a clock till I couldn’t.', 'clock'],
    ['The ban turned up? What ban?', "I'd pressed send before the van turned up.", 'van'],
  ])('is found in: %s', (line, spoken, said) => {
    expect(misheardIn(line, spoken)?.said).toBe(said)
  })

  it.each([
    ['Poetry? poultry, I thought', 'My electric bill has got more poetry.'],
    ['ah ya trae obra qué bueno', 'Hace dos semanas que ya estoy en otra obra.'],
    ['por escrito y firmado, sí señor', 'Un plan que aguante. Y que lo firmen.'],
    ['A ver, quéjese conmigo', 'No me puedo quejar.'],
    ['How much would you be able to pay?', 'I have not paid since March.'],
    ['and which school do they go to', 'My kids are in school.'],
    ['Are you working now?', 'I worked nights at the hospital.'],
    ['', 'Hello?'],
    // Nobody hears a difference.
    ['you measure would all day', 'I measure wood all day.'],
    ['did he call you', 'My dad called me.'],
    ['so nothing in May then', 'I paid in March.'],
    ['one of the two, or both?', 'One of the two.'],
  ])('is not found in: %s', (line, spoken) => {
    expect(misheardIn(line, spoken)).toBeNull()
  })

  it('gives both words as they are said in the middle of a sentence', () => {
    expect(misheardIn('French? I have french here', 'It is Fresh Pond Road.')).toEqual({
      said: 'Fresh',
      heard: 'french',
    })
  })

  it('is guessed from how it begins, where nothing else in the line is foreign', () => {
    const spoken = 'Metieron cuarenta y dos cajas de vidrio con vinagre.'
    expect(mistakenFor('vino', 'cuarenta y dos cajas de vino', spoken)).toEqual({
      said: 'vinagre',
      heard: 'vino',
    })
    expect(mistakenFor('agua', 'cuarenta y dos cajas de agua', spoken)).toBeNull()
  })
})
