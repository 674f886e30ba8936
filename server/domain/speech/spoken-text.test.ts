import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSpokenText } from './spoken-text.ts'

/** Written and spoken form. */
const english: [string, string][] = [
  // what is left behind another match
  ['Nov. 3 101 $0', 'November third one hundred one zero dollars'],
  // money
  ['I owe $1,000,000.', 'I owe one million dollars.'],
  ['It was $1,000.50 in all.', 'It was one thousand dollars and fifty cents in all.'],
  ['$1', 'one dollar'],
  ['$0.50', 'fifty cents'],
  ['$0.01', 'one cent'],
  ['$45.5', 'forty-five dollars and fifty cents'],
  ['about $250 a month', 'about two hundred fifty dollars a month'],
  ['$1,250,000.99', 'one million two hundred fifty thousand dollars and ninety-nine cents'],
  ['$1.5 million', 'one point five million dollars'],
  ['$2 million', 'two million dollars'],
  ['$15k', 'fifteen thousand dollars'],
  ['$2.5k', 'two thousand five hundred dollars'],
  ['US$ 20', 'twenty dollars'],
  ['20 USD', 'twenty dollars'],
  ['$500 pesos', 'five hundred pesos'],
  ['€1.234,56', 'one thousand two hundred thirty-four euros and fifty-six cents'],
  ['£75', 'seventy-five pounds'],
  ['$50-$100 a week', 'fifty to one hundred dollars a week'],
  ['$50 - 100 a week', 'fifty to one hundred dollars a week'],
  ['a balance of -$35', 'a balance of minus thirty-five dollars'],
  ['I paid $300, not $30.', 'I paid three hundred dollars, not thirty dollars.'],
  ['$1,000? No way.', 'one thousand dollars? No way.'],
  ['50¢ a day', 'fifty cents a day'],
  ['$40/month', 'forty dollars a month'],
  ['$1,200/yr.', 'one thousand two hundred dollars a year.'],
  // percent
  ['at 5.5%', 'at five point five percent'],
  ['100%', 'one hundred percent'],
  ['29.99% APR', 'twenty-nine point nine nine percent A P R'],
  ['10-15%', 'ten to fifteen percent'],
  // times
  ['at 3 p.m.', 'at three P M.'],
  ['Call me at 3 p.m. on Friday.', 'Call me at three P M on Friday.'],
  ['at 3 p.m. Then we talk.', 'at three P M. Then we talk.'],
  ['3:30 pm', 'three thirty P M'],
  ['10am', 'ten A M'],
  ['9:05 a.m. sharp', 'nine oh five A M sharp'],
  ['at 5:00', "at five o'clock"],
  ['at 15:45', 'at fifteen forty-five'],
  ['at 14:00', 'at fourteen hundred hours'],
  // dates
  ['on 2026-11-21', 'on November twenty-first, twenty twenty-six'],
  ['11/21/2026', 'November twenty-first, twenty twenty-six'],
  ['21/11/2026', 'November twenty-first, twenty twenty-six'],
  ['on 3/15', 'on March fifteenth'],
  ['March 15', 'March fifteenth'],
  ['March 15th, 2026', 'March fifteenth, twenty twenty-six'],
  ['Nov. 3', 'November third'],
  ['the 3rd of May', 'the third of May'],
  ['15 June 2025', 'the fifteenth of June, twenty twenty-five'],
  ['by the 15th', 'by the fifteenth'],
  ['on the 22nd', 'on the twenty-second'],
  ['since 2019', 'since twenty nineteen'],
  ['in 2005', 'in two thousand five'],
  ['in 1999', 'in nineteen ninety-nine'],
  ['the 1990s', 'the nineteen nineties'],
  ["the '80s", 'the eighties'],
  ['1.5x as much', 'one point five times as much'],
  ['Lee vs. Day', 'Lee versus Day'],
  ['back in May 2024', 'back in May twenty twenty-four'],
  // phones and codes
  ['555-123-4567', 'five five five, one two three, four five six seven'],
  ['(555) 123-4567', 'five five five, one two three, four five six seven'],
  ['1-800-555-0199', 'one, eight hundred, five five five, zero one nine nine'],
  ['+1 555 123 4567', 'plus one, five five five, one two three, four five six seven'],
  ['account ending in 4821', 'account ending in four eight two one'],
  ['account number 40012', 'account number four zero zero one two'],
  ['reference NW-48213', 'reference N W, four eight two one three'],
  ['case #20417', 'case number two zero four one seven'],
  ['ref. A123', 'ref. A, one two three'],
  ['123-45-6789', 'one two three, four five, six seven eight nine'],
  ['1234567890', 'one two three four five six seven eight nine zero'],
  ['the code is 0042', 'the code is zero zero four two'],
  ['the case 2 weeks ago', 'the case two weeks ago'],
  // abbreviations
  ['Mr. Smith', 'Mister Smith'],
  ['Mrs. Jones and Ms. Lee', 'Missus Jones and Miz Lee'],
  ['Dr. J. Smith', 'Doctor J. Smith'],
  ['Acme Inc. He knows', 'Acme Incorporated. He knows'],
  ['Acme Inc. has it', 'Acme Incorporated has it'],
  ['12 Oak St. in town', 'twelve Oak Street in town'],
  ['St. Louis', 'Saint Louis'],
  ['rent, food, etc.', 'rent, food, et cetera.'],
  ['e.g. a plan', 'for example a plan'],
  ['no. 12', 'number twelve'],
  ['I said no. 12 times.', 'I said number twelve times.'],
  ['the U.S. office', 'the U S office'],
  ['my SSN and ID', 'my S S N and I D'],
  ['approx. 3 weeks', 'approximately three weeks'],
  ['w/o a job', 'without a job'],
  // numbers
  ['3 kids', 'three kids'],
  ['1,250 people', 'one thousand two hundred fifty people'],
  ['3.5 hours', 'three point five hours'],
  ['3-5 days', 'three to five days'],
  ['1/2 now', 'half now'],
  ['2 1/2 years', 'two and a half years'],
  ['3/4 of it', 'three quarters of it'],
  ['24/7', 'twenty-four seven'],
  ['my 401(k)', 'my four oh one K'],
  ['2x a month', 'two times a month'],
  ['5k', 'five thousand'],
  ['the #1 bill', 'the number one bill'],
  ['0 left', 'zero left'],
  ['21', 'twenty-one'],
  ['110', 'one hundred ten'],
  ['1000000', 'one million'],
  // signs
  ['rent & food', 'rent and food'],
  ['and/or', 'and or'],
  ['ana@mail.com', 'ana at mail dot com'],
  ['www.pay.com', 'w w w dot pay dot com'],
  ['*sighs* Fine.', 'Fine.'],
  ['**Listen**, no.', 'Listen, no.'],
  ['Okay 😀.', 'Okay .'],
  // as it is
  ['I can’t, really.', 'I can’t, really.'],
  ['May I call you?', 'May I call you?'],
]

