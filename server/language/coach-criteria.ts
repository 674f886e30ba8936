import { plain } from './text/plain.ts'

/** How a trainee names what a criterion is about, in words of their own. Ids are those of the score. */
const ownWords: readonly (readonly [id: string, RegExp])[] = [
  [
    'empathy.warmth',
    /\b(kind(ness)?( words?)?|warmth|warm(er)?|human words?|unkind|palabras? humanas?|(poco|mas) human[oa]|calidez|calid[oa]|trato humano|humanidad)\b/,
  ],
  ['empathy.respect', /\b(respect(ful)?|respeto|respetuos[oa])\b/],
  [
    'empathy.acknowledged',
    /\b(react\w*|respond\w*|answer\w*) to (a |the |their )?feelings?\b|\b(respond\w*|atend\w*) (a )?(un |el |su )?sentimientos?\b/,
  ],
  ['empathy.calmed', /\bcalm(ed|s|ing)?( down)?\b|\b(se )?calm(o|a|ar)\b/],
  ['communication.open_questions', /\bopen (ended )?questions?\b|\bpreguntas? abiertas?\b/],
  ['communication.short_turns', /\b(short|long) turns?\b|\bturnos? (cort|larg)os?\b/],
  [
    'communication.one_at_a_time',
    /\b(one|several|two|too many) (thing|question)s? at (a time|once)\b|\b(varias|muchas|dos) preguntas? (juntas|a la vez)\b|\buna (cosa|pregunta) a la vez\b/,
  ],
  [
    'communication.checks',
    /\bcheck(ed|ing|s)? (for )?(the )?understanding\b|\bcomprob(ar|e|o) (que|si) (se )?(entend\w*|nos entend\w*)\b/,
  ],
  [
    'communication.courtesy',
    /\b(courte(sy|ous)|polite(ness)?|friendly words?|cortesia|cortes|amabilidad|palabras? amables?)\b/,
  ],
  [
    'communication.takes_up',
    /\b(took|take|taking|takes) up (what|their)\b|\b(retom(ar|e|o|aba)|retomo) lo que\b/,
  ],
  [
    'communication.eye_level',
    /\b(i was (too |so )?cold|fui (muy |tan )?fri[oa]|cold tone|tone (was )?(too |a (little|bit) )?cold|from above|talk(ed|ing) down|as to an equal|eye level|superioridad|tono (muy |un poco )?frio|fri[oa] el tono|de igual a igual)\b/,
  ],
  [
    'communication.room',
    /\b(leav(e|es|ing)|left|gave|giving) (them|him|her|the debtor|no)? ?(no )?room\b|\b(dej(ar|e|o)|dar|di) (mas |poco )?espacio\b/,
  ],
  [
    'communication.certain',
    /\b(vague|definite|certain information|too unsure)\b|\b(vag[oa]s?|informacion (clara|segura)|insegur[oa]s?)\b/,
  ],
  [
    'communication.announces',
    /\b(sa(y|id|ying)|announc\w*) what (i|will|i will|would|i would) (be |do )?(done|do)?\b|\b(dec(ir|ia)|dije|anunci\w*) (lo )?que (iba|voy) a hacer\b/,
  ],
  [
    'communication.to_the_point',
    /\b(wander(ed|ing)?|off (the )?(topic|point|matter)|to the point|rambl\w*|me desvi\w*|irme por las ramas|al grano|apart(e|aba|o) del (asunto|tema))\b/,
  ],
  [
    'communication.clear',
    /\b(not clear|unclear|clear what (follows|holds)|no (quedo|estuvo|fui) clar[oa]|poco clar[oa])\b/,
  ],
  [
    'communication.responds',
    /\b(what the moment (call\w*|need\w*|ask\w*)|called for something else|lo que ped(ia|ia) el momento|el momento ped(ia|e))\b/,
  ],
  [
    'objection_handling.cause_found',
    /\b(why they (are not|aren'?t|don'?t) pay\w*|cause of the arrears|the cause|la causa( del atraso)?|por que no paga)\b/,
  ],
  [
    'objection_handling.resolved',
    /\bobjections? (is |was |were |are )?(not |un)?(resolved|settled)\b|\bobjeci(on|ones) (no |sin )?(se )?(resolv\w*|resuelt\w*|resolver)\b/,
  ],
  ['solution_focus.commitment', /\b(commit(ment|ted)?|compromiso|se comprometi\w*)\b/],
  [
    'solution_focus.options',
    /\b(more than one|another|several|two) options?\b|\b(mas de una|otra|varias|dos) opci(on|ones)\b/,
  ],
  ['solution_focus.recap', /\brecap\w*\b|\bresum(ir|en|i|o) (d?el )?acuerdo\b/],
  [
    'solution_focus.fallback',
    /\bif (it|the payment|that) (fails|falls through)\b|\bsi (el pago )?(falla|no se cumple|no cumple)\b/,
  ],
  [
    'solution_focus.within_means',
    /\b(beyond|within|above) (his|her|their|the debtor'?s) means\b|\b(posibilidades|fuera de su alcance)\b/,
  ],
  [
    'compliance.verified_first',
    /\bverif(y|ied|ying|ication)\b|\bidentity check\b|\b(verific\w*|comprob\w* (la |su )?identidad|comprob\w* quien)\b/,
  ],
  [
    'compliance.identified',
    /\bidentif(y|ied|ying) (myself|yourself)\b|\b(identificarme|me identifique|identificarse)\b/,
  ],
  ['compliance.careful', /\bsounds? like a threat\b|\b(suen(a|an)|sono) a (una )?amenaza\b/],
]

/** The criteria that a question names in words of its own. */
export function criteriaNamedIn(question: string): string[] {
  const folded = plain(question)
  return ownWords.flatMap(([id, words]) => (words.test(folded) ? [id] : []))
}
