import type { Address } from '#server/language/address.ts'

/** "{Tiene|Tienes|Tenés}", or "{le|te}" where "tú" and "vos" have one form. */
const forms = /\{([^{}|]*)\|([^{}|]*)(?:\|([^{}|]*))?\}/gu

/** A Spanish line in a form of address. The line has each differing word as "{usted|tú|vos}". */
export function inForm(line: string, address: Address): string {
  return line.replaceAll(forms, (_, usted: string, tu: string, vos: string | undefined) => {
    if (address === 'usted') return usted
    return address === 'tu' ? tu : (vos ?? tu)
  })
}

/** The same for a template: what it takes up, as a name, is left as it is. */
export function spanish(address: Address) {
  return ({ raw }: TemplateStringsArray, ...values: readonly string[]): string =>
    raw.map((part, at) => `${inForm(part, address)}${values[at] ?? ''}`).join('')
}
