import { expect, it } from 'vitest'
import { asksAboutWords } from './asks-about-words.ts'

it.each([
  ['Saying what out loud?', 'Honestly, just saying that out loud helped a little.', true],
  ["What's the situation?", 'Ask me about the situation first.', false],
  ['What are you up against?', "You don't know yet what I'm up against.", false],
  ['What?', 'You know how it is.', true],
  ['¿cuál?', 'Entonces déjeme preguntarle otra cosita.', true],
  ['A ver, ¿cuáles?', 'Pues son varias cosas, no nomás una.', true],
  ['What happened?', 'You know how it is.', false],
  ['What do you do for work?', 'You know how it is.', false],
  ['¿Qué día le pagan?', 'Pues ya ve usted cómo es.', false],
  ['¿Para qué?', 'Pues ya ve usted cómo es.', false],
  ['okay', 'You know how it is.', false],
])('%s', (line, spoken, about) => {
  expect(asksAboutWords(line, spoken)).toBe(about)
})