const spanish: [string, string][] = [
  ['1 000 000 de pesos', 'un millón de pesos'],
  ['1 500,50 €', 'mil quinientos euros con cincuenta céntimos'],
  ['12 000 pesos', 'doce mil pesos'],
  ['1\u00a0234\u00a0567 casos', 'un millón doscientos treinta y cuatro mil quinientos sesenta y siete casos'],
  ['612 345 678', 'seis uno dos, tres cuatro cinco, seis siete ocho'],
  ['40 €/mes', 'cuarenta euros al mes'],
  ['$90/semana', 'noventa dólares a la semana'],
  // money
  ['Debo $1,000,000.', 'Debo un millón de dólares.'],
  ['Son $1,000.50.', 'Son mil dólares con cincuenta centavos.'],
  ['1.234,56 €', 'mil doscientos treinta y cuatro euros con cincuenta y seis céntimos'],
  ['$1', 'un dólar'],
  ['$21', 'veintiún dólares'],
  ['$0.50', 'cincuenta centavos'],
  ['$2,500,000', 'dos millones quinientos mil dólares'],
  ['$2 millones', 'dos millones de dólares'],
  ['$1.5 millones', 'un millón quinientos mil dólares'],
  ['$500 pesos', 'quinientos pesos'],
  ['$1.500', 'mil quinientos dólares'],
  ['$201', 'doscientos un dólares'],
  ['£201', 'doscientas una libras'],
  ['$50-$100 por semana', 'cincuenta a cien dólares por semana'],
  ['$15 mil', 'quince mil dólares'],
  ['30 MXN', 'treinta pesos'],
  ['$31,000', 'treinta y un mil dólares'],
  // percent
  ['5,5 %', 'cinco coma cinco por ciento'],
  ['el 21%', 'el veintiuno por ciento'],
  ['10-15%', 'diez a quince por ciento'],
  // times
  ['a las 3 p.m.', 'a las tres de la tarde.'],
  ['las 5 p.m. del viernes', 'las cinco de la tarde del viernes'],
  ['a las 10 a.m. Luego', 'a las diez de la mañana. Luego'],
  ['9:30 p. m.', 'nueve y media de la noche.'],
  ['12 p.m.', 'doce del mediodía.'],
  ['a la 1:15', 'a la una y cuarto'],
  ['a las 21:00', 'a las veintiuna horas'],
  ['a las 15:45', 'a las quince cuarenta y cinco'],
  ['10:05 am', 'diez y cinco de la mañana'],
  ['18 hrs.', 'dieciocho horas'],
  // dates
  ['el 2026-11-21', 'el veintiuno de noviembre de dos mil veintiséis'],
  ['21/11/2026', 'veintiuno de noviembre de dos mil veintiséis'],
  ['el 15/3', 'el quince de marzo'],
  ['15 de marzo de 2026', 'quince de marzo de dos mil veintiséis'],
  ['1 de mayo', 'primero de mayo'],
  ['el 1º de mayo', 'el primero de mayo'],
  ['3 de dic. de 2025', 'tres de diciembre de dos mil veinticinco'],
  ['en 1999', 'en mil novecientos noventa y nueve'],
  // phones and codes
  ['55 1234 5678', 'cinco cinco, uno dos tres cuatro, cinco seis siete ocho'],
  ['+52 55 1234 5678', 'más cinco dos, cinco cinco, uno dos tres cuatro, cinco seis siete ocho'],
  ['91 123 45 67', 'nueve uno, uno dos tres, cuatro cinco, seis siete'],
  ['cuenta terminada en 4821', 'cuenta terminada en cuatro ocho dos uno'],
  ['el folio A-1023', 'el folio A, uno cero dos tres'],
  ['la cuenta número 40012', 'la cuenta número cuatro cero cero uno dos'],
  ['referencia: 556677', 'referencia: cinco cinco seis seis siete siete'],
  // abbreviations
  ['Sr. García', 'señor García'],
  ['Sra. D. Ruiz', 'señora don Ruiz'],
  ['Lic. Pérez', 'licenciado Pérez'],
  ['Ing. Solís', 'ingeniero Solís'],
  ['EE.UU.', 'Estados Unidos.'],
  ['los EE. UU. y México', 'los Estados Unidos y México'],
  ['Uds. siempre llaman', 'ustedes siempre llaman'],
  ['p. ej. la luz', 'por ejemplo la luz'],
  ['p.ej. la luz', 'por ejemplo la luz'],
  ['luz, agua, etc.', 'luz, agua, etcétera.'],
  ['Av. Juárez no. 12', 'avenida Juárez número doce'],
  ['Ya le dije que no.', 'Ya le dije que no.'],
  ['Dra. Soto', 'doctora Soto'],
  ['Luz S.A. de C.V.', 'Luz sociedad anónima de capital variable.'],
  ['$200 c/u', 'doscientos dólares cada uno'],
  ['mi RFC', 'mi R F C'],
  // numbers
  ['21 días', 'veintiún días'],
  ['21 semanas', 'veintiuna semanas'],
  ['200 cuotas', 'doscientas cuotas'],
  ['1 vez', 'una vez'],
  ['31 meses', 'treinta y un meses'],
  ['101', 'ciento uno'],
  ['100 veces', 'cien veces'],
  ['1.250 personas', 'mil doscientas cincuenta personas'],
  ['16', 'dieciséis'],
  ['3,5 horas', 'tres coma cinco horas'],
  ['3-5 días', 'tres a cinco días'],
  ['3/4 partes', 'tres cuartos partes'],
  ['2º piso', 'segundo piso'],
  ['1er pago', 'primer pago'],
  ['3ª llamada', 'tercera llamada'],
  ['el 21', 'el veintiuno'],
  ['1000', 'mil'],
  ['y/o', 'y o'],
  ['luz & agua', 'luz y agua'],
  ['-5 grados', 'menos cinco grados'],
  ['ana@correo.mx', 'ana arroba correo punto mx'],
  ['*suspira* Bueno.', 'Bueno.'],
  ['¿Quién habla?', '¿Quién habla?'],
]

