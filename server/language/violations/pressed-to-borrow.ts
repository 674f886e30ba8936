import type { Language } from '#protocol/vocabulary/language.ts'
import { plain } from '../text/plain.ts'

/** Whoever might be asked for the money in the debtor's place. */
const others = {
  en: '(?:family|friends?|relatives?|someone|somebody|anyone|anybody|who|mother|mom|mum|father|dad|parents|brother|sister|cousin|uncle|aunt|boss|neighbou?rs?)',
  es: '(?:quien|alguien|familia|familiar(?:es)?|amig[oa]s?|parientes?|herman[oa]s?|mama|papa|madre|padre|hij[oa]s?|vecin[oa]s?|jefe|patron|compadre|comadre)',
}
const led = {
  en: "(?:^|\\b(?:you (?:can|could|should|might)|can(?:'t)? you|could(?:n't)? you|why (?:don't|not)(?: you)?|then|just|go|please|maybe|try to|you(?: ?'ll| will)? (?:have|need) to) )(?:go |just |always )*",
  es: '(?:^|\\b(?:puede|puedes|podes|podria|podrias|por que no|pues|entonces|trate de|tiene que|tenes que|tienes que|hay que) )',
}

const ways: Record<Language, RegExp> = {
  en: new RegExp(
    [
      `\\b${others.en}(?: \\p{L}+){0,3} (?:can|could|might|would|will|to) (?:lend|loan|spot) (?:it to you|you|the (?:rest|money))\\b(?! (?:a|an) (?:hand|ear))`,
      `\\b(?:can|could|will|would) (?:your |some)?${others.en}(?: \\p{L}+){0,4} (?:lend|loan|spot) (?:it to you|you|the (?:rest|money))\\b(?! (?:a|an) (?:hand|ear))`,
      `${led.en}borrow (?:it|some|the rest|money|the money|the difference|something|cash) (?:from|off) (?:a |an |your |some)?${others.en}\\b|${led.en}get (?:the rest|the money|the difference|cash) (?:from|off) (?:your |some)?(?:family|friends?|relatives?|mother|mom|mum|father|dad|parents|brother|sister|cousin|uncle|aunt)\\b`,
      `${led.en}(?:sell|pawn) (?:something|some|your|a few things|the (?:car|truck|tv|ring|jewelry))\\b`,
      `\\blet (?:the|your) (?:\\p{L}+ )?(?:tax(?:es)?|rent|mortgage|utilities|bills|medicine|insurance) (?:slide|slip|wait|go)\\b`,
      `${led.en}(?:skip|put off|hold off on) (?:the|your|a|this month'?s) (?:\\p{L}+ )?(?:tax(?:es)?|rent|mortgage|meals?|groceries|medicine|meds|prescriptions?|insurance)\\b`,
      `${led.en}(?:take|get) (?:out )?(?:a|another) (?:(?:payday|quick|cash|title) (?:loan|advance)|loan)\\b(?! (?:statement|number|document|officer))`,
    ].join('|'),
    'u',
  ),
  es: new RegExp(
    [
      `\\b${others.es}(?: que)?(?: \\p{L}+){0,2} (?:prest(?:e|en)(?! (?:ayuda|atencion|oido))|(?:puede|pueda|pueden|podria|podrian) prestar(?:le|te|selo|telo)?)\\b`,
      `\\b(?:puede|pueden|podria|podrian) (?:su |tu |sus |tus |algun |alguna )?${others.es}(?: \\p{L}+){0,3} prestar(?:le|te|selo|telo)?\\b`,
      `${led.es}(?:pida|pide|pedi|pidalo|pidelo|pedilo|pedir|pedirlo|consiga|consigue|consegui) (?:lo )?prestado\\b`,
      `(?:\\bdeje (?:para despues|de pagar) |\\bno pague (?:este mes )?|\\bsaltese )(?:la |el |los |las |su )?(?:renta|alquiler|impuestos?|luz|comida|medicinas?|hipoteca|nomina|seguro social)\\b`,
      `${led.es}(?:empene|empenar|venda) (?:algo|algun[oa]?|su|sus|tu|tus|el|la)\\b`,
      `(?<!\\bqueda )\\balgo (?:para|que) (?:vender|empenar)\\b(?! en\\b)`,
      `${led.es}(?:saque|saca|sacar|pida|pide|pedir) (?:un|otro) (?:prestamo|credito)\\b`,
    ].join('|'),
    'u',
  ),
}

/** What speaks against it, or only of it, before the words. "Don't you have", "why don't you" ask for it all the same. */
const spokenAgainst =
  /\b(?:not|never|no one|nobody|without|instead of|rather than|if|(?:would|should|did|does|wo|ca|need|must)n't|don't (?:want|need|have to)|hope|want|did|last thing|ni|nunca|jamas|sin|en vez de|si)\b|\bdon't$|(?<!\bpor que )\bno$|\bno (?:quiero que|hace falta|hay que|tiene que|tenes que|tienes que|se trata de)\b/

/** "If it's tight, let the taxes slide": what comes before the comma is no part of what is asked. */
const condition = /(?<!\p{L})(?:if|si) [^,]{1,40},/iu

/**
 * Whether a collector presses somebody to pay a debt with borrowed money, by selling what they have, or with what is owed to others
 * or needed to live: "who can lend you the rest?", "let the taxes slide".
 * Those who mark calls take it for a breach nearly each time (`data/marked-calls`), and a debt that is paid so has only moved.
 */
export function pressesToBorrow(sentence: string, language: Language): boolean {
  const said = plain(sentence.replace(condition, ' '))
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = ways[language].exec(said)
  return found !== null && !spokenAgainst.test(said.slice(0, found.index).trim())
}
