import type { ReadingLesson } from '../../lesson.ts'

/** The rules themselves come from the server (`useTaughtLaws`) and follow these sections. */
export const lawHere: ReadingLesson = {
  id: 'law-here',
  type: 'reading',
  intro:
    'Las reglas con que este portal mide sus llamadas, una por una, con una línea de alguien que las cumple. Son las mismas que citan sus análisis. Esta lección es capacitación y no asesoría legal: ante la duda, pregunte a su área de cumplimiento.',
  sections: [
    {
      id: 'everywhere',
      title: 'Lo que vale en todas partes',
      blocks: [
        {
          list: [
            'A nadie se le amenaza, insulta, avergüenza ni engaña, ni siquiera con una insinuación.',
            'De la deuda se habla solo con quien la debe, y cuando usted ya sabe que es esa persona.',
            'Lo que alguien pide por derecho (comprobantes, un abogado, cartas en lugar de llamadas) se registra y se cumple.',
            'El dinero va solo a la cuenta oficial del acreedor.',
            'Una vida está antes que cualquier deuda.',
          ],
        },
      ],
    },
    {
      id: 'list',
      title: 'Cómo leer la lista',
      blocks: [
        'Cada regla dice qué prohíbe o qué pide, y dónde está escrita. Debajo hay algo que se puede decir por teléfono sin infringirla.',
        'La regla de un estado o una ciudad va antes que las de su país, y valen las dos. Las que solo obligan a las agencias, o solo a los acreedores, no aparecen donde a usted no le obligan.',
        'No todas las reglas se pudieron leer en la propia ley: donde dice «según fuentes secundarias», solo la conocemos por lo que otros escriben de ella: haga que la revisen antes de confiar en ella.',
      ],
    },
  ],
  takeaways: [
    'Aquí están las reglas con que se miden sus llamadas, con sus artículos.',
    'Diga quién es, compruebe quién escucha y solo entonces nombre la deuda.',
    'Cuando alguien usa un derecho, se deja de vender.',
  ],
}
