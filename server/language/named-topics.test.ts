import { describe, expect, it } from 'vitest'
import { namedTopic } from './named-topics.ts'

describe('a topic that its words name', () => {
  it('is the attorney whose name is asked for', () => {
    expect(namedTopic('can i get their name', 'oh okay you have a lawyer can i get their name')).toBe(
      'attorney',
    )
    expect(namedTopic('can i get their name', 'oh okay you have two kids can i get their name')).toBeNull()
  })

  it.each([
    ['okay great so what was the bill for', 'purpose'],
    ['So the 640, how did that come about?', 'cause'],
    ["but um the 1,200 carlos, where's it from", 'cause'],
    ['los 4,800 de dónde salen', 'cause'],
    ['Before we get to what can be done, what knocked it off track?', 'cause'],
    ['what options did you have in mind when you picked up', 'needs'],
    ['cuánto sería chiquito para vos', 'able_monthly'],
    ['ochenta está bien, mejor poco y seguro, y desde cuándo', 'pay_when'],
    ['I call you, say, two weeks from now, is after work better?', 'callback'],
    ['le llamo el martes, le queda mejor en la tarde', 'callback'],
    ['i wanna know what its for', 'purpose'],
    ['perdone con qué persona hablo', 'name'],
    ['por qué dejaron de pagarle al dueño del local', 'cause'],
    ['and how much would that be', 'able_monthly'],
    ['usted cuánto podría dar más o menos', 'able_monthly'],
    ["so what's the most you can do", 'able_monthly'],
    ['so its the twelve hundred sixty on the power uh what happened there', 'cause'],
    ['¿Y qué le pasó, si no es molestia?', 'cause'],
    ['¿de qué fue la atención?', 'purpose'],
    ['Sorry, fail at what?', 'meaning'],
    ['um how much time you need like two weeks a month', 'pay_when'],
    ['viernes cuatro de diciembre, y el cómo?', 'method'],
    ['would you rather have the answer in writing or by phone?', 'contact_way'],
    ['¿Qué es lo que lo hace dudar, el monto?', 'obstacle'],
    ['¿Así es, o le muevo algo?', 'right_so'],
    ["What's the twelve hundred for?", 'purpose'],
    ['okay whats what did the loan go for', 'purpose'],
    ['y los diez y ocho mil este son de las camionetas o de que son', 'purpose'],
    ['¿de qué es ese adeudo?', 'purpose'],
    ['tell me how a catering company ends up owing twenty-four five', 'cause'],
    ['dale decime vos cuánto sin sacarle el pan a los pibes', 'able_monthly'],
    ['con cuánto llegarías', 'able_monthly'],
    ['How much time?', 'pay_when'],
    ["what's the twelve hundred from, do you know?", 'purpose'],
    ['pues dime tú una cifra realista', 'able_monthly'],
    ['how much could you realistically pay', 'able_monthly'],
    ['What can you afford?', 'able_monthly'],
    ['¿cuánto puede abonar hoy?', 'able_now'],
    ['what could you pay today', 'able_now'],
    ['¿realizará su pago el día de hoy?', 'able_now'],
    ['will you be paying that in full today', 'able_now'],
    ['thanks and the address', 'address'],
    ['Sorry, I still need your address, Mr. Ferrant.', 'address'],
    ['gracias y su domicilio', 'address'],
    ['what payment method would you like', 'method'],
    ['so how much did you have in mind', 'able_monthly'],
    ['okay four hundred then, starting when', 'pay_when'],
    ['So what got you behind on the card, hon?', 'cause'],
    ['¿Por qué se atrasaron?', 'cause'],
    ['usted sabe qué le pasó con el préstamo', 'cause'],
    ['¿Cuál es el motivo de su atraso?', 'cause'],
    ['te entiendo contame que paso desde cuando venis complicada', 'cause'],
    ['how did the balance come about', 'cause'],
    ['¿de dónde viene esta deuda?', 'cause'],
    ['¿Por qué motivo no ha pagado?', 'cause'],
    ['qué día señora el quince o el treinta', 'pay_when'],
    ['so what day, the 15th or the 30th?', 'pay_when'],
    ['el diez perfecto y cuánto', 'able_monthly'],
    ['¿confirma?', 'offer_ok'],
    ['so what can you do then', 'able_monthly'],
    ['Thanks. So are you back at work, Denise?', 'work'],
    ['¿está trabajando ahorita?', 'work'],
    ['¿La reconoce sí o no?', 'amount_view'],
    ['¿Entonces la cantidad es correcta o tiene alguna aclaración?', 'amount_view'],
    ['i dont have that here, why are you disputing it', 'amount_view'],
    ['Do you think you owe this or not?', 'amount_view'],
    ['are you able to talk about the account', 'can_talk'],
    ['thanks denise so what happened with this bill', 'cause'],
    ['qué le pasó con las mensualidades', 'cause'],
    ['what do you have coming in each month', 'income'],
    ['cada cuándo le pagan', 'payday'],
    ['por qué medio', 'method'],
    ['and how would you like to pay', 'method'],
    ['a qué dirección se lo mando', 'address'],
    ['¿Tenés hijos?', 'children'],
    ['y ahora dónde trabaja', 'work'],
    ['what was the loan for', 'purpose'],
    ['when did you stop paying', 'last_payment'],
    ['Can you confirm you are the account holder?', 'name'],
    ['¿es usted la titular de la cuenta?', 'name'],
  ])('%s', (line, topic) => {
    expect(namedTopic(line)).toBe(topic)
  })

  it.each([
    'we sent the letter to your address in May',
    'how much could I take off for you',
    'la dirección del taller es otra',
    'you paid how much',
    'what can you do to my credit',
    'is your son working',
    'se le rompió el auto y cuánto',
    '¿qué día lo operaron?',
    '¿me confirma su nombre?',
    '¿qué pasó con la constructora?',
  ])('names none in: %s', (line) => {
    expect(namedTopic(line)).toBeNull()
  })
})

it.each([
  'Le llamo por los 640, le queda mejor pagar en partes?',
  'Hi, I call you about the 640, is that yours?',
  'Can I call you Mike, or is it Michael?',
  'I can call you Friday, or would 50 a month work?',
  'What option would you like?',
  '¿Qué opción quiere, la de 50 o la de 80?',
  'What got you back to work?',
  'Sorry, I see what went wrong',
  'trabaja 20 horas y desde cuándo',
  'What is okay to call you?',
])('names no topic of its own: %s', (line) => {
  expect(namedTopic(line)).toBeNull()
})
