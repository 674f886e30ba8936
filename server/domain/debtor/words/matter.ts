import type { Language } from '#protocol/vocabulary/language.ts'

/** What may stand before a noun; the debtor's own things are what an objection is about, before all others. */
const owners: Record<Language, readonly string[]> = {
  en: ['my|our', 'the|this|that|your'],
  es: ['mis?|nuestr[oa]s?', 'el|la|los|las|es[ae]|est[ae]|sus?'],
}

/** English words that a noun still follows: adjectives, and nouns that only begin a compound. */
const adjective =
  /^(?:new|old|own|whole|last|first|next|other|same|real|late|sick|ill|elderly|older|younger|little|big|second|third|current|previous|former|original|monthly|annual|entire|very|only|poor|young|best|good|bad|ex)$/i
const compounds =
  /^(?:tax refund|tax return|bank account|bank statement|credit card|credit report|credit score|car loan|car payment|car insurance|student loan|health insurance|insurance company|insurance claim|insurance money|phone bill|phone number|hospital bills?|medical bills?|utility bills?|social security|disability check|disability claim|unemployment check|pay ?check|child support|divorce papers|court date|customer service|business partner|bank loan|mother-in-law|service contract)$/i

/** After these a noun has ended. */
const after =
  /^(?:is|are|was|were|isn't|aren't|wasn't|has|have|had|will|would|can|can't|could|do|does|did|don't|doesn't|didn't|won't|and|or|but|because|since|so|if|when|while|until|before|after|from|about|for|in|on|at|to|of|off|with|without|by|as|that|which|who|first|now|yet|again|anymore|still|already|never|just|over|back|away|twice|yesterday|today|last|this|every|handles?|handled|makes?|made|works?|took|takes?|says?|said|told|left|died|passed|lost|broke|fell|needs?|wants?|comes?|came|went|got|owes?|owns?|pays?|paid|sent|called|promised|agreed|moved|closed|decides?|deals?|looks?|runs?|keeps?|kept|does)$/i

/** When it was is not what it is about. */
const time = /^(?:days?|weeks?|months?|years?|time|moment|morning|end|way|thing)$/i

/** Spanish forms that follow a pronoun ("la pagué", "los tengo"), not an article, and words that name no thing. */
const verb =
  /(?:é|ó|ió|aron|ieron|eron|amos|emos|imos)$|^(?:tengo|debo|pago|puedo|quiero|necesito|uso|vi|di|hice|puse|tiene|tienen|debe|deben|paga|pagan|puede|pueden|hizo|hicieron|quitaron|robaron|mandan|llevan|que|de|mismo|misma|demás|otr[oa]s?|primer[oa]?|segund[oa]|últim[oa]|únic[oa]|nuev[oa]|viej[oa]|gran|buen|mal|mes|año|día|semana|quincena|momento|verdad)$/i

function words(text: string): string[] {
  return text.split(/\s+/)
}

/** "my brother-in-law", "the car loan" from where its article stands, or null where the noun is not plain. */
function englishFrom(said: readonly string[], at: number): string | null {
  const bare = (word: string | undefined) => word?.replace(/[^\p{L}'-]/gu, '') ?? ''
  const ends = (word: string | undefined) => word !== undefined && /[.,;:!?]$/.test(word)
  const article = bare(said[at])
  let noun = at + 1
  while (adjective.test(bare(said[noun])) && !ends(said[noun])) noun += 1
  if (noun > at + 2 || bare(said[noun]) === '') return null
  const pair = `${bare(said[noun])} ${bare(said[noun + 1])}`
  if (!ends(said[noun]) && compounds.test(pair)) noun += 1
  const next = said[noun + 1]
  const whole = ends(said[noun]) || next === undefined || after.test(bare(next))
  const last = bare(said[noun])
  if (!whole || after.test(last) || adjective.test(last) || time.test(last)) return null
  return [article, ...said.slice(at + 1, noun + 1).map(bare)].join(' ').toLowerCase()
}

function spanishFrom(said: readonly string[], at: number): string | null {
  const bare = (word: string | undefined) => word?.replace(/[^\p{L}]/gu, '') ?? ''
  const [article, noun] = [bare(said[at]).toLowerCase(), bare(said[at + 1])]
  // "Este," before a pause is no article.
  if (noun === '' || verb.test(noun) || /[.,;:!?]$/.test(said[at] ?? '')) return null
  return `${article} ${noun.toLowerCase()}`
}

/**
 * The thing that an objection is about, by which a person comes back to it: "my lawyer" of "I need to talk
 * to my lawyer first", "mi auto" of "ustedes ya se quedaron con mi auto". Null where it does not show.
 */
export function matterOf(objection: string, language: Language): string | null {
  const said = words(objection)
  for (const owner of owners[language]) {
    const pattern = new RegExp(`^(?:${owner})$`, 'iu')
    for (const [at, word] of said.entries()) {
      if (!pattern.test(word)) continue
      const found = language === 'en' ? englishFrom(said, at) : spanishFrom(said, at)
      if (found !== null) return found
    }
  }
  return null
}
