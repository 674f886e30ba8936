import { fold } from '../text/fold.ts'

const english =
  /\bwho(?:['’]?s| is| was)(?: this| that| mr| mrs| ms)? ([\p{L}'-]+)(?: (?:then|again|exactly|though|anyway|by the way))?(?: and (?:um |uh )?(?:$|(?:what|did|how|where|is|was|does|do)\b.*))?$/u
const spanish =
  /\bquien(?: es| era)(?: esa| ese| el| la| don| dona| este)? ([\p{L}'-]+)(?: (?:entonces|pues|exactamente|perdon))?$/u

/** "¿Don Hilario quién es?", "and Voss, who's that?" in one breath. */
const behind =
  /^(?:(?:y|este|eh|ah|oh|so|and|um|uh|perdon|ese|esa|el|la|don|dona|mr|mrs|ms) )*(?!(?:y|este|eh|ah|oh|so|and|um|uh|perdon|ese|esa|el|la|don|dona|mr|mrs|ms|hello|hi|hey|hola|bueno|pero|but|wait|okay|ok|yes|no|si|entonces|pues) )([\p{L}'-]+),? (?:quien (?:es|era)|who(?:['’]?s| is| was) (?:that|he|she))$/u

/**
 * The name, folded, of whom a question wants to be told who they are: "inma" in "perdone, ¿y quién es Inma?"; null for any other
 * question. It may be no name at all ("who's calling"): whoever knows the names decides.
 */
export function asksWhoIs(line: string): string | null {
  for (const part of fold(line).text.split(/[,;.?¿!]+/u)) {
    const text = part.trim().replace(/\s+/gu, ' ')
    const name = (behind.exec(text) ?? english.exec(text) ?? spanish.exec(text))?.[1]
    if (name !== undefined) return name.replace(/['-]+$/u, '')
  }
  return null
}
