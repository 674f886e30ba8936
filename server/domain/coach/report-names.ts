import type { Language } from '#protocol/vocabulary/language.ts'
import { type ViolationId, violationIds } from '../law/violations.ts'
import { type CriterionId, isKnownCriterion } from '../scoring/criteria/criteria.ts'
import { violationName } from '../scoring/words/violations.ts'

/**
 * How the pages name the criteria and violations: whoever asks about one says it in these words, and the answer has to. The
 * server cannot import the words of the pages, so a test compares them.
 */
export const criterionNames: Readonly<Record<CriterionId, Record<Language, string>>> = {
  'empathy.acknowledged': {
    en: 'Responds to a feeling within one turn',
    es: 'Responde a un sentimiento en el turno siguiente',
  },
  'empathy.specific': {
    en: 'Names what the debtor actually said',
    es: 'Menciona lo que el deudor realmente dijo',
  },
  'empathy.feeling_first': {
    en: 'Addresses the feeling before the money',
    es: 'Atiende el sentimiento antes que el dinero',
  },
  'empathy.interest': { en: 'Shows interest in the situation', es: 'Muestra interés por la situación' },
  'empathy.respect': { en: 'Stays respectful', es: 'Mantiene el respeto' },
  'empathy.calmed': { en: 'The debtor calms down', es: 'El deudor se calma' },
  'empathy.care': { en: 'Takes care of someone in distress', es: 'Cuida a una persona angustiada' },
  'empathy.warmth': { en: 'Stays kind throughout', es: 'Trata con humanidad de principio a fin' },
  'empathy.patience': {
    en: 'Meets a no without repeating the demand',
    es: 'Responde a un no sin repetir la exigencia',
  },
  'communication.opening': { en: 'Opens the call clearly', es: 'Abre la llamada con claridad' },
  'communication.open_questions': { en: 'Asks open questions', es: 'Hace preguntas abiertas' },
  'communication.short_turns': { en: 'Keeps turns short', es: 'Habla en turnos cortos' },
  'communication.substance': {
    en: 'Says something whole in each turn',
    es: 'Dice algo completo en cada turno',
  },
  'communication.one_at_a_time': { en: 'Asks one thing at a time', es: 'Pregunta una cosa a la vez' },
  'communication.answers': { en: 'Answers the debtor’s questions', es: 'Contesta las preguntas del deudor' },
  'communication.checks': { en: 'Checks understanding', es: 'Comprueba que se entendió' },
  'communication.closing': { en: 'Closes the call properly', es: 'Cierra bien la llamada' },
  'communication.language': { en: 'Speaks the debtor’s language', es: 'Habla el idioma del deudor' },
  'communication.listens': { en: 'Lets the debtor finish', es: 'Deja terminar al deudor' },
  'communication.takes_up': { en: 'Takes up what was just said', es: 'Retoma lo que se acaba de decir' },
  'communication.courtesy': { en: 'Uses friendly words', es: 'Usa palabras amables' },
  'communication.certain': { en: 'Gives clear, definite information', es: 'Da información clara y segura' },
  'communication.announces': { en: 'Says what will be done', es: 'Dice lo que va a hacer' },
  'communication.room': { en: 'Leaves the debtor room', es: 'Deja espacio a la persona' },
  'communication.eye_level': { en: 'Speaks as to an equal', es: 'Habla de igual a igual' },
  'communication.clear': { en: 'Makes clear what follows', es: 'Deja claro qué sigue' },
  'communication.to_the_point': { en: 'Keeps to the matter', es: 'Va al asunto' },
  'communication.responds': { en: 'Does what the moment calls for', es: 'Hace lo que pide el momento' },
  'objection_handling.taken_up': { en: 'Takes up the objection', es: 'Atiende la objeción' },
  'objection_handling.probed': { en: 'Asks what is behind it', es: 'Pregunta qué hay detrás' },
  'objection_handling.answered': { en: 'Gives a specific answer', es: 'Responde de manera concreta' },
  'objection_handling.no_pressure': { en: 'Answers without pressure', es: 'Responde sin presionar' },
  'objection_handling.resolved': { en: 'The objection is resolved', es: 'La objeción queda resuelta' },
  'objection_handling.cause_found': {
    en: 'Finds the cause of the arrears',
    es: 'Encuentra la causa del atraso',
  },
  'objection_handling.right_taken': {
    en: 'Responds to a right the debtor uses',
    es: 'Responde al derecho que el deudor ejerce',
  },
  'solution_focus.no_collecting': {
    en: 'Lets collecting rest where it must',
    es: 'Deja de cobrar donde corresponde',
  },
  'solution_focus.evidence': {
    en: 'Offers papers or a review in a dispute',
    es: 'Ofrece documentos o una revisión en una disputa',
  },
  'solution_focus.next_step': { en: 'Says what happens next', es: 'Dice qué sigue' },
  'solution_focus.affordability': { en: 'Asks what is affordable', es: 'Pregunta cuánto se puede pagar' },
  'solution_focus.options': { en: 'Offers more than one option', es: 'Ofrece más de una opción' },
  'solution_focus.amount': { en: 'Names an amount', es: 'Menciona un monto' },
  'solution_focus.date_and_method': { en: 'Sets a date and a method', es: 'Fija una fecha y un método' },
  'solution_focus.commitment': { en: 'Asks for a commitment', es: 'Pide un compromiso' },
  'solution_focus.negotiated': {
    en: 'Explores the first figure before taking it',
    es: 'Explora la primera cifra antes de aceptarla',
  },
  'solution_focus.within_means': {
    en: 'Stays within the debtor’s means',
    es: 'Respeta las posibilidades del deudor',
  },
  'solution_focus.recap': { en: 'Recaps the agreement', es: 'Resume el acuerdo' },
  'solution_focus.fallback': {
    en: 'Agrees on what happens if it falls through',
    es: 'Acuerda qué hacer si no se cumple',
  },
  'compliance.identified': { en: 'Identifies themselves', es: 'Se identifica' },
  'compliance.verified_first': {
    en: 'Verifies the person before the debt',
    es: 'Verifica a la persona antes de hablar de la deuda',
  },
  'compliance.disclosure': { en: 'Gives the required disclosure', es: 'Da el aviso legal requerido' },
  'compliance.rights': { en: 'Honors the debtor’s rights', es: 'Respeta los derechos del deudor' },
  'compliance.lawful': { en: 'Says nothing unlawful', es: 'No dice nada ilegal' },
  'compliance.careful': {
    en: 'Nothing sounds like a threat or an insult',
    es: 'Nada suena a amenaza ni insulto',
  },
}

