import { describe, expect, it } from 'vitest'
import { announcesWithholding } from './wage-withholding.ts'

describe('wages withheld with no court', () => {
  it.each([
    [
      "I do want to find something that fits, because otherwise I'd just send a form over to the school district's payroll on Friday and they'd start holding it out of your check, and nobody wants that.",
      'en',
    ],
    ["If you don't pay by Friday I'll have your employer take it out of your check.", 'en'],
    ["We'll just call payroll and have them deduct it from your wages.", 'en'],
    ["if there's no payment today they'll take it straight out of your paycheck", 'en'],
    ["Unless this is settled, we're going to hold it out of your pay.", 'en'],
    ["I'll send the form to HR and they'll withhold a quarter of your wages.", 'en'],
    ["I don't need a court for this, I'll get your boss to dock your pay.", 'en'],
    ['Otherwise it just comes out of your check every two weeks.', 'en'],
    ['Sign today or your wages get docked.', 'en'],
    ['We can tell your job to start deducting two hundred from every paycheck.', 'en'],
    ["if we can't agree your employer will be taking it off your wages", 'en'],
    ["I'll write to payroll and they will hold back part of your salary.", 'en'],
    ['Si no, lo mandamos descontar de su nómina.', 'es'],
    ['si no paga le descuentan directo del sueldo', 'es'],
    ['Yo hablo con su patrón para que le retenga la mitad.', 'es'],
    ['Mando el oficio a nóminas y que le descuenten cada quincena.', 'es'],
    ['Le vamos a descontar del sueldo lo que debe.', 'es'],
    ['Si hoy no queda, el viernes le retienen de la nómina.', 'es'],
    ['de lo contrario le descontamos directo de su quincena', 'es'],
    ['Le aviso a recursos humanos para que le vayan reteniendo.', 'es'],
    ['Llamo a tu trabajo y que te descuenten del sueldo.', 'es'],
    ['Pedimos que le retengan de su salario y ya.', 'es'],
    ['No necesito juez, mando un correo a su empresa y que le descuenten.', 'es'],
    ['o paga hoy o a partir del lunes se lo descuentan del sueldo', 'es'],
    ['Si no arregla, voy a hablar con su jefe para que le rebaje de la raya.', 'es'],
  ] as const)('are announced in: %s', (line, language) => {
    expect(announcesWithholding(line, language)).toBe(true)
  })

  it.each([
    ['You can have it taken from your paycheck if you like.', 'en'],
    ["If you'd like, payroll can send it straight from your check.", 'en'],
    ['There is a court order from March, so your employer takes it out of your check.', 'en'],
    ["We can't take anything out of your check without a judgment.", 'en'],
    ["Nobody's going to call your payroll and hold it out of your check.", 'en'],
    ['So they were holding it out of your check for taxes?', 'en'],
    ["I'd hate for us to set something up that comes out of your payroll.", 'en'],
    ["We'll take it out of your checking account on the fifth.", 'en'],
    ["You told me they'd take it out of your paycheck.", 'en'],
    ["We'd take the payment the day after your check comes in.", 'en'],
    ["I'll have payroll details sent to you if you ask for them.", 'en'],
    ['You said child support comes out of your check first.', 'en'],
    ["I won't be asking your boss to dock your pay.", 'en'],
    ["If you don't mind, what's left of your check after rent?", 'en'],
    ["If that's hard, we'll set it for when your check clears.", 'en'],
    ['Si usted quiere, le pueden descontar del sueldo.', 'es'],
    ['Puede pedir que se lo descuenten de la nómina, si le acomoda.', 'es'],
    ['Hay una orden judicial y su empresa le retiene del sueldo.', 'es'],
    ['No le vamos a descontar nada de su nómina.', 'es'],
    ['Nadie va a hablar con su patrón para que le retenga.', 'es'],
    ['Entiendo, le descuentan la mitad del sueldo por el Infonavit.', 'es'],
    ['Sin un juez no podemos pedir que le retengan del sueldo.', 'es'],
    ['Como usted pidió, le descuentan de la nómina cada quincena.', 'es'],
    ['Le descontamos los intereses del total.', 'es'],
    ['¿Le descuentan algo más de la nómina?', 'es'],
    ['Si no le alcanza, lo pasamos para después de la quincena.', 'es'],
    ['Le mando a su trabajo el recibo y que le quede constancia.', 'es'],
    ['Con su autorización, la empresa le descuenta del sueldo y nos paga.', 'es'],
  ] as const)('are not announced in: %s', (line, language) => {
    expect(announcesWithholding(line, language)).toBe(false)
  })
})
