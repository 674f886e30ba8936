import { plain, sentences } from '../text/plain.ts'

/** What strikes a household or a business, told as a thing that happened: a word of it alone ("the hospital's bill") tells none. */
const blowNames = ['loss', 'separation', 'job', 'health', 'business'] as const
export type Blow = (typeof blowNames)[number]

const cues: Record<Blow, RegExp> = {
  loss: /\b(died|passed away|passing|(?<!\b(?:he|she|they|who) \p{L}+ (?:to|at|for) (?:\p{L}+ )?(?:\p{L}+['’]s )?)funeral|lost (my|our) (mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister)|murio|fallec\w*|se mato|(?<!\b(?:fue|vino|fueron|vinieron) (?:al|a su|a mi) )entierro)\b/u,
  separation:
    /\b(separated|divorced|split up|(left|walked out on) (me|us)\b(?! with)|moved out|me separe|nos separamos|me divorcie|me dejo\b(?! (a deber|con))|se fue de (la )?casa)\b/,
  job: /\b(laid (me |us |him |her |them )?off|lost (my|his|her|our) jobs?|let (me|us|him|her) go|fired|out of work|unemploy\w*|(cut|reduced|slashed) (me (to|down|back)|(my|our|his|her) (hours|shifts|pay|days))|hours (were |got |have been |are )?(cut|reduced)|(me|lo|la|nos) (despidieron|corrieron|echaron)|perd(i|io) (el|mi|su) (trabajo|empleo|laburo|chamba)|sin (trabajo|empleo|laburo|chamba)|en (el )?paro|(recort|redu|baj|quit)\w+ (las |los |mis |el )?(horas|dias|turnos?|sueldo))\b/,
  health:
    /\b(surger\w+|operated|operation|(fell|was|got|been|i'm|am) (very |really |pretty |so )?(sick|ill)\b(?! (of|and tired))|cancer|stroke|heart attack|diagnos\w+|chemo\w*|injur\w+|broke (my|his|her)|accident|cirugia|oper(aron|acion|ado|ada)|enferm\w+|infarto|ictus|derrame|quimio\w*|accidente|internad\w+|marcapasos|me (rompi|quebre|fracture))\b/,
  business:
    /\b(customers?|clients?|contracts?|sales|clientes?|contratos?|ventas)\b[^.!?]*\b(ended|closed|owes?|unpaid|lost|left|late|fell|dropped|stopped|deben?|deber|cerr\w+|quebr\w+|perd\w+|cayer\w+|bajar\w+|termin\w+|atras\w+)\b|\b(lost|perd\w+) (a|our|my|the|un|el|al|nuestro) (biggest |largest |mayor |gran )?(customer|client|contract|cliente|contrato)\b/,
}

/** Somebody who can be lost: a transmission dies as well, and a garage stands beside a funeral home. */
const somebody =
  /\b(he|she|they|mom|mum|mother|dad|father|parents?|wife|husband|partner|son|daughter|child|baby|brother|sister|grand\w+|uncle|aunt|cousin|friend|boy|girl|mama|madre|papa|padre|viej[oa]|espos[oa]|marido|mujer|hij[oa]|beb[ea]|herman[oa]|abuel[oa]|tio|tia|prim[oa]|amig[oa]|suegr[oa]|don|dona)\b/

/** The blows that a line tells; a loss where one sentence has both who was lost and that. */
export function blowsIn(text: string): Blow[] {
  const folded = plain(text)
  const loses = () =>
    sentences(text).some(
      ({ folded: one }) => cues.loss.test(one.replace('funeral home', '')) && somebody.test(one),
    )
  return blowNames.filter((blow) => (blow === 'loss' ? loses() : cues[blow].test(folded)))
}

const own = /\b(i|me|my|we|us|our|yo|mis?|me|nos|nuestr[oa]s?)\b/

/** Whether a line is told in the first person: what happened to others ("Irene was laid off") is not the debtor's own work. */
export function tellsOwn(line: string): boolean {
  return own.test(plain(line))
}