export const violationNames: Readonly<Record<ViolationId, Record<Language, string>>> = {
  arrest: { en: 'Threat of arrest or criminal charges', es: 'Amenaza de arresto o de proceso penal' },
  unlawful_action: { en: 'Threat of an unlawful action', es: 'Amenaza de una acción ilegal' },
  false_identity: { en: 'False identity', es: 'Identidad falsa' },
  false_credit: { en: 'False credit information', es: 'Información crediticia falsa' },
  abuse: { en: 'Abusive language', es: 'Lenguaje abusivo' },
  violence: { en: 'Threat of violence', es: 'Amenaza de violencia' },
  third_party: { en: 'Third party involved', es: 'Se involucró a un tercero' },
  ignore_stop: { en: 'Request to stop calling ignored', es: 'Se ignoró la petición de no llamar' },
  ignore_dispute: { en: 'Dispute brushed off', es: 'Se restó importancia a la disputa' },
  pay_to_me: { en: 'Payment requested to a personal account', es: 'Se pidió pagar a una cuenta personal' },
  harassment: { en: 'Harassment', es: 'Hostigamiento' },
  false_fees: { en: 'Invented fee or deadline', es: 'Cargo o plazo inventado' },
  unsafe_payment: { en: 'Unsafe way to pay', es: 'Forma de pago insegura' },
  pressed_to_borrow: { en: 'Pressure to borrow or sell', es: 'Presión para pedir prestado o vender' },
  discrimination: { en: 'Discrimination', es: 'Discriminación' },
  condescension: { en: 'Talking down', es: 'Trato condescendiente' },
  disclosure_language: { en: 'Disclosure in another language', es: 'Aviso legal en otro idioma' },
  debt_before_verification: {
    en: 'Debt named before verification',
    es: 'Deuda mencionada antes de verificar',
  },
  debt_after_name_alone: { en: 'Debt after a name alone', es: 'Deuda con solo un nombre' },
  missing_disclosure: { en: 'Missing disclosure', es: 'Falta el aviso legal' },
  partial_disclosure: { en: 'Half of the disclosure', es: 'Aviso legal a medias' },
  attorney_ignored: { en: 'Attorney ignored', es: 'Se ignoró al abogado' },
  bankruptcy_ignored: { en: 'Bankruptcy ignored', es: 'Se ignoró la quiebra' },
  wrong_party_told: { en: 'Debt disclosed to the wrong person', es: 'Deuda revelada a otra persona' },
  despair_ignored: { en: 'Despair ignored', es: 'Se ignoró la desesperación' },
  call_without_consent: { en: 'Next call without consent', es: 'Otra llamada sin consentimiento' },
}

/** The name of a criterion; null where a stored analysis has one that is no more. */
export function criterionName(id: string, language: Language): string | null {
  return isKnownCriterion(id) ? criterionNames[id][language] : null
}

/** What a violation is called: on the pages, then in the text of the analysis. Empty for one that is no more. */
export function namesOfViolation(id: string, language: Language): string[] {
  const known = violationIds.find((one) => one === id)
  return known ? [violationNames[known][language], violationName(known, language)] : []
}
