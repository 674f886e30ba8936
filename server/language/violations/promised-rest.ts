import type { Language } from '#protocol/vocabulary/language.ts'
import { fold } from '../text/fold.ts'

/** "We won't call you again", "no la llamo por pagos", "no lo llaman más": the calls end, and nobody is pressed. */
const rests: Record<Language, RegExp> = {
  en: /\b(?:(?:will not|won['’]?t|no longer|not going to|never) (?:be )?(?:call|calling|ring|ringing|contact|contacting|bother|bothering) (?:you|this number)|(?:no|not any) more calls|take (?:you|this number) off)\b/,
  es: /\b(?:(?:no|ya no|nunca) (?:la|lo|le|las|los|les|te|se le|se la|se lo) (?:voy a |vamos a |van a |volvemos a |vuelvo a |volveran a |volveremos a )?(?:llamo|llama|llamamos|llaman|llame|llamar|llamaremos|marco|marcan|marcar|marcamos|molesto|molestamos|molestan)|no (?:habra|hay) mas llamadas|(?:borro|quito|saco|doy de baja) (?:este|ese|su|el) numero)\b/,
}
/** A condition under which it would end: "we won't stop calling you until you pay". */
const withCondition =
  /\b(?:until|unless|if you (?:pay|sign)|stop(?:ped|ping)? |hasta|si (?:paga|pagas|me paga|firma)|dej\w+ de)\b/

/** Whether a sentence promises without a condition that the calls end. */
export function promisesRest(sentence: string, language: Language): boolean {
  const { text } = fold(sentence)
  return rests[language].test(text) && !withCondition.test(text)
}
