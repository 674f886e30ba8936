/** Words that end a call, at the beginning or the end of a sentence. */
const parting = new RegExp(
  [
    String.raw`(?:^|[.,!?;] )(?:good ?bye|bye(?:[- ]bye)?|(?:talk|speak) to you (?:later|soon|then)|have a (?:good|nice|great) (?:day|one|night|evening|weekend)|take care now|see you)[.,! ]*$`,
    String.raw`(?:^|[.,!?;] )(?:i(?:'m| am) (?:hanging up|done (?:here|talking|with (?:you|this call)))|(?:this|the) (?:call|conversation) is over|we(?:'re| are) done(?: here| talking)?)[.,!]*\s*$`,
    String.raw`(?:^|[.,!?;¡] ?)(?:adi[oó]s|bye|hasta (?:luego|pronto)|luego (?:hablamos|platicamos)|nos hablamos|(?:que )?(?:tenga|pase|ten) (?:un )?buen[ao]?s? (?:d[ií]a|tardes?|noches?))(?:[.,! ]*$|,)`,
    String.raw`(?:^|[.,!?;¡] ?)(?:aqu[ií] (?:terminamos|le dejo|la dejo|lo dejo)|le voy a colgar|(?:le |ya )?cuelgo|voy a colgar|(?:esta|la) (?:llamada|conversaci[oó]n) (?:se )?(?:termin[oó]|acab[oó]))(?: la llamada)?[.,! ]*$`,
    String.raw`(?:^|[.,!?;] )(?:(?:i |i've |i'm )?(?:gotta|got to|have to|need to|must|going to|gonna) (?:go|run|hang up|end this)(?: now)?|i'?ll let you go|i'?m ending (?:this|the) call|(?:good|have a) (?:day|night|afternoon)|see ya|so long|(?:this|that) (?:call|conversation) (?:is|ends|stops) (?:over|done|finished|here|now)|end of (?:the )?(?:call|conversation|discussion)|(?:that's|this is) it,? i'?m (?:gone|out|done))[.,!]*\s*$`,
    String.raw`(?:^|[.,!?;¡] ?)(?:(?:ya )?me tengo que ir|ya me voy|(?:yo )?(?:lo|la|le) dejo|nos vemos|cha[ou]|se acab[oó] (?:la llamada|esta llamada|la conversaci[oó]n)|doy por terminad[ao] .{0,25}|hasta aqu[ií](?: llegamos)?|que le vaya (?:muy )?bien|(?:bonito|buen) d[ií]a|cu[ií]dese|con permiso|tengo que colgar|hasta nunca)[.,! ]*$`,
  ].join('|'),
  'iu',
)

/** Whether a clause says goodbye or hangs up. `before` is the reply so far. */
export function endsCall(clause: string, before: string): boolean {
  return parting.test(`${/[^.!?…]*$/u.exec(before)?.[0] ?? ''}${clause}`.trim())
}
