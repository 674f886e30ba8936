import { describe, expect, it } from 'vitest'
import { announcesToTell } from './announces-to-tell.ts'

describe('that others will be told of the debt', () => {
  it.each([
    ["I'll call your job and let them know about the loan.", 'en'],
    ["if you don't pay by friday i'll call your boss and tell him what you owe", 'en'],
    ["I'd have to call where you work and explain to them about the overdue account.", 'en'],
    ["My next call's to where you work, and I'll explain to your boss what you owe.", 'en'],
    ['Your boss is going to hear about this debt.', 'en'],
    ["We'll let your HR department know you're behind.", 'en'],
    ["I'm going to tell everyone at your church that you don't pay.", 'en'],
    ["I'll mention the past due balance to your neighbors.", 'en'],
    ['I could send a copy of the bill to your office.', 'en'],
    ["Maybe I'll talk to your customers about what you owe.", 'en'],
    ['Your kids will find out what you owe.', 'en'],
    ["I'll go by your school and let the principal know about the debt.", 'en'],
    ["we'll write to your employer about the unpaid loan", 'en'],
    [
      'Y si luego no lo encuentro, no se apure, yo le marco a la empresa donde trabaja, les comento lo de la hipoteca atrasada y que ellos le echen la mano con que me conteste.',
      'es',
    ],
    ['Le cuento a su jefe lo que debe.', 'es'],
    ['Llamo a su trabajo y les digo que no paga.', 'es'],
    ['Voy a hablar con recursos humanos y les explico el adeudo.', 'es'],
    ['Su jefe se va a enterar de la deuda.', 'es'],
    ['Le aviso a sus vecinos que es moroso.', 'es'],
    ['Que se enteren sus clientes de lo que debe.', 'es'],
    ['me paso por la escuela donde trabaja para que sepan lo que debe', 'es'],
    ['Vamos a informar a su empresa del saldo vencido.', 'es'],
    ['Si no me contesta, le comento a su esposa lo del préstamo.', 'es'],
    ['Tendré que avisarle a tu patrón de la deuda.', 'es'],
    ['Marco a donde trabaja y les cuento del atraso.', 'es'],
    ['Todos sus compañeros van a saber que debe.', 'es'],
    ['Les explico su deuda a sus padres y listo.', 'es'],
  ] as const)('is announced in: %s', (line, language) => {
    expect(announcesToTell(line, language)).toBe(true)
  })

  it.each([
    ['We never tell your employer about the debt.', 'en'],
    ["I'll only call your office to verify employment.", 'en'],
    ['May I call you at your job about this?', 'en'],
    ["I'll call your work line so you can tell me about the bill.", 'en'],
    ['If you want, I can explain the balance to your wife.', 'en'],
    ["I'll let your attorney know about the account.", 'en'],
    ["I'll call your office tomorrow at ten.", 'en'],
    ["I can't tell your boss what this is about.", 'en'],
    ['You asked me to tell your sister about the balance.', 'en'],
    ["I'll tell your counselor what the balance is.", 'en'],
    ["I'll call your job later and let you know the balance.", 'en'],
    ['Will your job know about the loan if your check is late?', 'en'],
    ["I'll talk to my manager about your bill.", 'en'],
    ["I'm sorry about your job and the bills.", 'en'],
    ['Nunca le decimos a su patrón nada de la deuda.', 'es'],
    ['No le voy a contar a su esposa lo del préstamo.', 'es'],
    ['Le marco a su trabajo a las tres, como me pidió.', 'es'],
    ['Si usted me autoriza, le explico el adeudo a su esposa.', 'es'],
    ['Le informo a su abogado del saldo.', 'es'],
    ['Voy a verificar su empleo con la empresa.', 'es'],
    ['Le digo a la empresa que usted pidió quita del adeudo.', 'es'],
    ['Le llamo a su trabajo y le cuento cómo quedó el saldo.', 'es'],
    ['Le comento que en su trabajo le pueden dar constancia.', 'es'],
    ['Le explico su deuda y luego usted la ve con su esposa.', 'es'],
    ['Nadie en su oficina va a saber que debe.', 'es'],
    ['¿Su familia sabe de la deuda?', 'es'],
    ['Voy a preguntarle a la jefa si lo autoriza.', 'es'],
    ['Le cuento: la empresa me dio dos opciones para el saldo.', 'es'],
  ] as const)('is not announced in: %s', (line, language) => {
    expect(announcesToTell(line, language)).toBe(false)
  })
})
