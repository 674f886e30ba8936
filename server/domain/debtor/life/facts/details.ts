import type { Language } from '#protocol/vocabulary/language.ts'
import type { Topic } from '#server/language/vocabulary.ts'

/**
 * What comes up when one asks on about the people and things of a life: beside the one fact of each topic, found by its
 * own words ("how old are they?"). Conditions and slots as in the tables.
 */
export type Detail = readonly [topic: Topic, when: string, text: string, again: string]

export const details: Record<Language, readonly Detail[]> = {
  en: [
    ['children', 'smallkids kidaged', '{kidages}.', 'Like I said, {kidages}.'],
    [
      'children',
      'smallkids kids2',
      'They go to the school down the street. They like it well enough.',
      'The school down the street.',
    ],
    [
      'children',
      'smallkids kid1',
      '{kid} goes to the school down the street. {KidHe} likes it well enough.',
      'The school down the street.',
    ],
    [
      'children',
      'grownkids',
      'They work, they have their own places. We talk on Sundays.',
      'They have jobs, yes.',
    ],
    [
      'children',
      'smallkids',
      'School’s fine. The notes that come home are mostly about shoes and money.',
      'School’s fine.',
    ],
    [
      'partner',
      'partner',
      '{Spousename} works too, part-time. It helps, but it doesn’t stretch.',
      'Part-time, yes.',
    ],
    ['partner', 'partner', 'We’ve been together nine years this fall.', 'Nine years.'],
    [
      'relatives',
      '',
      'My {sibword} {sibling} lives about two hours from here. {SibHe}’s got {sibhis} own bills.',
      'About two hours away.',
    ],
    ['pets', 'dog', '{pet} is seven years old. He’s a mutt, mostly sleeps.', 'He’s seven.'],
    ['pets', 'cat', '{pet} is seven years old, and the house belongs to her.', 'She’s seven.'],
    ['housing', 'renting', 'I’ve lived in this place going on four years.', 'Four years, about.'],
    ['housing', 'owning', 'I’ve lived in this house eleven years.', 'Eleven years.'],
    ['housing', 'renting', 'The rent takes close to half of what comes in.', 'Close to half of it.'],
    [
      'work',
      'employed',
      'My boss is all right. As long as I show up, nobody bothers me.',
      'The boss is fine.',
    ],
    [
      'work',
      'employed',
      'I like the people, I’d like the pay better if there was more of it.',
      'I like it well enough.',
    ],
    ['transport', '', 'The bus is twenty minutes when it comes.', 'Twenty minutes, by bus.'],
  ],
  es: [
    ['children', 'smallkids kidaged', '{kidages}.', 'Como le decía, {kidages}.'],
    [
      'children',
      'smallkids kids2',
      'Van a la escuela de aquí cerca, y les va bien.',
      'A la escuela de aquí cerca.',
    ],
    [
      'children',
      'smallkids kid1',
      '{kid} va a la escuela de aquí cerca, y le va bien.',
      'A la escuela de aquí cerca.',
    ],
    ['children', 'grownkids', 'Trabajan, ya tienen su casa. Hablamos los domingos.', 'Sí, trabajan.'],
    [
      'children',
      'smallkids',
      'En la escuela van bien. Cada semana piden algo, eso sí.',
      'En la escuela van bien.',
    ],
    [
      'partner',
      'partner',
      '{Spousename} también trabaja, medio tiempo. Ayuda, pero no alcanza.',
      'Medio tiempo, sí.',
    ],
    ['partner', 'partner', 'Llevamos nueve años juntos.', 'Nueve años.'],
    [
      'relatives',
      '',
      'Mi {sibword} {sibling} vive como a dos horas de aquí, y tiene sus propios gastos.',
      'A dos horas, más o menos.',
    ],
    ['pets', 'dog', '{pet} tiene siete años. Es corriente, pero muy noble.', 'Tiene siete.'],
    ['pets', 'cat', '{pet} tiene siete años, y la casa es suya.', 'Tiene siete.'],
    ['housing', 'renting', 'Llevo casi cuatro años viviendo aquí.', 'Casi cuatro años.'],
    ['housing', 'owning', 'Llevo once años en esta casa.', 'Once años.'],
    ['housing', 'renting', 'De lo que entra, casi la mitad se va en pagar donde vivo.', 'Casi la mitad.'],
    [
      'work',
      'employed',
      'Con mi jefe no tengo problema. Mientras cumpla, no me dicen nada.',
      'Mi jefe es buena gente.',
    ],
    ['work', 'employed', 'El trabajo me gusta; lo que no me gusta es el sueldo.', 'Sí, me gusta.'],
    ['transport', '', 'En camión son veinte minutos, cuando pasa.', 'Veinte minutos.'],
  ],
}
