import { fold } from '../text/fold.ts'

/** What hurries or scolds whoever is on the line, or tells them that they cost time. */
const hurries =
  /\byes or no\W*$|\b(?:let's|lets|let us) (?:just )?get (?:straight )?to (?:the point|it)\b|\b(?:i have|i've got|i got) (?:other|more|a lot of) (?:calls|accounts)\b|\bi don't have all day\b|(?<!\b(?:not|aren't|never) )\bwasting (?:my|our) time\b|\b(?:we're|we are|this is|this isn't|we aren't) (?:not )?getting (?:us )?(?:anywhere|nowhere)\b|\bhurry up\b|\bquickly,? please\b|\bjust answer (?:me|my|the question)\b|\bplease answer (?:the|my) question\b|\b(?:already )?asked (?:you )?(?:twice|two times|three times|four times|already)\b|\bi'm (?:losing|running out of) (?:time|patience)\b|\bstop (?:changing the subject|dodging|joking|stalling)\b|\benough (?:jokes|joking|stories|small talk)\b|\bwe still haven't (?:talked|spoken) about\b/u
const apura =
  /\bsi o no\W*$|\b(?:vamos|vaya|vayamos) al grano\b|\btengo (?:otras|varias|muchas|mas) llamadas\b|\bno tengo (?:todo el dia|tiempo (?:para|que perder))\b|\bpara eso me pagan\b|\bse me va el tiempo\b|\bno (?:avanzamos|estamos avanzando|vamos a ningun lado)\b|\bme (?:hace|haces|esta haciendo|estas haciendo) perder el tiempo\b|\b(?:rapido|rapidito),? por favor\b|\bo no se sabe\b|\b(?:conteste|contesta)(?:me)? (?:la|mi) pregunta\b(?! de)|\bpor (?:tercera|cuarta|ultima) vez\b|\bya (?:se|te) (?:lo |la )?pregunte\b|\b(?:tres|cuatro|varias) veces (?:que )?(?:se|te) lo pregunt\p{L}+|\b(?:deje|deja|dejese|dejate) de (?:dar vueltas|bromear|bromas|evadir|rodeos|cuentos)\b|\b(?:basta|suficiente) de (?:bromas|rodeos|cuentos)\b|\bno (?:le|te) pregunte eso\b/u
/** Said to take the hurry away. */
const unhurried =
  /\b(?:no (?:rush|hurry|pressure)|take your time|sin (?:prisa|apuro|presion)|no hay (?:prisa|apuro)|tomese su tiempo|tomate tu tiempo)\b/u

/** Whether a sentence tells the other side that they take too long: "yes or no?", "vamos al grano". */
export function soundsImpatient(sentence: string): boolean {
  const { text } = fold(sentence)
  return (hurries.test(text) || apura.test(text)) && !unhurried.test(text)
}
