import type { billing as en } from '../en/billing.ts'

export const billing: typeof en = {
  title: 'Facturación',
  description: {
    admin: 'Lo que usó cada equipo y lo que costó.',
    manager: 'Lo que usó su equipo y lo que costó.',
    trainee: 'Lo que usa la práctica y lo que cuesta.',
  },
  descriptionUnpriced: {
    admin: 'Lo que usó cada equipo. No hay precios definidos.',
    manager: 'Lo que usó su equipo. No hay precios definidos.',
  },
  closedTitle: 'La facturación es para gerentes y administradores',
  closedHint: 'Practicar no le cuesta nada. Si quiere saber más, pregunte a su gerente.',
  toOverview: 'Volver al resumen',
  unassignedTitle: 'Aún no está en un equipo',
  unassignedHint: 'Cuando un administrador le asigne un equipo, verá aquí su consumo.',
  practise: 'Empezar una sesión de práctica',
  emptyTitle: 'No hubo consumo en este periodo',
  emptyHint: 'El consumo aparece aquí al terminar una sesión. Aquí no se hacen pagos.',

  period: 'Periodo',
  lastMonths: '{count, plural, one {Este mes} other {Últimos # meses}}',
  team: 'Equipo',
  allTeams: 'Todos los equipos',
  noTeam: 'Sin equipo',
  download: 'Descargar como CSV',

  thisMonth: 'Este mes, {month}',
  inMonth: '{value} en {month}',
  cost: 'Costo',
  modelTokens: 'Tokens del modelo',
  modelTokensIn: 'Tokens leídos',
  modelTokensOut: 'Tokens escritos',
  voiceCharacters: 'Caracteres de voz',
  practiceMinutes: 'Tiempo de práctica',
  noPrice: 'Sin precio',
  partlyPriced: 'Una parte no tiene precio',
  partlyPricedNote: '* Una parte del consumo no tenía precio en su momento. El costo corresponde al resto.',

  measure: 'Mostrar',
  chartSummary: '{measure} por mes, de {from} a {to}. Máximo: {highest} en {month}.',
  monthsDrawn: 'El primer uso fue en {month}.',
  chartNothing: 'Nada de esto se usó en el periodo.',
  chartNoCost: 'Nada de lo usado en el periodo tenía precio.',

  usage: 'Consumo',
  usageHint: 'El tiempo de práctica cuenta en el mes en que termina la sesión (UTC).',
  month: 'Mes',
  total: 'Total',

  prices: 'Precios',
  pricesHint: 'El consumo se factura al precio de su día: un precio nuevo no cambia los meses anteriores.',
  noPrices: 'No hay precios, así que no se muestra ningún costo.',
  pricesByAdmin: 'Los fija un administrador.',
  pricesNone:
    'No hay ninguno, así que no se muestra ningún costo. Defínalos en la configuración del servidor (docs/configuration.md); valen desde ese día.',
  pricesAdmin: 'Se definen en la configuración del servidor: docs/configuration.md nombra las variables.',
  perMillionTokens: '{price} por millón',
  perMillionCharacters: '{price} por millón',
  perHour: '{price} por hora',
  priceUnset: 'Sin precio definido',
}
