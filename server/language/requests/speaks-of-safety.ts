import { helpLines } from '../figures/help-lines.ts'
import { plainWords } from '../text/plain-words.ts'

/** What a turn says for the safety of whom it speaks to. */
export type SafetyTalk = 'asks_self_harm' | 'names_help' | 'asks_company'

const selfHarm =
  /\b(?:(?:hurt|harm|kill)(?:ing)? yourself|end(?:ing)? (?:your (?:own )?life|it all)|tak(?:e|ing) your (?:own )?life|suicid(?:e|al)|do(?:ing)? (?:something|anything) (?:to yourself|stupid to yourself|you cant take back)|(?:feel|feeling|thinking|think|thought) (?:like |of |about )?(?:not (?:wanting|being) (?:to be )?(?:here|alive)|you(?:d| would) (?:be|rather be) (?:better off )?dead)|not want(?:ing)? to (?:live|be here|go on living)|(?:pens\p{L}*|vas? a|ganas de|idea de|intent\p{L}*|ocurr\p{L}*)(?: en)? hacer(?:te|se) (?:algo(?! (?:de|mejor|mas))|dano|mal)|hacer(?:te|se) dano|(?:hacer|haga|hagas|hacerse|cometer)(?: una| alguna| ninguna)? (?:locura|tonteria|barbaridad)s?|lastimar(?:te|se)|matar(?:te|se)|quitar(?:te|se) la vida|(?:pens|ide)\p{L}* (?:en )?(?:el )?suicid\p{L}+|suicidar(?:te|se)|no (?:querer|queres|quiere|quieres) (?:vivir|seguir viviendo|estar aqui)|ganas de (?:vivir|morir\p{L}*|seguir viviendo)|terminar con todo|acabar con todo)\b/u

const helpNumbers = helpLines.map((line) => line.replace(' ', ' ?')).join('|')
const help = new RegExp(
  '\\b(?:samaritans|suicide (?:and crisis )?(?:hot ?|life)?line|crisis (?:text )?line|lifeline|linea de (?:la vida|crisis|prevencion|vida)|telefono de la esperanza|saptel|' +
    `(?:call|calling|dial|ring|text|line|llam\\p{L}*|marc\\p{L}*|marqu\\p{L}*|linea|telefono|numero)(?: \\p{L}+){0,4} (?:${helpNumbers})(?! (?:dollars|pounds|pesos|euros|a|al|per|each|every|cada|por (?!favor))\\b)|` +
    `(?:${helpNumbers}) (?:de emergencias?|is|es|atiende\\p{L}*|te|le|they|right now|ahora)` +
    ')\\b',
  'u',
)

const company =
  /\b(?:(?:anyone|anybody|someone|somebody|a friend|a neighbou?r|family) (?:there |near(?:by)? |around |close |in the house )?(?:with you|near(?:by)?|close by|around|next door|you can (?:call|ring|talk to|be with))|(?:are you|you are|youre) (?:alone|on your own|by yourself|at home|safe)|(?:hay|tenes|tiene|tienes) (?:a )?(?:alguien|algun vecino|un vecino|una vecina|un amigo|una amiga|familia)\b|(?:estas|esta) (?:solo|sola|acompanad[oa]|en (?:tu|su) casa|a salvo)|(?:golpe|toc)\p{L}* (?:la |le )?(?:la )?puerta|(?:hablar?|habla|hable|talk|speak)(?: \p{L}+){0,2} (?:con|to) (?:tu|su|un|una|your|a) (?:medic[oa]|doctor|doctora|psicolog[oa]|gp|therapist|vecin[oa]|neighbou?r))\b/u

/**
 * What a turn says for the safety of whom it speaks to: asks whether they would harm themselves, names a line that helps, or asks who is with
 * them. The last alone is small talk where nothing of the kind was said before.
 */
export function safetyTalkIn(turn: string): SafetyTalk | null {
  const plain = plainWords(turn.replace(/['’]/gu, ''))
  if (selfHarm.test(plain)) return 'asks_self_harm'
  if (help.test(plain)) return 'names_help'
  return company.test(plain) ? 'asks_company' : null
}

const despair =
  /\b(?:suicid\p{L}+|(?:kill|(?:to|of|about) (?:hurt|harm))(?:ing)? (?:himself|herself|myself|themselves)|end (?:it all|his life|her life|my life)|(?:not|dont|doesnt) want to (?:live|go on|be here)|matarse|matarme|quitarse la vida|quitarme la vida|no quier\p{L}* (?:seguir )?(?:vivi\p{L}*|viviendo)|(?:sin|perdio las|no tiene|no tengo) ganas de (?:vivir|seguir)|desesperad[oa]|in despair|despairing)\b/u

/** Whether a text tells of somebody's despair. */
export function tellsDespair(text: string): boolean {
  return despair.test(plainWords(text.replace(/['’]/gu, '')))
}
