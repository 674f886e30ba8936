import { fold } from '../text/fold.ts'

/** Who is to send it: whoever hears the line, or somebody of theirs by name. Not "would an email be better", "can I send you". */
const they = '(?:you|she|he|they)'

/** A thing of the debtor's that the collector wants to have or to see. */
const ways: readonly RegExp[] = [
  new RegExp(
    `\\b(?:can|could|would|will|might) ${they} (?:(?:just|please|maybe|still|also|possibly|even) )*(?:send|forward|e-?mail|text|fax|show|scan|upload|snap|take (?:a |me a )?(?:picture|photo|pic|snap) of)\\b`,
    'u',
  ),
  /\b(?:can|could|would|will) \p{L}+ (?:take (?:a )?(?:picture|photo|pic|snap) of|send (?:me|us)|scan)\b/u,
  /\b(?:please|just|if you|so|then|and|or|you) (?:(?:just|please|could|can|would) )*(?:send|forward|e-?mail|text|fax|show) (?:me|us) (?:it|that|this|those|these|them|both|the|your|what|a (?:copy|photo|picture|scan))\b/u,
  /^(?:(?:okay|ok|sure|great|good|all right|alright|right|yes|yeah|well) )*(?:send|forward|e-?mail|text|fax|show|get|drop) (?:me|us) (?:it|that|this|those|these|them|both|the|your|what|a (?:copy|photo|picture|scan))\b/u,
  /\b(?:get|send|forward) me (?:it|that|those|them|both|a copy|the \p{L}+) (?:by|tonight|tomorrow|today|this|on)\b/u,
  /\b(?:by )?when (?:can|could|will|would) you (?:send|forward|e-?mail) (?:me |us )?(?:it|that|them|those|your|the)\b/u,
  /\bi(?:'d| would)? (?:want|need|like|love) to see (?:it|that|them|those)$/u,
  /\b(?:puede|puedes|podria|podrias|podes|podras|podra|quiere|quieres|queres) (?:\p{L}+ ){0,2}(?:mandar|enviar|reenviar|mostrar|ensenar|dictar|escanear)(?:me|nos)?(?:lo|la|los|las)?\b/u,
  /\b(?:puede|puedes|podria|podrias|podes) (?:usted )?pasar(?:me|nos)(?:lo|la|los|las)?\b/u,
  /\b(?:me|nos) (?:lo |la |los |las )?(?:puede|puedes|podria|podrias|podes|podra|podras) (?:usted )?(?:mandar|enviar|reenviar|mostrar|ensenar|dictar)\b/u,
  /\b(?:me|nos) (?:lo|la|los|las) (?:puede|puedes|podria|podrias|podes) (?:usted )?pasar\b/u,
  /\b(?:mand|envi|reenvi|muestr|ensen|pas|dict)(?:e|a)(?:me|nos)(?:lo|la|los|las)?\b/u,
  /\b(?:me|nos) (?:lo|la|los|las) (?:mand|envi|reenvi|muestr|ensen|pas|dict)(?:e|a|as|es)\b/u,
  /\bpara cuando (?:me|nos) (?:(?:lo|la|los|las) )?(?:manda|envia|tiene|pasa|mandas|envias|tenes|tienes)\b/u,
]
/** Money, and what shows who somebody is, are asked for in other ways; "put me through" sends nothing. */
const other =
  /\b(?:(?:what|how much|cuanto) (?:\p{L}+ ){0,3}(?:send|mandar\p{L}*|enviar\p{L}*)|how (?:will|would|do) you send|(?:this|next|a|per|el|este|al) (?:month|week|mes)|the full|income|ine|passport|pasaporte|dni|dato|something|anything|algo|balance|the rest|resolved|pay(?:ment)?s?|paid|money|cash|check|cheque|deposit|dollars|pounds|half|card|date of birth|address|number|digits|name|e-?mail address|pag(?:o|os|ar|a|as)|dinero|plata|lana|abono|cuota|deposito|transfer\p{L}*|pesos|tarjeta|direccion|domicilio|fecha|numero|telefono|digitos|nombre|cbu|alias|put me through|pas\p{L}+ (?:con|a)|(?:your|su|tu) (?:e-?mail|correo|mail))\b/u
/** What the collector sends: "can I send you the letter?". */
const byCollector =
  /\b(?:i|we)(?:'ll| will| can| could)? (?:send|mail|text|e-?mail|forward) (?:it|that|them)? ?(?:to )?you\b/u

/** Whether a sentence asks the debtor to send or show something that is no money: a photo, a receipt, what they told of. */
export function asksToSend(sentence: string): boolean {
  const plain = fold(sentence)
    .text.replace(/[’]/gu, "'")
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return !other.test(plain) && !byCollector.test(plain) && ways.some((way) => way.test(plain))
}

/** Names no thing that is to be sent but "it": what that is, the talk before tells. */
export function sendsOnlyIt(sentence: string): boolean {
  return /\b(?:send|get|mail|forward|mand\p{L}+|envi\p{L}+) (?:me |us )?(?:it|that|eso)\b/u.test(
    fold(sentence).text,
  )
}

/** "If you send them I'll look at them" rather states what follows than asks. */
export function isOnCondition(sentence: string): boolean {
  return /\b(?:if you|si (?:usted )?(?:me|nos)|con que (?:me|nos))\b/u.test(fold(sentence).text)
}
