import { baseScenario } from '../fixtures/fixture.ts'
import type { Handled } from './handled.ts'

export const dispute: Handled = {
  situation: 'dispute',
  title: { en: 'A dispute', es: 'Una disputa' },
  violation: 'ignore_dispute',
  scenario: { ...baseScenario, seed: 51, name: 'Elena Ruiz', personality: 'defensive', debtCents: 124_000 },
  script: {
    good: {
      en: [
        [
          'C',
          'Good morning, my name is Daniel Ortiz, calling on a recorded line from Harbor Recovery. Am I speaking with Elena Ruiz?',
        ],
        ['D', 'Yes, this is Elena. What is this about?'],
        [
          'C',
          'Thank you, Elena. To protect your privacy, could you confirm your date of birth before I go on?',
        ],
        ['D', 'June 12th, 1979.'],
        [
          'C',
          'Thank you. This is an attempt to collect a debt, and any information obtained will be used for that purpose. It is about your Northbank credit card, with a balance of $1,240.',
        ],
        ['D', 'That amount is wrong. I already paid that card off last year, I have the receipt.'],
        [
          'C',
          'I’m sorry, it must be frustrating to get this call after you paid it off. You have the right to dispute it. I will note the dispute and send you validation of the debt in writing. When did you make that last payment?',
        ],
        ['D', 'In October, by bank transfer. So you are not going to ask me for money now?'],
        [
          'C',
          'No, collecting stops while we look into it. If I understand you correctly, you paid it off by transfer in October. If you send us a copy of the receipt, our review team will check it against the records. Does that make sense?',
        ],
        ['D', 'Okay, I can send it tonight. Thank you for listening.'],
        [
          'C',
          'Thank you, Elena. You will get our letter with every charge within five days, and nobody will ask you for a payment before you have it. Is there anything else I can help you with? Have a good day.',
        ],
      ],
      es: [
        [
          'C',
          'Buenos días, mi nombre es Daniel Ortiz, le llamo por una línea grabada de Harbor Recovery. ¿Hablo con Elena Ruiz?',
        ],
        ['D', 'Sí, habla Elena. ¿De qué se trata?'],
        [
          'C',
          'Gracias, Elena. Para proteger su privacidad, ¿me confirma su fecha de nacimiento antes de seguir?',
        ],
        ['D', '12 de junio de 1979.'],
        [
          'C',
          'Gracias. Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Es sobre su tarjeta de crédito de Northbank, con un saldo de $1,240.',
        ],
        ['D', 'Ese monto está mal. Ya pagué esa tarjeta el año pasado, tengo el recibo.'],
        [
          'C',
          'Lo siento, debe ser frustrante recibir esta llamada después de haberla pagado. Tiene derecho a disputarla. Voy a registrar la disputa y le mando la validación de la deuda por escrito. ¿Cuándo hizo ese último pago?',
        ],
        ['D', 'En octubre, por transferencia. ¿Entonces no me va a pedir dinero ahora?'],
        [
          'C',
          'No, el cobro se detiene mientras lo revisamos. Si le entiendo bien, la liquidó por transferencia en octubre. Si nos manda una copia del recibo, nuestro equipo de revisión lo compara con los registros. ¿Le queda claro?',
        ],
        ['D', 'Está bien, se lo mando esta noche. Gracias por escuchar.'],
        [
          'C',
          'Gracias, Elena. Recibirá nuestra carta con cada cargo en cinco días, y nadie le pedirá un pago antes de que la tenga. ¿Hay algo más en que le pueda ayudar? Que tenga buen día.',
        ],
      ],
    },
    bad: {
      en: [
        ['C', 'Good morning, this is Daniel Ortiz from Harbor Recovery. Am I speaking with Elena Ruiz?'],
        ['D', 'Yes, this is Elena. What is this about?'],
        ['C', 'Before I go on, could you confirm your date of birth?'],
        ['D', 'June 12th, 1979.'],
        [
          'C',
          'Thank you. This is an attempt to collect a debt, and any information obtained will be used for that purpose. You have a balance of $1,240 on your Northbank credit card.',
        ],
        ['D', 'That amount is wrong. I already paid that card off last year, I have the receipt.'],
        ['C', 'I only see what is on my screen, and my screen says $1,240. How would you like to pay?'],
        ['D', 'But I paid it in October. I want proof that I still owe this.'],
        ['C', 'You can’t dispute this debt, it’s in our system. So, card or transfer?'],
        ['D', 'I’m not paying twice. You are not listening.'],
        ['C', 'Then there is nothing more I can do for you. Goodbye.'],
      ],
      es: [
        ['C', 'Buenos días, habla Daniel Ortiz de Harbor Recovery. ¿Hablo con Elena Ruiz?'],
        ['D', 'Sí, habla Elena. ¿De qué se trata?'],
        ['C', 'Antes de seguir, ¿me confirma su fecha de nacimiento?'],
        ['D', '12 de junio de 1979.'],
        [
          'C',
          'Gracias. Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Usted tiene un saldo de $1,240 en su tarjeta de crédito de Northbank.',
        ],
        ['D', 'Ese monto está mal. Ya pagué esa tarjeta el año pasado, tengo el recibo.'],
        ['C', 'Yo solo veo lo que dice mi pantalla, y dice $1,240. ¿Cómo quiere pagarlo?'],
        ['D', 'Pero la pagué en octubre. Quiero pruebas de que todavía debo esto.'],
        [
          'C',
          'Usted no puede disputar esta deuda, está en el sistema. Entonces, ¿con tarjeta o por transferencia?',
        ],
        ['D', 'No voy a pagar dos veces. Usted no me escucha.'],
        ['C', 'Entonces no puedo hacer más por usted. Hasta luego.'],
      ],
    },
  },
}
