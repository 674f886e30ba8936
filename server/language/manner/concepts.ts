import { Memo } from '../memo.ts'
import { plain, textsKept } from '../text/plain.ts'

/**
 * What a hardship is about. The same idea in other words and in either language ("laid off",
 * "sin trabajo") is one concept, so an acknowledgement is seen to be specific whatever its words.
 */
export const concepts = [
  'job',
  'health',
  'accident',
  'disaster',
  'loss',
  'separation',
  'children',
  'parents',
  'partner',
  'family',
  'home',
  'bills',
  'business',
  'calls',
  'treatment_by_others',
  'fear',
  'tiredness',
  'shame',
  'despair',
] as const
export type Concept = (typeof concepts)[number]

const cues: Record<Concept, RegExp> = {
  job: /\b(jobs?|laid (me |us |him |her |you )?off|layoff|fired|unemploy\w*|out of work|working|hours (were |got |have been )?cut|cut (my|your) hours|paycheck|employer|hired|shifts?|trabajos?|empleos?|desemple\w*|despid\w*|me corrieron|me echaron|recort\w*|chamba|laburo|el paro|quincena|sueldo|turnos?)\b/,
  health:
    /\b(hospital\w*|surger\w*|sick(?! (of|and tired))|ill|illness|cancer|diagnos\w*|treatment|chemo\w*|injur\w*|disab\w*|accident|health|medic\w*|doctor|operation|recover\w*|cirugia|operaron|operacion|operar\w*|enferm\w*|tratamiento|quimio\w*|lesion\w*|discapac\w*|incapac\w*|accidente|salud|recuper\w*)\b/,
  accident:
    /\b(accident\w*|crash\w*|wreck\w*|collision|rear ?ended|ran into|hit (?:my|your|the|his|her) (?:car|truck|van|bike)|choqu\w*|choc(?:o|aron|ado|ada|ando|ar\w*)|siniestro|volc(?:o|aron|adura)|atropell\w*)\b/,
  disaster:
    /\b(fire|burned down|burnt|flood\w*|storm\w*|tornado|hail|hurricane|leak\w*|stolen|stole|break ?in|incend\w*|se quemo|inund\w*|graniz\w*|tormenta|huracan|fuga de agua|robo|robaron|me asaltaron|asalto)\b/,
  loss: /\b(died|dead|death|passed away|passing|funeral|lost (my|your) (mom|mother|dad|father|wife|husband|son|daughter|brother|sister)|grief|grieving|murio|muerte|fallec\w*|funeral\w*|luto|duelo|perdida|entierro)\b/,
  separation:
    /\b(divorc\w*|separat\w*|marriage|(my|your) ex|(he|she|wife|husband|partner|ex) (has )?moved out|left me|walked out|break ?up|custody|matrimonio|(mi|su) ex|divorci\w*|separ(e|o|acion|aron|ado|ada)|me dejo|se fue de (la )?casa|custodia)\b/,
  children:
    /\b(kids?|child|children|(my|your|his|her|our|only|older|younger|little) son|sons|daughter|baby|babies|school|hijos?|hijas?|ninos?|ninas?|bebe|escuela|chamacos|pibes)\b/,
  parents: /\b(mother|mom|father|dad|parents?|madre|mama|padre|papa|padres|viejos)\b/,
  partner: /\b(wife|husband|spouse|partner|esposa|esposo|mujer|marido|pareja)\b/,
  family: /\b(family|relatives|familia\w*|parientes)\b/,
  home: /\b(rent|evict\w*|mortgage|landlord|house|home|roof|renta|alquiler|desaloj\w*|hipoteca|casero|casa|vivienda|techo)\b/,
  bills:
    /\b(bills|groceries|food|lights?|electric\w*|paycheck to paycheck|other debts|loans|recibos?|despensa|comida|la luz|el gas|otras deudas|otras cuentas|las cuentas|prestamos|no llego a fin de mes|vivo al dia)\b/,
  business:
    /\b(business|customers?|clients?|sales|season|suppliers?|payroll|contract|orders|negocio|clientes?|ventas|temporada|proveedores|nomina|contrato|pedidos|empresa)\b/,
  calls:
    /\b(calling|calls|phone|ringing|every day|letters|llamadas?|llaman|llamar\w*|telefono|marcan|marcando|todos los dias|a cada rato|cartas)\b/,
  treatment_by_others:
    /\b(harass\w*|threat\w*|yelled|rude|disrespect\w*|criminal|like dirt|insult\w*|acos\w*|amenaz\w*|grit\w*|groser\w*|falta de respeto|faltado al respeto|delincuente|insult\w*|maltrat\w*)\b/,
  fear: /\b(scared|scary|afraid|fear|terrif\w*|frighten\w*|worr(y|ied|ying|ies)|anxious|anxiety|panic\w*|nervous|stress\w*|miedo|asust\w*|preocup\w*|angusti\w*|ansie\w*|panico|nervios\w*|estres\w*)\b/,
  tiredness:
    /\b(exhaust\w*|tired|overwhelm\w*|drowning|(can't|cannot|can not|don't|barely|hardly|not|never|no|without) (\w+ )?sleep\w*|losing sleep|lie awake|burned out|fed up|sick of|frustrat\w*|agotad\w*|agotador\w*|cansad\w*|cansancio|abrumad\w*|abruma\w*|rebasad\w*|ahogad\w*|no duermo|(no|ni|sin) (\w+ ){0,2}dormir|hart[oa]s?|hartazgo|frustr\w*)\b/,
  shame: /\b(asham\w*|embarrass\w*|humiliat\w*|pride|verguenza|avergonz\w*|humill\w*|pena|orgullo)\b/,
  despair:
    /\b(kill myself|end it all|end my life|suicid\w*|want to live|go on living|matarme|quitarme la vida|suicid\w*|seguir viviendo|quiero vivir|vale la pena vivir)\b/,
}

const known = new Memo<ReadonlySet<Concept>>(textsKept)

const careWork =
  /\b(nurs(e|es|ing)|paramedic|caregiver|physician|enfermer[oa]|paramedic[oa]|cuidadora?|(i'm|i am|soy) (a |an )?(doctor|medic[oa])|(work|working|trabajo) (in|at|en) (a|the|un|el|una|la) (hospital|clinic|clinica))\b/
const ownIllness =
  /\b(sick|ill|illness|cancer|surgery|diagnos\w*|treatment|chemo\w*|injur\w*|operat\w*|medical (bills?|expenses?)|enferm(o|a|edad)|cirugia|oper(aron|acion|ada|ado)|tratamiento|quimio\w*|gastos medicos)\b/

/** Whether somebody's account of their work is of work with the sick. */
export function worksInCare(work: string): boolean {
  return careWork.test(plain(work))
}

/** What a text is about where the one who tells it works with the sick: a hospital is a place of work there, and no illness. */
export function conceptsOfCarer(text: string): ReadonlySet<Concept> {
  const found = conceptsOf(text)
  if (!found.has('health') || ownIllness.test(plain(text))) return found
  return new Set([...found].filter((concept) => concept !== 'health'))
}

export function conceptsOf(text: string): ReadonlySet<Concept> {
  return known.of(text, () => {
    const folded = plain(text)
    return new Set(concepts.filter((concept) => cues[concept].test(folded)))
  })
}
