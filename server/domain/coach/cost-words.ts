import type { Language } from '#protocol/vocabulary/language.ts'

/** "5.5 points", "5,5 puntos": points of the overall score, to one decimal. */
export function pointsInWords(points: number, language: Language): string {
  const figure = String(Math.round(points * 10) / 10)
  if (language === 'en') return `${figure} ${figure === '1' ? 'point' : 'points'}`
  return `${figure.replace('.', ',')} ${figure === '1' ? 'punto' : 'puntos'}`
}

/** What was lost, in a sentence; less than a tenth of a point is nothing that a score shows. */
export function costSentence(points: number, language: Language): string {
  const some = Math.round(points * 10) > 0
  if (language === 'en')
    return some ? `It cost ${pointsInWords(points, language)} of the 100.` : 'It cost no points.'
  return some ? `Costó ${pointsInWords(points, language)} de los 100.` : 'No costó puntos.'
}
