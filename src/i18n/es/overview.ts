import type { overview as en } from '../en/overview.ts'

export const overview: typeof en = {
  title: 'Entrenamiento de Cobranza con IA',
  description: 'Practique con deudores simulados y vea cómo mejoran sus conversaciones.',
  start: 'Empezar una sesión de práctica',
  next: {
    label: 'Su próximo paso',
    continueTitle: 'Continúe su llamada con {name}',
    continueDetail: 'Empezó el {at}: todo lo dicho hasta ahora se conserva.',
    continue: 'Continuar',
    drillTitle: 'Repita un momento: {skill}',
    drillDetail: 'De su llamada con {name}:',
    drillUnquoted: 'De su llamada con {name}, línea {line}.',
    drill: 'Repetirlo',
    momentTitle: 'Repita el momento que más le costó en su última llamada',
    momentDetail:
      'Su llamada con {name} obtuvo {score} de 100; se aprueba con {mark}. Lo que más puntos costó:',
    wholeCall: 'Toda la llamada otra vez',
    againTitle: 'Llame otra vez a {name}',
    againDetail:
      'Su última llamada obtuvo {score} de 100; se aprueba con {mark}. Con el mismo deudor se ve mejor qué ha cambiado.',
    firstTitle: 'Haga su primera llamada',
    firstDetail: 'Dura unos cinco minutos, y un error no perjudica a nadie.',
    firstDetailWith: '{name} está esperando. Dura unos cinco minutos, y un error no perjudica a nadie.',
    choose: 'Elegir un deudor',
    callNow: 'Llamar ahora',
    byText: 'Por texto',
    anotherTitle: 'No hay nada pendiente: haga otra llamada',
    anotherDetail: 'Elija un deudor al que aún no haya llamado, o uno más difícil.',
    anotherDetailWith: 'Todavía no ha llamado a {name}, o hace tiempo que no.',
  },
  teamProgress: 'Progreso del equipo',
  averagePerformance: 'Desempeño promedio',
  averageOf: 'De todas sus sesiones calificadas hasta hoy: {count}',
  activeSessions: 'Sesiones activas',
  active: { inProgress: 'En curso' },
  changeUp:
    '{points, plural, one {# punto} other {# puntos}} más que el mes pasado ({calls, plural, one {# llamada} other {# llamadas}}; {before} entonces)',
  changeDown:
    '{points, plural, one {# punto} other {# puntos}} menos que el mes pasado ({calls, plural, one {# llamada} other {# llamadas}}; {before} entonces)',
  unchanged:
    'Igual que el mes pasado ({calls, plural, one {# llamada} other {# llamadas}}; {before} entonces)',
  noScores: 'Complete una sesión para ver aquí una calificación.',
  noChange: 'Aún no hay datos suficientes para comparar con el mes pasado.',
  availableProspects: 'Deudores disponibles',
  availableHint:
    'Elija un deudor: «Estándar» empieza una llamada completa, y «Objeciones», una en la que el deudor pone más objeciones.',
  createNew: 'Crear nuevo',
  standardButton: 'Estándar',
  objectionsButton: 'Objeciones',
  startStandardWith: 'Iniciar una sesión estándar con {name}',
  startObjectionsWith: 'Iniciar una sesión de manejo de objeciones con {name}',
  noProspects: 'No hay deudores disponibles',
  noProspectsHint: 'Un deudor simulado es una persona o una empresa, con una deuda y una personalidad.',
  createFirst: 'Cree su primer deudor',
  recentSessions: 'Sesiones recientes',
  changeHint: 'Los cambios comparan llamadas con el mismo deudor y nivel.',
  viewAll: 'Ver todas',
  noSessions: 'Aún no hay sesiones de entrenamiento',
  noSessionsHint: 'Su primera conversación toma unos cinco minutos.',
  couldNotStart: 'No se pudo iniciar la sesión de entrenamiento.',
  starting: 'Iniciando...',
  voiceAgent: {
    title: 'Agente de voz',
    hint: 'Hable libremente con el agente que configuró su organización. No es una sesión de entrenamiento: nada se califica.',
    privacy:
      'Funciona en ElevenLabs: al abrirlo se carga el código de esa empresa, y lo que usted diga se le envía.',
    open: 'Abrir el agente de voz',
    close: 'Cerrar',
    offAdmin:
      'Defina ELEVENLABS_AGENT_ID y ELEVENLABS_AGENT_ORIGIN en el servidor para conectar un agente de ElevenLabs. Las sesiones de voz funcionan sin él.',
  },
}
