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

/** A short reaction to what was told, or that the other is right: "oh no", "what a nightmare", "tiene razón". */
export const reacting =
  /\b(oh no|ouch|oof|poor (thing|man|woman|girl|boy|you|soul)|what a (shame|pity|nightmare|mess|blow|scare|week|year)|that('s| is) (a lot|rotten|no joke)|you('re| are) ((quite|absolutely|completely) )?right|fair (enough|point)|ay no|uy|pobre\w*|que (pena|lastima|macana|mal|horror|susto|dificil|duro|dura|pesad[oa]|feo|fea|fuerte|bronca|garron|responsabilidad|coraje|tristeza|golpe|injusticia)|tienes? (toda la |mucha |usted )?razon|me adelante|(es|me parece) (muy )?justo)\b|^(vaya|caray|caramba|hijole)\b/

/** Asks how somebody is: "how's Alec keeping?", "¿cómo sigue Ximena?". */
export const asksAfter =
  /\b(how('s| is| are|'re| has| have) (?!(your|the|my) (account|balance|payment|budget))[\w ]{2,30}? (doing|keeping|feeling|now|holding up|been|getting on|coping|these days)|como (sigue|siguen|se siente|se sienten|se encuentra|se recupera|lo lleva|la lleva|lo llevan)|como (esta|estan|anda|andan) (ella|el|su|tu|sus|tus|la|los|las|don|dona)\b)/

/** Where a clause of a sentence ends. */
export const clauseEnds = /[,;:—–]+| but | pero /
