import type { Language } from '#protocol/vocabulary/language.ts'
import type { Topic } from '#server/language/vocabulary.ts'

/**
 * What comes up when one asks on about the people and things of a life: beside the one fact of each topic, found by its
 * own words ("how old are they?"). Conditions and slots as in the tables. What kind of debt it is stands with `purpose`.
 */
export type Detail = readonly [topic: Topic, when: string, text: string, again: string]

export const details: Record<Language, readonly Detail[]> = {
  en: [
    ['children', 'kidaged smallkids kids2', '{kidages} years old.', 'Like I said, {kidages}.'],
    ['children', 'kidaged smallkids kid1', '{kidages} years old.', 'Like I said, {kidages}.'],
    [
      'partner',
      'partner !told.partner',
      '{Spousename} works too, part-time. It helps, but it doesn’t stretch.',
      'Part-time, yes.',
    ],
    ['relatives', '', 'My {sibword} {sibling} lives about two hours from here.', 'About two hours away.'],
    ['pets', 'dog', '{pet} is seven years old. A mutt, and he mostly sleeps.', 'He’s seven.'],
    ['pets', 'cat', '{pet} is seven years old, and the house belongs to her.', 'She’s seven.'],
    ['housing', 'renting', 'I’ve lived in this place going on four years.', 'Four years, about.'],
    ['housing', 'owning', 'I’ve lived in this house eleven years.', 'Eleven years.'],
    ['housing', 'renting', 'The rent takes close to half of what comes in.', 'Close to half of it.'],
    ['purpose', 'd.card', 'It’s a credit card account.', 'The credit card, yes.'],
    ['purpose', 'd.medical', 'It’s a medical bill.', 'The medical bill, yes.'],
    ['purpose', 'd.auto', 'It’s the car loan.', 'The car loan, yes.'],
    ['purpose', 'd.loan', 'It’s a personal loan account.', 'The personal loan, yes.'],
    ['purpose', 'd.utility', 'It’s a utility bill.', 'The utility bill, yes.'],
    ['purpose', 'd.mortgage', 'It’s the mortgage on the house.', 'The mortgage, yes.'],
    ['purpose', 'd.student', 'It’s the student loan.', 'The student loan, yes.'],
    ['purpose', 'd.business', 'It’s the business loan.', 'The business loan, yes.'],
    ['purpose', 'd.tax', 'It’s a tax bill.', 'Taxes, yes.'],
  ],
  es: [
    ['children', 'kidaged smallkids kids2', '{kidages} años.', 'Como le decía, {kidages}.'],
    ['children', 'kidaged smallkids kid1', '{kidages}.', 'Como le decía, {kidages}.'],
    [
      'partner',
      'partner !told.partner',
      '{Spousename} también trabaja, medio tiempo. Ayuda, pero no alcanza.',
      'Medio tiempo, sí.',
    ],
    ['relatives', '', 'Mi {sibword} {sibling} vive como a dos horas de aquí.', 'A dos horas, más o menos.'],
    ['pets', 'dog', '{pet} tiene siete años. Es corriente, pero muy noble.', 'Tiene siete.'],
    ['pets', 'cat', '{pet} tiene siete años, y la casa es suya.', 'Tiene siete.'],
    ['housing', 'renting', 'Llevo casi cuatro años viviendo aquí.', 'Casi cuatro años.'],
    ['housing', 'owning', 'Llevo once años viviendo en esta casa.', 'Once años.'],
    ['housing', 'renting', 'De lo que entra, casi la mitad se va en la renta.', 'Casi la mitad.'],
    ['purpose', 'd.card', 'Es de una tarjeta de crédito.', 'De la tarjeta, sí.'],
    ['purpose', 'd.medical', 'Es una cuenta médica.', 'La cuenta médica, sí.'],
    ['purpose', 'd.auto', 'Es el crédito del carro.', 'El del carro, sí.'],
    ['purpose', 'd.loan', 'Es un préstamo personal.', 'El préstamo, sí.'],
    ['purpose', 'd.utility', 'Es un recibo de servicios.', 'El recibo, sí.'],
    ['purpose', 'd.mortgage', 'Es la hipoteca de la casa.', 'La hipoteca, sí.'],
    ['purpose', 'd.student', 'Es el crédito de los estudios.', 'El de los estudios, sí.'],
    ['purpose', 'd.business', 'Es el préstamo del negocio.', 'El del negocio, sí.'],
    ['purpose', 'd.tax', 'Es de impuestos.', 'De impuestos, sí.'],
  ],
}