describe('said in English', () => {
  it.each(english)('%s', (written, said) => {
    expect(toSpokenText(written, 'en').text).toBe(said)
  })
})

describe('said in Spanish', () => {
  it.each(spanish)('%s', (written, said) => {
    expect(toSpokenText(written, 'es').text).toBe(said)
  })
})

describe('[LANG7] "$" where a debt is in pesos', () => {
  it.each([
    ['es', 'MXN', 'Puedo $85 al mes.', 'Puedo ochenta y cinco pesos al mes.'],
    ['es', 'ARS', 'Son $1.500', 'Son mil quinientos pesos'],
    ['es', 'MXN', '$50-$100 por semana', 'cincuenta a cien pesos por semana'],
    ['es', 'MXN', 'US$20', 'veinte dólares'],
    ['es', 'MXN', '$20 dólares', 'veinte dólares'],
    ['en', 'MXN', '$85 a month', 'eighty-five pesos a month'],
    ['es', 'EUR', '$85', 'ochenta y cinco dólares'],
    ['es', 'USD', '$85', 'ochenta y cinco dólares'],
  ] as const)('in %s with a debt in %s: %s', (language, currency, written, said) => {
    expect(toSpokenText(written, language, currency).text).toBe(said)
  })
})

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(...english.map(([written]) => written), ...spanish.map(([written]) => written)),
    fc.integer({ min: 0, max: 2_000_000 }).map((value) => `$${value.toLocaleString('en-US')}`),
    fc.integer({ min: 0, max: 2_000_000_000 }).map(String),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
  )
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' '))

  it('no digit is left for the voice, and the spans cover both texts in order', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('en' as const, 'es' as const), (shown, language) => {
        const spoken = toSpokenText(shown, language)
        expect(spoken.text).not.toMatch(/\d/u)
        let shownAt = 0
        let spokenAt = 0
        for (const span of spoken.spans) {
          expect(span.shownStart).toBe(shownAt)
          expect(span.spokenStart).toBe(spokenAt)
          shownAt = span.shownEnd
          spokenAt = span.spokenEnd
        }
        expect(shownAt).toBe(shown.length)
        expect(spokenAt).toBe(spoken.text.length)
      }),
      { numRuns: 300 },
    )
  })
})
