import { fold } from './text/fold.ts'

/** As a recogniser writes it: "this is ray sullivan i collect debts", "soy memo ibarra de cobranza". */
const rawNames =
  /\b(?:this is|you(?: have|'ve)? got|soy|le habla|habla|le atiende|le saluda) (?:uh |um |este |eh )*(?!an? |the |about |in |not |no |to |for |your |my |el |la |un |una |de |su |mi |yo |quien |usted |con )\p{L}{3,} (?!an? |the |is |an\b)\p{L}{3,},? (?:from|with|at|de|del|desde|i collect|i'm|i i)\b/u
const names =
  /(?<!\p{L})(?:(?:[Mm]y name(?:['’]s| is)|[Mm]e llamo|[Mm]i nombre es)\s+\p{L}+|[Ii]['’]m\s+\p{Lu}\p{L}+(?=\s+\p{Lu}|,|\.|\s+(?:at|from|with)\b)|[Yy]ou['’]ve got\s+\p{Lu}\p{L}+\s+(?:at|from|with)\b|(?:[Tt]his is|[Hh]abla|[Aa]tiende|[Ss]aluda|[Ss]oy)\s+\p{Lu}\p{L}+)/u

/** Whether a sentence says who calls: "this is Paul Reeves", "my name is dave", "le habla Daniel". "This is an attempt" names nobody. */
export function namesCaller(sentence: string): boolean {
  return names.test(sentence) || rawNames.test(fold(sentence).text)
}
