import { factsOf } from '../debtor/moves/move.ts'
import type { Personality } from '#protocol/vocabulary/prospect.ts'
import type { Fact } from '../debtor/life/life.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import type { DebtorAct, ObjectionTopic, RootCause } from '../debtor/plan.ts'
import type { CriticContext } from './critic.ts'

type Topic = {
  /** What the model is told it brought up. */
  name: string
  pattern: RegExp
  /** What in the life allows it beside the pattern itself. */
  known?: RegExp
  acts: readonly DebtorAct[]
  causes?: readonly RootCause[]
  objections?: readonly ObjectionTopic[]
  /** Whoever asks about it does not do it: "so you'll stop calling?" */
  asked?: boolean
  /** Personalities that talk like this anyway. */
  personalities?: readonly Personality[]
}

/**
 * Facts and rights that change the state of the call. A model may express them when the plan contains them,
 * but not introduce them: the score would expect a response to something that the simulation does not know
 * was said.
 */
const topics: readonly Topic[] = [
  {
    name: 'the loss of a job',
    pattern: words(
      '(?:lost|losing) (?:my|the|his|her) job|(?:got|was|been|getting) (?:laid off|fired|let go)|(?:laid|let) me (?:off|go)(?! (?:over|through|and|look|check|find|get))|(?:they|he|she|boss) fired me|out of (?:a job|work)|unemploy(?:ed|ment)',
      '(?:perdí|perdió|perder|perdimos) (?:mi|su|el) (?:trabajo|empleo|chamba|laburo)|me (?:despidieron|corrieron|echaron|liquidaron)|sin (?:trabajo|empleo|chamba|laburo)|desemple\\p{L}+',
    ),
    acts: ['job_loss'],
    causes: ['job_loss', 'reduced_hours'],
    objections: ['job_loss'],
  },
  {
    name: 'an illness',
    pattern: words(
      'cancer|surgery|chemo\\p{L}*|hospitali[sz]ed|in (?:the )?hospital|(?:been|got|fell|was) (?:very )?(?:sick|ill)(?! (?:with|of|and tired))|diagnosed',
      'cáncer|cirugía|quimio\\p{L}*|(?:estuv\\p{L}+|salí|sigo|estoy) (?:en el|del|internad[oa]|en) hospital|hospitaliz\\p{L}+|(?:me )?enferm(?:é|ó)|me (?:operaron|diagnosticaron)',
    ),
    acts: ['medical', 'family'],
    causes: ['illness', 'family_care'],
    objections: ['medical', 'family'],
  },
  {
    name: 'a separation',
    pattern: words(
      'divorc\\p{L}+|my ex(?:[- ]?(?:husband|wife|partner))?|separated from|my (?:husband|wife|partner|spouse) (?:left|walked out)',
      'divorci\\p{L}+|mi ex(?:[- ]?(?:esposo|esposa|marido|mujer|pareja))?|me separé|nos separamos|mi (?:esposo|esposa|marido|mujer|pareja) (?:me dejó|se fue)',
    ),
    acts: ['family', 'spouse'],
    causes: ['separation'],
    objections: ['family', 'spouse'],
  },
  {
    name: 'a lawyer or bankruptcy',
    pattern: words(
      '(?:my|our|a|an|the|call|hire|hiring) (?:lawyer|attorney)s?|bankruptcy|su(?:e|ing) (?:you|your)|take you to court',
      '(?:mi|nuestr[oa]|un|una|el|la) abogad[oa]|bancarrota|concurso mercantil|declar\\p{L}+ en quiebra|(?:voy|vamos) a demandar\\p{L}*|(?:los|las|le|te|la|lo) (?:demando|demandaré)',
    ),
    acts: ['bankruptcy_or_attorney', 'threat_back', 'lash_out', 'hang_up'],
    causes: ['separation'],
    personalities: ['threatening'],
  },
  {
    name: 'a payment made already',
    pattern: words(
      "(?:have |'ve )?already (?:paid|settled)|(?<!if )i paid (?:this|that|it) (?:off|already|last|in full)|(?:was|is|been) paid (?:off|in full)|(?:sent|mailed|made) (?:a|the|that|my) (?:check|cheque|payment|transfer) (?:already|last|weeks?|a month)",
      'ya (?:mandé|envié|hice|deposité) (?:el|un|mi|ese) (?:pago|depósito|cheque)|ya (?:lo |la |les |se lo )?(?:pagué|liquidé|pagamos|liquidamos)|ya (?:está|quedó|fue) (?:pagad[oa]|liquidad[oa])',
    ),
    known: words("(?:i|we)(?:'ve| have)? (?:already )?paid", '(?:ya )?pagué|(?:he|hemos) pagado|pagamos'),
    acts: ['already_paid', 'dispute_amount', 'deny', 'confirm_promise'],
    causes: ['dispute'],
    objections: ['already_paid', 'dispute_amount', 'deny'],
  },
  {
    name: 'the wish not to be called',
    pattern: words(
      "(?:stop|quit) calling|(?:don't|do not|never) (?:ever )?(?:call|contact) (?:me|us|here|this)|take (?:me|us|my number) off|lose (?:my|this) number",
      '(?:deje|dejen|deja|para|pare)\\p{L}* de (?:llamar|molestar|marcar)\\p{L}*|no me (?:vuelva|llame|marque|hable)\\p{L}* (?:a llamar|a marcar|más|nunca)|(?:quít|bórr|sáqu)\\p{L}+ (?:de su lista|mi número)',
    ),
    acts: ['stop_calling', 'hang_up', 'goodbye', 'lash_out', 'threat_back', 'wrong_party'],
    asked: true,
  },
  {
    name: 'despair',
    pattern: words(
      "(?:kill|hurt|harm)(?:ing)? myself|suicid\\p{L}+|end (?:it all|my life)|(?:don't|not) want to (?:live|be here|go on)|better off dead|be here any ?more",
      '(?:matar|quitar)me (?:la vida)?|suicid\\p{L}+|(?:no quiero|sin ganas de) (?:seguir )?vivi\\p{L}+|(?:acabar|terminar) con todo|estaría mejor muert[oa]|mejor me muero|ya no quiero estar aquí',
    ),
    acts: ['vulnerable'],
  },
  {
    name: 'that the debt is somebody else’s',
    pattern: words(
      "(?:this|that|it)(?:'s| is) not my (?:debt|account)|wrong (?:person|number)|identity theft|somebody else'?s (?:debt|account)|never had (?:an|that|this) account",
      '(?:esta|esa|eso) (?:deuda |cuenta )?no es mí[oa]|(?:número|persona) equivocad[oa]|robo de identidad|(?:es|sería) de otra persona|nunca (?:tuve|he tenido) esa cuenta',
    ),
    acts: ['deny', 'wrong_party', 'dispute_amount', 'who_is_this'],
    causes: ['dispute'],
    objections: ['deny', 'dispute_amount'],
  },
]

