import type { Language } from '#protocol/vocabulary/language.ts'
import { Memo } from '#server/language/memo.ts'
import { type Vector, vectorOf } from '#server/language/vectors/vectors.ts'
import { folded } from '../../fold-text.ts'
import { contentWords, familiesOf, stemOf } from '../word-families.ts'

/** A word of a line or of a phrase, with what stands for it. */
export type Word = {
  stem: string
  /** Of whom it speaks, where it names somebody by what they are to the debtor: one of `kin`. */
  kin: number | null
  /** Says what a line is about, and is no small word. */
  content: boolean
  families: readonly string[]
  vector: Vector | null
}

/** What pauses are filled with, and how a line is begun and addressed: says nothing of what is asked. */
const fillers = new Set(
  'um uh uhm hmm mm mmm mhm eh er ah oh so well okay ok right yeah yes please sir mam maam just really actually like the a an este pues bueno oiga mire digame disculpe perdon favor el la los las un una o y and entonces che mira'.split(
    ' ',
  ),
)

/** Who somebody is: what is asked of one of these is not answered by what is told of another. */
const kin = [
  'mother mom mum mama moms madre mami',
  'father dad papa dads padre papi',
  'kid kids child children boy boys girl girls son sons daughter daughters hijo hijos hija hijas nino ninos nina ninas chico chicos chica chicas nene nena baby bebe',
  'wife esposa mujer senora husband esposo marido partner girlfriend boyfriend novia novio',
  'brother sister brothers sisters sibling siblings hermano hermana hermanos hermanas',
  'suegra suegro mother-in-law father-in-law in-laws',
  'grandmother grandma grandfather grandpa abuela abuelo abuelos nieto nieta nietos grandkids',
  'dog cat bird birds pigeon pigeons tortoise parrot canary perro gato pajaro canario loro tortuga mascota pet pets',
  'boss jefe jefa patron patrona owner dueno duena manager encargada',
  'landlord landlady casero casera',
].map((line) => new Set(line.split(' ')))

const known = new Memo<Word>(16_384)

/** The words of a line by which answers are found; the same word is the same object. */
export function wordsOf(text: string, language: Language): Word[] {
  return folded(text)
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/'(?:s|re|ll|d|ve|m)?$|^'/gu, ''))
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) =>
      known.of(`${language}:${word}`, () => {
        const content = contentWords(word).length > 0
        return {
          stem: stemOf(word, language),
          kin: kinOf(word),
          content,
          families: content ? familiesOf(word, language) : [],
          vector: content ? vectorOf(word, language) : null,
        }
      }),
    )
}

function kinOf(word: string): number | null {
  const at = kin.findIndex((group) => group.has(word))
  return at < 0 ? null : at
}
