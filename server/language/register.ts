import type { Register } from './reading.ts'
import type { Line } from './text/line.ts'

const familiar = new Set(
  'tu te ti contigo vos tus tuyo tuya tienes tenes puedes podes quieres queres eres sos estas vives vivis trabajas sabes sabias dime decime mira oye buddy man dude bro hon honey sweetie sweetheart love mate darling amigo mijo mija che guey hermano'.split(
    ' ',
  ),
)
const formal = new Set(
  'usted ustedes su sus le les digame oiga mire permitame disculpe sir maam mr mrs ms miss senor senora senorita don dona kindly'.split(
    ' ',
  ),
)

/** How a turn is spoken: by the forms of address, and by the words that people call each other. */
export function registerOf({ tokens }: Line): Register {
  let close = 0
  let polite = 0
  for (const { word } of tokens) {
    if (familiar.has(word)) close += 1
    else if (formal.has(word)) polite += 1
  }
  if (close > polite) return 'familiar'
  return polite > 0 ? 'formal' : 'plain'
}
