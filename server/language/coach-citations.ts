// How quotes, lines, laws and sections stand in an answer of the coach.

export const inQuotes = /[“«"]([^“”«»"]+)[”»"]/g
export const introduced =
  /\b(said|say in line|told|asked|answered|replied|dijo|dijiste|contesto|contestó|respondió|preguntó)\b[^.?!”»"]{0,40}$/i
export const numbered = /\b(?:line|línea|linea) (\d+)[^.?!”»"]{0,12}$/i
export const anyNumber = /\b(?:line|línea|linea) (\d+)\b/gi

export const lawName = /\b[A-Z]{4,}\b/g
/** Names of collection law that models know and no file of ours has. */
export const unknownLaws = ['TCPA', 'FCRA', 'HIPAA', 'GLBA']
export const cited =
  /(?:U\.?S\.?C\.?|C\.?F\.?R\.?|§+|\bsec(?:tion|ción|\.)|\bart(?:icle|ículo|iculo|s?\.)|\b[Cc]ode\b|\b[Cc]ódigo\b|\b[Ll]ey\b|\b[Aa]ct\b)[^.?!\d]{0,12}(\d+[a-z]?(?:[.\-:]\d+)*)((?:\(\w+\))*)/g

export const quoteAfterNumber = /\b(?:line|línea) (\d+): [“«]([^”»]*)[”»]/g
