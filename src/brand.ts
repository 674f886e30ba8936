/**
 * The product's name and mark. Everything that shows them takes them from here: screens, the page's title and its icon. Tono is
 * the dial tone and the tone of a voice, in Spanish and almost so in English; the bar of its T is a wave, and a tilde.
 */
export const brand = {
  name: 'Tono',
  /** Of the icon, which knows no theme: the accent of the light one. */
  colour: '#0d7366',
  /** Lines in a box of 32 by 32, drawn `strokeWidth` wide with round ends. */
  mark: {
    wave: 'M7.5 13.2c2.4-4 5.2-4.2 8.5-1.7s6.1 2.3 8.5-1.7',
    stem: 'M16 15.5v8.5',
    strokeWidth: 3.2,
  },
} as const

/** The mark as the file of an icon. */
export function brandIcon(): string {
  const { wave, stem, strokeWidth } = brand.mark
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="9" fill="${brand.colour}"/>`,
    `<path d="${wave}${stem}" fill="none" stroke="#fff" stroke-width="${strokeWidth}" stroke-linecap="round"/>`,
    '</svg>',
  ].join('\n')
}
