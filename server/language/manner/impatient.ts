import { fold } from '../text/fold.ts'

/** What hurries or scolds whoever is on the line, or tells them that they cost time. */
const hurries =
  /\b(?:yes or no\W*$|get (?:straight )?to the point|(?:i have|i've got|i got) (?:other|more|a lot of) (?:calls|people|accounts)|(?:i don't|we don't) have (?:all day|the time|time for)|(?:not|isn't|aren't) getting (?:anywhere|us anywhere)|(?:you're |you are )?wasting (?:my|our) time|hurry up|quickly,? please|just (?:answer|say yes|give me a number)|(?:please )?answer (?:the|my) question|for the (?:second|third|last|tenth) time|(?:already )?asked (?:you )?(?:twice|two times|three times|four times|already)|(?:losing|running out of) (?:time|patience)|stop (?:changing the subject|dodging|joking|stalling)|enough (?:jokes|joking|stories|small talk)|time is money|we still haven't (?:talked|spoken|said))/u
const apura =
  /\b(?:si o no\W*$|al grano|tengo (?:otras|varias|muchas|mas) (?:llamadas|cuentas|personas)|no (?:tengo|tenemos) (?:todo el dia|tiempo)|para eso me pagan|se me va el tiempo|no (?:avanzamos|estamos avanzando|vamos a ningun lado)|me (?:hace|haces|esta haciendo|estas haciendo) perder el tiempo|(?:rapido|rapidito),? por favor|o no se sabe|conteste(?:me)? (?:la|mi) pregunta|contesta(?:me)? (?:la|mi) pregunta|por (?:segunda|tercera|cuarta|ultima) vez|ya (?:se |te )?(?:lo |la )?pregunte|(?:dos|tres|cuatro|varias) veces (?:que )?(?:se|te) lo pregunt\p{L}+|(?:deje|deja|dejese|dejate) de (?:dar vueltas|bromear|bromas|evadir|rodeos|cuentos)|(?:basta|suficiente) de (?:bromas|rodeos|cuentos)|sin tanto rodeo|no (?:le|te) pregunte eso)/u
/** Said to take the hurry away. */
const unhurried =
  /\b(?:no (?:rush|hurry|pressure)|take your time|sin (?:prisa|apuro|presion)|no hay (?:prisa|apuro)|tomese su tiempo|tomate tu tiempo)\b/u

/** Whether a sentence tells the other side that they take too long: "yes or no?", "vamos al grano". */
export function soundsImpatient(sentence: string): boolean {
  const { text } = fold(sentence)
  return (hurries.test(text) || apura.test(text)) && !unhurried.test(text)
}
