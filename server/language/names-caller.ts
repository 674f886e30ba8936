const names =
  /(?<!\p{L})(?:(?:[Mm]y name(?:['’]s| is)|[Mm]e llamo|[Mm]i nombre es)\s+\p{L}+|[Ii]['’]m\s+\p{Lu}\p{L}+(?=\s+\p{Lu}|,|\.|\s+(?:at|from|with)\b)|[Yy]ou['’]ve got\s+\p{Lu}\p{L}+\s+(?:at|from|with)\b|(?:[Tt]his is|[Hh]abla|[Aa]tiende|[Ss]aluda|[Ss]oy)\s+\p{Lu}\p{L}+)/u

/** Whether a sentence says who calls: "this is Paul Reeves", "my name is dave", "le habla Daniel". "This is an attempt" names nobody. */
export function namesCaller(sentence: string): boolean {
  return names.test(sentence)
}
