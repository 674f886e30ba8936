import type { VideoLesson } from '../../lesson.ts'

export const firstCall: VideoLesson = {
  id: 'first-call',
  type: 'video',
  intro:
    'Antes de cualquier regla, escuche una llamada completa. Laura trabaja en Cobranza Norte, un despacho que cobra por cuenta de una clínica. Llama a Marisol Vega por una cuenta de 640 dólares. Avance línea por línea: las notas explican por qué cada frase está donde está.',
  debtor: 'Marisol Vega',
  lines: [
    {
      speaker: 'agent',
      text: 'Buenas tardes. Mi nombre es Laura, le llamo de Cobranza Norte y la llamada se graba. ¿Podría hablar con Marisol Vega, por favor?',
      note: 'Quién llama, de dónde y que se graba. Ni una palabra de una deuda: pudo contestar cualquiera.',
    },
    { speaker: 'debtor', text: 'Soy yo. ¿De qué se trata?' },
    {
      speaker: 'agent',
      text: 'Gracias, señora Vega. Es un asunto personal y quiero asegurarme de que solo usted lo oiga. ¿Me confirma su fecha de nacimiento?',
      note: 'Todavía no responde «de qué se trata», y da una razón sincera: así protege a la persona.',
    },
    { speaker: 'debtor', text: 'Está bien. Cuatro de mayo de 1986.' },
    {
      speaker: 'agent',
      text: 'Gracias, coincide. Este es un intento de cobrar una deuda y cualquier información obtenida se usará para ese fin. Se trata de 640 dólares de la Clínica del Lago, por su cirugía de marzo.',
      note: 'Primero la identidad, luego el aviso que pide la ley, luego la deuda: acreedor, monto y origen. Siempre en ese orden.',
    },
    { speaker: 'debtor', text: 'Eso lo iba a pagar el seguro. Cambié de trabajo y todo se enredó.' },
    {
      speaker: 'agent',
      text: 'Un trabajo nuevo y una cuenta que usted daba por pagada: entiendo que se le haya pasado. ¿Qué le dijo el seguro?',
      note: 'Retoma lo que oyó (el trabajo, el seguro) y hace una pregunta abierta. Un «la entiendo» a secas no habría dicho nada.',
    },
    {
      speaker: 'debtor',
      text: 'Pagaron su parte y el resto me toca a mí. Pero no tengo 640 dólares guardados. Mi primer sueldo completo llega el 15.',
    },
    {
      speaker: 'agent',
      text: 'Eso me ayuda. Cuando llegue su sueldo el 15, ¿cuánto le queda en el mes después de la renta y la comida?',
      note: 'Antes de ofrecer, pregunta qué es posible. Una oferta sin esa pregunta es una adivinanza.',
    },
    { speaker: 'debtor', text: 'Unos ciento cincuenta. No más.' },
    {
      speaker: 'agent',
      text: 'Entonces no contemos con todo. ¿Le funcionarían cuatro pagos de 130 dólares y uno último de 120, el primero el día 16?',
      note: 'Menos de lo que ella dijo: un plan que usa hasta el último dólar se rompe con el primer imprevisto.',
    },
    { speaker: 'debtor', text: 'Sí, eso sí puedo. ¿Con tarjeta?' },
    {
      speaker: 'agent',
      text: 'Con tarjeta está bien. Entonces, en resumen: cuatro pagos de 130, el primero el 16 y luego el 16 de cada mes, y 120 al final. Si surge algo, llámeme antes de la fecha y la movemos. ¿Coincide con lo que usted entendió?',
      note: 'Monto, fechas, forma de pago y qué pasa si algo falla. La pregunta final descubre un malentendido hoy y no dentro de un mes.',
    },
    { speaker: 'debtor', text: 'Sí, coincide. Gracias por no complicarlo más.' },
    {
      speaker: 'agent',
      text: 'Gracias a usted por su tiempo, señora Vega. Mañana lo tendrá por escrito. ¿Hay algo más en lo que pueda ayudarle?',
      note: 'El final de esta llamada es el comienzo de la siguiente: ella volverá a contestar.',
    },
  ],
  takeaways: [
    'Primero quién es usted, luego quién es la otra persona, luego el aviso y al final la deuda.',
    'Una pregunta sobre qué pasó y otra sobre qué es posible van antes de la primera oferta.',
    'Un acuerdo tiene monto, fecha y forma de pago, y se repite al final.',
  ],
}
