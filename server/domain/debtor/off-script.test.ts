import { describe, expect, it } from 'vitest'
import { isAboutTheCall, offScript } from './off-script.ts'

describe('a line that is on no script', () => {
  it.each([
    ['Sorry, can you repeat that?', 'repeat'],
    ['Sorry, what?', 'repeat'],
    ['Perdón, ¿me lo puede repetir? Se corta la llamada.', 'repeat'],
    ['¿Cómo dijo?', 'repeat'],
    ["I'm having trouble understanding your accent, could you speak slower?", 'speech'],
    ['Me cuesta entenderle el acento, ¿puede hablar más despacio?', 'speech'],
    ['Could you hold on a second?', 'hold'],
    ['¿Me espera un segundo en la línea?', 'hold'],
    ['Un momentito, por favor.', 'hold'],
    ['Oh. Let me look. Sorry, my system is slow.', 'hold'],
    ['So, um, I wanted to ask, did you, the payment from, uh,', 'unfinished'],
    ['Entonces, este, le quería preguntar, el pago de, eh,', 'unfinished'],
    ['Hello?', 'presence'],
    ['¿Hola?', 'presence'],
    ['This call is recorded. Who am I speaking with, please?', 'name'],
    ['La llamada se graba. ¿Con quién tengo el gusto?', 'name'],
    ['Are you recording this?', 'recording'],
    ['¿Está usted grabando esto?', 'recording'],
    ['Do I have your permission to record this agreement?', 'may_record'],
    ['¿Me da permiso de grabar este acuerdo?', 'may_record'],
    ["How's the weather over there?", 'small_talk'],
    ['¿Y qué tal el clima por allá?', 'small_talk'],
    ['Do you have our letter in front of you?', 'letter'],
    ['¿Le llegó la carta que le mandamos?', 'letter'],
    ['Who lives with you, if you do not mind me asking?', 'household'],
    ['¿Con quién vive, si me permite preguntar?', 'household'],
    ['Can you borrow it from someone?', 'borrowing'],
    ['¿No le puede prestar alguien?', 'borrowing'],
    ['Do you own a car or a house?', 'assets'],
    ['¿Tiene auto o casa propia?', 'assets'],
    ['What are you spending your money on?', 'spending'],
    ['¿Pues en qué se gasta el dinero?', 'spending'],
    ['Can I get your email address?', 'contact'],
    ['¿Me da su correo electrónico?', 'contact'],
    ['Do you have my number if anything changes?', 'our_number'],
    ['¿Tiene mi número por si algo cambia?', 'our_number'],
    ['Do you want me to call back another time?', 'call_back'],
    ['¿Quiere que le llame en otro momento?', 'call_back'],
    ['I can send you a breakdown within five days. Would you like that?', 'sending'],
    ['Tenemos un programa de apoyo. ¿Lo inscribo?', 'sending'],
    ["I'm new here, sorry. It's my second day.", 'new_here'],
    ['Soy nuevo aquí, perdón.', 'new_here'],
    ['Do you have any questions for me?', 'questions'],
    ['¿Tiene alguna pregunta para mí?', 'questions'],
    ['Okay.', 'listens'],
    ['Ajá, ya veo.', 'listens'],
    ['Can I speak to your husband or wife instead?', 'somebody_else'],
    ['¿Puedo hablar con su esposo o esposa?', 'somebody_else'],
    ['Do you speak Spanish by any chance?', 'language'],
    ['Are you disputing the debt?', 'disputing'],
    ['¿Está usted disputando la deuda?', 'disputing'],
    ['What is your monthly income?', 'income'],
    ['¿Cuánto gana al mes?', 'income'],
    ['I can transfer you to my supervisor.', 'supervisor'],
    ['Lo puedo pasar con mi supervisor.', 'supervisor'],
    ['That is not what you told my colleague last week.', 'accused'],
    ['Usted nos ha estado evitando.', 'accused'],
    ['Is that your final answer?', 'final'],
    ['¿Es su última palabra?', 'final'],
    ['Brilliant. Anything you want to ask me?', 'questions'],
    ['What happens if your hours get cut again?', 'what_if'],
    ['¿Y qué pasa si le vuelven a bajar las horas?', 'what_if'],
  ] as const)('%s is about %s', (line, subject) => {
    expect(offScript(line)).toBe(subject)
  })

  it.each([
    'Am I speaking with Ana Torres?',
    'What happened?',
    'Could you do $267 a month instead?',
    'We can put a hold on your account for three months.',
    'When do you get paid?',
    'Did I get that right?',
    'I will send you a letter about your right to dispute this.',
    '¿Hablo con Ana Torres?',
    '¿Cuánto podría apartar cada mes?',
    '¿Qué fecha le queda bien?',
    'Le mando el desglose por carta, si le parece.',
    'Entiendo, y lo lamento de verdad.',
    'Okay, let us do $50 a month.',
    'Have I got that right?',
    'If you do not pay today, we will garnish your wages.',
    'Your husband told us that you live with your family and own a house.',
    '¿Cuánto podría pagar al mes?',
  ])('%s is on the script', (line) => {
    expect(offScript(line)).toBeNull()
  })

  it('is answered by the question that comes last', () => {
    expect(offScript('Did you get the letter we sent? And who lives with you?')).toBe('household')
  })

  it('is about the call itself or about the debtor', () => {
    expect(isAboutTheCall('Could you hold on a second?')).toBe(true)
    expect(isAboutTheCall('Who lives with you?')).toBe(false)
  })
})
