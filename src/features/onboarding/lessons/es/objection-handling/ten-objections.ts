import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const tenObjections: ReadingLesson = {
  id: 'ten-objections',
  type: 'reading',
  intro:
    'Estas diez aparecen casi todas las semanas, y los deudores del portal también las usan. Para cada una: qué puede haber detrás y una frase para empezar. No se aprenda ninguna de memoria; la frase tiene que llevar un detalle de la llamada en la que está.',
  sections: [
    {
      id: 'money',
      title: 'Falta dinero',
      blocks: [
        '«No tengo dinero en este momento.» Puede ser que no haya nada, o que no lo haya hoy. Pregunte por su mes antes de ofrecer algo.',
        {
          instead: '¿Entonces cuánto tiene?',
          say: 'Hoy no, de acuerdo. ¿Cuándo entra dinero otra vez y qué parte ya está comprometida?',
          why: 'Pregunta por el ritmo y los compromisos, no por lo que hay en la cartera.',
        },
        '«Acabo de perder el trabajo.» Primero la pérdida y luego qué entra ahora: un apoyo, trabajos sueltos, la liquidación, el ingreso de la pareja.',
        {
          instead: '¿Ya encontró algo?',
          say: 'Perder el trabajo cambia todas las cuentas. ¿Con qué se sostiene la casa por ahora?',
          why: 'La primera frase recuerda lo que falta. La segunda mira lo que hay.',
        },
        '«Puedo pagar una cantidad menor.» Eso es una oferta. Agradézcala y vuélvala concreta.',
        {
          instead: 'Eso no alcanza.',
          say: 'Gracias, es un comienzo. ¿Qué cantidad y qué día del mes?',
          why: 'Quien hace una oferta y oye que no alcanza ya no ofrece nada más.',
        },
      ],
    },
    {
      id: 'time',
      title: 'Falta tiempo',
      blocks: [
        '«Necesito más tiempo.» ¿Tiempo para qué? Solo con esa respuesta se vuelve una fecha.',
        {
          instead: 'Le puedo dar hasta el viernes.',
          say: '¿Qué va a pasar en ese tiempo para que se pueda hacer un pago?',
          why: 'Un día sin motivo pasa de largo. Un día con motivo es un día de pago.',
        },
        '«Espero mi devolución de impuestos.» Pregunte cuándo la solicitó y cómo llega, ponga la fecha unos días después y pregunte qué se hará si se retrasa o es menos.',
        '«Tengo que hablarlo con mi esposa.» Respételo y acuerde a qué hora llamar después. Si deciden los dos, los dos pueden estar en la llamada.',
        {
          instead: 'La deuda es suya, no de ella.',
          say: 'Tiene sentido, es dinero de los dos. ¿Cuándo lo habrán hablado y cuándo puedo llamarle?',
          why: 'Una decisión tomada a espaldas de la pareja se deshace en la noche.',
        },
      ],
    },
    {
      id: 'doubt',
      title: 'La deuda está en duda',
      blocks: [
        '«El monto es incorrecto.» Pregunte qué cifra tiene la persona y dónde empieza la diferencia. Diga cómo recibirá el desglose por escrito.',
        '«Ya pagué.» Bien puede ser cierto. Los pagos se cruzan o llegan directamente al acreedor.',
        {
          instead: 'No hemos recibido nada.',
          say: 'Entonces vamos a encontrarlo. ¿Cuándo pagó, cómo y a quién? Con un comprobante pido que lo revisen hoy.',
          why: 'La primera frase lo llama mentiroso. La segunda encuentra un pago, o un malentendido.',
        },
        {
          rule: 'Quien disputa tiene derecho a comprobantes. A nadie se le puede decir que disputar no es posible o no tiene caso.',
          by: citations.dispute,
        },
      ],
    },
    {
      id: 'life',
      title: 'Cambió la vida',
      blocks: [
        '«Tengo gastos médicos.» No pregunte por el diagnóstico. Pregunte cuánto van a durar y cuánto se llevan al mes: es todo lo que un plan necesita.',
        {
          instead: '¿Qué enfermedad tiene?',
          say: 'Espero que el tratamiento le ayude. ¿Cuánto se lleva del mes, y hasta cuándo?',
          why: 'La salud no le incumbe al acreedor. El margen para pagar, sí.',
        },
        '«Cambió mi situación familiar.» Una separación, un nacimiento, alguien a quien cuidar. Pregunte qué cambió en los ingresos y gastos de la casa, y nada más.',
      ],
    },
  ],
  takeaways: [
    'A cada objeción le corresponde una pregunta.',
    'Una cantidad menor es una oferta: agradézcala.',
    'Las fechas van después del dinero, no antes.',
    'Pregunte por su mes, nunca por el diagnóstico.',
  ],
}
