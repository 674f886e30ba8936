import type { ReadingLesson } from '../../lesson.ts'

export const lawUnitedStates: ReadingLesson = {
  id: 'law-united-states',
  type: 'reading',
  intro:
    'Dos textos rigen el trabajo diario: la ley de prácticas justas de cobro de deudas (FDCPA, 15 U.S.C. 1692 a 1692p) y el Reglamento F (12 CFR parte 1006), que detalla cómo se aplica. Protegen a los consumidores frente a quienes cobran por cuenta de otros. Los estados suelen exigir más. Esta lección es capacitación y no asesoría legal: en caso de duda, pregunte al área de cumplimiento.',
  sections: [
    {
      id: 'scope',
      title: 'A quién se protege y de quién',
      blocks: [
        {
          rule: 'Una «deuda» es lo que una persona debe por motivos personales, familiares o del hogar. Un «cobrador de deudas» cobra lo que se debe a otros.',
          basis: '15 U.S.C. 1692a(5), (6)',
        },
        {
          rule: 'Los acreedores que cobran lo suyo y las deudas de empresas quedan fuera de la FDCPA. El engaño y el abuso también ahí están prohibidos.',
          basis: '12 U.S.C. 5531, 5536; 15 U.S.C. 45(a)',
        },
        'Quien cumple en todas partes las reglas estrictas no tiene que pensarlo dos veces en la llamada. Así califica este portal.',
      ],
    },
    {
      id: 'when',
      title: 'Cuándo y dónde',
      blocks: [
        {
          rule: 'No a una hora ni en un lugar que se sabe inconveniente. Si no se sabe otra cosa: solo entre las 8 de la mañana y las 9 de la noche, hora local de la persona.',
          basis: '15 U.S.C. 1692c(a)(1); 12 CFR 1006.6(b)(1)',
        },
        {
          rule: 'No en el trabajo cuando usted sabe, o debería saber, que el empleador no lo permite.',
          basis: '15 U.S.C. 1692c(a)(3); 12 CFR 1006.6(b)(3)',
        },
        {
          rule: 'Llamar más de siete veces en siete días por una misma deuda, o dentro de los siete días después de haber hablado de ella, se presume hostigamiento.',
          basis: '12 CFR 1006.14(b)(2)',
        },
        {
          instead: 'Mañana le llamo al trabajo.',
          say: '¿A qué hora le conviene que le llame y a qué número?',
          why: 'Una hora que dice la persona es conveniente. Anótela, y anote con el mismo cuidado «no al trabajo».',
        },
      ],
    },
    {
      id: 'with-whom',
      title: 'Con quién',
      blocks: [
        {
          rule: 'De la deuda, solo con la persona consumidora, su cónyuge, los padres de un menor, el tutor, albacea o administrador y su abogado, además del acreedor y el buró de crédito. Con nadie más sin consentimiento.',
          basis: '15 U.S.C. 1692c(b), (d); 12 CFR 1006.6(a), (d)',
        },
        {
          rule: 'A otras personas se les puede preguntar dónde localizarla, sin una palabra de una deuda y, por regla general, una sola vez.',
          basis: '15 U.S.C. 1692b; 12 CFR 1006.10',
        },
        {
          rule: 'Cuando un abogado representa a la persona en esa deuda, y usted lo sabe, se habla con el abogado.',
          basis: '15 U.S.C. 1692c(a)(2); 12 CFR 1006.6(b)(2)',
        },
      ],
    },
    {
      id: 'must-say',
      title: 'Lo que hay que decir',
      blocks: [
        {
          rule: 'En la primera comunicación: que se intenta cobrar una deuda y que la información se usará para ese fin. En las siguientes: que vienen de un cobrador de deudas. En el idioma de la llamada.',
          basis: '15 U.S.C. 1692e(11); 12 CFR 1006.18(e)',
        },
        {
          rule: 'La información de validación: qué se debe, a quién, cómo se compone la suma y hasta cuándo se puede disputar. En la primera comunicación o dentro de los cinco días siguientes.',
          basis: '15 U.S.C. 1692g(a); 12 CFR 1006.34',
        },
        {
          rule: 'Después de una disputa por escrito dentro del plazo de validación, el cobro se detiene hasta que se envíen los comprobantes.',
          basis: '15 U.S.C. 1692g(b); 12 CFR 1006.38(d)',
        },
      ],
    },
    {
      id: 'never',
      title: 'Lo que nunca se dice',
      blocks: [
        {
          list: [
            'Arresto, cárcel, delito: 1692e(4), (7).',
            'El sueldo, la casa o una demanda, si no es lícito o no se piensa hacer: 1692e(4), (5).',
            'Ser abogado, juzgado o autoridad: 1692e(1), (3).',
            'Falsedades sobre el historial de crédito: 1692e(8).',
            'Un monto o una situación legal de la deuda que no son ciertos: 1692e(2).',
            'Insultos, groserías, amenazas de violencia: 1692d(1), (2).',
            'Una demanda por una deuda prescrita, o la amenaza de ponerla: 12 CFR 1006.26(b).',
          ],
        },
        'Una afirmación cierta sigue permitida. «El acreedor puede decidir demandar» se puede decir si es así. El tono decide si es información o amenaza.',
      ],
    },
    {
      id: 'stop',
      title: 'Cuando alguien dice basta',
      blocks: [
        {
          rule: 'Quien pide por escrito que termine el contacto, o se niega por escrito a pagar, solo recibe el aviso de que terminó o de una acción concreta.',
          basis: '15 U.S.C. 1692c(c); 12 CFR 1006.6(c)',
        },
        {
          rule: 'A quien pide, también por teléfono, que no se le contacte por cierto medio, no se le contacta por ese medio.',
          basis: '12 CFR 1006.14(h)',
        },
        {
          rule: 'Con una quiebra viene la suspensión automática: ninguna llamada, ninguna carta, ninguna petición de pago.',
          basis: '11 U.S.C. 362(a)(6)',
        },
        'En la llamada eso significa: «Registro que no desea llamadas. Solo tendrá noticias por escrito». Y así se hace.',
      ],
    },
    {
      id: 'cost',
      title: 'Lo que cuesta una infracción',
      blocks: [
        {
          rule: 'El daño real, hasta 1,000 dólares más en una demanda individual, y las costas con los honorarios del abogado. Responde quien cobra.',
          basis: '15 U.S.C. 1692k',
        },
        {
          rule: 'Las pruebas de que se cumplió se guardan tres años después de la última gestión de cobro; las grabaciones, donde se graba, tres años después de la llamada.',
          basis: '12 CFR 1006.100',
        },
      ],
    },
  ],
  takeaways: [
    'De 8 a 9, siete en siete, no en el trabajo y con nadie más.',
    'Primero el aviso, la validación en cinco días, y una disputa detiene el cobro.',
    'Nada falso, ninguna amenaza de algo que no se piensa hacer.',
    '«Ya no me llame», «abogado» y «quiebra» terminan la negociación en el acto.',
  ],
}
