import type { Language } from '#protocol/vocabulary/language.ts'
import type { Rule } from './rule.ts'
import { cardinal, digits, spellOut } from './words.ts'

/** Words after which digits are a code to spell out, not a quantity. */
const codeWords: Record<Language, string> = {
  en:
    'account|acct\\.?|reference|ref\\.?|confirmation|case|claim|policy|invoice|file|card|check|cheque|routing|' +
    'tracking|order|ticket|id|badge|extension|ext\\.?|zip(?: code)?|pin|ssn|ending in|ends in|ending with|code',
  es:
    'cuenta|referencia|ref\\.?|confirmación|expediente|folio|póliza|factura|contrato|tarjeta|cheque|clabe|' +
    'pedido|caso|clave|código(?: postal)?|extensión|ext\\.?|dni|nif|rfc|curp|terminación|termina en|' +
    'terminada en|terminado en|que acaba en',
}
const numberWords: Record<Language, string> = {
  en: 'number|no\\.?|num\\.?|code|is|#',
  es: 'número|núm\\.?|no\\.?|n\\.?º|es(?: la| el)?|#',
}

/** Rules for phone numbers, codes after their name, and everything else that is spoken digit by digit. */
export function digitRules(language: Language): Rule[] {
  const groups = ([written]: RegExpExecArray) => grouped(written, language)
  return [
    // (555) 123-4567, 555-123-4567, 1-800-555-0199, +52 55 1234 5678, 91 123 45 67
    {
      pattern: /(?<![\p{L}\d])(?:\+\d{1,3}[\s.-]?)?\(\d{2,4}\)[\s.-]?\d{3,4}(?:[\s.-]?\d{2,4}){1,3}(?!\d)/gu,
      say: groups,
    },
    { pattern: /(?<![\p{L}\d])\+\d{1,3}(?:[\s.-]?\d{2,4}){2,5}(?!\d)/gu, say: groups },
    { pattern: /(?<![\p{L}\d.,$-])(?:1[-.\s])?\d{3}[-.]\d{3}[-.]\d{4}(?![\d-])/gu, say: groups },
    { pattern: /(?<![\p{L}\d.,$-])\d{3}-\d{2}-\d{4}(?![\d-])/gu, say: groups },
    { pattern: /(?<![\p{L}\d.,$-])\d{2,3} \d{3,4} \d{4}(?![\d-])/gu, say: groups },
    { pattern: /(?<![\p{L}\d.,$-])\d{2,3}(?: \d{2,3}){3}(?![\d-])/gu, say: groups },
    { pattern: /(?<![\p{L}\d.,$-])[6-9]\d{2} \d{3} (?!000)\d{3}(?![\d-])/gu, say: groups },
    { pattern: /(?<![\p{L}\d.,$-])\d{4}(?:[ -]\d{4}){2,3}(?![\d-])/gu, say: groups },
    { pattern: /(?<![\p{L}\d.,$-])555-\d{4}(?![\d-])/gu, say: groups },
    {
      pattern: new RegExp(
        String.raw`(?<=(?<![\p{L}])(?:${codeWords[language]})[:,]?(?:\s(?:${numberWords[language]}))*[:,]?\s?#?)` +
          String.raw`(?=[\p{Lu}-]*\d)(?:\d{3,}|[\p{Lu}\d]+(?:-[\p{Lu}\d]+)*)(?![\p{L}\d]|[.,]\d)`,
        'giu',
      ),
      // "the case 2 weeks ago": a short number is a quantity.
      say: ([code]) => (/\d{3}|\d.*\p{L}|\p{L}.*\d/u.test(code) ? spellOut(code, language) : null),
    },
    // Codes recognised by their shape.
    {
      pattern: /(?<![\p{L}\d-])\p{Lu}{1,5}-?\d{3,}(?:-\d+)*(?![\p{L}\d])/gu,
      say: ([code]) => spellOut(code, language),
    },
    {
      // Zeros after a space may be the rest of a number: "1 000 000".
      pattern: /(?<![\p{L}\d.,$-]|\d )(?:0\d{2,}|\d{8,})(?![\d.,]\d|\d|\p{L})/gu,
      say: ([code]) => digits(code, language),
    },
  ]
}

/**
 * Digits in the groups in which they were written, with a pause in between; English says "800" as a number.
 */
function grouped(written: string, language: Language): string {
  const plus = written.startsWith('+') ? (language === 'en' ? 'plus ' : 'más ') : ''
  const parts = written.match(/\d+/gu) ?? []
  const words = parts.map((part) =>
    language === 'en' && part === '800' ? `${cardinal(8, 'en')} hundred` : digits(part, language),
  )
  return plus + words.join(', ')
}
