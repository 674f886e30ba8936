import { describe, expect, it } from 'vitest'
import { familiesIn, familyNames } from './family-index.ts'

function named(text: string): string[] {
  return familiesIn(text.split(' ')).map(({ family, from }) => `${from} ${familyNames[family]}`)
}

describe('families of words', () => {
  it('have a name each', () => {
    expect(new Set(familyNames).size).toBe(familyNames.length)
  })

  it.each([
    ['jail', 'you end up behind bars', '3 jail'],
    ['jail', 'termina tras las rejas', '1 jail'],
    ['forever', 'it stays for the rest of your life', '2 forever'],
    ['forever', 'se queda de por vida', '2 forever'],
    ['seize', 'we garnished it', '1 seize'],
    ['seize', 'le embargamos todo', '1 seize'],
    ['secret_deal', 'keep it between us', '2 secret_deal'],
    ['secret_deal', 'que quede entre nosotros', '2 secret_deal'],
  ])('%s is found in "%s"', (_, text, expected) => {
    expect(named(text)).toContain(expected)
  })

  it('need the whole of an expression, and the whole of a word without a star', () => {
    expect(named('behind the bars').filter((hit) => hit.endsWith('jail'))).toEqual([])
    expect(named('the cellar').filter((hit) => hit.endsWith('jail'))).toEqual([])
  })

  it('are named once at a word, however many of their expressions stand there', () => {
    const hits = named('lock you up')
    expect(hits.filter((hit) => hit === '0 jail')).toHaveLength(1)
  })
})
