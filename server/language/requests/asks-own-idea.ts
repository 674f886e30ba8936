import { plainWords } from '../text/plain-words.ts'

const idea =
  /\b(?:what (?:were|are) you (?:thinking(?! about (?:him|her|them|it)\b)|hoping)(?: of| for)?(?= |$)|what (?:do|did) you have in mind|what(?:'s| is) your (?:own )?(?:idea|proposal|suggestion)|what (?:do|would|are) you (?:propose|suggest|proposing|suggesting)|what would (?:work|be good|be possible) for you|what options (?:do|did|were|are) you (?:thinking|have in mind)|(?:which|what) way would you (?:rather|prefer))\b|\b(?:(?:que|como|cuales) (?:es lo que )?(?:tenia|tenias|tiene|tienes|tenes)(?: usted| vos)? (?:pensad[oa]s?|en mente)|que (?:ha|has) pensado|que (?:pensaba|pensabas|propone|proponen|propones|sugiere)(?: usted| vos)?|(?:usted|vos) que (?:propone|propones|pensaba|pensabas|sugiere)|que opciones (?:pensaba|tenia|le rondan|tiene en mente)|opciones cuales pensaba|como (?:le|te) gustaria (?:hacerle|hacerlo|pagar|arreglarlo|resolverlo))\b/u
/** Of somebody else, or what somebody thought of what was. */
const other =
  /\b(?:he|she|they|el|ella|ellos|doctor|boss|jefe|when (?:you|he|she) (?:bought|signed|took)|cuando (?:lo |la )?(?:compro|firmo|saco))\b/u

/** Whether a sentence asks what somebody has in mind for paying: "what were you thinking of?", "¿usted qué tenía pensado?". */
export function asksOwnIdea(sentence: string): boolean {
  const plain = plainWords(sentence)
  return idea.test(plain) && !other.test(plain)
}

const help =
  /\b(?:what (?:would|could) (?:make|get|help) you (?:to )?(?:say yes|agree|feel|decide|pay|be comfortable)|what would it take\b|what (?:would|could) (?:make|tip) (?:it|that) (?:a yes|work|possible|easier)|what (?:matters|is important) (?:most )?to you|que (?:lo|la|te|le) (?:haria|podria hacer) (?:decir que si|aceptar|cambiar|animarse|decidirse)|que (?:haria falta|tendria que pasar|necesitaria|necesitarias) para\b|que (?:le|te) (?:daria|da) (?:confianza|tranquilidad))\b|^(?:(?:y|entonces|digame|decime|dime|usted|vos|que|eh) )*que es lo (?:mas )?importante(?: para (?:usted|vos|ti))?$/u

/** Whether a sentence asks what would bring somebody to agree: "what would make you say yes?", "¿qué lo haría decir que sí?". */
export function asksWhatWouldHelp(sentence: string): boolean {
  return help.test(plainWords(sentence))
}
