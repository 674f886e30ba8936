import { plainWords } from '../text/plain-words.ts'

const assent =
  /^(?:(?:y|and|so|entonces|ahi) )*(?:(?:esta|estaria|estamos|va|queda) bien(?: asi)?|ok|okay|all ?right|alright|sale|va|dale|estamos|de acuerdo|le parece(?: bien)?|te parece(?: bien)?|sounds? (?:good|fair|okay)|(?:is|would) that (?:be )?(?:ok|okay|alright|all right|fine|good)|right|correct|correcto|verdad|deal|good|fair(?: enough)?|yes|yeah|si|no|bien|bueno|listo|asi es(?: o .{1,30})?|me explique)$/u

/** Whether a short question only asks for a yes to what was said before it: "¿está bien?", "is that okay?". */
export function asksForAssent(sentence: string): boolean {
  return assent.test(plainWords(sentence))
}
