import type { Speaker } from './speaker.ts'

/**
 * A scenario by name or in the third person. `second`: it says "you" or "usted" to whoever plays the part; `familiar`: "tú" or "vos"; `own`:
 * the debtor tells it, in the first person.
 */
type Addressed = { text: string; second: boolean; familiar: boolean; own: boolean }

/** How a scenario speaks of the debtor: by name, or to whoever plays the part ("You are ...", "Eres ...", "Usted es ..."). */
export function addressed(scenario: string, speaker: Speaker): Addressed {
  const first = speaker.names[0] ?? ''
  const text = scenario
    // "Atiende Gustavo Ludueña, socio de una ferretería": whoever answers the telephone is the debtor.
    .replace(
      /^(?:Atiende|Contesta) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*), (?=(?:soci|dueñ|gerent|encargad|director|administrador))/u,
      '$1 es ',
    )
    .replace(
      /^(?:La|El) (?:maestr[oa]|señora?|doctora?|profesora?|licenciad[oa]|ingenier[oa]|arquitect[oa]) (\p{Lu}\p{L}+)/u,
      (whole, name: string) => (name.slice(0, 3) === first.slice(0, 3) ? first : whole),
    )
  const own = first.length > 2 ? ofOwn(text, first) : text
  return told(own)
}

/** "El papá de Silvina murió", of Silvina: her own father. */
function ofOwn(text: string, first: string): string {
  const kin =
    'papá|mamá|padre|madre|hij[oa]s?|hij[oa] mayor|marido|mujer|espos[oa]|pareja|novi[oa]|herman[oa]s?|abuel[oa]s?|suegr[oa]s?|jef[ea]|patrón'
  return text
    .replace(new RegExp(`(?<!\\p{L})(?:El|La) (${kin}) de ${first}(?!\\p{L})`, 'gu'), 'Su $1')
    .replace(new RegExp(`(?<!\\p{L})(?:Los|Las) (${kin}) de ${first}(?!\\p{L})`, 'gu'), 'Sus $1')
    .replace(new RegExp(`(?<!\\p{L})(?:el|la) (${kin}) de ${first}(?!\\p{L})`, 'gu'), 'su $1')
}

function told(text: string): Addressed {
  const own = /^(?:I['’]m|I am|My name(?:['’]s| is)|Soy|Me llamo|Mi nombre es) /u.test(text)
  const formal = /^usted (?:es|se llama)(?!\p{L})/iu.test(text)
  return {
    text: formal ? text.replace(/(?<![\p{L}])usted /giu, '').replace(/^es /, 'Es ') : text,
    own,
    second: !own && (/^you(?:['’]re| are)\b/i.test(text) || (text.match(/\b[Yy]ou\b/g)?.length ?? 0) > 2),
    familiar: /^(?:eres|sos|tú eres|vos sos)(?!\p{L})/iu.test(text),
  }
}