/** The first topic of the clause that is in neither the move, the life nor what was said in the call. */
export function unplannedTopic(clause: string, given: CriticContext): string | null {
  for (const topic of topics)
    if (topic.pattern.test(clause) && !(topic.asked && clause.includes('?')) && !allowed(topic, given))
      return topic.name
  return null
}

/** A fact of what was paid on this debt. */
function isOfPaying({ topic, also }: Fact): boolean {
  return [topic, ...also].some((one) => one === 'last_payment' || one === 'past_agreement')
}

function allowed(
  { pattern, known, acts, causes, objections, personalities }: Topic,
  { plan, scenario, lines }: CriticContext,
): boolean {
  const { act, slots } = plan
  if (acts.includes(act)) return true
  // Asked about a lawyer, one speaks of lawyers.
  if ('situation' in plan.says && plan.says.situation.startsWith('ask.attorney')) return true
  if (slots.cause !== undefined && causes?.includes(slots.cause)) return true
  if (slots.objection && objections?.includes(slots.objection.topic)) return true
  if (personalities?.includes(scenario.personality)) return true
  const own = [scenario.scenario, scenario.occupation, slots.objection?.text, ...scenario.objections]
  for (const line of lines) own.push(line.text)
  const { facts } = lifeOf(scenario, plan.language)
  if (known && facts.some((fact) => fact.from !== 'seed' && isOfPaying(fact) && known.test(fact.text)))
    return true
  for (const { text } of facts) own.push(text)
  for (const { text } of factsOf(plan)) own.push(text)
  return own.some((text) => text !== null && text !== undefined && pattern.test(text))
}

function words(english: string, spanish: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${english}|${spanish})(?![\\p{L}])`, 'iu')
}
