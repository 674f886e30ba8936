import { asksForAssent } from './requests/asks-for-assent.ts'
import { asksAFavour, proposesService } from './proposes-service.ts'
import { plainWords } from './text/plain-words.ts'

/** What somebody may or wants to do, and whether something suits them, is theirs to say: a yes to it claims nothing of their life. */
const theirsToSay =
  /\b(?:can|could|would|will|shall|may|should|want|wanna|like to|if i|mind|ready|with me|following|make sense|makes sense|suits?|works? for you|for you if|okay with|got that|get that|puede|puedo|podemos|podria|podrias|podes|quiere|quieres|queres|gustaria|parece|sirve|acomoda|conviene|queda bien|late|latiria|viene bien|de acuerdo|listo|lista|me explico|me entiende|me sigue|me oye|me escucha|prefiere|preferiria|prefieres|preferis)\b/u

/**
 * Whether a question that is answered with yes or no is one about how somebody's life is or was ("are you an accountant", "¿Leticia es su
 * hija?"), and neither asks for a will or a consent nor offers anything.
 */
export function asksOfTheirLife(quote: string): boolean {
  return (
    !asksForAssent(quote) &&
    !asksAFavour(quote) &&
    !proposesService(quote) &&
    !theirsToSay.test(plainWords(quote))
  )
}
