import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const roomToPay: ReadingLesson = {
  id: 'room-to-pay',
  type: 'reading',
  intro:
    'La promesa más cara es la que se rompe en el segundo mes: falta el pago, se fue la confianza y el trabajo empieza de nuevo. Lo que alguien puede pagar no se encuentra pidiendo más. Se encuentra viendo un mes juntos.',
  sections: [
    {
      id: 'three',
      title: 'Bastan tres preguntas',
      blocks: [
        {
          steps: [
            '¿Qué entra? Sueldo, apoyos, trabajos sueltos, la parte de la pareja. ¿Y qué tan regular es?',
            '¿Qué tiene que salir? Casa, luz y gas, comida, transporte, medicinas, hijos, otras deudas que van primero.',
            '¿Qué día? La mejor cantidad no sirve en el día equivocado.',
          ],
        },
        'Pregunte con palabras de casa y no de formulario: «¿Cómo es un mes normal?». Vaya anotando y repítalo. La mayoría nunca ha hecho esa cuenta en voz alta, y agradece tenerla.',
      ],
    },
    {
      id: 'sum',
      title: 'La cuenta',
      blocks: [
        {
          call: [
            ['agent', 'Entonces entran mil novecientos, el 1 y el 15.'],
            [
              'debtor',
              'Sí. La renta son novecientos, el coche doscientos cincuenta, comida y gasolina unos quinientos.',
            ],
            ['agent', 'Van mil seiscientos cincuenta. ¿Qué más hay que no pueda esperar?'],
            ['debtor', 'Los lentes de mi hija. Sesenta al mes hasta junio.'],
            ['agent', 'Quedan ciento noventa. No es una cantidad para comprometerla completa.'],
          ],
        },
        'Lo que queda es el techo y no la meta. Haga el plan con unas dos terceras partes: el resto es para la llanta ponchada. En el ejemplo, 120 dólares se sostienen; 190 se rompen en la primera mala semana.',
      ],
    },
    {
      id: 'irregular',
      title: 'Cuando el ingreso no es regular',
      blocks: [
        'Choferes, albañiles, meseros, comerciantes: hay semanas buenas y semanas vacías. Tome como medida el mes más flojo de los últimos seis y no el promedio, y acuerde qué pasa en uno bueno.',
        {
          instead: 'En promedio gana unos dos mil, así que trescientos está bien.',
          say: 'En un mes malo entran mil doscientos. Pongamos 60 dólares como parte fija y en los meses buenos agrega lo que pueda. ¿Le parece realista?',
          why: 'Una parte fija que sobrevive a un mes malo se cumple. Lo demás es un logro y no una obligación.',
        },
      ],
    },
    {
      id: 'fence',
      title: 'Lo que no se toca',
      blocks: [
        {
          list: [
            'No aconseje pagar con la renta, con las medicinas ni con otro préstamo. Una deuda que cambia de lugar no baja.',
            'No pregunte por cuentas, dinero de familiares ni objetos de valor. Pregunte por el mes.',
            'No juzgue un gasto. Nadie le pregunta si el perro es necesario.',
          ],
        },
        {
          rule: 'Solo se puede cobrar lo que permiten el contrato o la ley: el monto, los intereses y las comisiones por igual.',
          by: citations.onlyWhatIsOwed,
        },
      ],
    },
  ],
  takeaways: [
    'Qué entra, qué sale, qué día: tres preguntas antes de la primera cifra.',
    'Dos terceras partes de lo que queda son un plan; todo lo que queda es un deseo.',
    'Con ingresos variables cuenta el mes más flojo.',
  ],
}
