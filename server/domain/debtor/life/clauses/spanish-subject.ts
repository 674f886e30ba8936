import { genderOfName, isFirstName } from '../people/first-names.ts'
import type { Speaker } from '../scenario/speaker.ts'
import { body, felt, hurts, inverted } from '../scenario/spanish-words.ts'
import { personal } from './spanish-say.ts'
import {
  type Word,
  type Group,
  clitics,
  article,
  preposition,
  linkWords,
  negation,
  months,
  type Subject,
  isPerson,
  nobody,
  debtor,
  named,
  presentative,
} from './spanish-words.ts'

/** What tells by itself when something is done. */
const timeAlone = /^(?:hoy|ayer|ahora|actualmente|últimamente|antes|entonces|luego|después|además)$/

/** The words that name the subject before a verb: without what stands in front of them. */
export function subjectOf(
  words: readonly Word[],
  verbAt: number,
  speaker: Speaker,
): { subject: Subject | null; lead: number } {
  let end = verbAt
  while (end > 0 && negation.test(words[end - 1]?.said ?? '')) end--
  if (end === 0) return { subject: null, lead: 0 }
  const before = words.slice(0, end)
  const last = before.at(-1)
  if (!last) return { subject: null, lead: 0 }
  // "Hoy vende gelatinas" says when, and nobody who does it.
  if (before.every(({ said }) => timeAlone.test(said))) return { subject: null, lead: end }
  // "Hormas Ferrándiz", of the firm that is called so: its owner has the name as well.
  const ofFirm = ({ word }: Word) => named(word, speaker.business)
  if (
    speaker.business !== null &&
    before.length > 1 &&
    before.some((one) => ofFirm(one) && !named(one.word, speaker.names)) &&
    before.every((one) => /^\p{Lu}/u.test(one.word) && (ofFirm(one) || named(one.word, speaker.names)))
  )
    return { subject: { kind: 'we', words: [], person: false, rival: false }, lead: 0 }
  if (/^(él|ella)$/.test(last.said) && !preposition.test(before.at(-2)?.said ?? ''))
    return (last.said === 'ella') === (speaker.gender === 'female')
      ? { subject: debtor, lead: end - 1 }
      : { subject: { kind: 'other', words: [last], person: true, rival: false }, lead: end - 1 }
  if (/^(nadie|alguien|todo|ellos|ellas|eso|esto|quien)$/.test(last.said))
    return { subject: { kind: 'other', words: [last], person: false, rival: false }, lead: end - 1 }
  const own = before.findIndex(({ word }) => named(word, speaker.names))
  if (own === 0 || (own === 1 && /^(don|doña)$/.test(before[0]?.said ?? '')))
    return { subject: debtor, lead: 0 }
  if (
    own > 0 &&
    !preposition.test(before[own - 1]?.said ?? '') &&
    (before[own - 1]?.after ?? '').endsWith(',')
  )
    return { subject: debtor, lead: own }
  if (own > 0 && own === before.length - 1 && !preposition.test(before[own - 1]?.said ?? ''))
    return { subject: debtor, lead: own }
  // After a stretch that opens with a preposition, the subject begins at a comma or an article that is not its object.
  let from = 0
  const opening = before[0]
  const timed =
    opening !== undefined &&
    /^(ese|este|cada|ahora|después|luego|ayer|hoy|hace)$/.test(opening.said) &&
    /^(mes|año|día|semana|\d+|un|una|dos|tres)$/.test(before[1]?.said ?? '')
  if (opening && (preposition.test(opening.said) || opening.said === 'al' || timed)) {
    const comma = before.findLastIndex(({ after }) => after.endsWith(','))
    if (comma >= 0 && comma + 1 < end) from = comma + 1
    else {
      const next = before.findIndex(
        ({ said, word }, at) =>
          at > 1 &&
          (/^(el|la|los|las|su|sus|un|una|nadie)$/.test(said) ||
            (/^\p{Lu}/u.test(word) &&
              isFirstName(word) &&
              !/^(llamad[oa]|don|doña)$/.test(before[at - 1]?.said ?? ''))) &&
          !preposition.test(before[at - 1]?.said ?? '') &&
          !/^(de|del|al)$/.test(before[at - 1]?.said ?? ''),
      )
      if (next < 0) return { subject: null, lead: end }
      from = next
    }
    const noun = before[from]
    if (noun && preposition.test(noun.said)) return { subject: null, lead: end }
  }
  const noun = before.slice(from)
  const head = noun[0]
  if (!head) return { subject: null, lead: end }
  if (head.said === 'lo' && noun[1]?.said === 'que')
    return { subject: { kind: 'other', words: noun, person: false, rival: false }, lead: from }
  if (/^(lo|todo|así|que|como)$/.test(head.said) || preposition.test(head.said))
    return { subject: nobody, lead: from }
  if (noun.every(({ said }) => months.test(said) || /^(el|\d+|de|ese|año|mes|día|pasado)$/.test(said)))
    return { subject: null, lead: end }
  const person = noun.some(({ said, word }) => isPerson(said) || (/^\p{Lu}/u.test(word) && isFirstName(word)))
  if (
    speaker.business !== null &&
    noun.length < 4 &&
    !/^una?$/.test(head.said) &&
    noun.some(({ word }) => named(word, speaker.business) && !isFirstName(word))
  )
    return { subject: { kind: 'we', words: [], person: false, rival: false }, lead: from }
  const gender = noun
    .map(({ word, said }) =>
      isPerson(said)
        ? /(a|madre|mujer|suegra)$/.test(said)
          ? 'female'
          : 'male'
        : /^\p{Lu}/u.test(word)
          ? genderOfName(word)
          : null,
    )
    .find((one) => one !== null)
  return { subject: { kind: 'other', words: noun, person, rival: gender === speaker.gender }, lead: from }
}

