import { describe, expect, it } from 'vitest'
import { claimsOf, leavesToAttorney } from './claims.ts'

describe('a scenario decides that the debt is not simply owed', () => {
  it.each([
    ['WRONG PERSON. The account belongs to a Gregory H. Yoon of Fresno.', 'namesake', 'deny'],
    ['The account was opened in Phoenix by another woman with the same name.', 'namesake', 'deny'],
    ['Persona equivocada. La deuda con Prestamora es de un señor Guadalupe Rentería.', 'namesake', 'deny'],
    [
      'The person who answers is not Colin Mabry. She is Aisha, who got this phone number with a new plan in May.',
      'number',
      'deny',
    ],
    ['Encarna no acepta la deuda: le reclaman luz de un piso que dejó.', null, 'deny'],
    ['Soy Guadalupe Ruiz, pero no la persona que buscan.', 'namesake', 'deny'],
    ['Wrong number: she has never heard of him.', 'number', 'deny'],
    ['Calls are for Amos Reed but the woman who picks up is Dora, a nurse.', 'namesake', 'deny'],
    ['The baker who answers has had this number since May.', 'number', 'deny'],
    ['Preguntan por Julio Paz, pero quien contesta es su vecina Alma.', 'relative', 'deny'],
    ['Tiene este número desde marzo y no conoce a nadie con ese nombre.', 'number', 'deny'],
    ['She says, firmly, that she settled it: £1,156 by bank transfer on 9 June.', null, 'already_paid'],
    [
      "SAYS SHE PAID IT: check number 2218. She's not about to pay the same bill twice.",
      null,
      'already_paid',
    ],
    ['Él sostiene que lo canceló el 14 de noviembre con una transferencia.', null, 'already_paid'],
    ["This account was opened online in Hana's name at an address in Reno.", null, 'deny'],
    ['Ella discute el monto: le cobran el triple. Reconoce unos 140.000.', null, 'dispute_amount'],
    ['Sostiene que la deuda está mal: hizo dos transferencias.', null, 'dispute_amount'],
    ['The amount is wrong, she says, by the late fees.', null, 'dispute_amount'],
    ['Itzel NO reconoce el préstamo: le robaron la bolsa con su INE.', null, 'deny'],
    ['Das clase en Sabadell y niegas deber nada.', null, 'deny'],
    ['Yo no debo ese carro: lo sacó mi exmarido.', null, 'deny'],
    ['He is certain he does not owe this.', null, 'deny'],
    ['Qué dice ella: que no lo sacó.', null, 'deny'],
    // A denial that is denied is none, beside one that stands.
    ['No niega que deba los 6.310 €, pero le hierve la sangre.', null, null],
    ['No lo niega: debe las dos facturas.', null, null],
    ['Tampoco niega deberlo, nunca ha negado la deuda.', null, null],
    ['Sin negar la deuda, pide tiempo.', null, null],
    ['No discute el monto ni la deuda.', null, null],
    ['Tampoco discute la deuda.', null, null],
    ['Reconoce que debe 6.310 euros y quiere pagarlos.', null, null],
    ['No alega que la deuda no es suya, solo que no le alcanza.', null, null],
    ['He does not deny owing it.', null, null],
    ["She doesn't deny that she owes the $4,100.", null, null],
    ['He has never denied the debt, nor does he dispute the amount.', null, null],
    ['She admits that she owes $2,400 and wants a plan.', null, null],
    ['He owes $2,400. He admits owing $2,400.', null, null],
    ['She is not disputing the bill and never claimed it was wrong.', null, null],
    ['Niega deber un solo peso.', null, 'deny'],
    ['No reconoce la deuda.', null, 'dispute_amount'],
    ['Reclaman 9,480 pesos. Acepta deber 860, el resto lo disputa.', null, 'dispute_amount'],
    ['No niega la deuda, pero no reconoce los intereses.', null, 'dispute_amount'],
    ['Reconoce que debe 860, lo demás no.', null, 'dispute_amount'],
    ['He does not deny owing it, he disputes the fees.', null, 'dispute_amount'],
    ['He denies owing it.', null, 'deny'],
    ['The bill is for $4,215; she admits owing $3,075.', null, 'dispute_amount'],
    ["She doesn't say that she already paid it until somebody asks.", null, 'already_paid'],
    // What others paid or dispute, and what is not disputed.
    ['Tiene nómina fija y no discute la deuda.', null, null],
    ["The van driver's insurance has not paid because it disputes who had the green light.", null, null],
    ['His wife thinks the card was paid off a year ago.', null, null],
    ['Dice que pagó ocho cuotas antes de quedarse corto.', null, null],
    ['Then says a colleague already agreed to halve the balance.', null, null],
  ] as const)('%s', (scenario, stranger, disputes) => {
    expect(claimsOf(scenario)).toMatchObject({ stranger, disputes })
  })

  it.each([
    ['A solicitor, Ms Farrant, acts for him on this debt.', true],
    ['Dice que todo lo lleva su abogada, Amparo Lledó, de Valencia.', true],
    ['His attorney told him not to pay. There is no attorney.', false],
    ['Tiene abogada, la doctora Ivana Peretti, de San Francisco.', true],
    ['She has hired a lawyer, Mr. Feinblatt on Court Street.', true],
    ['His brother is a lawyer.', false],
    ['No tiene abogada.', false],
    ['She has hired a lawyer for the divorce.', false],
  ])('and whether there is an attorney: %s', (scenario, attorney) => {
    expect(claimsOf(scenario).attorney).toBe(attorney)
  })

  it.each([
    ['She wants no more calls.', true],
    ['Quiere que no lo llamen más.', true],
    ['Quiere que dejen de llamarlo al trabajo.', false],
  ])('and whether calls are wanted: %s', (scenario, noCalls) => {
    expect(claimsOf(scenario).noCalls).toBe(noCalls)
  })
})

it.each([
  ['Eso lo habla con la doctora Peretti.', true],
  ['Talk to Mr. Feinblatt, not to me.', true],
  ['I have a lawyer.', true],
  ['Lo tengo que hablar con mi esposa.', false],
  ['I talk to nobody on the phone.', false],
])('an objection leaves the matter to an attorney: %s', (objection, leaves) => {
  expect(leavesToAttorney(objection)).toBe(leaves)
})

describe('a past that decides nothing', () => {
  it.each([
    'She has never had any trouble paying before.',
    'He owes nothing else.',
    'He has had the same number for ten years.',
    'He has never heard of the agency that calls.',
    'He has had this number for ten years.',
    'The calls are for the shop, but the woman who picks up is the owner.',
    'The debt is for a truck, but he answers politely.',
    'La deuda es de una camioneta, pero quien contesta es amable.',
    'Preguntan por la tienda, pero quien contesta es la dueña.',
    'No debe nada más.',
    'Nunca pidió nada a nadie.',
    "The loan was taken out in her name for her brother's truck.",
    'She says she paid on time for years until March.',
    "She has already paid this month's rent.",
    'Her insurance already paid the bill in part.',
    'La luz ya la pagó.',
    'He accepts $90 on the 15th.',
    'Reconoce 3 cuotas atrasadas.',
    'He no longer disputes the debt.',
    'She co-signed for the wrong person.',
    'Her account now belongs to a debt buyer.',
    "His shop has the same name as his father's.",
    'He first says wrong number, then admits who he is.',
    'She fell behind when she hired a lawyer for the custody case.',
  ])('%s', (scenario) => {
    const { stranger, disputes, attorney } = claimsOf(scenario)
    expect({ stranger, disputes, attorney }).toEqual({ stranger: null, disputes: null, attorney: false })
  })
})
