import { readNumber } from './figures/numbers.ts'
import { readLine } from './text/line.ts'
import { plain } from './text/plain.ts'

/** What a text says: its content words, folded, each once, and its figures. */
export type SaidWords = { words: string[]; figures: number[] }

/**
 * Words that tell nothing by themselves: grammar, fillers, verbs of saying, and what a feeling is called, which need not have been told in
 * so many words.
 */
const small = new Set(
  (
    'a an the and or but so if then than that this these those there here i you he she it we they me him her us them my your his its our their mine yours ' +
    'myself yourself himself herself themselves is am are was were be been being have has had having do does did doing done will would can could should ' +
    'may might must shall not no nope yes yep yeah okay ok to of in on at by for with from about into over under up down out off as what when where who ' +
    'whom whose which why how all any both some just very really too also only even ever yet still already again now today back away let get got gets ' +
    'getting go goes going went gone come comes came coming take took make made please thank thanks well right sir ma maam mr mrs ms dr uh um er erm hm hmm ' +
    'mm mhm oh ah aha ha haha wow gosh god man hey hi hello wait hang hold sorry sure exactly actually basically maybe perhaps kind kinda sort like mean ' +
    'means meant guess suppose think thought know knew see saw understand understood hear heard sound sounds seem seems say says said saying tell tells ' +
    'told telling ask asked wonder thing things stuff one ones way because since while though until each other another else such much many more most ' +
    'quite pretty lot lots bit little own same re ve ll ' +
    'hard tough rough difficult stress stressed stressful frustrating frustrated upset worried worry worrying scared scary afraid angry overwhelmed ' +
    'overwhelming tired exhausted exhausting pressure painful sad heavy feel feels feeling felt ' +
    'el la los las un una unos unas lo y e o u pero de del al a en con por para sin sobre entre hasta desde que qu se su sus le les te nos os me mi mis tu ' +
    'tus yo usted ustedes vos ti ella ellos ellas nosotros es son soy eres sos era eran fue fueron ser sido siendo estar esta estan estoy estamos estaba ' +
    'estaban estuvo hay ha han he hemos haber habia hubo si no ni ya muy mas menos tan tanto como cuando donde quien cual cuales cuanto cuanta cuantos ' +
    'cuantas porque pues entonces este estos estas esto ese esa eso esos esas aqui ahi alla alli tambien tampoco bien bueno buena gracias senor senora ' +
    'don dona joven va van voy vamos iba ir tiene tienen tengo tienes tenes tenia tuvo puede puedo podria hace hacer hizo hacia algo nada todo toda todos ' +
    'todas cada mismo misma mismos mismas otro otra cosa cosas modo manera sea osea decir dice dices dijo digo decia dicho cuenta platica oiga oye mire ' +
    'mira fijese ay uy uf eh ah oh hijole caray caramba orale ajaja jaja jeje ja claro verdad cierto correcto perdon perdone disculpe creo cree entiendo ' +
    'veo ve ver viene ahora ahorita luego despues antes todavia aun siempre asi solo nomas media medio poco poca rato vez veces anda andan quiere quiero ' +
    'dificil duro dura complicado complicada pesado pesada estres estresado estresada preocupado preocupada preocupa angustia cansado cansada frustrante ' +
    'enojado enojada triste fuerte siente sentir siento presion miedo'
  ).split(/\s+/),
)

/** An article is no count. */
const leastCounted = 2

/** The content words and the figures of a text in either language: "forty-two boxes of wine" says 42, box and wine. */
export function saidWords(text: string): SaidWords {
  const { tokens } = readLine(text)
  const words = new Set<string>()
  const figures: number[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const number = readNumber(tokens, at)
    if (number === null) {
      const word = tokens[at]?.word ?? ''
      if (/^\p{L}{2,}/u.test(word) && !small.has(word)) words.add(word)
      continue
    }
    if (number.value >= leastCounted) figures.push(number.value)
    at = Math.max(at, number.to - 1)
  }
  return { words: [...words], figures }
}

const denying =
  /\b(?:no|not|never|nothing|nobody|cannot|without|\p{L}+n't|(?:ca|wo|do|did|is|was|does|could|would|have|has)nt|ni|nunca|jamas|tampoco|nadie|nada|sin)\b/u

/** Whether a text denies something. */
export function denies(text: string): boolean {
  return denying.test(plain(text).replace(/’/g, "'"))
}
