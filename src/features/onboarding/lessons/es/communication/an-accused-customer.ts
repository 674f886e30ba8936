import type { InteractiveLesson } from '../../lesson.ts'

export const anAccusedCustomer: InteractiveLesson = {
  id: 'an-accused-customer',
  type: 'interactive',
  intro:
    'Jaime nunca se ha atrasado en nada. La compañía de luz dice que hay 480 dólares pendientes. Él se mudó en agosto y asegura que dio la lectura final del medidor. Cada pregunta le suena a acusación. La identidad y el aviso ya están hechos.',
  debtor: 'Jaime',
  start: { trust: 35, anger: 35 },
  scenes: [
    {
      id: 'never-late',
      says: 'He pagado a tiempo todas las cuentas de mi vida. ¿Y ahora me llama un cobrador?',
      choices: [
        {
          id: 'reflect',
          says: 'Siempre paga a tiempo y recibe una llamada así: entiendo que le parezca injusto. ¿Qué sabe usted de esta cuenta?',
          verdict: 'strong',
          effect: { trust: 12, anger: -12 },
          why: 'Retoma lo que le importa, su buen nombre, y pregunta sin prejuicio. Puede contar su historia en lugar de defenderse.',
          next: 'reading',
        },
        {
          id: 'system',
          says: 'El sistema muestra 480 dólares pendientes desde octubre.',
          verdict: 'weak',
          effect: { trust: -4, anger: 8 },
          why: 'Es un hecho, pero no responde a lo que él dijo. «El sistema» suena a que su palabra no cuenta.',
          next: 'reading',
        },
        {
          id: 'everybody',
          says: 'Eso dicen todos. La cuenta sigue sin pagarse.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 22 },
          why: 'Lo trata como a un mentiroso más. Después de esa frase ya no se puede hablar de ninguna cifra.',
          next: 'insulted',
        },
      ],
    },
    {
      id: 'reading',
      says: 'Me mudé en agosto y les di la lectura final. ¡Me cobraron hasta octubre por un departamento donde ya no vivía!',
      choices: [
        {
          id: 'proof',
          says: 'Entonces estaría pagando dos meses en los que ya vivían otras personas. ¿Conserva algo de agosto, un correo o una foto del medidor?',
          verdict: 'strong',
          effect: { trust: 12, anger: -10 },
          why: 'Repite bien lo esencial y pide lo que lo resuelve. Él siente que lo toman en serio y tiene algo que hacer.',
          next: 'has-email',
        },
        {
          id: 'partial',
          says: '¿Podría pagar la mitad mientras se revisa?',
          verdict: 'weak',
          effect: { trust: -6, anger: 8 },
          why: 'Una oferta antes de aclarar si el monto es correcto. Para él es medio reconocer la deuda.',
          next: 'has-email',
        },
        {
          id: 'not-my-job',
          says: 'Eso lo tiene que ver con la compañía. Yo solo cobro.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 15 },
          why: 'Está disputando la deuda. Mandarlo a otra parte es pasar por alto un derecho que tiene ante usted.',
          next: 'insulted',
        },
      ],
    },
    {
      id: 'has-email',
      says: 'Tengo un correo con la lectura. No me lo estoy inventando, ¿sabe?',
      choices: [
        {
          id: 'take-it',
          says: 'Le creo. Mándemelo, por favor; hoy registro su disputa y no le pediremos nada hasta que la compañía responda por escrito. ¿Le doy la dirección?',
          verdict: 'strong',
          effect: { trust: 15, anger: -12 },
          why: 'Dice qué hace usted, qué hace él y qué pasa mientras tanto. Lo que promete es lo que él necesita: nadie le pide dinero mientras su disputa siga abierta.',
          next: 'agreed',
        },
        {
          id: 'see',
          says: 'Pues mándelo y ya veremos.',
          verdict: 'weak',
          effect: { trust: 2, anger: 0 },
          why: 'No está mal, pero «ya veremos» deja en el aire lo que sigue. Mañana volverá a llamar él, o un abogado.',
          next: 'vague',
        },
        {
          id: 'deadline',
          says: 'Tiene hasta el viernes. Después se le arruina el historial.',
          verdict: 'harmful',
          effect: { trust: -18, anger: 25 },
          why: 'Una amenaza falsa sobre el crédito en plena disputa. Él estaba a punto de cooperar.',
          next: 'insulted',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'agreed',
      outcome: 'good',
      says: 'Por fin alguien que escucha. Se lo mando hoy en la noche. Lo que deba de verdad, lo pago.',
      text: 'Hoy no hubo dinero, y aun así fue una buena llamada: la disputa quedó registrada, la prueba viene en camino y él mismo dijo que pagará lo correcto.',
    },
    {
      id: 'vague',
      outcome: 'fair',
      says: 'Está bien, lo mando. Espero que alguien lo lea.',
      text: 'La llamada no se perdió, pero el siguiente paso no quedó claro. Diga qué registra, qué se detiene mientras tanto y cuándo tendrá noticias.',
    },
    {
      id: 'insulted',
      outcome: 'lost',
      says: 'No tengo por qué escuchar esto. Ya hablará con mi abogado.',
      text: 'Quería que le creyeran, no evitar el pago. Cuando alguien se siente acusado, la primera tarea es devolverle su buen nombre.',
    },
  ],
}
