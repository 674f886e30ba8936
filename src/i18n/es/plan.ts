import type { plan as en } from '../en/plan.ts'

export const plan: typeof en = {
  title: 'Su plan',
  titleOf: 'Plan',
  loading: 'Cargando el plan',
  practise: 'Para practicar ahora: {skill}',
  why: 'En esto se perdieron puntos en {lost} de las últimas {calls} llamadas calificadas.',
  drills: 'Momentos para repetir',
  noDrills: 'Ningún momento en particular lo muestra: practíquelo en la próxima llamada.',
  noDrillsOf: 'Ningún momento en particular lo muestra: hace falta una llamada nueva para practicarlo.',
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
  nothingLost:
    'Todo lo evaluado en las últimas llamadas cuenta como cumplido. El siguiente paso es un nivel más difícil.',
}
