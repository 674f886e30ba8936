import { describe, expect, it } from 'vitest'
import { readLine } from './line.ts'
import { splitReaction } from './reaction.ts'

const split = (text: string) =>
  readLine(text).sentences.flatMap((sentence) =>
    splitReaction(sentence, text).map(({ start, end }) => text.slice(start, end)),
  )

describe('a question behind a reaction, without a mark between the two', () => {
  it.each([
    ['oh no what broke', ['oh no', 'what broke']],
    ['oh ouch which hospital', ['oh ouch', 'which hospital']],
    ["okay and uh didn't insurance cover any of it", ['okay', "didn't insurance cover any of it"]],
    [
      "that's frustrating who told you it'd be covered",
      ["that's frustrating", "who told you it'd be covered"],
    ],
    ['so sorry when was that', ['so sorry', 'when was that']],
    [
      'thanks for calling back uh how are you doing today',
      ['thanks for calling back', 'how are you doing today'],
    ],
    ['okay thirty one hundred is that uh a month', ['okay thirty one hundred', 'is that uh a month']],
    ['uh qué pesado eso a quién cuida', ['uh qué pesado eso', 'a quién cuida']],
    [
      'uy lo siento mucho en qué hospital lo atendieron',
      ['uy lo siento mucho', 'en qué hospital lo atendieron'],
    ],
    ['vaya cuánto le recortaron', ['vaya', 'cuánto le recortaron']],
    ['i see how long has that been going on', ['i see', 'how long has that been going on']],
    ['lo siento mucho cuánto tiempo estuvo parado', ['lo siento mucho', 'cuánto tiempo estuvo parado']],
  ])('is a sentence of its own: %s', (line, parts) => {
    expect(split(line)).toEqual(parts)
  })

  it.each([
    'i know what you mean',
    'i see what you mean',
    'i understand how hard that is',
    'tell me what is your job',
    "i don't need your card number",
    "that's how much you owe",
    'the reason is it stops the interest',
    'no sé cuánto debe',
    'le pregunto cuánto puede',
    'ah mire qué bonito lo que me cuenta',
    'how long were you in the shop before you retired',
    "I'm the agent who called you last week.",
    'We have a program which lowers the interest.',
    'You can pay it back when you have the money.',
    'The good news is we can waive the fee.',
    'You made one payment but did not make the next one.',
    'I checked the file and did not find your payment.',
    "I'm so sorry for what happened.",
    'The letter shows how much you owe.',
    'Le voy a explicar cómo funciona el convenio.',
    'Déjeme revisar cuánto tiene pendiente.',
    'No hay de qué.',
    'No tiene por qué preocuparse.',
    'Oh no, what broke?',
  ])('is none where something is told by it or a mark stands there: %s', (line) => {
    expect(split(line)).toEqual(readLine(line).sentences.map(({ start, end }) => line.slice(start, end)))
  })
})