/** Behind "el" or "la" it says when: "lo llamó el lunes". */
const isWhen =
  /^(?:\d.*|lunes|martes|miércoles|jueves|viernes|sábado|domingo|día|mes|año|semana|noche|mañana|tarde|vez|primero|último|última)$/

/** With "se" and a noun behind it: it happens to the thing. */
const happens =
  /^(firma|firmó|firme|vende|vendió|venda|incendió|quemó|descompuso|cayó|cayeron|inundó|rompió|cerró|abrió|acabó|terminó|venció|perdió|hundió|paró|dañó|averió|fundió|cobra|cobró|resuelve|resolvió)$/

const closes = /^(?:cerró|quebró|cerraron|quebraron)$/
const ownPlace =
  /^(?:local|taller|negocio|tienda|sucursal|cocina|puesto|persiana|caja|año|mes|trato|acuerdo)$/
const workplace =
  /^(?:empresa|fábrica|planta|tienda|restaurante|restaurant|hotel|compañía|constructora|maquila|maquiladora|obra|mina|escuela|oficina|sucursal|almacén|bodega|periódico|diario|hospital|clínica|supermercado|cafetería|panadería|farmacia)$/

/** A subject that follows its verb: "murió su mamá", "le faltan nueve pagos". */
export function followingSubject(
  words: readonly Word[],
  group: Group,
  from: number,
  speaker: Speaker,
): Subject | null {
  const verbs = words.slice(group.from - from, group.to - from + 1)
  const next = words[group.to - from + 1]
  const verb = verbs.find(({ said }) => !clitics.test(said) && said !== 'no')?.said ?? ''
  const after = words[group.to - from + 2]
  // "Lo lleva todo su gestora": the subject comes last.
  if (
    next?.said === 'todo' &&
    /^(su|el|la)$/.test(after?.said ?? '') &&
    isPerson(words[group.to - from + 3]?.said.replace(/,$/, '') ?? '')
  )
    return { kind: 'other', words: [], person: true, rival: false }
  // "Desde agosto lo lleva el licenciado Villaseñor": whoever has a matter in hand for the debtor.
  if (
    /^(?:lleva|llevaba|tramita|maneja|atiende|gestiona|defiende|representa)$/.test(verb) &&
    verbs.some(({ said }) => /^l[oae]s?$/.test(said)) &&
    /^(?:el|la|su|una?)$/.test(next?.said ?? '') &&
    isPerson(after?.said.replace(/,$/, '') ?? '')
  )
    return { kind: 'other', words: [], person: true, rival: false }
  const dative = verbs.some(({ said }) => said === 'le')
  const noun =
    next !== undefined &&
    ((article.test(next.said) && !/^(al|del)$/.test(next.said)) ||
      /^\d/.test(next.word) ||
      /^(nueve|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce)$/.test(next.said))
  if (
    presentative.test(verb) &&
    !(
      /^(había|hubo)$/.test(verb) &&
      verbs.filter(({ said }) => !clitics.test(said) && said !== 'no').length > 1
    ) &&
    !verbs.some(({ said }) => said === 'se')
  )
    return { kind: 'other', words: [], person: false, rival: false }
  if (dative && felt.test(verb)) return { kind: 'other', words: [], person: false, rival: false }
  if (!next) return null
  if (
    dative &&
    (felt.test(verb) ||
      /^(faltan|quedan|duelen|gustan|alcanzan|molesta|preocupa|tiene|ofende|enoja|indigna|fastidia|angustia|asusta|apena|aterra|tocaba|tocó)$/.test(
        verb,
      ))
  )
    return { kind: 'other', words: [], person: false, rival: false }
  // "La llamó un supuesto empleado": who did it comes last.
  const own = speaker.gender === 'female' ? 'la' : 'lo'
  if (
    verbs.some(({ said }) => said === own) &&
    personal.test(verb) &&
    /^(?:una?|el|la|su)$/.test(next.said) &&
    !isWhen.test(after?.said ?? '')
  )
    return { kind: 'other', words: [], person: true, rival: false }
  if (dative && verbs.some(({ said }) => said === 'se') && noun)
    return { kind: 'other', words: [], person: false, rival: false }
  // "Si se firma la venta", "se incendió la cocina": what happens to a thing; "se rompió la pierna" is the debtor's own.
  if (
    noun &&
    verbs.some(({ said }) => said === 'se') &&
    happens.test(verb) &&
    !(hurts.test(verb) && body.test(after?.said ?? ''))
  )
    return { kind: 'other', words: [], person: false, rival: false }
  // "Cuando cerró la empresa": an employee closes none.
  if (
    closes.test(verb) &&
    /^(?:el|la)$/.test(next.said) &&
    workplace.test(after?.said ?? '') &&
    speaker.business === null
  )
    return { kind: 'other', words: [], person: false, rival: false }
  // "En febrero cerró la zapatera que compraba la mitad": another firm than the one that speaks.
  if (
    closes.test(verb) &&
    /^(?:el|la|su)$/.test(next.said) &&
    speaker.business !== null &&
    !named(after?.word ?? '', speaker.business) &&
    !ownPlace.test(after?.said ?? '')
  )
    return { kind: 'other', words: [], person: true, rival: false }
  if (
    noun &&
    inverted.test(verb) &&
    !(hurts.test(verb) && body.test(after?.said ?? '')) &&
    !/^(perdió|terminó|empezó|comenzó|acabó|cerró|rompió|bajó|subió)$/.test(verb)
  )
    return { kind: 'other', words: [], person: isPerson(after?.said ?? ''), rival: false }
  if (
    /^(el|la|su|un|una)$/.test(next.said) &&
    after &&
    (isPerson(after.said) ||
      /^(banco|agencia|empresa|financiera|aseguradora|dueño|médico|doctor|juez|cobrador|escuela|seguro)$/.test(
        after.said,
      )) &&
    !verbs.some(({ said }) => said === 'se')
  )
    return dative ? { kind: 'other', words: [], person: true, rival: false } : null
  return null
}

