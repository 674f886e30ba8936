/** A question word that asks for a story, and not for a figure, a day or a name. */
export const openCue =
  /\b(what (happened|changed|would|made|makes|brought|stands|worries|else|do you|can we|could we|are you|(is|was|has) (your|it|this|that|been|going|changed|happen\w+|keeping|stopping|standing|holding|making|behind|most|the (reason|situation|problem|matter|story|issue|cause|trouble|main|biggest|best|hardest|worst)))|how (is|are things|has|have|did|do you feel|does|can we|could we|would)|why (is|did|do|was|were|are)|which (one|of)|tell me|help me understand|walk me through|que (paso|pasa|ha pasado|cambio|ocurrio|sucedio|le (parece|preocupa|impide|haria|gustaria)|quer\w*|necesita\w*|piensa|opina|podemos|tendria)|como (sigue|esta\w*|ha\w*|le (va|ha|afecta)|se siente|van|llego|podemos|ve)|por que|cual (es|era|fue|seria) (su (situacion|motivo|preocupacion|plan|mayor|principal)|(la|el) (situacion|motivo|razon|causa|problema|historia|mejor|mayor|peor|principal))|cual (se|le|de)|a que se debe|cuenteme|platiqueme|digame que|expliqueme)\b/
/** Asks why somebody does not pay. */
export const causeCue =
  /\b(what (happened|changed|went wrong|got in the way|stopped you)|why (did|is|was|has|have|are).{0,40}\b(behind|stop\w*|pay\w*|paid|open|fall|fell)|how (did|come).{0,30}\b(fall|fell|behind|open)|que (paso|ha pasado|cambio|ocurrio|sucedio)|por que.{0,30}\b(atras\w*|dej\w+ de pagar|no (ha |han )?pag\w*))\b/
/** Asks somebody to tell: what happened, what changed, what stands in the way. */
export const storyCue =
  /\b(what (happened|changed|went wrong|got in the way|stands?|stood|would (help|work|make)|could you|do you think|made|makes|brought|worries|is going on|'s going on)|how (have|are|is|did) (things|it|you|that|business|work)|why (did|is|was|has|have|are|do|does)|tell me|walk me through|help me understand|que (paso|pasa|ha pasado|cambio|ocurrio|sucedio|le (preocupa|impide|complica)|te (anda pasando|paso|preocupa)|se lo (impide|complica))|por que|como (ha|han|le|te|estan|esta|sigue|van|va|se siente)|cuente\w*|contame|cuentame|platique\w*|digame (que|por))\b/
/** Offers two answers: "…, or is it the amount?" */
export const choiceCue = /\b(?:or|o)\b/
/** Asks for a figure, a day or a name, or only for form's sake. */
export const notOpen =
  /\b(how much|how many|what (date|day|time|method|is your (name|address|number|date))|date of birth|que (fecha|dia|hora)|cuanto|cual es su (nombre|fecha|numero|direccion)|how are you( today| doing)?[?.!]*$|como (esta|le va)( usted| hoy)*[?.!]*$|how does that sound|que le parece[?.!]*$)/

/** A reproach with a question mark: "why don't you pay?" */
export const accusingCue =
  /\bwhy (don't|didn't|haven't|can't|won't) you (just )?(pay|paid|keep|plan)|\bpor que no (cumple|paga|pago|ha pagado|cumplio|quiere pagar)\b/
