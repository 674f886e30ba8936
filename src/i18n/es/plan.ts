import type { plan as en } from '../en/plan.ts'

export const plan: typeof en = {
  title: 'Su plan',
  titleOf: 'Plan',
  loading: 'Cargando el plan',
  practise: 'Para practicar ahora: {criterion}',
  why: 'En {lost} de las últimas {calls} llamadas calificadas se perdieron puntos aquí: se obtuvo el {percent} de ellos.',
  drills: 'Momentos para repetir',
  noDrills: 'Ninguna frase de estas llamadas lo muestra por sí sola. Practíquelo en la próxima llamada.',
  from: '{name}, {date}',
  instead: 'Una frase mejor:',
  retry: 'Repetir este momento',
  retryNamed: 'Repetir este momento: {name}, línea {line}',
  again: 'Repetir otra vez',
  againNamed: 'Repetir otra vez: {name}, línea {line}',
  assign: 'Asignar práctica',
  assignNamed: 'Asignar práctica con {name}',
  openCall: 'Abrir la llamada',
  openCallNamed: 'Abrir la llamada: {name}, {date}',
  done: 'Hecho: la repetición obtuvo más',
  toDo: 'Por hacer',
  compare: 'Comparar los intentos',
  compareNamed: 'Comparar los intentos: {name}, línea {line}',
  fewCalls:
    '{missing, plural, one {Falta una llamada calificada} other {Faltan # llamadas calificadas}} para decir qué practicar.',
  nothingLost: 'No se perdió nada en las últimas llamadas. El siguiente paso es un nivel más difícil.',
}
