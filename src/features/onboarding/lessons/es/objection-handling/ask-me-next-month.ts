import type { InteractiveLesson } from '../../lesson.ts'

export const askMeNextMonth: InteractiveLesson = {
  id: 'ask-me-next-month',
  type: 'interactive',
  intro:
    'Sofía debe 1,500 dólares de un préstamo personal. Es amable y todo lo deja para después. Detrás hay un motivo que no dice por sí sola. Usted tiene paciencia y ninguna prisa.',
  debtor: 'Sofía',
  start: { trust: 45, anger: 10 },
  scenes: [
    {
      id: 'next-month',
      says: 'Ay, sí, eso. Es un mal mes. Llámeme el próximo, ¿sí?',
      choices: [
        {
          id: 'what-different',
          says: 'Un mal mes, de acuerdo. ¿Qué va a ser distinto el próximo?',
          verdict: 'strong',
          effect: { trust: 6, anger: 0 },
          why: 'Breve, amable y justo la pregunta que separa un motivo de una excusa.',
          next: 'husband',
        },
        {
          id: 'ok-next',
          says: 'Está bien, entonces le llamo el próximo mes.',
          verdict: 'weak',
          effect: { trust: 3, anger: 0 },
          why: 'Agradable para los dos, pero en un mes escuchará la misma frase. No averiguó nada.',
          next: 'put-off',
        },
        {
          id: 'no-more',
          says: 'Ya lo dijo tres veces. Paga este mes o nos vamos a juicio.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 22 },
          why: 'Una demanda que nadie ha decidido es una amenaza falsa: 15 U.S.C. 1692e(5). Y el motivo sigue oculto.',
          next: 'hung-up',
        },
      ],
    },
    {
      id: 'husband',
      says: 'No sé... primero tendría que hablarlo con mi esposo. No le gustan las sorpresas.',
      choices: [
        {
          id: 'knows',
          says: 'Lo deciden juntos, claro. ¿Él sabe del préstamo?',
          verdict: 'weak',
          effect: { trust: -3, anger: 4 },
          why: 'Va directo al punto que duele. Más tarde puede servir; ahora la arrincona.',
          next: 'secret-late',
        },
        {
          id: 'what-hard',
          says: 'Es dinero de los dos. ¿Qué sería lo más difícil de esa conversación?',
          verdict: 'strong',
          effect: { trust: 10, anger: -3 },
          why: 'Pregunta por la conversación y no por el matrimonio. Ella dice solo lo que quiera decir.',
          next: 'secret',
        },
        {
          id: 'your-debt',
          says: 'El contrato está solo a su nombre. Él no tiene nada que ver.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 14 },
          why: 'Es correcto en el papel, pero responde a algo que ella no preguntó. Se cierra.',
          next: 'put-off',
        },
      ],
    },
    {
      id: 'secret',
      says: 'Él no sabe nada. Fue para mi hermano, y mi hermano no me paga. Me da mucha vergüenza.',
      choices: [
        {
          id: 'acknowledge',
          says: 'Quiso ayudar a su hermano y ahora lo carga usted sola. ¿Cuánto podría apartar de su propio sueldo sin tener que explicárselo a nadie?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'A la vergüenza le responde con la buena intención que ella tuvo, y la pregunta está hecha para que pueda contestarla: de su propio sueldo.',
          next: 'plan',
        },
        {
          id: 'tell-him',
          says: 'Debería contárselo, los secretos lo empeoran todo.',
          verdict: 'weak',
          effect: { trust: -8, anger: 6 },
          why: 'Quizá sea cierto, pero no le corresponde a usted. Usted es su camino hacia un plan, no su conciencia.',
          next: 'small-offer',
        },
        {
          id: 'use-it',
          says: 'Entonces le conviene que no tengamos que escribir a su casa.',
          verdict: 'harmful',
          effect: { trust: -25, anger: 30 },
          why: 'Usar un secreto para presionar es hostigamiento (15 U.S.C. 1692d) y el fin de toda confianza.',
          next: 'hung-up',
        },
      ],
    },
    {
      id: 'secret-late',
      says: '¿Tiene que preguntar eso? ... No. No sabe. Fue para mi hermano.',
      choices: [
        {
          id: 'repair',
          says: 'Le ofrezco una disculpa, eso fue demasiado directo. Usted ayudó a su hermano y ahora lo carga sola. ¿Qué sería posible de su propio sueldo?',
          verdict: 'strong',
          effect: { trust: 12, anger: -6 },
          why: 'Una disculpa breve y después lo mismo que por el camino directo. Un error que se reconoce se perdona pronto.',
          next: 'plan',
        },
        {
          id: 'amount-now',
          says: 'Ya veo. ¿Y cuánto puede pagar?',
          verdict: 'weak',
          effect: { trust: -4, anger: 4 },
          why: 'Acaba de decir algo difícil. Sin una palabra sobre eso, la cifra sale pequeña.',
          next: 'small-offer',
        },
        {
          id: 'call-brother',
          says: 'Entonces deme el número de su hermano y le llamo a él.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 18 },
          why: 'El hermano es un tercero y la deuda es de ella: 15 U.S.C. 1692c(b).',
          next: 'hung-up',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'plan',
      outcome: 'good',
      says: 'De mi sueldo... ochenta. El día 1, cuando me depositan. Ochenta sí puedo.',
      text: 'Pregunta tras pregunta, «el próximo mes» se volvió una cifra y un día. Repítalo, pregunte por la forma de pago y anote cómo prefiere que la contacten.',
    },
    {
      id: 'small-offer',
      outcome: 'fair',
      says: 'Quizá veinte. No sé. A ver.',
      text: 'Hay una cifra, pero sin confianza. Una frase sobre lo que ella dijo la habría hecho mayor y más firme.',
    },
    {
      id: 'put-off',
      outcome: 'lost',
      says: 'Perfecto. ¡Entonces hasta el próximo mes!',
      text: 'Nadie se enojó y no pasó nada. Una llamada pospuesta le cuesta a usted un mes y a ella los intereses.',
    },
    {
      id: 'hung-up',
      outcome: 'lost',
      says: '¿Cómo se atreve? ¡No vuelva a llamarme!',
      text: 'El motivo estaba a una pregunta de distancia. La presión convirtió a una clienta amable en alguien que no volverá a contestar.',
    },
  ],
}
