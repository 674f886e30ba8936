import { fold } from './text/fold.ts'

const opening =
  '(?:(?:no|nope|sorry|ah|oh|uh|um|eh|este|ay|ok|okay|but|and|well|wait|yes|yeah|si|ya|claro|bueno|pero|perdon|perdone|disculpe|disculpa|jaja|jeje|haha|ha|thats ok|gracias|thank you|thanks|mire|mira)[, ]+)*'
const who = "(?:(?:don|dona|senora?|sir|maam|ma'am|mr|mrs|ms)(?: \\p{L}+)?)"

/** "I meant the card": what follows is what was meant. At the beginning of a sentence, for "I mean" behind a no. */
const meant: readonly RegExp[] = [
  new RegExp(
    `^${opening}(?:what )?i (?:meant|was (?:just )?asking|asked|wanted to (?:know|ask))(?: you)?(?: (?:about|is|was))?(?: |$)`,
    'u',
  ),
  new RegExp(`^(?=(?:\\p{L}+[, ]+)*?(?:no|sorry|not that)[, ])${opening}(?:not that )?i mean(?: |$)`, 'u'),
  new RegExp(
    `^.*[, ](?:pero|but)[, ]+(?:(?:yo |lo que )?(?:le|te) preguntaba(?: (?:por|a|es|era))?|i was asking(?: you)? (?:about|if|whether|what|when|where|who|how|why))(?: |$)`,
    'u',
  ),
  new RegExp(
    `^${opening}(?:${who}[, ]+)?(?:(?:nomas|solo|nada mas) (?=(?:le|te) (?:preguntaba|decia)))?(?:yo |lo que )?(?:(?:le|te) |yo )?(?:preguntaba|preguntaba es|decia|queria (?:decir|saber|preguntar\\p{L}*)|quise (?:decir|saber|preguntar\\p{L}*)|me referia|me refiero)(?: (?:por|a|es|era|que))?(?: |$)`,
    'u',
  ),
  new RegExp(
    `^(?=(?:\\p{L}+[, ]+)*?(?:no|perdon|perdone)[, ])${opening}(?:yo )?(?:(?:le|te) pregunto|digo|hablo)(?: (?:por|de|que))?(?: |$)`,
    'u',
  ),
]

/** "That's not what I asked": nothing says yet what was. */
const amiss =
  /\b(?:(?:that's|thats|that is|that was|it's|its|it is)(?: really)? not (?:quite )?what i (?:asked|meant|was asking|wanted)|(?:you (?:didnt|didn't|did not|havent|haven't) (?:really )?answer(?:ed)?|that (?:doesnt|doesn't|does not) (?:really )?answer)(?: (?:me|my question|the question|what i asked))?|not my question|i (?:didnt|didn't|did not) ask (?:you )?(?:that|about that|for that)|you (?:misheard|misunderstood|got me wrong|heard me wrong)|(?:no|eso no) (?:es|era|fue) (?:eso )?lo que (?:le |te )?(?:pregunt\w+|queria|dije|decia)|no (?:le|te) (?:pregunte|preguntaba|pregunto) (?:eso|por eso)|no me (?:contesto|contestaste|contesta|ha contestado|has contestado|esta contestando|estas contestando|respondio|respondiste|responde)|(?:me )?(?:entendio|entendiste|has entendido|ha entendido) mal|no (?:era|es) esa (?:la|mi) pregunta)\b/u

/** "Yes to what, your name?", "cómo que dos o tres": what the debtor said makes no sense to whoever asked. */
const makesNoSense =
  /^(?:(?:sorry|wait|hang on|hold on|uh|um|eh|perdon|perdone|espere|jaja|ay) )*(?:(?:yes|no|si) (?:to|a) (?:what|que)\b|(?:como|what do you mean) (?:que )?(?:dos o tres|two or three|yes|no|si)\b|i (?:dont|don't|do not) (?:follow|get (?:it|that|you))|(?:you(?:'ve)? )?lost me|that makes no sense|no (?:le|te) (?:entendi|entiendo|sigo|segui)|no (?:entiendo|entendi)|(?:eso )?no tiene sentido|me perdi)\b/u

/** "No le pregunto más por eso", "no digo que sea culpa suya", "I asked that badly": no misunderstanding. */
const denied =
  /^(?:pero |y |ya )*no (?:me refiero|digo que|(?:le|te) pregunto(?! (?:eso|por eso)\b)|(?:le|te) hablo|hablo)(?!.*\bsino\b)|\bi asked (?:that|for|because|badly)\b|\basking you something\b/u
/** The words were not heard: they are said again. */
const unheard =
  /\b(?:se cort\p{L}+|no (?:le|te) (?:escuch\p{L}+|oi\p{L}*|oigo)|cut out|breaking up|(?:didnt|didn't|can't|cant) hear)\b/u

/** "Um, how did the balance build up", "paperwork, not family", "con qué paga sino si es una tarjeta": what was meant alone. */
function meantBy(rest: string): string {
  return rest
    .replace(/^.* sino (?=\p{L})/u, '')
    .replace(/^(?:(?:uh|um|eh|este|es|era|is|was)[, ]+)+/iu, '')
    .replace(/,? (?:not|no por|no de|y no) .*$/iu, '')
    .replace(
      /, (?:don |doña |Mr\.? |Ms\.? |Mrs\.? )?\p{Lu}\p{L}+[.?!]*$|, (?:señora?|sir|ma['’]am)[.?!]*$/u,
      '',
    )
    .trim()
}

/**
 * `instead`: what was meant, in the words of the line as they were said; empty where it only says that something else was. `puzzled`: what
 * was answered made no sense, which may have been heard badly as well.
 */
export type Clarified = { instead: string; puzzled: boolean }

/** Whether somebody says that they were misunderstood, and what they meant: "sorry, I meant the car", "no, le preguntaba por su hija". */
export function clarifies(sentence: string): Clarified | null {
  const { text, at } = fold(sentence)
  const plain = text.replace(/^[¿¡\s]+/u, (lead) => ' '.repeat(lead.length))
  const from = plain.search(/\S/u)
  const said = plain.slice(Math.max(0, from))
  if (denied.test(said) || unheard.test(said)) return null
  for (const pattern of meant) {
    const hit = pattern.exec(said)
    if (hit === null) continue
    const start = at[Math.max(0, from) + hit[0].length] ?? sentence.length
    return { instead: meantBy(sentence.slice(start)), puzzled: false }
  }
  if (amiss.test(said)) return { instead: '', puzzled: false }
  const words = said
    .replace(/[,.?!¿¡]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return makesNoSense.test(words) ? { instead: '', puzzled: true } : null
}
