import { fold } from './text/fold.ts'

/** As a recogniser writes it, without capitals, where what follows is the caller's: "this is ray sullivan i collect debts". */
const rawNames = [
  /\b(?:this is|you(?: have|'ve)? got) (?:uh |um )*\p{L}{3,} \p{L}{3,},? (?:(?:i i|i|i'm) (?:am )?(?:collect|a debt|a collect|calling)|(?:from|with|at) (?:the )?(?:\p{L}+ ){0,2}(?:collections?|recovery|agency|financial|finance|bank|credit|services)\b)/u,
  /\b(?<!\b(?:no|usted|que) )(?:soy|le habla|habla|le atiende|le saluda) (?:este |eh )*(?!yo |el |la |un |una |de |su |mi |quien |usted |con )\p{L}{3,}(?: \p{L}{3,})?,? (?:de|del|desde) (?:la |el |los |las )?(?:agencia|despacho|departamento|area|estudio|empresa|cobranzas?|cobros|banco|financiera|equipo|oficina)\b/u,
]
const names =
  /(?<!\p{L})(?:(?:[Mm]y name(?:['’]s| is)|[Mm]e llamo|[Mm]i nombre es)\s+\p{L}+|[Ii]['’]m\s+\p{Lu}\p{L}+(?=\s+\p{Lu}|,|\.|\s+(?:at|from|with)\b)|[Yy]ou['’]ve got\s+\p{Lu}\p{L}+\s+(?:at|from|with)\b|(?:[Tt]his is|[Hh]abla|[Aa]tiende|[Ss]aluda|[Ss]oy)\s+\p{Lu}\p{L}+)/u

/** "Sí, don Jacinto, Fernando Loor, de Recaudadora Pacífico": a name and a firm that collects, without a verb. */
const nameAndFirm =
  /(?<=^|[,.;:!?¡¿—] ?)(?!(?:[Dd]on|[Dd]oña|[Ss]eñora?|Sra?|Mrs?|Ms|Dr)\.? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? (?:de|from|with|at|over at) (?:la |el |the )?(?:\p{Lu}[\p{L}&'’]+ ){0,3}(?:Recaudadora|Cobran\p{Ll}+|Cobros|Recobros|Gest\p{Ll}+|Despacho|Estudio|Agencia|Corporativo|Bufete|Financiera|Recovery|Recoveries|Collections?|Receivables|Associates|Credit|Financial)(?!\p{L})/u

/** Whether a sentence says who calls: "this is Paul Reeves", "my name is dave", "le habla Daniel". "This is an attempt" names nobody. */
export function namesCaller(sentence: string): boolean {
  if (names.test(sentence) || nameAndFirm.test(sentence)) return true
  const { text } = fold(sentence)
  return rawNames.some((cue) => cue.test(text))
}
