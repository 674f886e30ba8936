import { expect, it } from 'vitest'
import { saidWords } from './said-words.ts'

it.each([
  ['so so your insurance is is paying the 6280 then', ['insurance', 'paying'], [6280]],
  ['Was it you?', [], []],
  ['hundred and fifty you said', [], [150]],
  ['vino dijo cuarenta y dos cajas de vino', ['vino', 'cajas'], [42]],
  ['¿Leticia es su hija?', ['leticia', 'hija'], []],
  ['It sounds like that was really hard and stressful for you', [], []],
  ['entiendo que se siente usted muy preocupado', [], []],
])('the content words and figures of "%s"', (line, words, figures) => {
  expect(saidWords(line)).toEqual({ words, figures })
})
