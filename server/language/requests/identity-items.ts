import { plain } from '../text/plain.ts'

/** What identifies a person, by the words for it in either language. */
const words = {
  birth_date:
    /\b(?:date of birth|birth ?date|birthday|dob|when (?:you were|were you) born|fecha de nacimiento|cuando nacio)\b/,
  last_four:
    /\b(?:last (?:four|4)(?: digits)?|final four|ultim[oa]s (?:cuatro|4)(?: (?:digitos|numeros|cifras))?)\b/,
  address:
    /\b(?:(?:home |mailing |street |current )?address|zip code|post ?code|domicilio|direccion|codigo postal)\b/,
} as const
/** "Your e-mail address" is another thing. */
const email = /\b(?:e ?mail|email|correo(?: electronico)?) (?:address|direccion)\b|\bdireccion de correo\b/

/** What a sentence that checks who is on the line names of it. */
export function identityItemsNamed(sentence: string): (keyof typeof words)[] {
  const said = plain(sentence).replace(/[-]/g, ' ').replace(email, ' ')
  return (['birth_date', 'last_four', 'address'] as const).filter((item) => words[item].test(said))
}

/** "Your date of birth or the address" asks for one of them. */
const eitherOf = /\b(?:or|o)\b/

/** What a sentence asks for together: "your date of birth and your address"; nothing where one of them is enough. */
export function identityItemsTogether(sentence: string): (keyof typeof words)[] {
  return eitherOf.test(plain(sentence)) ? [] : identityItemsNamed(sentence)
}
