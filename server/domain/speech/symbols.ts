import type { Language } from '#protocol/vocabulary/language.ts'
import { figurePattern, readFigure } from './figure.ts'
import type { Rule } from './rule.ts'
import { figureWords } from './words.ts'

/** Text that a model may write but nobody speaks: markup, stage directions, emoji. Applied first. */
export const unspokenRules: Rule[] = [
  { pattern: /(?<![\p{L}\d*])\*(?!\*)(?:[^\s*]+\s){0,4}[^\s*]+\*(?!\*)\s?/gu, say: () => '' },
  { pattern: /\*+|_{2,}|`+|^#+\s|[\p{Extended_Pictographic}\u{FE0F}]/gmu, say: () => '' },
]

/** Percentages, and symbols between words. Applied after money, times and dates. */
export function symbolRules(language: Language): Rule[] {
  const en = language === 'en'
  const word = (pattern: RegExp, said: string): Rule => ({ pattern, say: () => said })
  return [
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.,])(${figurePattern})(?:\s?[-–]\s?(${figurePattern}))?\s?%`,
        'gu',
      ),
      say: ([, low = '', high]) => {
        const form = 'masculine'
        const first = figureWords(readFigure(low, language), language, high === undefined ? 'alone' : form)
        const range =
          high === undefined ? '' : ` ${en ? 'to' : 'a'} ${figureWords(readFigure(high, language), language)}`
        return `${first}${range} ${en ? 'percent' : 'por ciento'}`
      },
    },
    { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, say: ([address]) => addressWords(address, en) },
    {
      pattern:
        /(?<![\p{L}\d])(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|gov|mx|es)(?:\.\w{2})?(?:\/[\w/.-]*\w)?(?![\p{L}\d])/giu,
      say: ([address]) => addressWords(address.replace(/^https?:\/\//u, ''), en),
    },
    word(/(?<=^|\s)[-−](?=\d|[$€£])/gu, en ? 'minus ' : 'menos '),
    word(/\s?&\s?/gu, en ? ' and ' : ' y '),
    word(/(?<=\d)\s?\+\s?(?=\d)/gu, en ? ' plus ' : ' más '),
    word(/(?<=\d)\s?[×x]\s?(?=\d)/gu, en ? ' times ' : ' por '),
    word(/\s=\s/gu, en ? ' equals ' : ' igual a '),
    word(/#(?=\d)/gu, en ? 'number ' : 'número '),
    // "and/or", "he/she", "mes/año": both words in sequence.
    word(/(?<=\p{L}{1,20})\/(?=\p{L})/gu, ' '),
  ]
}

function addressWords(address: string, en: boolean): string {
  return address
    .replace(/^www\./iu, 'w w w.')
    .replaceAll('@', en ? ' at ' : ' arroba ')
    .replaceAll('.', en ? ' dot ' : ' punto ')
    .replaceAll('/', en ? ' slash ' : ' diagonal ')
    .replaceAll('_', en ? ' underscore ' : ' guion bajo ')
    .replace(/\s+/gu, ' ')
}
