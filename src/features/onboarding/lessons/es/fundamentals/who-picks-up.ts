import type { InteractiveLesson } from '../../lesson.ts'

export const whoPicksUp: InteractiveLesson = {
  id: 'who-picks-up',
  type: 'interactive',
  intro:
    'Usted marca el número que aparece en el expediente de Karen Whitfield. Contesta un hombre. Usted no sabe quién es, y él quiere saber de qué se trata. Elija qué decir: el efecto se ve enseguida.',
  debtor: 'Un hombre al teléfono',
  isUnnamed: true,
  start: { trust: 40, anger: 20 },
  scenes: [
    {
      id: 'pick-up',
      says: '¿Bueno? ¿Quién habla?',
      choices: [
        {
          id: 'name-company',
          says: 'Buenas noches, mi nombre es Laura. ¿Podría hablar con Karen Whitfield, por favor?',
          verdict: 'strong',
          effect: { trust: 5, anger: 0 },
          why: 'Su nombre y el nombre completo de la persona que busca. A un tercero, la empresa se le dice solo si la pregunta.',
          next: 'asks-why',
        },
        {
          id: 'debt-at-once',
          says: 'De Cobranza Norte, por una cuenta médica sin pagar. ¿Está Karen?',
          verdict: 'harmful',
          effect: { trust: -15, anger: 20 },
          why: 'Ahora él sabe de la deuda, y eso ya no se puede deshacer. Nadie más que ella puede enterarse (15 U.S.C. 1692c(b)), ni siquiera de paso.',
          next: 'told',
        },
        {
          id: 'mystery',
          says: 'Necesito hablar con Karen. Es urgente y le conviene.',
          verdict: 'weak',
          effect: { trust: -5, anger: 8 },
          why: 'Sin nombre y con alarma. Quien llama debe dejar claro quién es (15 U.S.C. 1692d(6)), y la alarma despierta sospechas.',
          next: 'asks-why',
        },
      ],
    },
    {
      id: 'asks-why',
      says: 'Karen está en el trabajo. Soy su hermano. ¿Qué quiere con ella?',
      choices: [
        {
          id: 'private',
          says: 'Es un asunto personal que solo puedo tratar con ella. ¿A qué hora es buen momento para encontrarla?',
          verdict: 'strong',
          effect: { trust: 5, anger: -5 },
          why: 'Cierto, breve y sin revelar nada. Pide una hora, no más datos de ella.',
          next: 'insists',
        },
        {
          id: 'bill',
          says: 'Es por una cuenta de la clínica. Puede decirle que nos llame.',
          verdict: 'harmful',
          effect: { trust: -10, anger: 15 },
          why: 'Una cuenta de una clínica es su deuda y su salud en una sola frase. Un hermano no está entre quienes pueden saberlo.',
          next: 'told',
        },
        {
          id: 'work',
          says: '¿En qué empresa trabaja? Podría buscarla ahí.',
          verdict: 'weak',
          effect: { trust: -8, anger: 10 },
          why: 'A otras personas se les puede preguntar domicilio, teléfono y lugar de trabajo solo para localizarla (15 U.S.C. 1692b). Usted ya la localizó; esto es curiosear.',
          next: 'insists',
        },
      ],
    },
    {
      id: 'insists',
      says: 'En esta familia no hay secretos. ¿Es por dinero? Yo me podría encargar.',
      choices: [
        {
          id: 'thanks-no',
          says: 'Es muy amable. De todos modos tengo que hablarlo con ella en persona. ¿Le vendría bien mañana después de las seis?',
          verdict: 'strong',
          effect: { trust: 8, anger: -5 },
          why: 'No confirma ni niega, agradece y se queda con una sola pregunta. Amable y reservado a la vez.',
          next: 'good-end',
        },
        {
          id: 'confirm',
          says: 'No puedo decirle, pero si usted lo pagara, la ayudaría mucho.',
          verdict: 'harmful',
          effect: { trust: -5, anger: 10 },
          why: '«Si usted lo pagara» ya lo dijo todo. Contar medio secreto también es contarlo.',
          next: 'told',
        },
        {
          id: 'cold',
          says: 'Eso no le incumbe. Dígale que devuelva la llamada.',
          verdict: 'weak',
          effect: { trust: -12, anger: 15 },
          why: 'No reveló nada, pero él le va a contar a su hermana cómo le habló. La próxima llamada empieza con desventaja.',
          next: 'fair-end',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'good-end',
      outcome: 'good',
      says: 'Mañana después de las seis está bien. Le digo que llamó.',
      text: 'Se podrá hablar con Karen, su hermano no sabe nada y se le trató bien. Anote la hora, y anote también que en ese número contesta otra persona.',
    },
    {
      id: 'fair-end',
      outcome: 'fair',
      says: 'Sí, como sea.',
      text: 'Se cumplió la ley, pero la puerta quedó a medio abrir. Dar las gracias habría costado un segundo.',
    },
    {
      id: 'told',
      outcome: 'lost',
      says: '¿Una deuda? Karen no me había dicho nada. Voy a hablar con ella.',
      text: 'La deuda ya se supo. Es una infracción aunque él pague, y Karen se entera de su llamada por su hermano.',
    },
  ],
}
