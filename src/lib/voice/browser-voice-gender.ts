type Gender = 'female' | 'male'

/** The names of English and Spanish voices of macOS, iOS, Windows and Edge, as speechSynthesis lists them. */
const names: Record<Gender, ReadonlySet<string>> = {
  female: new Set(
    (
      'female woman mujer samantha allison ava susan zoe joelle nicky victoria kathy karen moira tessa kate serena martha ' +
      'stephanie sandy shelley flo monica paulina marisol angelica francisca isabela soledad ximena jimena zira aria jenny ' +
      'michelle ana emma sonia libby hazel catherine helena laura sabina elvira dalia paloma ' +
      'elena catalina salome camila valentina paola natasha clara emily molly'
    ).split(' '),
  ),
  male: new Set(
    (
      'male man hombre alex tom aaron evan nathan fred daniel arthur oliver rishi ralph rocko eddy reed jorge juan diego carlos ' +
      'david mark guy eric roger steffan christopher brian andrew ryan thomas george james pablo raul alvaro alonso ' +
      'tomas luis gonzalo lorenzo mateo sebastian william liam connor mitchell'
    ).split(' '),
  ),
}

/** The gender of a browser's voice by its name, which is all that browsers tell; null if that says nothing. */
export function genderOfVoice(name: string): Gender | null {
  const spaced = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // "AvaMultilingual"
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  const words = spaced.toLowerCase().split(/\W+/u)
  const says = (gender: Gender) => words.some((word) => names[gender].has(word))
  return says('female') ? 'female' : says('male') ? 'male' : null
}
