import type { Speaker } from './speaker.ts'

/**
 * A scenario by name or in the third person. `second`: it says "you" or "usted" to whoever plays the part, from its beginning or here and
 * there; `familiar`: "tú" or "vos"; `own`: the debtor tells it, in the first person.
 */
type Addressed = { text: string; second: 'all' | 'partly' | null; familiar: boolean; own: boolean }

/** Whether a sentence of such a scenario speaks to whoever plays the part: one without "you" may tell of the debtor by name. */
export function speaksToPlayer({ second }: Addressed, sentence: string): boolean {
  return (
    second === 'all' ||
    (second === 'partly' && (/\byou/i.test(sentence) || !/\b(?:he|she|his|her|him)\b/i.test(sentence)))
  )
}

/** How a scenario speaks of the debtor: by name, or to whoever plays the part ("You are ...", "Eres ...", "Usted es ..."). */
export function addressed(scenario: string, speaker: Speaker): Addressed {
  const first = speaker.names[0] ?? ''
  const text = scenario
    // "Atiende Gustavo Ludueña, socio de una ferretería": whoever answers the telephone is the debtor.
    .replace(
      /^(?:Atiende|Contesta) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*), (?=(?:soci|dueñ|gerent|encargad|director|administrador))/u,
      '$1 es ',
    )
    .replace(/^Al teléfono (?:se pone|está|contesta|atiende) (?=\p{Lu})/u, '')
    // "Ana Gil, de 50 años, que lleva una tienda": her business, and not somebody else's.
    .replace(
      /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, de \d\d años), que (?=lleva|dirige|regenta|tiene|trabaja|atiende|vive)/u,
      '$1, ',
    )
    // "Play Ana, 33, who rents a chair", "Hacé de Ana": whoever is spoken to is the debtor.
    .replace(/^(?:Play|Be|Act as|Play the part of|You play) (?=\p{Lu}\p{Ll}+)/u, 'You are ')
    .replace(/^Hacé de (?=\p{Lu}\p{Ll}+)/u, 'Sos ')
    .replace(
      /^(?:Haz de|Haces de|Interpretas? a|Encarnas? a|Te llamas|Representas? a) (?=\p{Lu}\p{Ll}+)/u,
      'Eres ',
    )
    .replace(/^(?:Hacés de|Interpretás a|Te llamás) (?=\p{Lu}\p{Ll}+)/u, 'Sos ')
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
  const own =
    /^(?:(?:yes|no|well|look|listen|hello|hi|sí|mire|mirá|oiga|óigame|bueno|hola|pues),? ){0,2}(?:I['’]m|I \p{Ll}+|my name(?:['’]s| is)|(?:yo )?soy|me llamo|mi nombre es) /iu.test(
      text,
    )
  const formal = /^usted (?:es|se llama)(?!\p{L})/iu.test(text)
  return {
    text: formal ? text.replace(/(?<![\p{L}])usted /giu, '').replace(/^es /, 'Es ') : text,
    own,
    second: own
      ? null
      : /^you(?:['’]re| are)\b/i.test(text)
        ? 'all'
        : (text.match(/\b[Yy]ou\b/g)?.length ?? 0) > 2
          ? 'partly'
          : null,
    familiar:
      /^(?:eres|sos|tú eres|vos sos|tienes|tenés|vives|vivís|trabajas|trabajás|debes|debés|estás|llevas|llevás)(?!\p{L})/iu.test(
        text,
      ),
  }
}
