import type { Language } from '#protocol/vocabulary/language.ts'
import { plainWords } from '../text/plain-words.ts'

/** That something bad comes to whoever does not pay, without saying what. */
const ways: Record<Language, RegExp> = {
  en: /\b(?:(?:it|this|things?|that)(?: ?'ll| will| ?'s going to| is going to| could| can| gets?)(?: only| just)? (?:get |be |go |turn )?(?:a lot |much |even )?(?:worse|ugly|uglier) for you|you(?: ?'ll| will| ?'re going to) (?:regret (?:it|this|that)|be sorry)|you (?:don ?'t|do not|won ?'t) (?:want|like) (?:to (?:find out|see|know) )?what (?:happens|comes) (?:next|then|after)|(?:you ?'ll|you will) (?:have to )?(?:face|suffer) the consequences)\b/u,
  es: /\b(?:(?:le|te|les) (?:sale|saldra|saldria|va a salir|puede salir|va a ir|ira|iria) (?:mucho |todavia |aun )?peor|(?:sera|va a ser|es) (?:mucho )?peor para (?:usted|ustedes|ti|vos|su familia|tu familia)|se (?:va|vas) a arrepentir|te vas a arrepentir|at(?:engase|enete) a las consecuencias|(?:no )?le conviene que lo pasemos)\b/u,
}
/** Somebody's fear, or that it will not be so. */
const otherwise =
  /\b(?:no one|nobody|nothing|not|never|afraid|worried|feel|felt|said|told|don ?'t want (?:it|this|things)|nadie|nada|miedo|siente|sintio|dijo|dijeron|no queremos|no quiero que|para que no|sin que)\b/

/** Whether a collector frightens with what is to come: "it'll get worse for you". A question does not. */
export function intimidates(sentence: string, language: Language): boolean {
  const said = plainWords(sentence)
  return ways[language].test(said) && !otherwise.test(said)
}
