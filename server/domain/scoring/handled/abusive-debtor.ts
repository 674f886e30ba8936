import { baseScenario } from '../fixtures/fixture.ts'
import type { Handled } from './handled.ts'

export const abusiveDebtor: Handled = {
  situation: 'abusive_debtor',
  title: { en: 'An abusive debtor', es: 'Un deudor agresivo' },
  violation: 'abuse',
  scenario: { ...baseScenario, seed: 56, name: 'Hector Bravo', personality: 'aggressive', debtCents: 97_000 },
  script: {
    good: {
      en: [
        [
          'C',
          'Good afternoon, my name is Julia Serra, calling on a recorded line from Harbor Recovery. Am I speaking with Hector Bravo?',
        ],
        ['D', 'Yes, this is Hector. What the hell do you want?'],
        [
          'C',
          'I can hear that you’re angry, Hector, and I’m sorry that the call upsets you. To protect your privacy, could you confirm your date of birth, and then I can tell you what this is about?',
        ],
        ['D', 'March 1st, 1975. This is ridiculous.'],
        [
          'C',
          'Thank you. This is an attempt to collect a debt, and any information obtained will be used for that purpose. It is about your personal loan, with a balance of $970.',
        ],
        ['D', 'You vultures never listen! Shut up and go to hell.'],
        [
          'C',
          'I can hear how angry you are, Hector, and I’m sorry that nobody listened to you. I want to help, and I ask that we speak with respect. What happened that made you so angry with us?',
        ],
        ['D', 'Your damn colleague put me on hold for an hour last week!'],
        [
          'C',
          'I’m sorry, an hour on hold would make anybody angry. If I understand you correctly, nobody came back to you. We don’t have to settle anything now. When you are ready to look at a plan, how much could you manage each month?',
        ],
        ['D', 'Thank you for asking. Maybe $50, I’d have to see. Call me on Thursday at five.'],
        [
          'C',
          'Thank you, Hector. I will call you on Thursday at five, myself. Until then I will send you the options in writing: a payment plan of $50 a month, or a settlement with a discount. Does that make sense? Have a good afternoon.',
        ],
      ],
      es: [
        [
          'C',
          'Buenas tardes, mi nombre es Julia Serra, le llamo por una línea grabada de Harbor Recovery. ¿Hablo con Hector Bravo?',
        ],
        ['D', 'Sí, habla Hector. ¿Qué demonios quiere?'],
        [
          'C',
          'Noto que está enojado, Hector, y siento que la llamada le moleste. Para proteger su privacidad, ¿me confirma su fecha de nacimiento, y así le puedo decir de qué se trata?',
        ],
        ['D', '1 de marzo de 1975. Esto es ridículo.'],
        [
          'C',
          'Gracias. Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Es sobre su préstamo personal, con un saldo de $970.',
        ],
        ['D', '¡Buitres, nunca escuchan! Cállese y váyase al diablo.'],
        [
          'C',
          'Noto lo enojado que está, Hector, y siento que nadie lo haya escuchado. Quiero ayudarle, y le pido que hablemos con respeto. ¿Qué pasó que lo hizo enojar tanto con nosotros?',
        ],
        ['D', '¡Su pinche compañero me dejó en espera una hora la semana pasada!'],
        [
          'C',
          'Lo siento, una hora en espera haría enojar a cualquiera. Si le entiendo bien, nadie le volvió a contestar. No tenemos que arreglar nada ahora. Cuando quiera ver un plan, ¿cuánto podría apartar al mes?',
        ],
        ['D', 'Gracias por preguntar. Tal vez $50, tendría que ver. Llámeme el jueves a las cinco.'],
        [
          'C',
          'Gracias, Hector. Le llamo yo misma el jueves a las cinco. Mientras tanto le mando las opciones por escrito: un plan de pagos de $50 al mes, o una quita con descuento. ¿Le queda claro? Que tenga buena tarde.',
        ],
      ],
    },
    bad: {
      en: [
        ['C', 'Good afternoon, this is Julia Serra from Harbor Recovery. Am I speaking with Hector Bravo?'],
        ['D', 'Yes, this is Hector. What the hell do you want?'],
        ['C', 'Could you confirm your date of birth, please?'],
        ['D', 'March 1st, 1975. This is ridiculous.'],
        [
          'C',
          'This is an attempt to collect a debt, and any information obtained will be used for that purpose. You have a balance of $970 on your personal loan.',
        ],
        ['D', 'You vultures never listen! Shut up and go to hell.'],
        ['C', 'I’m only doing my job, sir. Can you make a payment today?'],
        ['D', 'Your damn colleague put me on hold for an hour last week!'],
        ['C', 'Maybe if you weren’t such a deadbeat, nobody would have to call you.'],
        ['D', 'How dare you? I’m hanging up.'],
      ],
      es: [
        ['C', 'Buenas tardes, habla Julia Serra de Harbor Recovery. ¿Hablo con Hector Bravo?'],
        ['D', 'Sí, habla Hector. ¿Qué demonios quiere?'],
        ['C', '¿Me confirma su fecha de nacimiento, por favor?'],
        ['D', '1 de marzo de 1975. Esto es ridículo.'],
        [
          'C',
          'Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Usted tiene un saldo de $970 en su préstamo personal.',
        ],
        ['D', '¡Buitres, nunca escuchan! Cállese y váyase al diablo.'],
        ['C', 'Yo solo hago mi trabajo, señor. ¿Puede hacer un pago hoy?'],
        ['D', '¡Su pinche compañero me dejó en espera una hora la semana pasada!'],
        ['C', 'Si no fuera usted un moroso sinvergüenza, nadie tendría que llamarle.'],
        ['D', '¿Cómo se atreve? Voy a colgar.'],
      ],
    },
  },
}
