/** How a collector takes up what a debtor feels, over plain text (lower case, no accents). */

/** "I understand" and nothing else: it names nothing. */
export const bare =
  /^((oh|ah|okay|ok|well|yes|right|sure|bueno|si|claro|ya|pues|mire|look|listen)[, ]+)*((i|we) (completely |totally |fully |do |really |can )*(understand|see|get (it|that)|hear you|know)( (you|that|it|this|your situation|your position|how you feel|where you('re| are) coming from|what you('re| are) saying))?|understood|got it|(le|lo|la|te)? ?(entiendo|comprendo)( perfectamente| completamente| muy bien)?( (su|la) (situacion|caso|postura|posicion)| lo que (me )?dice| como se siente| eso)?|entendido)([, ]+(sir|ma'?am|senor|senora|mr|mrs|ms|don|dona)?\.? ?[a-z]*)?$/

/** Says that something weighs. */
export const weighing =
  /\b(hard|difficult|tough|rough|painful|a lot to|so much|heavy|stressful|scary|frighten\w*|terrify\w*|exhaust\w*|unfair|frustrat\w*|overwhelm\w*|no one should|nobody should|not easy|isn't easy|upsetting|unsettling|awful|terrible|heartbreaking|worrying|draining|dur[oa]|dificil\w*|pesad[oa]|doloros[oa]|complicad[oa]|agotador\w*|frustrante|estresante|angustiante|preocupante|abrumador\w*|injust[oa]|nadie (deberia|merece)|da miedo|no es (nada )?facil|terrible|desgastante|tristeza|triste|mucha carga|demasiado peso)\b/

/** Shows that it was heard. */
export const own =
  /\b(sorry (to hear|for your loss|you('re| are)|that|about (your|what))|must (be|have been|feel)|that sounds|sounds (like|really|so|very)|i can (imagine|hear|see (how|why|that))|anyone would|makes sense (that|you)|thank you for (telling|sharing|trusting|being (honest|open))|i appreciate you (telling|sharing|being)|(lamento|siento) (mucho|escuchar|oir|lo (de|que)|que|su|tanto)|(debe|debio|ha de|tuvo que) (de )?(ser|haber|sentirse|estar)|me imagino|imagino (lo|que|como)|suena|cualquiera|tiene (toda la )?razon (en|de|para) (estar|sentir|enoj|molest)\w*|es (normal|natural|logico|comprensible) que|gracias por (contarme|decirme|compartir|confiar|su (confianza|sinceridad|honestidad))|le agradezco (que me|la confianza|su))/

/** Where a clause of a sentence ends. */
export const clauseEnds = /[,;:—–]+| but | pero /
