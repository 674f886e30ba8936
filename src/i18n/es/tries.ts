import type { tries as en } from '../en/tries.ts'

export const tries: typeof en = {
  /** Beside an average. */
  leftOut:
    '{count, plural, one {# momento repetido no entra} other {# momentos repetidos no entran}} en el promedio: solo cuentan las llamadas enteras.',
  title: 'Los dos intentos desde la línea {line}',
  hint: 'Las líneas anteriores son las mismas.',
  improved: '{points, plural, one {# punto} other {# puntos}} más que en el primer intento',
  fell: '{points, plural, one {# punto} other {# puntos}} menos que en el primer intento',
  fellHint: 'Para eso es una repetición: para probar otras palabras. Abajo se ve qué marcó la diferencia.',
  byMoment: 'La repetición terminó antes: compare las palabras, no las calificaciones',
  shorter:
    'Desde aquí se {own, plural, one {dijo # línea} other {dijeron # líneas}}; en el primer intento, {count, number}. Lo que no se dice no suma puntos: una calificación más baja no significa que este momento haya salido peor.',
  scoresOfBoth: 'Calificaciones: {first, number} en el primer intento, {retry, number} en la repetición',
  equal: 'La misma calificación que en el primer intento',
  unscored: 'No los dos intentos tienen calificación',
  shown: 'Qué intento se muestra',
  firstDifference: 'Primera diferencia',
  showAll: 'Mostrar las {count, number} líneas',
  loading: 'Cargando el primer intento',
  first: 'Primer intento',
  retry: 'Repetición',
  noLines: 'Sin líneas.',
  marks: 'Calificaciones',
  markChange: '{name}: {first} en el primer intento, {retry} en la repetición, {change}',
  criteriaHint: 'Ábralos para ver qué ganó cada intento.',
  noMark: 'Sin evaluar',
  criteria: 'Criterios que cambiaron',
  noChange: 'Ningún criterio se evaluó de otra manera.',
  better: 'Mejor',
  worse: 'Peor',
  otherwise: 'Evaluado solo en un intento',
  noQuote: 'Sin cita.',
  tooShort: {
    moment: {
      violation: { mended: 'Esta vez no: {name}', again: 'Otra vez en este momento: {name}' },
      criterion: { mended: 'Esta vez sí: {name}', again: 'Sigue faltando en este momento: {name}' },
    },
    title: 'Esta repetición es demasiado corta para compararla',
    nothing_said: 'Terminó antes de que se dijera algo en este momento.',
    no_answer: 'Terminó antes de que el deudor contestara, así que no muestra qué cambia la nueva frase.',
    no_score: 'Se dijo muy poco en ella para calificarla.',
    few_lines:
      'Tiene {own, plural, one {# línea} other {# líneas}} desde este momento; el primer intento, {count}. La calificación de una parte no dice nada del conjunto.',
    next: 'Repita el momento y siga hasta que la llamada llegue a su fin.',
  },
  reason: {
    lower: 'Lo que más le costó a la repetición',
    equal: 'Por qué la repetición no obtuvo más',
    limits: 'Limita la calificación a {at}',
    lost: '{points, plural, =0 {Perdió menos de 1 punto} one {Perdió # punto} other {Perdió # puntos}} más que en el primer intento',
    lostSome: 'Ganó menos que en el primer intento',
    stillLost:
      '{points, plural, =0 {Todavía cuesta menos de 1 punto} one {Todavía cuesta # punto} other {Todavía cuesta # puntos}}',
    stillLostSome: 'Todavía sin lograr del todo',
    next: 'Qué hacer ahora',
    said: 'Usted dijo',
    say: 'Diga mejor',
    takeAgain: 'Repita este momento con otras palabras.',
    nothing: 'Los dos intentos ganaron todo lo que había por ganar. Elija ahora un deudor más difícil.',
    harder: 'Elegir un deudor',
  },
}
