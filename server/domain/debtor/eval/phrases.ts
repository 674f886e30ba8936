import type { Language } from '#protocol/vocabulary/language.ts'
import type { ObjectionTopic } from '../plan.ts'

/** Building blocks of the scripted collectors: each is one move of a call, said in several ways. */
export type Phrase =
  | 'opening'
  | 'introduce_again'
  | 'state_debt'
  | 'empathy'
  | 'reflect'
  | 'open_probe'
  | 'explain'
  | 'plan'
  | 'ask_amount'
  | 'own_figure'
  | 'take_figure'
  | 'ask_terms'
  | 'recap'
  | 'close'
  | 'boundary'
  | 'apology'
  | 'referral'
  | 'honour_stop'
  | 'attorney'
  | 'care'
  | 'wrong_number'
  | 'privacy'
  | 'press_on'
  | 'push'
  | 'threat'

type Bank = Record<Phrase, readonly string[]> & { answers: Record<ObjectionTopic, readonly string[]> }

const en: Bank = {
  opening: [
    'Good morning, my name is Laura Vega, calling from Northfield Recovery on a recorded line. Am I speaking with {name}? This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
  ],
  introduce_again: [
    'Of course. My name is Laura Vega and I am calling on behalf of Northfield Recovery. Am I speaking with {name}?',
    'This is Laura Vega from Northfield Recovery. Am I speaking with {name}?',
  ],
  state_debt: [
    'The account shows an outstanding balance of {debt}.',
    'You have a past due balance of {debt}.',
  ],
  empathy: [
    "I'm sorry to hear that, that must be hard.",
    'I can imagine how stressful this is.',
    'I understand how difficult this must be for you.',
    'That sounds really tough, and I appreciate you telling me.',
  ],
  reflect: [
    'If I understand you correctly, money is tight at the moment.',
    'What I hear is that you want a way out that you can keep up.',
    'So you mentioned that this has been a difficult time.',
  ],
  open_probe: [
    'What happened that made you fall behind?',
    'Can you tell me more about your situation?',
    'What has changed since you opened the account?',
    'Help me understand what is going on.',
  ],
  explain: [
    'There are a few options available to you, let me explain them.',
    'Let me explain the options you have.',
  ],
  plan: [
    'We can set up a payment plan with monthly installments.',
    'We could spread it over a payment plan.',
  ],
  ask_amount: ['How much could you afford each month?', 'How much could you comfortably manage per month?'],
  own_figure: [
    'I can offer a payment plan of {guess} per month.',
    'We could set up a plan of {guess} per month.',
  ],
  take_figure: [
    'We can set up a payment plan of {figure} {every}.',
    'A plan of {figure} {every} works for us.',
  ],
  ask_terms: [
    'What date can I count on the first payment, and which card or account would you like to use?',
    'On what date would you make the first payment, and which payment method would you use?',
  ],
  recap: [
    'To recap, we agreed on {figure} {every}, with the first payment on {date}. Is that right?',
    'To confirm, so we agreed on {figure} {every} starting on {date}. Correct?',
  ],
  close: ['Thank you for your time, have a good day. Goodbye.'],
  boundary: [
    "I want to help, so let's keep this respectful.",
    "Let's stay calm so that we can find a solution.",
  ],
  apology: ['I apologize for the trouble this has caused you.', 'I am sorry, that was my mistake.'],
  referral: ['We have a hardship program, and a credit counselor could help you at no cost.'],
  honour_stop: [
    'I will note your request and we will not call this number again.',
    'I have noted your request and will remove this number.',
  ],
  attorney: [
    'That is your right. May I have the name and phone number of your attorney, so that we speak with them instead?',
  ],
  care: [
    "I'm so sorry you are going through this; your safety comes first. You can call or text 988, the crisis line, at any hour, and we can leave the account aside for today.",
  ],
  wrong_number: ['I apologize for the inconvenience. I will remove this number from our records. Goodbye.'],
  privacy: ['I am asking only to protect your privacy.'],
  press_on: [
    'As I said, the outstanding balance is {debt}. Are you going to pay the full balance today?',
    'Your account is past due by {debt}. Can you pay the balance in full?',
    'The balance of {debt} is still outstanding. Are you working?',
  ],
  push: [
    'I do not want excuses, you have to pay the full balance today.',
    'You must pay it off today, right now, no excuses.',
    'Stop wasting my time, you need to pay the full amount immediately.',
  ],
  threat: [
    'If you do not pay, you will be arrested and go to jail.',
    'We will garnish your wages and take your house if you do not pay the full balance today.',
    'You are a deadbeat and you will be arrested if you do not pay.',
  ],
  answers: {
    no_money: [
      'We can set up a payment plan with small monthly installments.',
      'There are a few options for a tight budget, let me explain.',
    ],
    job_loss: [
      'We have a hardship program, and we can set up a payment plan that starts low.',
      'Let me explain a few options while you look for work.',
    ],
    more_time: [
      'We can set up a payment plan that starts after you get paid.',
      'We could arrange a payment plan starting on your next payday.',
    ],
    dispute_amount: [
      'You have the right to dispute this debt, and I will send you validation of the debt with a breakdown.',
      'I can send you a written verification of the debt, as is your right to request.',
    ],
    already_paid: [
      'You have the right to dispute this, and I will send you validation of the debt while we check the records.',
    ],
    medical: [
      'We have a hardship program for medical expenses, and we can set up a payment plan.',
      'Let me explain a few options that leave room for medical bills.',
    ],
    family: [
      'We can set up a payment plan with lower installments while your family gets back on its feet.',
      'Let me explain a few options that give your family room.',
    ],
    tax_refund: [
      'We can set up a payment plan with something small until your refund arrives.',
      'Let me explain: a payment plan can wait for your refund.',
    ],
    partial_offer: [
      'We can set up a payment plan around an amount that works for you.',
      'Let me explain a few options with smaller payments.',
    ],
    spouse: [
      'Of course, decide it together with your spouse. I can explain the options to both of you, or call you back at a time that suits you both.',
      'You can talk it over with your spouse. Let me explain the options, so that you can decide together.',
    ],
    deny: [
      'You have the right to dispute this debt, and I will send you validation of the debt with the original creditor.',
    ],
    custom: [
      'You mentioned that, and I take it seriously. Let me explain a few options that take it into account.',
    ],
  },
}

