import type { Language } from '#protocol/vocabulary/language.ts'
import { plain } from '../text/plain.ts'

/** Any people, by how they handle money, and that they stay in debt for it. */
const ways: Record<Language, RegExp> = {
  en: /\b(?:people|folks|those|anyone|anybody|someone|a (?:man|woman|person)|adults|grown ?ups) (?:who|that) .{0,80}?\b(?:debts?|money|budget\w*|bills?|spend\w*|owe|plan\w*|sav(?:e|ing)|borrow\w*|accounts?|letters)\b.{0,80}?\b(?:(?:tend to|usually|always|generally|mostly) (?:(?:stay|remain|end up|be stuck|find themselves) (?:back )?(?:there|here|in (?:it|debt)|broke|stuck|owing|behind))|end up (?:back )?(?:in debt|owing|there|broke|here)|stay (?:there|in debt|in it|broke)|remain (?:in debt|there)|never get (?:out|ahead|anywhere|clear)|don't get (?:out|ahead|anywhere))\b/u,
  es: /\b(?:la gente|los|las|las personas|quien|quienes|el|uno) que .{0,80}?\b(?:deudas?|dinero|cuentas?|gast\w+|ahorr\w+|pag\w+|debe\w*|presupuesto|recibos|plata)\b.{0,80}?\b(?:(?:siempre |casi siempre )?(?:acaban?|terminan?) (?:debiendo|endeudad\w+|en deudas|ahi|igual|asi)|(?:se quedan?|siguen?) (?:ahi|endeudad\w+|debiendo|igual|en lo mismo)|(?:nunca|no) salen? (?:de (?:ahi|eso|deudas|la deuda|pobre)|adelante)|suelen? (?:quedarse|seguir|acabar|terminar))\b/u,
}

/** Whoever names bodies, harm, homes or visits may mean more than money. */
const harm =
  /\b(?:hurt\w*|harm\w*|accident\w*|hospital\w*|broke[n]?\b(?= (?:bone|leg|arm|nose|hand|finger|knee|window|rib))|burn\w*|fire|fall\w*|slip\w*|d(?:ie|ead|ying)\w*|bur(?:y|ied)|grave|gone|disappear\w*|missing|bod(?:y|ies)|teeth|knees?|legs?|hands?|fingers?|blood\w*|bleed\w*|regret\w*|sorry|lesson|visit\w*|canal|river|ditch|crippl\w*|limp\w*|crutches|golp\w*|lastim\w*|accident\w*|muert\w*|muere\w*|sangre|huesos?|rodillas?|piernas?|manos?|dedos?|dientes|desaparec\w*|caen?|quem\w*|pas(?:a|an) cosas|desgracia\w*|panteon|tumba|arrepent\w*|amanec\w*|zanja|rio)\b/u

/**
 * Whether a sentence draws a moral of how people get into debt: "people who won't look at how they got into debt tend to stay there". That
 * talks down to somebody, and threatens nobody: neither body nor harm is named.
 */
export function moralizes(sentence: string, language: Language): boolean {
  const said = plain(sentence).replace(/[’]/g, "'")
  return ways[language].test(said) && !harm.test(said)
}