/** How towns begin whose second word may be a first name. */
const ofTowns = /^(?:san|santa|santo|villa|ciudad|puerto|general|coronel|colonia)$/

/** Whom a relative clause is about: the person or the thing right before it. */
export function relativeSubject(before: readonly Word[], speaker: Speaker, main: Subject | null): Subject {
  if (before.every(({ word, said }) => named(word, speaker.names) || /^(don|doña)$/.test(said))) return debtor
  let from = before.length - 1
  const least = Math.max(0, before.length - 6)
  while (
    from > least &&
    !article.test(before[from]?.said ?? '') &&
    !preposition.test(before[from - 1]?.said ?? '') &&
    !linkWords.test(before[from - 1]?.said ?? '')
  )
    from--
  const noun = before.slice(from)
  if (noun.length === 0) return nobody
  // "La doctora Peretti, de San Francisco, que ...": what follows is told of whoever comes from there.
  const comesFrom =
    /^(?:de|en|desde)$/.test(before[from - 1]?.said ?? '') && /^\p{Lu}/u.test(noun[0]?.word ?? '')
  const apart = (before[from - 2]?.after ?? '').endsWith(',') || ofTowns.test(noun[0]?.said ?? '')
  if (comesFrom && apart && from > 1) return relativeSubject(before.slice(0, from - 1), speaker, main)
  if (noun.some(({ word }) => named(word, speaker.names))) return main?.kind === 'self' ? debtor : nobody
  const person = noun.some(({ said, word }) => isPerson(said) || (/^\p{Lu}/u.test(word) && isFirstName(word)))
  if (!person) return nobody
  return {
    kind: 'other',
    words: noun.map((token, at) => (at === noun.length - 1 ? { ...token, after: '' } : token)),
    person: true,
    rival: false,
  }
}
