/** Names of days, months and ordinals in both languages, folded, with their numbers (Sunday is 0). */
export const weekdays: Readonly<Record<string, number>> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sundays: 0,
  mondays: 1,
  tuesdays: 2,
  wednesdays: 3,
  thursdays: 4,
  fridays: 5,
  saturdays: 6,
  domingo: 0,
  lunes: 1,
  martes: 2,
  miercoles: 3,
  jueves: 4,
  viernes: 5,
  sabado: 6,
}
export const months: Readonly<Record<string, number>> = {
  january: 1,
  february: 2,
  march: 3,
  april: 4,
  may: 5,
  june: 6,
  july: 7,
  august: 8,
  september: 9,
  october: 10,
  november: 11,
  december: 12,
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  jun: 6,
  jul: 7,
  aug: 8,
  sept: 9,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  enero: 1,
  febrero: 2,
  marzo: 3,
  abril: 4,
  mayo: 5,
  junio: 6,
  julio: 7,
  agosto: 8,
  septiembre: 9,
  setiembre: 9,
  octubre: 10,
  noviembre: 11,
  diciembre: 12,
}
export const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
  primero: 1,
}
export const ordinalTens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30 }

/** What may follow a day of the month that stands without its month. */
export const afterDay = new Set(
  'and or but so of at by to for if is would works work then with in will can could i we you the please maybe okay only y o pero de del a con para si le te que es se esta seria puede quedaria por en al no como entonces sin ya me lo would'.split(
    ' ',
  ),
)

/** What may stand before "the fifth" of a month. */
export const beforeOrdinal = new Set(
  'on by for before until till from after around about through the than'.split(' '),
)

/** How many days a unit of time has; a month, which is counted by the calendar, as 30. */
export const daysOfUnits: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1: 'day days dia dias',
    7: 'week weeks semana semanas',
    30: 'month months mes meses',
  }).flatMap(([days, words]) => words.split(' ').map((word) => [word, Number(days)])),
)
