import type { InteractiveLesson } from '../../lesson.ts'

export const theCounterOffer: InteractiveLesson = {
  id: 'the-counter-offer',
  type: 'interactive',
  intro:
    'Renata debe 3,000 dólares de un préstamo. Trabaja en una cocina, le pagan dos veces al mes y ya le contó por qué quedó pendiente: dos meses con menos horas. Quiere pagar. Ahora se trata de cifras. Su acreedor permite planes de hasta 24 meses.',
  debtor: 'Renata',
  start: { trust: 50, anger: 15 },
  scenes: [
    {
      id: 'first-figure',
      says: 'A ver, ¿cuánto quiere que pague al mes?',
      choices: [
        {
          id: 'ask-room',
          says: 'Empecemos por su mes: ¿cuánto le queda después de la renta y la comida, y qué día lo tiene?',
          verdict: 'strong',
          effect: { trust: 8, anger: -4 },
          why: 'Ella pregunta por la cifra de usted; usted pregunta por su margen. Así el regateo se vuelve una cuenta.',
          next: 'room-known',
        },
        {
          id: 'high-anchor',
          says: '500 dólares al mes y en medio año terminamos.',
          verdict: 'weak',
          effect: { trust: -6, anger: 8 },
          why: 'Una cifra caída del cielo. No es de ella, así que tiene que defenderse.',
          next: 'shocked',
        },
        {
          id: 'whatever',
          says: 'Lo que pueda. Veinte también está bien.',
          verdict: 'weak',
          effect: { trust: 4, anger: -2 },
          why: 'Amable, y el último peldaño primero. Con veinte al mes serían doce años; su acreedor permite dos.',
          next: 'too-low',
        },
      ],
    },
    {
      id: 'room-known',
      says: 'Me quedan como doscientos, el 15. Pero no todos los meses son iguales.',
      choices: [
        {
          id: 'below-room',
          says: 'Entonces 130 dólares el 16 de cada mes, y el resto lo guarda para una mala semana. ¿Lo puede sostener?',
          verdict: 'strong',
          effect: { trust: 10, anger: -4 },
          why: 'Dos terceras partes de lo que le queda, un día después de su pago, un motivo y una pregunta.',
          next: 'counter',
        },
        {
          id: 'all-room',
          says: 'Doscientos, entonces. El 15.',
          verdict: 'weak',
          effect: { trust: -5, anger: 5 },
          why: 'Todo lo que le queda. El primer imprevisto rompe también el plan.',
          next: 'counter',
        },
        {
          id: 'more-than-room',
          says: 'Si saliera menos, serían trescientos.',
          verdict: 'harmful',
          effect: { trust: -18, anger: 22 },
          why: 'Un juicio sobre una vida que usted no conoce. De ahí en adelante ella habla de respeto y no de cifras.',
          next: 'offended',
        },
      ],
    },
    {
      id: 'shocked',
      says: '¿Quinientos? ¡Eso es más de lo que me queda en dos meses!',
      choices: [
        {
          id: 'take-back',
          says: 'Entonces esa no era la cifra. ¿Cuánto le queda en un mes y qué día?',
          verdict: 'strong',
          effect: { trust: 8, anger: -8 },
          why: 'Suelta la cifra sin pelear y pregunta lo que debió ir primero.',
          next: 'room-known',
        },
        {
          id: 'half-it',
          says: 'Bueno, doscientos cincuenta.',
          verdict: 'weak',
          effect: { trust: -5, anger: 3 },
          why: 'Otra adivinanza. Ella aprende que las cifras de usted bajan si levanta la voz.',
          next: 'counter',
        },
        {
          id: 'court',
          says: 'Un juez se lo descontaría directo del sueldo.',
          verdict: 'harmful',
          effect: { trust: -20, anger: 28 },
          why: 'Ningún juez ha resuelto nada y nadie ha demandado: una amenaza falsa según 15 U.S.C. 1692e(4) y (5).',
          next: 'offended',
        },
      ],
    },
    {
      id: 'counter',
      says: 'Yo diría mejor ochenta. Mis horas no son seguras y no quiero volver a quedar mal.',
      choices: [
        {
          id: 'trade',
          says: 'Que esta vez quiera cumplirlo vale más para mí que la cifra. Con ochenta se alarga demasiado. ¿Qué tal 125: con cargo automático el 16, y la mitad en un mes en que le recorten horas?',
          verdict: 'strong',
          effect: { trust: 12, anger: -5 },
          why: 'Atiende su preocupación, dice con franqueza por qué ochenta no alcanza y cede algo a cambio de algo. 125 al mes son justo 24 meses.',
          next: 'agreed',
        },
        {
          id: 'accept-80',
          says: 'Bien, ochenta entonces.',
          verdict: 'weak',
          effect: { trust: 5, anger: -3 },
          why: 'Serían 38 meses, más de lo que puede autorizar. Mañana tendría que echarse para atrás.',
          next: 'too-low',
        },
        {
          id: 'insist',
          says: 'Ciento treinta o nada.',
          verdict: 'harmful',
          effect: { trust: -10, anger: 12 },
          why: 'Ella hizo una oferta y dio un motivo. Un ultimátum no responde a ninguna de las dos cosas.',
          next: 'offended',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'agreed',
      outcome: 'good',
      says: '¿La mitad si me recortan horas? Entonces sí. Ciento veinticinco el 16.',
      text: 'El plan cabe en lo que usted puede autorizar y en el mes de ella, y prevé un mes malo. Ahora el resumen: monto, día, forma de pago, excepción, y con las palabras de ella.',
    },
    {
      id: 'too-low',
      outcome: 'fair',
      says: 'Ah, qué fácil. Está bien.',
      text: 'Aceptó, pero usted no puede autorizar ese plan. Conozca su margen antes de decir una cifra y baje la escalera peldaño por peldaño.',
    },
    {
      id: 'offended',
      outcome: 'lost',
      says: '¿Sabe qué? Quédese con su plan. Pagaré cuando pueda.',
      text: 'Ella venía a pagar. Los juicios, las amenazas y los ultimátums cuestan más que cualquier descuento.',
    },
  ],
}
