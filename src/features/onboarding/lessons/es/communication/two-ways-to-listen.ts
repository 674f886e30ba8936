import type { VideoLesson } from '../../lesson.ts'

export const twoWaysToListen: VideoLesson = {
  id: 'two-ways-to-listen',
  type: 'video',
  intro:
    'El mismo cliente, dos veces. Daniel debe 900 dólares de una tarjeta y desde la primavera trabaja media jornada. El primer agente oye las palabras; el segundo oye a Daniel. La identidad y el aviso ya están hechos.',
  debtor: 'Daniel Ríos',
  lines: [
    { speaker: 'debtor', text: 'En mayo me recortaron las horas. Abro el correo y me siento mal.' },
    {
      speaker: 'agent',
      text: 'Lo entiendo. Tiene 75 días de atraso. ¿Puede pagar el total hoy?',
      note: 'Primer intento. Un «lo entiendo» sin un solo detalle y luego una cifra. Las horas y el correo siguen en el aire.',
    },
    {
      speaker: 'debtor',
      text: '¿Oyó lo que le dije? Gano la mitad. No, no puedo pagar el total hoy.',
      note: 'Lo dice otra vez y más fuerte. Lo que no se oyó, regresa.',
    },
    {
      speaker: 'agent',
      text: 'Lo entiendo. ¿Y la mitad?',
      note: 'El segundo «lo entiendo» vale menos que el primero. La mitad es una adivinanza: nadie ha preguntado cuánto le queda.',
    },
    { speaker: 'debtor', text: 'Mire, mejor mándeme una carta.' },
    {
      speaker: 'agent',
      text: 'La mitad de las horas desde mayo, y cada carta es una cosa más que uno preferiría no abrir. Eso desgasta. ¿Cómo es ahora un mes para usted?',
      note: 'Segundo intento, desde la primera línea. Las horas, mayo, el correo: tres detalles suyos y una pregunta abierta.',
    },
    {
      speaker: 'debtor',
      text: 'Entran como mil cien, y novecientos se van en la renta y el transporte. Lo demás es comida.',
      note: 'Nadie le pidió cifras. Las dio porque le preguntaron por su mes.',
    },
    {
      speaker: 'agent',
      text: 'Quedan doscientos y de ahí tiene que comer. Entonces una cantidad grande no tiene sentido. ¿Las horas van a seguir así?',
      note: 'Repite lo que oyó, saca una conclusión a favor del cliente y pregunta por lo que viene: de eso depende el plan.',
    },
    { speaker: 'debtor', text: 'Desde septiembre vuelvo a treinta horas. Lo tengo por escrito.' },
    {
      speaker: 'agent',
      text: 'Qué buena noticia. ¿Con 30 dólares al mes hasta septiembre y 90 a partir de ahí podría dormir tranquilo?',
      note: 'Una oferta a la medida de su vida: poco hasta septiembre y más después.',
    },
    {
      speaker: 'debtor',
      text: 'Treinta, sí. Y noventa desde octubre, cuando llegue el primer sueldo completo.',
    },
    {
      speaker: 'agent',
      text: 'Desde octubre, entonces. 30 dólares el día 5 de cada mes, el primero este mes con tarjeta, y desde el 5 de octubre serán 90, hasta completar los 900. ¿Lo dije bien?',
      note: 'Acepta la corrección sin regatear un mes y lo repite todo.',
    },
    { speaker: 'debtor', text: 'Así es. Gracias por escuchar.' },
  ],
  takeaways: [
    'El primer agente pidió dinero dos veces y consiguió una carta. El segundo preguntó por un mes y consiguió un plan.',
    'Los detalles demuestran que usted escuchó; «lo entiendo» solo lo afirma.',
    'Un plan puede cambiar de monto cuando cambia la vida que hay detrás.',
  ],
}
