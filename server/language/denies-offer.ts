import { plainWords } from './text/plain-words.ts'

const denied: readonly RegExp[] = [
  /\bi (?:never|didn'?t|did not|haven'?t|wasn'?t|was not)(?: even| actually)? (?:said?|saying|ask(?:ed)?|asking|offer(?:ed|ing)?|mean|meant|propos(?:ed|e)|mention(?:ed)?)\b/u,
  /^(?:(?:no|oh|ah|sorry|wait|hang on|hey|whoa) )*not the money\b/u,
  /\bis my (?:own )?\p{L}+ not yours\b/u,
  /\b(?:yo )?(?:nunca|jamas) (?:le |te )?(?:dije|pedi|hable|propuse|ofreci)\b/u,
  /\bno (?:le|te) (?:pedi|estoy pidiendo|estaba pidiendo|dije|hable de|pido)\b/u,
  /\bes de mi \p{L}+ no (?:el |la )?(?:suy|tuy|de usted)/u,
]

/** "I'm not asking you to say yes today", "le pido una disculpa": no sum was denied. */
const other = /\b(?:pido|pedi) (?:que|una disculpa|disculpas|perdon)\b|\bque me diga\b|\bdidn'?t mean to\b/u
/** What is denied is a sum, or is not named: "I never said that", "yo nunca dije 400". Not "I never said it was your fault". */
const ofSum =
  /\d|\b(?:money|dollars?|pounds?|euros?|pesos?|plata|dinero|lana|heating|hundred|thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|cien\p{L}*|\p{L}*cientos|mil|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|todo junto|all of it|single payment|in one go|de un golpe|de una vez)\b|(?:said?|asked?|asking|mean|meant|offered|mentioned|dije|pedi|pido)(?: (?:you|for|that|it|eso|tanto|so much|anything))*$|\bnot yours$/u

/** Whether the collector says that a sum was never asked for: "I never said four hundred", "no no, the 190 is my heating, not yours". */
export function deniesOffer(sentence: string): boolean {
  const plain = plainWords(sentence)
  return !other.test(plain) && ofSum.test(plain) && denied.some((way) => way.test(plain))
}
