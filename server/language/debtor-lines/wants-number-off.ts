import { plain } from '../text/plain.ts'

/** A stranger's number is called again and again, or is to be taken off. */
const ways =
  /\b(?:(?:keep|kept|always|still) (?:on )?(?:getting|receiving) (?:these |the |your )?calls|(?:keep|kept) (?:on )?(?:calling|ringing|phoning)|(?:remove|delete|erase|scrub|drop) (?:this|my|the) (?:phone )?number|(?:take|get) (?:this number|my number|me|it) off|number off (?:the|your) list|(?:stop|quit) (?:calling|ringing) (?:this|here|me)|(?:third|fourth|fifth|sixth|tenth) (?:call|time)|siguen (?:llamando|marcando|preguntando)|me siguen (?:llamando|marcando)|(?:dejen|deje|deja) de (?:llamar|marcar)|(?:saquen?|quiten?|borren?|eliminen?|borra|saca|quita)(?:me)? (?:este|mi|el) (?:numero|telefono)|(?:tercera|cuarta|quinta|sexta|enesima) (?:vez|llamada)|ya les (?:pedi|dije) .*(?:numero|llam))\b/u

/** Whether somebody who is not the debtor complains of the calls or wants the number off: an apology alone leaves that open. */
export function wantsNumberOff(text: string): boolean {
  return ways.test(plain(text))
}