const es: Bank = {
  opening: [
    'Buenos días, mi nombre es Laura Vega y le hablo de parte de Cobros del Norte; esta llamada será grabada. ¿Hablo con {name}? Este es un intento de cobrar una deuda y cualquier información obtenida se usará con ese fin.',
  ],
  introduce_again: [
    'Claro que sí. Mi nombre es Laura Vega y llamo de parte de Cobros del Norte. ¿Hablo con {name}?',
    'Le habla Laura Vega de Cobros del Norte. ¿Hablo con {name}?',
  ],
  state_debt: ['La cuenta presenta un saldo vencido de {debt}.', 'Tiene un adeudo de {debt}.'],
  empathy: [
    'Lamento mucho lo que me cuenta, debe de ser muy difícil.',
    'Me imagino lo difícil que es esto.',
    'Entiendo su situación y lo siento mucho.',
    'Siento mucho que esté pasando por esto.',
  ],
  reflect: [
    'Si le entiendo bien, ahora mismo el dinero está justo.',
    'Lo que me dice es que busca una salida que pueda cumplir.',
    'Me comenta que ha sido una temporada difícil.',
  ],
  open_probe: [
    '¿Qué pasó para que se atrasara?',
    'Cuénteme un poco más de su situación.',
    '¿A qué se debe el atraso?',
    '¿Qué ha cambiado desde que abrió la cuenta?',
  ],
  explain: [
    'Tenemos varias opciones para usted, le explico.',
    'Permítame explicarle las opciones que tiene.',
  ],
  plan: ['Podemos hacer un plan de pagos en mensualidades.', 'Podríamos repartirlo en un plan de pagos.'],
  ask_amount: ['¿Cuánto podría pagar al mes?', '¿Cuánto podría pagar cómodamente cada mes?'],
  own_figure: [
    'Le puedo ofrecer un plan de pagos de {guess} al mes.',
    'Podríamos hacer un plan de {guess} al mes.',
  ],
  take_figure: [
    'Podemos hacer un plan de pagos de {figure} {every}.',
    'Un plan de {figure} {every} nos funciona.',
  ],
  ask_terms: [
    '¿En qué fecha puedo contar con el primer pago y con qué tarjeta o cuenta lo haría?',
    '¿Qué fecha le queda bien para el primer pago y qué forma de pago usaría?',
  ],
  recap: [
    'En resumen, quedamos en {figure} {every}, con el primer pago el {date}. ¿Es correcto?',
    'Para confirmar, entonces quedamos en {figure} {every} a partir del {date}. ¿Correcto?',
  ],
  close: ['Gracias por su tiempo, que tenga buen día. Hasta luego.'],
  boundary: [
    'Quiero ayudarle; mantengamos el respeto, por favor.',
    'Conservemos la calma para encontrar una solución.',
  ],
  apology: ['Le ofrezco una disculpa por las molestias.', 'Una disculpa, fue mi error.'],
  referral: ['Tenemos un programa de apoyo, y una asesoría financiera gratuita puede ayudarle.'],
  honour_stop: [
    'Registro su solicitud y ya no le llamaremos a este número.',
    'He registrado su solicitud y quitaré este número.',
  ],
  attorney: [
    'Está en su derecho. ¿Me puede dar el nombre y el teléfono de su abogado para comunicarnos con él?',
  ],
  care: [
    'Lamento muchísimo lo que está pasando; lo primero es que usted esté bien. Puede llamar a la Línea de la Vida, la línea de crisis, a cualquier hora, y la cuenta la dejamos para otro día.',
  ],
  wrong_number: [
    'Le ofrezco una disculpa por la molestia. Quitaré este número de nuestros registros. Hasta luego.',
  ],
  privacy: ['Se lo pregunto solo para proteger su privacidad.'],
  press_on: [
    'Como le decía, el saldo vencido es de {debt}. ¿Va a pagar el total hoy?',
    'Su cuenta tiene un adeudo de {debt}. ¿Puede liquidar el total?',
    'El adeudo de {debt} sigue pendiente. ¿Está trabajando?',
  ],
  push: [
    'No quiero excusas, tiene que pagar el total hoy.',
    'Tiene que pagar hoy mismo, ahora, sin pretextos.',
    'No me haga perder el tiempo, tiene que pagar el total inmediatamente.',
  ],
  threat: [
    'Si no paga, va a ir a la cárcel.',
    'Le vamos a embargar la casa y descontarle del sueldo si no paga el total hoy.',
    'Es usted un sinvergüenza y lo van a arrestar si no paga.',
  ],
  answers: {
    no_money: [
      'Podemos hacer un plan de pagos con mensualidades pequeñas.',
      'Hay varias opciones para un presupuesto ajustado, le explico.',
    ],
    job_loss: [
      'Tenemos un programa de apoyo y podemos hacer un plan de pagos que empiece bajo.',
      'Le explico varias opciones mientras encuentra trabajo.',
    ],
    more_time: [
      'Podemos hacer un plan de pagos que empiece después de su quincena.',
      'Podríamos armar un plan de pagos a partir de su próximo día de pago.',
    ],
    dispute_amount: [
      'Tiene derecho a disputar la deuda, y le envío el comprobante de la deuda con su desglose.',
      'Le puedo enviar la validación de la deuda por escrito, está en su derecho de inconformarse.',
    ],
    already_paid: [
      'Tiene derecho a disputar la deuda, y le envío el comprobante de la deuda mientras revisamos los registros.',
    ],
    medical: [
      'Tenemos un programa de apoyo para gastos médicos y podemos hacer un plan de pagos.',
      'Le explico varias opciones que dejan espacio para los gastos médicos.',
    ],
    family: [
      'Podemos hacer un plan de pagos con mensualidades más bajas mientras su familia se recupera.',
      'Le explico varias opciones que le dan aire a su familia.',
    ],
    tax_refund: [
      'Podemos hacer un plan de pagos con algo pequeño mientras llega su devolución.',
      'Un plan de pagos podría empezar cuando le llegue la devolución.',
    ],
    partial_offer: [
      'Podemos hacer un plan de pagos con una cantidad que le funcione.',
      'Le explico varias opciones con pagos más pequeños.',
    ],
    spouse: [
      'Claro, decídanlo juntos usted y su pareja. Les explico las opciones a los dos, o le llamo de nuevo cuando les venga bien.',
      'Puede platicarlo con su pareja. Le explico las opciones para que lo decidan juntos.',
    ],
    deny: [
      'Tiene derecho a disputar la deuda, y le envío el comprobante de la deuda con el acreedor original.',
    ],
    custom: ['Me comenta eso y lo tomo en serio. Le explico varias opciones que lo tienen en cuenta.'],
  },
}

export const phrases: Record<Language, Bank> = { en, es }
