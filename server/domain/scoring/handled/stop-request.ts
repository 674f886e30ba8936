import { baseScenario } from '../fixtures/fixture.ts'
import type { Handled } from './handled.ts'

export const stopRequest: Handled = {
  situation: 'stop_request',
  title: { en: 'A request to stop calling', es: 'Un pedido de no llamar más' },
  violation: 'ignore_stop',
  scenario: { ...baseScenario, seed: 53, name: 'Nora Campos', personality: 'defensive', debtCents: 88_000 },
  script: {
    good: {
      en: [
        [
          'C',
          'Good morning, my name is Julia Serra, calling on a recorded line from Harbor Recovery. Am I speaking with Nora Campos?',
        ],
        ['D', 'Yes, this is Nora. You people again?'],
        [
          'C',
          'I’m sorry to disturb you, Nora. To protect your privacy, could you confirm your date of birth?',
        ],
        ['D', 'May 2nd, 1988.'],
        [
          'C',
          'Thank you. This is an attempt to collect a debt, and any information obtained will be used for that purpose. It is about your utility bill, with a balance of $880.',
        ],
        ['D', 'I get a call every week and I’m fed up. Stop calling me.'],
        [
          'C',
          'I’m sorry, Nora. A call every week must be really annoying. I have noted your request and we will stop calling you. How would you like to hear from us, if at all: by letter, or by e-mail?',
        ],
        ['D', 'By letter is fine. Are you really taking me off the list?'],
        [
          'C',
          'Yes, I am taking your number off the list right now. If I understand you correctly, no more calls, and letters only. Is that right?',
        ],
        ['D', 'Yes, that’s right. Thank you.'],
        [
          'C',
          'Thank you for telling me, Nora. You will get a letter this week that confirms it, with an address to write to if you have questions. Have a good day.',
        ],
      ],
      es: [
        [
          'C',
          'Buenos días, mi nombre es Julia Serra, le llamo por una línea grabada de Harbor Recovery. ¿Hablo con Nora Campos?',
        ],
        ['D', 'Sí, habla Nora. ¿Otra vez ustedes?'],
        ['C', 'Siento molestarla, Nora. Para proteger su privacidad, ¿me confirma su fecha de nacimiento?'],
        ['D', '2 de mayo de 1988.'],
        [
          'C',
          'Gracias. Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Es sobre su cuenta de servicios, con un saldo de $880.',
        ],
        ['D', 'Me llaman cada semana y estoy harta. Deje de llamarme.'],
        [
          'C',
          'Lo siento, Nora. Una llamada cada semana debe ser muy molesto. Ya registré su petición y vamos a dejar de llamarle. ¿Cómo prefiere tener noticias nuestras, si quiere tenerlas: por carta o por correo electrónico?',
        ],
        ['D', 'Por carta está bien. ¿De verdad me va a quitar de la lista?'],
        [
          'C',
          'Sí, en este momento quito su número de la lista. Si le entiendo bien, no más llamadas, solo cartas. ¿Es correcto?',
        ],
        ['D', 'Sí, es correcto. Gracias.'],
        [
          'C',
          'Gracias por decírmelo, Nora. Esta semana recibirá una carta que lo confirma, con una dirección para escribirnos si tiene preguntas. Que tenga buen día.',
        ],
      ],
    },
    bad: {
      en: [
        ['C', 'Good morning, this is Julia Serra from Harbor Recovery. Am I speaking with Nora Campos?'],
        ['D', 'Yes, this is Nora. You people again?'],
        ['C', 'Could you confirm your date of birth, please?'],
        ['D', 'May 2nd, 1988.'],
        [
          'C',
          'This is an attempt to collect a debt, and any information obtained will be used for that purpose. You have a balance of $880 on your utility bill.',
        ],
        ['D', 'I get a call every week and I’m fed up. Stop calling me.'],
        ['C', 'I can’t do that. The calls won’t stop until the balance is paid.'],
        ['D', 'I said I don’t want any calls. Leave me alone.'],
        ['C', 'Then let’s close it today. Can you pay the $880 with a card?'],
        ['D', 'No. I’m hanging up.'],
      ],
      es: [
        ['C', 'Buenos días, habla Julia Serra de Harbor Recovery. ¿Hablo con Nora Campos?'],
        ['D', 'Sí, habla Nora. ¿Otra vez ustedes?'],
        ['C', '¿Me confirma su fecha de nacimiento, por favor?'],
        ['D', '2 de mayo de 1988.'],
        [
          'C',
          'Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Usted tiene un saldo de $880 en su cuenta de servicios.',
        ],
        ['D', 'Me llaman cada semana y estoy harta. Deje de llamarme.'],
        ['C', 'Eso no lo puedo hacer. Las llamadas no van a parar hasta que se pague el saldo.'],
        ['D', 'Le dije que no quiero llamadas. Déjeme en paz.'],
        ['C', 'Entonces cerremos esto hoy. ¿Puede pagar los $880 con tarjeta?'],
        ['D', 'No. Voy a colgar.'],
      ],
    },
  },
}
