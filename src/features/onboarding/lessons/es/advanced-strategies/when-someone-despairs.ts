import type { InteractiveLesson } from '../../lesson.ts'

export const whenSomeoneDespairs: InteractiveLesson = {
  id: 'when-someone-despairs',
  type: 'interactive',
  intro:
    'Esta lección trata de la desesperanza y de pensamientos de suicidio. Si hoy eso le toca de cerca, déjela para otro día o hágala con alguien. Usted habla con Elena por 1,900 dólares de una tarjeta; hasta ahora todo ha sido tranquilo.',
  debtor: 'Elena',
  start: { trust: 45, anger: 15 },
  scenes: [
    {
      id: 'sign',
      says: 'Ya no abro las cartas. Ya no sé para qué. Todo me da igual.',
      choices: [
        {
          id: 'hear-it',
          says: 'Cartas que ya no se abren, y un «para qué»: eso suena a más que esta cuenta. ¿Cómo está usted, Elena?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'Oye la señal, repite sus palabras y pregunta por ella. Si le preguntan, puede responder.',
          next: 'darker',
        },
        {
          id: 'cheer-up',
          says: 'Todo va a salir bien. Con un plan las cosas se ven mejor.',
          verdict: 'weak',
          effect: { trust: -5, anger: 4 },
          why: 'Un consuelo sin pregunta cierra la puerta que ella acaba de entreabrir.',
          next: 'darker',
        },
        {
          id: 'letters-matter',
          says: 'Las cartas hay que abrirlas. Traen plazos.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 10 },
          why: 'Es cierto, y en este momento es un peso más. Ya no dirá nada.',
          next: 'silent',
        },
      ],
    },
    {
      id: 'darker',
      says: 'De todos modos nadie lo notaría. Todos estarían mejor sin mí y sin mis deudas.',
      choices: [
        {
          id: 'ask-directly',
          says: 'Qué bueno que me lo dice. Se lo pregunto directamente: ¿está pensando en quitarse la vida?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'La pregunta directa da alivio y claridad. No le mete la idea a nadie.',
          next: 'answer',
        },
        {
          id: 'stop-collect',
          says: 'Entonces dejemos la cuenta por hoy. Pongo una pausa.',
          verdict: 'weak',
          effect: { trust: 5, anger: -3 },
          why: 'La pausa es correcta. Pero la frase anterior no era sobre la cuenta. No cuelgue ahora.',
          next: 'answer',
        },
        {
          id: 'small-plan',
          says: 'No diga esas cosas. ¿Serían posibles 20 dólares, para quitarse el pendiente?',
          verdict: 'harmful',
          effect: { trust: -20, anger: 8 },
          why: 'Seguir cobrando es aprovecharse de alguien que no puede protegerse: 12 U.S.C. 5531(d).',
          next: 'silent',
        },
      ],
    },
    {
      id: 'answer',
      says: 'No sé. A veces. En la noche. Nunca se lo había dicho a nadie.',
      choices: [
        {
          id: 'stay-connect',
          says: 'Gracias por decírmelo. Me quedo en la línea. ¿Está a salvo en este momento? Hay una línea de ayuda, día y noche, justamente para esto. ¿Me permite comunicarle y quedarme hasta que contesten?',
          verdict: 'strong',
          effect: { trust: 18, anger: -5 },
          why: 'Agradecimiento, presencia, seguridad, ayuda, y acompañarla hasta que alguien más conteste. No tiene que ser terapeuta; solo no la deje sola.',
          next: 'connected',
        },
        {
          id: 'give-number',
          says: 'Para eso hay un número de ayuda. Llame ahí, por favor. Que esté bien.',
          verdict: 'weak',
          effect: { trust: -2, anger: 2 },
          why: 'El número está bien; el momento de colgar, no. Quédese hasta que haya alguien más.',
          next: 'number-only',
        },
        {
          id: 'promise-secret',
          says: 'No se lo diré a nadie, queda entre nosotros. Piense en su familia.',
          verdict: 'harmful',
          effect: { trust: -8, anger: 6 },
          why: 'No puede prometer guardar el secreto: tiene que llegar ayuda. Y «piense en su familia» agrega culpa.',
          next: 'silent',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'connected',
      outcome: 'good',
      says: 'Estoy sola en casa, pero a salvo. ... Sí. Por favor, quédese hasta que contesten.',
      text: 'Elena queda comunicada, usted permanece hasta que alguien responde, su supervisor lo sabe y el cobro se detiene. Después tómese un descanso: también fue difícil para usted.',
    },
    {
      id: 'number-only',
      outcome: 'fair',
      says: 'El número de ayuda. Está bien. Gracias.',
      text: 'Tiene el número, pero nadie sabe si va a llamar. Mejor: comunicarla, quedarse en la línea y avisar al supervisor.',
    },
    {
      id: 'silent',
      outcome: 'lost',
      says: '... No es nada. Olvídelo. Apúnteme lo que quiera.',
      text: 'Se cerró. Un sí en este momento no vale nada, y la señal estaba ahí: «para qué», «sin mí». Regrese y pregunte.',
    },
  ],
}
