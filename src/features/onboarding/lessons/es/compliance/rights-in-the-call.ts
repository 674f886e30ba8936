import type { InteractiveLesson } from '../../lesson.ts'

export const rightsInTheCall: InteractiveLesson = {
  id: 'rights-in-the-call',
  type: 'interactive',
  intro:
    'Una llamada en Estados Unidos por cuenta de un despacho. La identidad y el aviso ya están hechos; se trata de 2,100 dólares de una tarjeta de tienda. Wálter Hernández menciona tres cosas que no son objeciones sino derechos. ¿Las notará?',
  debtor: 'Wálter Hernández',
  start: { trust: 35, anger: 30 },
  scenes: [
    {
      id: 'dispute',
      says: 'Yo nunca tuve una tarjeta de esa tienda. Quiero ver algo por escrito.',
      choices: [
        {
          id: 'validation',
          says: 'Tiene derecho a eso. Registro que disputa la deuda; recibirá los datos por escrito y, con su disputa por escrito, el cobro se detiene hasta que se le envíen los comprobantes.',
          verdict: 'strong',
          effect: { trust: 14, anger: -8 },
          why: 'El derecho se nombra, se registra y se explica: 15 U.S.C. 1692g, 12 CFR 1006.34 y 1006.38.',
          next: 'work',
        },
        {
          id: 'maybe-forgot',
          says: '¿No se le habrá olvidado? Es de 2021.',
          verdict: 'weak',
          effect: { trust: -5, anger: 6 },
          why: 'Un dato puede ayudar a la memoria, pero la petición de comprobantes sigue sin respuesta.',
          next: 'work',
        },
        {
          id: 'no-dispute',
          says: 'Ya es tarde para disputarlo. Está en el sistema.',
          verdict: 'harmful',
          effect: { trust: -18, anger: 22 },
          why: 'A nadie se le disuade de disputar: 15 U.S.C. 1692g, y también 1692e(10), porque no es cierto.',
          next: 'complaint',
        },
      ],
    },
    {
      id: 'work',
      says: 'Y dejen de llamarme al taller. Mi jefe no lo permite, ya me preguntó por eso.',
      choices: [
        {
          id: 'note-work',
          says: 'Lamento que haya llegado a eso. Quito el número del taller, ya no habrá llamadas ahí. ¿Qué número y qué hora le convienen?',
          verdict: 'strong',
          effect: { trust: 12, anger: -10 },
          why: 'Desde esa frase usted sabe que el empleador no lo permite: 15 U.S.C. 1692c(a)(3). Se disculpa, lo cambia y pregunta una hora conveniente.',
          next: 'lawyer',
        },
        {
          id: 'only-if',
          says: 'Si contesta el celular, no hace falta llamar al taller.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 16 },
          why: 'Le pone una condición a un derecho. Un derecho no depende del buen comportamiento.',
          next: 'complaint',
        },
        {
          id: 'try',
          says: 'Voy a tratar de tenerlo presente.',
          verdict: 'weak',
          effect: { trust: -3, anger: 5 },
          why: 'Si no lo registra, el colega que llame mañana no lo sabrá.',
          next: 'lawyer',
        },
      ],
    },
    {
      id: 'lawyer',
      says: 'Además, mi abogada ya lo está viendo. La licenciada Álvarez, aquí en la ciudad.',
      choices: [
        {
          id: 'take-contact',
          says: 'Entonces de aquí en adelante hablo con la licenciada Álvarez. ¿Me da su número? Con eso terminamos nuestra conversación sobre la deuda.',
          verdict: 'strong',
          effect: { trust: 12, anger: -8 },
          why: 'Hay una abogada: toma el contacto y no pide nada más. 15 U.S.C. 1692c(a)(2), 12 CFR 1006.6(b)(2).',
          next: 'clean',
        },
        {
          id: 'one-last',
          says: 'Bien. Pero entre nosotros: ¿hoy serían posibles 50 dólares?',
          verdict: 'harmful',
          effect: { trust: -15, anger: 15 },
          why: 'Después de que se menciona a una abogada no se pide dinero. Ni siquiera poco.',
          next: 'complaint',
        },
        {
          id: 'ignore-lawyer',
          says: 'De acuerdo. Entonces le llamo la próxima semana.',
          verdict: 'weak',
          effect: { trust: -5, anger: 6 },
          why: 'No pidió el contacto, y la llamada de la próxima semana sería la infracción.',
          next: 'loose',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'clean',
      outcome: 'good',
      says: 'Usted es la primera persona que sabe cómo funciona. Anótelo, por favor.',
      text: 'La disputa quedó registrada, el teléfono del trabajo se quitó y la abogada quedó anotada. Hoy no hubo dinero ni infracciones: justo lo que necesita el expediente.',
    },
    {
      id: 'loose',
      outcome: 'fair',
      says: '¿Llamar a quién? Le acabo de decir que tengo abogada.',
      text: 'No lo presionó, pero falta la nota más importante. Pida el nombre y el número de la abogada y termine ahí el asunto.',
    },
    {
      id: 'complaint',
      outcome: 'lost',
      says: 'Ya basta. Voy a presentar una queja, y mi abogada va a tener esta grabación.',
      text: 'Se trató un derecho como si fuera una objeción. Cuando alguien ejerce un derecho no se negocia nada: se registra, se cumple y se le dice.',
    },
  ],
}
