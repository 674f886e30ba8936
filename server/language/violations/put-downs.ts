import type { Language } from '#protocol/vocabulary/language.ts'
import { plain } from '../text/plain.ts'

/**
 * Ways of putting somebody down without a word of abuse: the person is one of many who all say the same, a child, or a waste
 * of time. QA markers hold them for condescension (data/marked-calls).
 */
const ways: Record<Language, RegExp> = {
  en: /\b(what (they|you|people) all say|(everyone|everybody|they all|you all|you people|you lot) (always )?(says?|tells? me) (that|this|the same)|always something with you|(boo hoo|cry me a river|excuses excuses)|heard (it|that|this)( one)? all before|wast(e|ing) (of )?(my|our) time|(good|clever) (boy|girl|lad)|gold star|(let|leave it to|get|put) (the|a) (adults?|grown ?ups?)|bless your heart|aw,? bless you|draw you a picture|use small words|pretty (little )?head|(explain|act|acting|behave|behaving|talk|are|pay) like a (child|kid|baby|toddler)|count that high|big words huh|are you (deaf|slow)|how hard can it be|learn to (read|count|budget))\b/,
  es: /\b(((eso|es lo que) )?dicen todos|todos (me )?dicen (eso|lo mismo|que no)|lo que (me )?dicen todos|siempre (lo mismo|el mismo cuento|la misma (historia|cancion))|puros (cuentos|pretextos)|ya me (se|conozco) (el|ese) cuento|no (me )?(exagere|dramatice|haga (el )?drama)|(me )?(hace|haga|haces|hagas) perder (el |mi )?tiempo|(buen|buena) (chic|nin)[oa]|como (a )?un(a)? (nin|cri|bebe)[oa]?|(hago|haga|haria) un dibuji\w*|con (peras|manzanitas|palitos)|(linda )?cabecita|ve que facil era|aprenda a (leer|contar|sumar)|es usted (sord|lent)[oa])\b/,
}

/** Told of oneself, or of what somebody else did: no put-down. */
const told = /\b(i (was|felt|am|m)|me senti|soy yo|mi hij[oa]|my (son|daughter|kid))\b/

/** Whether a sentence of a collector belittles whom it speaks to. */
export function putsDown(sentence: string, language: Language): boolean {
  const said = plain(sentence)
    .replace(/[^\p{L}\p{N}'’ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return ways[language].test(said) && !told.test(said)
}
