import type { ReadingLesson } from '../../lesson.ts'

export const lawMexico: ReadingLesson = {
  id: 'law-mexico',
  type: 'reading',
  intro:
    'En México, la cobranza para bancos y otras entidades financieras la supervisa la CONDUSEF, la comisión que protege a las personas usuarias de servicios financieros. El despacho responde ante la entidad, y la entidad ante la CONDUSEF. Esta lección es capacitación y no asesoría legal: en caso de duda, pregunte al área de cumplimiento.',
  sections: [
    {
      id: 'sources',
      title: 'Dónde están las reglas',
      blocks: [
        {
          rule: 'La Ley para la Transparencia y Ordenamiento de los Servicios Financieros (LTOSF) hace responsable a la entidad de sus despachos y permite que la CONDUSEF fije las reglas.',
          basis: 'LTOSF, arts. 17 Bis 1 a 17 Bis 4',
          basisLang: 'es',
        },
        {
          rule: 'Las disposiciones de la CONDUSEF dicen cómo trata un despacho a las personas deudoras, a los terceros y los pagos.',
          basis:
            'Disposiciones de carácter general aplicables a las entidades financieras en materia de despachos de cobranza (DOF 07/10/2014)',
          basisLang: 'es',
        },
        'El REDECO es el registro público de despachos de cobranza de la CONDUSEF. Ahí cualquiera puede consultar qué despacho trabaja para qué entidad y presentar una queja. A quien le pregunte «¿están registrados?» se le da el nombre del despacho y de la entidad, y se le sugiere consultarlo.',
      ],
    },
    {
      id: 'duties',
      title: 'Lo que hay que hacer',
      blocks: [
        {
          list: [
            'Identificarse: su nombre, el despacho y la entidad por cuenta de la cual llama.',
            'Dirigirse con respeto y educación.',
            'Contactar entre las 7:00 y las 22:00.',
            'Poner el acuerdo por escrito y entregarlo a la persona deudora.',
            'Tratar los datos personales como dice la ley de protección de datos.',
          ],
        },
        {
          rule: 'Estas obligaciones están en la disposición cuarta.',
          basis: 'Disposiciones de CONDUSEF (DOF 07/10/2014), Cuarta',
          basisLang: 'es',
        },
        {
          call: [
            [
              'agent',
              'Buenos días. Mi nombre es Laura, del despacho Cobranza Norte, por cuenta de Banco del Valle. La llamada se graba. ¿Hablo con el señor Ernesto Salgado?',
            ],
          ],
        },
        'La costumbre de la otra lección también ayuda aquí: primero asegúrese de con quién habla y solo después mencione la deuda.',
      ],
    },
    {
      id: 'forbidden',
      title: 'Lo que está prohibido',
      blocks: [
        {
          list: [
            'Usar un nombre o papeles que parezcan de una institución pública.',
            'Amenazar, ofender o intimidar a la persona deudora, a su familia o a sus compañeros de trabajo.',
            'Gestionar el cobro con terceros, incluidas referencias y beneficiarios. La excepción son avales y deudores solidarios.',
            'Tratarlo con menores de edad, o con personas adultas mayores que no sean quienes deben.',
            'Recibir usted el pago: va a la entidad.',
            'Sobres que muestren que se trata de una cobranza; listas, cartelones o anuncios que exhiban a alguien.',
            'Números ocultos o que aparezcan como privados.',
          ],
        },
        {
          rule: 'Las prohibiciones están en la disposición cuarta, fracción VII.',
          basis: 'Disposiciones de CONDUSEF (DOF 07/10/2014), Cuarta, fr. VII',
          basisLang: 'es',
        },
      ],
    },
    {
      id: 'criminal',
      title: 'Cuando ya es delito',
      blocks: [
        {
          rule: 'Nadie va a prisión por deudas de carácter puramente civil. Decir lo contrario es una amenaza falsa.',
          basis: 'Constitución, art. 17',
          basisLang: 'es',
        },
        {
          rule: 'Cobrar con violencia o intimidación es un delito: cobranza extrajudicial ilícita.',
          basis: 'Código Penal Federal, art. 284 Bis',
          basisLang: 'es',
        },
        {
          rule: 'Los bienes solo se tocan después de un juicio y por orden de un juez. El salario no se puede embargar, salvo por pensión alimenticia.',
          basis: 'Constitución, art. 14; Ley Federal del Trabajo, art. 112',
          basisLang: 'es',
        },
        {
          instead: 'El viernes vamos a embargarle sus cosas.',
          say: 'Quiero que encontremos un arreglo que pueda cumplir. Si no lo hay, el banco decide el siguiente paso y usted lo tendrá por escrito.',
          why: 'Es cierto, no inventa una fecha y vuelve al arreglo.',
        },
      ],
    },
    {
      id: 'credit',
      title: 'El buró de crédito',
      blocks: [
        {
          rule: 'Nada queda para siempre en un reporte de crédito: por regla general se elimina a los 72 meses, y los montos pequeños antes.',
          basis: 'Ley para Regular las Sociedades de Información Crediticia, art. 23',
          basisLang: 'es',
        },
        'Diga qué aparece hoy y qué cambia con un pago. «Va a estar en el buró de por vida» es falso, y la persona lo puede comprobar.',
      ],
    },
    {
      id: 'complaint',
      title: 'Cuando alguien se queja',
      blocks: [
        'Quejarse es un derecho. Dé el nombre del despacho y de la entidad y cómo comunicarse con ambos; diga que la CONDUSEF recibe quejas y que existe el REDECO. La gente a la que se le explica con calma dónde quejarse se queja menos.',
      ],
    },
  ],
  takeaways: [
    'Nombre, despacho y entidad; de 7:00 a 22:00; respeto.',
    'El dinero va a la entidad, y el acuerdo a la persona, por escrito.',
    'Nadie va a prisión por una deuda, y ningún bien se toca sin un juez.',
    'Los terceros no se enteran de nada y no pagan nada.',
  ],
}
