import { describe, expect, it } from 'vitest'
import { threatensArrest } from './arrest-threats.ts'

describe('the police for a debt', () => {
  it.each([
    [
      "Well, I'll be straight with you, if we don't get something on the books today, I call the sheriff and they can come pick you up for this, so let's just get it sorted.",
      'en',
    ],
    ["if you don't pay I'm calling the cops", 'en'],
    ["I'll have a deputy come get you.", 'en'],
    ['The sheriff will come for you.', 'en'],
    ['Pay today or the police will haul you in.', 'en'],
    ["They'll come and pick you up for this.", 'en'],
    ["You'll be picked up by the police over this loan.", 'en'],
    ["Unless you pay, there'll be a sheriff at your door.", 'en'],
    ['I could have you hauled in by the sheriff.', 'en'],
    ["We'll get a warrant out for you.", 'en'],
    ["I'll send a patrol car to your work.", 'en'],
    ['You could be arrested for not paying.', 'en'],
    ['Otherwise the sheriff comes out there to get you.', 'en'],
    ["I'm going to have the police pick you up on Monday.", 'en'],
    ['Si no paga hoy, lo vienen a buscar.', 'es'],
    ['Mando una patrulla por usted.', 'es'],
    ['Si no deposita, van por usted.', 'es'],
    ['Le mando a la policía a su casa.', 'es'],
    ['mañana mismo lo detienen por no pagar', 'es'],
    ['Te van a levantar por esto.', 'es'],
    ['Llamo a la patrulla para que lo recojan.', 'es'],
    ['Va la policía y se lo lleva esposado.', 'es'],
    ['Le giramos una orden de aprehensión.', 'es'],
    ['Si no arregla, te llevan preso.', 'es'],
    ['Le va a caer la patrulla en su casa.', 'es'],
    ['Vienen por ti por deudor, por no pagar.', 'es'],
    ['De lo contrario llamamos a la policía.', 'es'],
    ['Si el lunes no está, la policía lo va a buscar a su trabajo.', 'es'],
  ] as const)('are threatened with in: %s', (line, language) => {
    expect(threatensArrest(line, language)).toBe(true)
  })

  it.each([
    ['The sheriff serves the papers, that is all.', 'en'],
    ['A sheriff may bring you the summons if there is a lawsuit.', 'en'],
    ['Nobody comes to pick you up over a card.', 'en'],
    ["If you don't pay, nobody is going to arrest you.", 'en'],
    ["The police won't come for you over this.", 'en'],
    ["You're afraid the sheriff will come get you.", 'en'],
    ["If you're in danger I'll call the police to your house.", 'en'],
    ["I'm worried about you, I'll have an officer check on you.", 'en'],
    ['I can have somebody come pick up the check.', 'en'],
    ["If the bus doesn't run, can somebody pick you up?", 'en'],
    ['Did you call the police when they stole it?', 'en'],
    ["I'll get you the sheriff's number if you need it.", 'en'],
    ["If you can't drive, they'll come and get the truck from you.", 'en'],
    ['They can get you a form at the sheriff.', 'en'],
    ["It's not like the cops will pick you up.", 'en'],
    ["If you don't have a report, call the police station for a copy.", 'en'],
    ['Nadie lo viene a buscar por una tarjeta.', 'es'],
    ['No mandamos patrullas por nadie.', 'es'],
    ['¿El policía lo ayudó o le puso multa?', 'es'],
    ['El actuario le entrega los papeles y se va.', 'es'],
    ['Si está en peligro, llamo a la policía.', 'es'],
    ['No lo van a detener por esto.', 'es'],
    ['¿Hizo la denuncia en la policía?', 'es'],
    ['Si no puede venir, pasamos por el cheque.', 'es'],
    ['Le mando una ambulancia y aviso a la policía para que lo ayuden.', 'es'],
    ['Si no le llega, lo va a recibir en la oficina.', 'es'],
    ['Entiendo que tiene miedo de que vengan por usted.', 'es'],
    ['Si no está en casa, lo van a buscar el lunes con el paquete.', 'es'],
    ['El sheriff solo notifica la demanda.', 'es'],
    ['Le dijeron que iban a mandar una patrulla por usted.', 'es'],
  ] as const)('are not threatened with in: %s', (line, language) => {
    expect(threatensArrest(line, language)).toBe(false)
  })
})
