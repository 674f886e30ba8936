import type { Language } from '#protocol/vocabulary/language.ts'
import type { Gender } from '../life.ts'
import { tagged } from './tagged.ts'
import { firstPersonOf } from '../scenario/spanish-verbs.ts'
import { speaksFirst } from './spanish-further.ts'
import { selfForm } from './spanish-verbs.ts'
import { groupsOf, isPerson, wordsOf } from './spanish-words.ts'

/** What is left of a scenario's own point of view: its author speaks of callers, of the debtor, to the reader. */
const authors: Record<Language, RegExp> = {
  en: /\b(?:you|your|yours|you['’]\w+|us|our|ours|(?:the|every|each|any) (?:collectors?|callers?)|collectors call|borrower|debtor|NOTES?|(?:an?|the|this|another) (?:(?:patient|good|calm|kind|skilled|decent|trained) )?agent(?! (?:at|from|for)\b))\b|["“”]|\bI (?:say|hide that|keep quoting|open with|talk over|raise|hang up|hung up|interrupt|shout|swear|cry|flatter|thank|pretend|apologi[sz]e|threaten|won['’]t (?:confirm|threaten)|never get|use my first name|hate ["“]|answer short|answer a question with|commit to nothing|drift into|promise (?:complaints|a lawsuit)|will list what|still look reasonable|start (?:yelling|shouting|crying)|get tearful|keep changing|lose confidence|don['’]t move)\b|\bI(?:['’]ll| will) (?:say|claim|pretend|plead|agree to anything)\b|\bI answer the (?:tele)?phone\b|\bme (?:think|want|need|know|say)\b|\bI['’]m (?:calm|friendly|polite|courteous|charming|correct)\b|\b(?:apologi[sz]e over and over|sets me off|voice goes)\b/iu,
  es: /(?<!\p{L})(?:usted|ustedes|te|contigo|vos|cobrador\w*|gestor\w*|(?<!con )nosotros|expediente|notas)(?!\p{L})|["“”«»]|seg[uú]n m[ií]|(?<!\p{L})a yo(?!\p{L})|(?<!\p{L})(?:arranco|empiezo|atiendo|contesto|entro) (?:a|con) (?:los )?gritos|(?<!\p{L})(?:amenazo|finjo)(?!\p{L})|(?<!\p{L})dice que (?:tengo|voy|estoy|soy)(?!\p{L})|(?<!\p{L})por qué (?:le|lo|la|les) |(?<!\p{L})(?:él|ella)(?!\p{L})/iu,
}

/** "Ayudarte", "quererte": the author speaks to whoever plays the part. Not the nouns that end so, nor a name ("Iriarte"). */
const toPlayer =
  /(?<!\p{L})(?!(?:a?parte|comparte|reparte|imparte|arte|suerte|muerte|fuerte|inerte|cohorte)(?!\p{L}))\p{Ll}+(?:arte|erte|irte)(?!\p{L})/u

/** "Tu esposa", "dejaste": said to whoever plays the part, and left so. */
const toFamiliar =
  /(?<!\p{L})(?:tu|tus|eres|sos|tienes|tenés)(?!\p{L})|(?<!\p{L})(?!(?:triste|existe|insiste|resiste|consiste|asiste|desiste|persiste|chiste|desgaste|contraste|traste)(?!\p{L}))\p{L}{2,}(?:[ai]ste|íste)(?!\p{L})/iu

/** The rest was cut off: "a washing machine and above all." */
const breaksOff: Record<Language, RegExp> = {
  en: /(?:,| and| or| of| with| because| the| above all| mostly| especially)\.$/iu,
  es: /(?:,| y| e| o| ni| de| que| con| porque| cuando| para| el| la| sobre todo| incluso)\.$/iu,
}

/** A clause that needs another one, and how the debtor is to be played. At the beginning. */
const begins: Record<Language, RegExp> = {
  en: /^(?:she|he|of|announcing|the (?:week|day|month|year|night|moment) (?:i|we|they|he|she)|(?:finding|waking|losing|seeing|having|getting|being) (?=[^,]*$)\p{L}+|respects|should(?:n['’]t)?|(?:but |and )?let me|i (?:sold|bought) (?:at|by)|i (?:given|written|seen|done|taken|known|thrown|gone|broken|driven|fallen|begun|drawn|chosen|shown|stolen|worn|offered a)\b|i['’]m (?:could|can|would|will|might|should)\b|as far as me\b|ask me\b|the owner|owner|one of (?:says|which|whom|them says)|if|when|whenever|while|unless|until|what|then|about|although|though|anything|that (?:\p{L}+ed|had|has|was|were|went|told|said|took|i|my|the|he|she|they|we|no)|that(?:['’]s| is)|the same thing|short with|they (?:financed|borrowed|owe|run|were never|fell behind|stopped paying)|every offer|ask (?:a|exactly|what|who|why|for)\b|i['’]ll (?:start|open) (?:by|at|with)\b|that asks|- |smooth|sweet|underneath)\b/iu,
  es: /^(?:(?:el|la) (?:dueñ[oa]|encargad[oa]|titular|client[ea])|grita|llora|habla|salta|insiste|interrumpe|contesta|dice|niega|exige|amenaza|responde|pregunta|si(?! no|,)|s[ií] aunque|cuando|desde que|hasta que|lo que(?! (?:m[aá]s )?me)|que|antes de|aunque|hay que|hay (?:viento|veces)|as[ií] (?:habla|termin)|conocido|contesto|digo|no digo|grito|pregunto|repito|interrumpo|insulto|no insulto|hablo|oigo decir|me (?:caliento|justifico|enojo|altero|pongo|gusta hacer)|siempre (?:contesto|digo|atiendo)|atiendo siempre|soy muy|soy correct[oa]|lloro f[aá]cil|me disculpo|siempre pongo|señora? de|- |no levanto la voz|no soy (?:grosero|grosera|malo|mala)|doy (?:vuelta|las gracias|largas)|paso de|cada pregunta|termino \p{L}+[aei]ndo|nado|corrijo (?:cifras|datos)|anuncio|anoto|no doy (?:fechas|montos|cifras)|siempre encuentro un (?:motivo|pretexto)|le s[eé]|me le|conozco a medio|el señor|la señora soy|dinero|voy a arrancar|le digo a(?:l| quien)|arranco (?:en|con)|tardo en|ofrezco de entrada|empiezo ofreciendo)(?!\p{L})/iu,
}

const mentioned: Record<Gender, RegExp> = {
  male: /\b(?:husband|father|dad|brother|son|grandson|boy|boys|uncle|nephew|cousin|friend|buddy|boss|landlord|man|guy|doctor|accountant|lawyer|partner|boyfriend|stepfather|grandfather|Mr)\b|(?<=[a-z,] )\p{Lu}\p{Ll}+/u,
  female:
    /\b(?:wife|mother|mom|mum|sister|daughter|granddaughter|girl|girls|aunt|niece|cousin|friend|boss|landlady|woman|lady|doctor|accountant|lawyer|partner|girlfriend|grandmother|Ms|Mrs)\b|(?<=[a-z,] )\p{Lu}\p{Ll}+/u,
}

const pronouns: Record<Gender, RegExp> = {
  male: /\b(?:he|him|his|himself)\b/iu,
  female: /\b(?:she|her|hers|herself)\b/iu,
}

/** A pronoun of the debtor's gender before anybody else is named: it is the debtor, whom the sentence left as "she". */
function leavesPronoun(text: string, gender: Gender): boolean {
  const at = text.search(pronouns[gender])
  return at >= 0 && !mentioned[gender].test(text.slice(0, at))
}

/** A verb that still tells of somebody else, where only the speaker can be meant: "porque yo cobra", ", acepta rápido". */
function leavesVerb(text: string): boolean {
  if (speaksFirst.test(text) && thirdAfter.test(text)) return true
  for (const hit of text.matchAll(
    /(?<!\p{L})yo (?:nunca |siempre |ya |no |s[oó]l[oa] )*(?:se )?(?!he(?!\p{L}))(\p{L}+)/giu,
  ))
    if (![null, hit[1]?.toLowerCase()].includes(selfForm(hit[1] ?? ''))) return true
  // "Yo admite": nothing that is said of "yo" ends so, but the past and the subjunctive.
  const [, ofYo = ''] =
    /(?<!\p{L})[Yy]o (?:(?:no|ya|nunca|siempre|sólo|solo|también|me|lo|la|le|se) )*(\p{L}{3,}[aeó])(?= )/u.exec(
      text,
    ) ?? []
  if (
    ofYo !== '' &&
    !/(?:aba|ía|ara|iera|ese|ase|que|misma|sola|para|desde|hasta|sobre|entre|donde|era|iba|sea|cuenta)$/u.test(
      ofYo,
    )
  )
    return true
  const speaks = /^(?:no |ya |me |lo |la |le |les |nunca )*\p{L}+(?:o|oy|é|í)(?!\p{L})/iu.test(text)
  if (!speaks) return false
  for (const hit of text.matchAll(
    /(?:, | y | pero |, y )(?:no |ya |lo |la |le |se |me )*(\p{L}+)(?= \p{L}|[.,]|$)/giu,
  ))
    if (
      /[aeó]$/u.test(hit[1] ?? '') &&
      selfForm(hit[1] ?? '') !== null &&
      !isPerson(hit[1] ?? '') &&
      /(?:no|ya|lo|la|le|se|me) \p{L}+$/iu.test(hit[0])
    )
      return true
  return false
}

/** ", cita cláusulas", "y vive con ...", "pero empieza en 50": what the same person does, left in the third person. */
const thirdAfter =
  /(?:, | y | pero )(?:no |ya |se |lo |la )*(?:asegura|dice|cita|empieza|vive|trabaja|tiene|debe|gana|cobra|paga|manda|cuida|cose|contesta|insiste|exige|pide|acepta|niega|promete|teme|quiere|puede|podría|responde|corta|grita|habla|lleva|maneja|admite|oculta|ofrece)(?= \p{L}|\.$| \d)/iu

/** "Estoy pagado" is said of a debt, "soy renta" of nobody; "me asusta" wants what does, and "nunca digas" is told to whoever plays. */
const unsaid =
  /^(?:estoy (?:pagad|saldad|liquidad|cancelad|vencid)[oa]|soy (?:renta|vive|trabaja|tiene|debe|paga)|(?:me )?(?:asusta|preocupa|inquieta|molesta|angustia|aterra|avergüenza)\.$|(?:nunca|no|jamás) (?:le |lo |la |les |me |te )?(?:dig|hag|pong|salg|teng|veng|d|acept|mencion|habl|pag|prometa?)(?:as|es)(?!\p{L})|(?:jubilad|pensionad|viud|solter)[oa](?!\p{L}))|no hay (?:acuerdo|trato)(?!\p{L})|^(?:cuento de(?! que)|(?:no|nunca|solo|sólo) (?:lo )?cuento,? (?:a menos|salvo|si|excepto))(?!\p{L})/iu

/** "Primero los intereses, luego un mes sin pagar": a list of what is asked for, without a verb. */
function isList(text: string): boolean {
  return /^(?:primero|luego|después|pareja)(?!\p{L})/iu.test(text) && groupsOf(wordsOf(text)).length === 0
}

/** "Tarjeta de tienda, compró sala y comedor": a noun, and what somebody did. */
const nounAndDeed =
  /^(?!Al? |Ayer|Hoy|Luego|Después|Antes|En |Con |Por |Sin |De |Desde |Hasta |Hace )\p{Lu}\p{Ll}+(?: de \p{L}+(?: \p{L}+)?)?, (?:se |le |lo |la |no )?\p{L}+(?:ó|aron|ieron)(?!\p{L})/u

/** "Taller de Logroño que debe 13.400 euros": a noun with what is told of it, and no verb of its own. */
function isHeadline(text: string): boolean {
  if (nounAndDeed.test(text)) return true
  return (
    /^\p{Lu}\p{Ll}+ (?:de \p{L}+ ){0,2}que \p{Ll}+/u.test(text) &&
    !/^(?:Lo|El|La|Los|Las|Es|Era|Fue|Creo|Digo|Sé|Dicen|Dijeron|Ya|Tengo|Tenía|Me|Le|Así|Quiero|Temo|Busco|Siento|Espero|Pido|Pedí|Necesito|Prefiero|Confío|Pienso|Calculo|Recuerdo|Prometí|Logré|Conseguí) /u.test(
      text,
    )
  )
}

/**
 * "The phone myself, usually from the truck" has lost its verb; "two payments behind on a car that my nephew drives" has one
 * only for the nephew, and "boatyard near Falmouth, borrowed against a hoist" none for who borrowed.
 */
function hasVerb(text: string): boolean {
  const [main = text] = text.split(
    / (?:that|who|whose|which|if|when|whenever|because|while|unless|before (?=it|he|she|they|something|somebody|the|I|we|my)) ?/u,
  )
  const [before = main, after] = main.split(/, (?=\p{L}+(?:ed|ought|ost|ook)\b)/u)
  // "The loan, $27,400 outstanding, bought a van" has a subject.
  const named = /^(?:the|my|our) /iu.test(text)
  return isVerbal(after === undefined || named ? main : before)
}

function isVerbal(text: string): boolean {
  return (
    tagged(text).some(({ tags }) => tags.has('Verb') && !(tags.has('Gerund') || tags.has('Participle'))) ||
    /['’](?:m|re|s|ve|d|ll)\b/iu.test(text)
  )
}

/** "Roofer, $740 take-home", "Six installers, paid Fridays", "Services forklifts": of notes, without whoever does it. */
function isNote(text: string): boolean {
  const [first] = tagged(text)
  return (
    /^(?!(?:The|My|Our|An?|This|That) )(?:\p{L}+ )?\p{L}+, (?:[$£€]\d|paid )/u.test(text) ||
    (first?.tags.has('PresentTense') === true &&
      /^\p{L}+[^s]s$/u.test(first.said) &&
      !isPlural.test(first.said))
  )
}

/** Nouns that could be verbs as well. */
const isPlural =
  /^(?:this|his|its|bills|payments|calls|letters|hours|sales|wages|fees|costs|taxes|kids|mites|fines|customers|tips|repairs|orders|classes|clients)$/

/** "Justify the loan before anybody attacks it", "but say so only to ...": what whoever plays the part is to do. */
function tellsPlayer(text: string): boolean {
  if (/, (?:but|and|so) (?:say|admit|mention|reveal) (?:so|it|that)\b/iu.test(text)) return true
  const [first, second] = tagged(text)
  return (
    first?.tags.has('Infinitive') === true &&
    !alsoNounOrPast.test(first.said) &&
    /^(?:the|an?|it|them|him|her|his|their|this|that|every|each|any|anybody)$/iu.test(second?.said ?? '')
  )
}

/** Nouns, and verbs whose past looks the same: "Cut the hours in May" tells what happened. */
const alsoNounOrPast = /^(?:work|rent|cut|put|let|hit|set|shut|cost|quit|spread|lease|loan|pay|fall)$/u

/** "Scared they'll go after my pickup", of notes: "I" before it makes no sentence. */
const lostItsVerb =
  /^I (?:scared|worried|terrified|afraid|ashamed|embarrassed|divorced|widowed|retired|due)\b/u

/** "Promised to pay I back": "I" where "me" belongs. */
const objectIsI =
  /\bto (?:pay|give|tell|ask|help|call|send|lend|owe|let|keep|take|put|get|make|show|leave) I\b|\b(?:for|with|to|from|by|at|against|of) I(?= (?:and|or|but|in|on|to|for|until|back)\b|[.,])/u

/** "I used to pay over the counter closed": the verb of the main clause behind one that was inside its subject. */
const hasTwoVerbs =
  /^I used to [^,]*\b(?:the|my|a|an) \p{Ll}+ (?:closed|shut|moved|burned|failed|went|stopped|broke|died)\b/u

/** "Me pague un cliente", "me retengan el reembolso": cut off "cuando" or "que", which a subjunctive needs. */
function lacksItsLink(text: string): boolean {
  const [, verb = ''] = /^(?:no )?(?:me|nos|le|les|se) (\p{L}+?)n?(?= )/iu.exec(text) ?? []
  const isKnown = (form: string) => selfForm(form) !== null || firstPersonOf(form) !== null
  if (/[gq]ue$/u.test(verb)) return !verb.endsWith('sigue')
  if (verb === '' || isKnown(verb)) return false
  const indicative = verb.endsWith('e') ? verb.replace(/e$/u, 'a') : verb.replace(/a$/u, 'e')
  return /(?:^(?:salg|hag|dig|traig|caig)|teng|veng|pong|zc)a$/u.test(verb) || isKnown(indicative)
}

/**
 * Whether a clause of a scenario that was put into the first person can be said as it stands. It is the last look at it:
 * what may be the author's own words, half a sentence, or still about "her" is knowledge and never told.
 */
export function isSayable(text: string, language: Language, gender: Gender): boolean {
  if (
    text.split(' ').length < (language === 'en' ? 3 : 2) ||
    authors[language].test(text) ||
    (language === 'es' && (toPlayer.test(text) || toFamiliar.test(text))) ||
    begins[language].test(text)
  )
    return false
  // A bullet, a label in capitals, and an age beside a name are of notes.
  if (/^[-*•·–] |^\p{Lu}{3,} \p{Lu}{2,}|, \d{2}, \p{Lu}\p{Ll}+\.$/u.test(text)) return false
  if (/\([^)]*$|^[^(]*\)/u.test(text) || isHeadline(text) || breaksOff[language].test(text)) return false
  if (language === 'es')
    return !leavesVerb(text) && !lacksItsLink(text) && !unsaid.test(text) && !isList(text)
  return (
    !leavesPronoun(text, gender) &&
    !objectIsI.test(text) &&
    !hasTwoVerbs.test(text) &&
    hasVerb(text) &&
    !tellsPlayer(text) &&
    !lostItsVerb.test(text) &&
    !isNote(text)
  )
}
