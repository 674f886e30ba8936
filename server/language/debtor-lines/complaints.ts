import { plain } from '../text/plain.ts'

const notes =
  /\b(record(ing)?|recorded|writing (all|every|down|everything)|(written|write) down|taking notes|grab(o|ar|ando)|anot(o|ar|ando)|apunt(o|ar|ando)|constancia|tengo registro)\b/
const complaint =
  /\b(complain\w*|complaint|report\w*|regulators?|ombudsman|attorney general|fca|cfpb|agency|office|authorit\w+|supervisor\w*|lawyer|send it|quej\w+|denunci\w+|reclam\w+|condusef|profeco|reune|defensor\w*|defensa del consumidor|consumidor|consumo|autoridad\w*|corresponda|escucha\w*)\b/

/** Whether a threat of a debtor is no complaint yet: that they record the call, or write down what is said. */
export function onlyRecords(line: string): boolean {
  const folded = plain(line)
  return notes.test(folded) && !complaint.test(folded)
}
