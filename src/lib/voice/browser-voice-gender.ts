type Gender = 'female' | 'male'

/**
 * The names of English and Spanish voices of macOS, iOS, Windows and Edge, as speechSynthesis lists them (support.apple.com and
 * learn.microsoft.com/azure/ai-services/speech-service/language-support, November 2026).
 */
const names: Record<Gender, ReadonlySet<string>> = {
  female: new Set(
    (
      'female woman mujer samantha allison ava susan zoe joelle nicky victoria kathy karen moira tessa kate serena martha ' +
      'stephanie sandy shelley flo monica paulina marisol angelica francisca isabela soledad ximena jimena zira aria jenny ' +
      'michelle ana emma sonia libby hazel catherine helena laura sabina elvira dalia paloma'
    ).split(' '),
  ),
  male: new Set(
    (
      'male man hombre alex tom aaron evan nathan fred daniel arthur oliver rishi ralph rocko eddy reed jorge juan diego carlos ' +
      'david mark guy eric roger steffan christopher brian andrew ryan thomas george james pablo raul alvaro alonso'
    ).split(' '),
  ),
}

/** The gender of a browser's voice by its name, which is all that browsers tell; null if that says nothing. */
export function genderOfVoice(name: string): Gender | null {
  const words = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\W+/u)
  const says = (gender: Gender) => words.some((word) => names[gender].has(word))
  return says('female') ? 'female' : says('male') ? 'male' : null
}
