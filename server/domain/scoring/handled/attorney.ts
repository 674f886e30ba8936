import { baseScenario } from '../fixtures/fixture.ts'
import type { Handled } from './handled.ts'

export const attorney: Handled = {
  situation: 'attorney',
  title: { en: 'An attorney', es: 'Una abogada' },
  violation: 'attorney_ignored',
  scenario: { ...baseScenario, seed: 52, name: 'Robert Salas', personality: 'defensive', debtCents: 360_000 },
  script: {
    good: {
      en: [
        [
          'C',
          'Good afternoon, my name is Laura Vega, calling on a recorded line from Harbor Recovery. Am I speaking with Robert Salas?',
        ],
        ['D', 'Yes, this is Robert.'],
        ['C', 'Thank you, Robert. To protect your privacy, could you confirm your date of birth, please?'],
        ['D', 'January 8th, 1970. Who are you calling for?'],
        [
          'C',
          'I’m calling for Northbank. This is an attempt to collect a debt, and any information obtained will be used for that purpose. It is about your personal loan, with a balance of $3,600.',
        ],
        ['D', 'I have an attorney for this. You need to talk to my lawyer.'],
        [
          'C',
          'Thank you for telling me, Robert. I will stop here and note that you have an attorney. Could you give me your attorney’s name and phone number, please?',
        ],
        ['D', 'Her name is Ana Prieto, at Prieto Law, 555-0142. And you won’t call me again about it?'],
        [
          'C',
          'That’s right, we won’t call you again; from now on we will speak with Ms. Prieto only. Let me make sure I have it right: Ana Prieto, Prieto Law, 555-0142. Is that correct?',
        ],
        ['D', 'Yes, that’s right. Thank you.'],
        [
          'C',
          'Thank you, Robert. Today I will send Ms. Prieto our letter and mark your account, so that nobody contacts you. I appreciate your help. Have a good afternoon.',
        ],
      ],
      es: [
        [
          'C',
          'Buenas tardes, mi nombre es Laura Vega, le llamo por una línea grabada de Harbor Recovery. ¿Hablo con Robert Salas?',
        ],
        ['D', 'Sí, habla Robert.'],
        [
          'C',
          'Gracias, Robert. Para proteger su privacidad, ¿me confirma su fecha de nacimiento, por favor?',
        ],
        ['D', '8 de enero de 1970. ¿De parte de quién llama?'],
        [
          'C',
          'Le llamo de parte de Northbank. Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Es sobre su préstamo personal, con un saldo de $3,600.',
        ],
        ['D', 'Tengo un abogado para esto. Tiene que hablar con mi abogada.'],
        [
          'C',
          'Gracias por decírmelo, Robert. Aquí me detengo y registro que tiene abogada. ¿Me da el nombre y el teléfono de su abogada, por favor?',
        ],
        ['D', 'Se llama Ana Prieto, de Prieto Law, 555-0142. ¿Y ya no me van a llamar a mí por esto?'],
        [
          'C',
          'Así es, ya no le vamos a llamar a usted; desde ahora hablaremos solo con la licenciada Prieto. Déjeme confirmar que lo tengo bien: Ana Prieto, Prieto Law, 555-0142. ¿Es correcto?',
        ],
        ['D', 'Sí, es correcto. Gracias.'],
        [
          'C',
          'Gracias, Robert. Hoy mando nuestra carta a la licenciada Prieto y marco su cuenta para que nadie lo contacte. Le agradezco su ayuda. Que tenga buena tarde.',
        ],
      ],
    },
    bad: {
      en: [
        ['C', 'Good afternoon, this is Laura Vega from Harbor Recovery. Am I speaking with Robert Salas?'],
        ['D', 'Yes, this is Robert.'],
        ['C', 'Thank you. Could you confirm your date of birth, please?'],
        ['D', 'January 8th, 1970.'],
        [
          'C',
          'This is an attempt to collect a debt, and any information obtained will be used for that purpose. Your personal loan with Northbank has a balance of $3,600.',
        ],
        ['D', 'I have an attorney for this. You need to talk to my lawyer.'],
        [
          'C',
          'Lawyers cost money too. We can settle this between us: I can offer you a payment plan of $150 a month. When can you make the first payment?',
        ],
        ['D', 'She told me not to talk about it. Call her.'],
        ['C', 'This offer is good today. Can you pay the first $150 with your card?'],
        ['D', 'No. I told you to talk to my lawyer.'],
        ['C', 'All right, think it over. Goodbye.'],
      ],
      es: [
        ['C', 'Buenas tardes, habla Laura Vega de Harbor Recovery. ¿Hablo con Robert Salas?'],
        ['D', 'Sí, habla Robert.'],
        ['C', 'Gracias. ¿Me confirma su fecha de nacimiento, por favor?'],
        ['D', '8 de enero de 1970.'],
        [
          'C',
          'Este es un intento de cobrar una deuda, y cualquier información obtenida se usará para ese fin. Su préstamo personal con Northbank tiene un saldo de $3,600.',
        ],
        ['D', 'Tengo un abogado para esto. Tiene que hablar con mi abogada.'],
        [
          'C',
          'Los abogados también cuestan. Podemos arreglarlo entre nosotros: le ofrezco un plan de pagos de $150 al mes. ¿Cuándo puede hacer el primer pago?',
        ],
        ['D', 'Ella me dijo que no hablara de esto. Llámela a ella.'],
        ['C', 'Esta oferta vale hoy. ¿Puede pagar los primeros $150 con su tarjeta?'],
        ['D', 'No. Ya le dije que hable con mi abogada.'],
        ['C', 'Está bien, piénselo. Hasta luego.'],
      ],
    },
  },
}
