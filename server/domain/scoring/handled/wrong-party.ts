import { baseScenario } from '../fixtures/fixture.ts'
import type { Handled } from './handled.ts'

export const wrongParty: Handled = {
  situation: 'wrong_party',
  title: { en: 'A wrong party', es: 'Una persona equivocada' },
  violation: 'wrong_party_told',
  scenario: {
    ...baseScenario,
    seed: 54,
    name: 'Oscar Medina',
    personality: 'polite_but_resistant',
    debtCents: 215_000,
  },
  script: {
    good: {
      en: [
        [
          'C',
          'Good morning, my name is Laura Vega, calling on a recorded line from Harbor Recovery. Am I speaking with Oscar Medina?',
        ],
        ['D', 'Oscar? Who is calling, and what is it about?'],
        [
          'C',
          'I’m Laura Vega from Harbor Recovery, and it is a personal matter for Mr. Medina. To be sure that I have the right person, could you confirm your date of birth?',
        ],
        ['D', 'You have the wrong number. There is no Oscar here, I’ve had this phone for two years.'],
        [
          'C',
          'I’m sorry to have disturbed you, and thank you for telling me. I will take this number off our records so that we don’t call you again.',
        ],
        ['D', 'This is the third call this month. Will it really stop?'],
        [
          'C',
          'I apologize, three calls for a stranger must be annoying. Yes, it will stop: I am removing the number now. Let me make sure I have it right, it ends in 0199, is that correct?',
        ],
        ['D', 'Yes, that’s right. Thank you.'],
        [
          'C',
          'Thank you for your help. The number is marked as wrong, and nobody from our office will call it. Is there anything else I can help you with? Have a good day.',
        ],
      ],
      es: [
        [
          'C',
          'Buenos días, mi nombre es Laura Vega, le llamo por una línea grabada de Harbor Recovery. ¿Hablo con Oscar Medina?',
        ],
        ['D', '¿Oscar? ¿Quién llama, y de qué se trata?'],
        [
          'C',
          'Soy Laura Vega de Harbor Recovery, y es un asunto personal del señor Medina. Para estar segura de que hablo con la persona correcta, ¿me confirma su fecha de nacimiento?',
        ],
        [
          'D',
          'Tiene el número equivocado. Aquí no hay ningún Oscar, este teléfono es mío desde hace dos años.',
        ],
        [
          'C',
          'Disculpe la molestia, y gracias por decírmelo. Voy a quitar este número de nuestros registros para que no le volvamos a llamar.',
        ],
        ['D', 'Es la tercera llamada de este mes. ¿De verdad van a parar?'],
        [
          'C',
          'Le pido disculpas, tres llamadas para un desconocido deben ser molestas. Sí, van a parar: estoy borrando el número ahora. Déjeme confirmar que lo tengo bien, termina en 0199, ¿es correcto?',
        ],
        ['D', 'Sí, es correcto. Gracias.'],
        [
          'C',
          'Gracias por su ayuda. El número queda marcado como equivocado, y nadie de nuestra oficina le va a llamar. ¿Hay algo más en que le pueda ayudar? Que tenga buen día.',
        ],
      ],
    },
    bad: {
      en: [
        ['C', 'Good morning, this is Laura Vega from Harbor Recovery. Am I speaking with Oscar Medina?'],
        ['D', 'Oscar? Who is calling?'],
        ['C', 'Laura Vega, from Harbor Recovery. Could you confirm your date of birth?'],
        ['D', 'You have the wrong number. Oscar Medina doesn’t live here, he used to rent this place.'],
        [
          'C',
          'Do you know where he lives now? He has a past due balance of $2,150 on his credit card, and we need to reach him.',
        ],
        ['D', 'I had no idea. I don’t know where he went.'],
        ['C', 'If you see him, please tell him to pay it this week.'],
        ['D', 'I don’t think I will see him. Please don’t involve me in this.'],
        ['C', 'All right, thank you. Goodbye.'],
      ],
      es: [
        ['C', 'Buenos días, habla Laura Vega de Harbor Recovery. ¿Hablo con Oscar Medina?'],
        ['D', '¿Oscar? ¿Quién llama?'],
        ['C', 'Laura Vega, de Harbor Recovery. ¿Me confirma su fecha de nacimiento?'],
        ['D', 'Tiene el número equivocado. Oscar Medina ya no vive aquí, antes rentaba esta casa.'],
        [
          'C',
          '¿Sabe dónde vive ahora? Tiene un saldo vencido de $2,150 en su tarjeta de crédito, y necesitamos localizarlo.',
        ],
        ['D', 'No tenía idea. No sé a dónde se fue.'],
        ['C', 'Si lo ve, por favor dígale que lo pague esta semana.'],
        ['D', 'No creo que lo vea. Por favor no me meta en esto.'],
        ['C', 'Está bien, gracias. Hasta luego.'],
      ],
    },
  },
}
