/** Small words and verbs by which a Spanish clause shows its subject. */

export const boundary =
  /^(y|e|pero|que|cuando|mientras|aunque|pues|si|donde|como|hasta|desde|o|ni|sino|así|porque)$/i
export const determiner =
  /^(el|la|los|las|un|una|unos|unas|su|sus|mi|este|esta|ese|esa|otro|otra|otros|otras|cada|ningún|ninguna|algún|alguna|dos|tres|cuatro|ambos|varios|varias|muchos|muchas|cierto)$/i
export const preposition =
  /^(a|al|ante|bajo|con|contra|de|del|desde|en|entre|hacia|hasta|para|por|según|sin|sobre|tras)$/i
export const nobody = /^(nadie|alguien|todo|todos|nada|quien|quienes|ellos|ellas|eso|esto|ambas?)$/i
export const adverb =
  /^(no|ya|nunca|siempre|también|tampoco|solo|sólo|todavía|aún|apenas|casi|ahora|además|luego|después|antes|entonces|hoy|ayer|recién|hace|actualmente|igual)$/i
/** Verbs whose subject usually follows: "murió su mamá", "cerró la fábrica". */
export const inverted =
  /^(murió|falleció|cerró|llegó|vino|vinieron|subió|bajó|quebró|nació|disparó|descompuso|enfermó|cayó|aumentó|venció|empezó|comenzó|faltó|quedó|inundó|quemó|accidentó|acabó|terminó|rompió|perdió|paró|murieron)$/i
/** With le: the thing is the subject, the person only feels it. */
export const felt =
  /^(da|dio|gusta|gustaba|duele|falta|faltó|queda|quedó|alcanza|alcanzó|cuesta|costó|preocupa|importa|toca|tocó|urge|parece|pasa|pasó|llega|llegó|sale|salió|vence|venció|encanta|pesa|conviene|interesa|bajó|subió|corresponde|avergüenza|avergonzaría|avergonzaba|aterra|angustia|dolería|preocuparía|molestaría|asusta)$/i
/** With le, after somebody else acted: who owes or helps whom is open. */
export const owes = /^(debe|debía|ayuda|manda|paga)$/i
/** With le and nobody named: who owes whom is unclear. */
export const given =
  /^(debe|debía|paga|pagaba|manda|mandó|pide|pidió|prometió|compra|compró|prestó|presta|dejó|ayuda|ayudó|envía|envió|cobra|cobró|dijo|dice|aseguró|ofreció|cumple|vendió|vende)$/i
export const people =
  /^(mamá|madre|papá|padre|hermano|hermana|hijo|hija|esposo|esposa|marido|mujer|pareja|suegra|suegro|tío|tía|primo|prima|abuelo|abuela|nieto|nieta|jefe|jefa|patrón|patrona|socio|socia|cuñado|cuñada|amigo|amiga|vecino|vecina|exmarido|exesposo|exesposa|ex|novio|novia|sobrino|sobrina|dueño|dueña|contador|contadora|cliente|clienta|proveedor|yerno|nuera)$/i

/** "Se rompió la muñeca": what breaks is the person's own. */
export const hurts = /^(rompió|quebró|fracturó|lastimó|lesionó|cortó|quemó|torció|golpeó|luxó)$/i
export const body =
  /^(muñeca|pierna|piernas|brazo|brazos|mano|manos|espalda|pie|tobillo|rodilla|cadera|clavícula|costilla|costillas|nariz|dedo|dedos|columna|hombro|cabeza|pelvis)$/i
