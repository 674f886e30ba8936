import { fold } from './text/fold.ts'

const postcode = /\b(?:zip(?: ?code)?|post ?code|postal code|codigo postal|c\.? ?p\.?)\b/
const street =
  /\b(?:street|address|road|avenue|house number|first line|where you live|calle|direccion|domicilio|numero exterior)\b/

/** Whether a line asks for the postcode alone, and not for the address that it belongs to. */
export function asksPostcodeOnly(line: string): boolean {
  const { text } = fold(line)
  return postcode.test(text) && !street.test(text)
}
