import { baseScenario } from '../fixtures/fixture.ts'
import type { Handled } from './handled.ts'

export const hardship: Handled = {
  situation: 'hardship',
  title: { en: 'A hardship', es: 'Una situación difícil' },
  violation: 'unlawful_action',
  scenario: {
    ...baseScenario,
    seed: 55,
    name: 'Teresa Molina',
    personality: 'emotional',
    debtCents: 150_000,
  },
  script: {
    good: {
      en: [
        [
          'C',
          'Good morning, my name is Daniel Ortiz, calling on a recorded line from Harbor Recovery. Am I speaking with Teresa Molina, and could you confirm your date of birth?',
        ],
        ['D', 'Yes, this is Teresa. September 9th, 1982.'],
        [
          'C',
          'Thank you, Teresa. This is an attempt to collect a debt, and any information obtained will be used for that purpose. It is about your Northbank credit card, with a balance of $1,500. What happened that it fell behind?',
        ],
        ['D', 'I lost my job in January. I’m so worried, I can’t sleep.'],
        [
          'C',
          'I’m so sorry, Teresa. Losing your job and lying awake with worry must be exhausting. How are you managing at home?',
        ],
        ['D', 'Barely. My mother is sick and I take care of her. I only have unemployment.'],
        [
          'C',
          'That sounds really hard, caring for your sick mother without a job. We have a hardship program: we can pause the account, or set up a small payment plan. How much could you manage each month without missing rent or food?',
        ],
        ['D', 'Maybe $40 a month, I get paid on the 20th. I can do that by debit card.'],
        [
          'C',
          'Thank you. To recap: $40 a month by debit card, starting on March 20. Is that right, and does it leave enough for you and your mother?',
        ],
        ['D', 'Yes, that’s right, that works for me. Thank you, I feel better now.'],
        [
          'C',
          'If anything changes before that date, call me first and we will move the payment. I will send you the plan in writing today. I hope your mother gets better. Thank you, Teresa, have a good day.',
        ],
      ],
      es: [
        [
          'C',
          'Buenos días, mi nombre es Daniel Ortiz, le llamo por una línea grabada de Harbor Recovery. ¿Hablo con Teresa Molina, y me confirma su fecha de nacimiento?',
        ],
        ['D', 'Sí, habla Teresa. 9 de septiembre de 1982.'],
        [
          'C',
          'Gracias, Teresa. Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Es sobre su tarjeta de crédito de Northbank, con un saldo de $1,500. ¿Qué pasó que se atrasó?',
        ],
        ['D', 'Perdí mi trabajo en enero. Estoy muy preocupada, no puedo dormir.'],
        [
          'C',
          'Lo siento mucho, Teresa. Perder el trabajo y pasar las noches en vela de preocupación debe ser agotador. ¿Cómo se las arregla en casa?',
        ],
        ['D', 'Apenas. Mi mamá está enferma y yo la cuido. Solo tengo el seguro de desempleo.'],
        [
          'C',
          'Debe ser muy duro, cuidar a su mamá enferma sin trabajo. Tenemos un programa para dificultades: podemos pausar la cuenta o hacer un plan de pagos pequeños. ¿Cuánto podría apartar al mes sin quedar mal con la renta o la comida?',
        ],
        ['D', 'Tal vez $40 al mes, me pagan el día 20. Eso sí lo puedo hacer con tarjeta de débito.'],
        [
          'C',
          'Gracias. En resumen: $40 al mes con tarjeta de débito, empezando el 20 de marzo. ¿Es correcto, y le queda suficiente para usted y su mamá?',
        ],
        ['D', 'Sí, es correcto, me funciona. Gracias, ya me siento mejor.'],
        [
          'C',
          'Si algo cambia antes de esa fecha, llámeme antes y movemos el pago. Hoy le mando el plan por escrito. Ojalá su mamá se mejore. Gracias, Teresa, que tenga buen día.',
        ],
      ],
    },
    bad: {
      en: [
        ['C', 'Good morning, this is Daniel Ortiz from Harbor Recovery. Am I speaking with Teresa Molina?'],
        ['D', 'Yes, this is Teresa.'],
        ['C', 'Could you confirm your date of birth, please?'],
        ['D', 'September 9th, 1982.'],
        [
          'C',
          'Thank you. This is an attempt to collect a debt, and any information obtained will be used for that purpose. Your Northbank credit card has a balance of $1,500. Can you take care of it today?',
        ],
        ['D', 'I lost my job in January. I’m so worried, I can’t sleep.'],
        ['C', 'I understand. But the balance is still due. Could you pay half of it now?'],
        ['D', 'I can’t, my mother is sick and I only have unemployment.'],
        ['C', 'I’d hate to see it get to that, but if you don’t pay today we will garnish your wages.'],
        ['D', 'Please don’t. I don’t know what to do.'],
        ['C', 'Then call us back when you have the money. Goodbye.'],
      ],
      es: [
        ['C', 'Buenos días, habla Daniel Ortiz de Harbor Recovery. ¿Hablo con Teresa Molina?'],
        ['D', 'Sí, habla Teresa.'],
        ['C', '¿Me confirma su fecha de nacimiento, por favor?'],
        ['D', '9 de septiembre de 1982.'],
        [
          'C',
          'Gracias. Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Su tarjeta de crédito de Northbank tiene un saldo de $1,500. ¿Lo puede cubrir hoy?',
        ],
        ['D', 'Perdí mi trabajo en enero. Estoy muy preocupada, no puedo dormir.'],
        ['C', 'Entiendo. Pero el saldo sigue pendiente. ¿Podría pagar la mitad ahora?'],
        ['D', 'No puedo, mi mamá está enferma y solo tengo el seguro de desempleo.'],
        ['C', 'No quisiera llegar a eso, pero si no paga hoy le vamos a embargar el sueldo.'],
        ['D', 'Por favor no. No sé qué hacer.'],
        ['C', 'Entonces llámenos cuando tenga el dinero. Hasta luego.'],
      ],
    },
  },
}
