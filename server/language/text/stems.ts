import type { Line } from './line.ts'

const stop = new Set(
  'the a an and or but so if then than that this these those there here i you he she it we they me him her us them my your his its our their mine yours is am are was were be been being have has had having do does did doing will would can could should may might must shall not no yes okay to of in on at by for with from about into over under up down out off as what when where who whom which why how all any some just very really too also only more most much many let get got go going come please thank thanks well now right sir maam el la los las un una unos unas y o u pero de del al que en con por para su sus tu tus mi mis se le les lo te nos os yo usted ustedes vos ella ellos nosotros es son soy era fue ser estar esta estan estoy estamos hay ha he han haber si como cuando donde quien cual cuanto porque pues entonces este esta esto ese esa eso muy mas menos ya aqui ahi no ni sin sobre tambien bueno gracias senor senora va van voy vamos a e'.split(
    ' ',
  ),
)

/** The content words of a line, folded, each once, in their order. */
export function stemsOf(line: Line): string[] {
  const words = line.tokens
    .map((token) => token.word)
    .filter((word) => !stop.has(word) && /^[a-z]{2,}$/.test(word))
  return [...new Set(words)]
}
