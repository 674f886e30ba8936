import { all, anyOf, type EndingRule, last, openCondition, words } from './ending-rule.ts'

const subjects = anyOf('i you we they he she it')
const others = anyOf('i we they he she')
const auxiliaries = anyOf(
  'am is are was were be been have has had do does did can could will would should shall may might must',
  "i'm you're we're they're he's she's it's that's there's what's who's i've you've we've they've",
  "i'll you'll we'll they'll it'll that'll i'd you'd we'd they'd here's let's gonna wanna gotta",
)
const negated = anyOf(
  "isn't aren't wasn't weren't haven't hasn't hadn't don't doesn't didn't can't cannot couldn't won't wouldn't",
  "shouldn't ain't",
)
const questionWords = anyOf("who what when where why how which whose who's what's where's how's")
const determiners = anyOf(
  'mister mr mrs ms a an the my your our their its every any some another whose no such several per',
)
/** Those that seldom end anything but a question. */
const prepositions = anyOf(
  'of for with from at by to into about between until till than as without during against toward towards',
  'within before after since around under starting beginning including dot dash underscore hyphen upon through regarding concerning among via onto like',
)
/** With a verb before them they end a sentence: "hold on", "pay it off". */
const particles = anyOf('in on')
const adverbialParticles = anyOf('up out off over down')
const conjunctions = anyOf(
  'and but or because if unless while although though whether that whenever wherever nor plus cause cuz',
)
const adverbs = anyOf(
  'very really just only even quite almost maybe probably perhaps basically actually currently also not',
  'approximately roughly usually always simply',
)
const fillers = anyOf('uh um er erm hmm hm mm ah eh well so anyway anyways')
/** Verbs that somebody or something must follow. */
const transitive = anyOf(
  'want wants wanted need needs needed like give gave send sent make made making take took taking get gets got',
  'getting put set setting bring brought find keep offer offered provide receive received verify confirm',
  'discuss reach show told tell says said saying mention mentioned wondering hoping trying',
  'owes see saw let lets letting being rather prefer telling looking able unable willing supposed showing keeping suggesting sounds looks feels seems',
)
const numbers = anyOf(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
)
const connectives = anyOf(
  "okay ok so and but well now yeah yes no look listen alright see sir ma'am then because",
)
const months = anyOf('january february march april may june july august september october november december')
const beforeNouns = anyOf(
  'next last total current monthly weekly full new old remaining outstanding past minimum',
  'few couple different own late original whole entire final initial small certain debit bank credit medical',
)
const tensWords = anyOf('twenty thirty')

export const englishEndings: readonly EndingRule[] = [
  {
    says: 'thanks and farewells',
    likelihood: 0.95,
    at: last(
      'thank you(?: (?:so|very) much)?|thanks(?: a lot| so much)?|goodbye|bye|good ?night|you too|' +
        'have a (?:good|great|nice) \\S+|take care|no problem|welcome|hello|hi',
    ),
  },
  {
    says: 'fixed sentences that end with a little word',
    likelihood: 0.92,
    at: last(
      'how are you|who are you|(?:and|what about|how about) (?:you|me|it|that|them)|go (?:ahead|on)|hold on|' +
        'hang on|come on|calm down|of course|i know|i see|i understand|i agree|i hope so|(?:think|guess|hope) so|' +
        "(?:i )?do(?:n't| not) (?:know|think so)|for sure|not really|not yet|not at all|that's it|that's all|" +
        'what for|since when|or what|or not|let you know|for how long|not that i (?:know|remember|recall)(?: of)?|to you|to do that|like (?:that|this|you said)|where (?:were|was) (?:we|i)|' +
        'than (?:i|you|we|they|he|she) (?:can|do|did|could|have|was|were|am|are)|(?:able|have|need|want|like|supposed) to do|' +
        "(?:whenever|wherever|whatever|however|as) (?:i|you|we|they) (?:want|like|need|can|could|prefer|please)|if you(?:'d| would)? (?:want|like|prefer)|never mind|here you are|i guess|you know what|so far|i already did",
    ),
  },
  {
    says: 'a tag question',
    likelihood: 0.95,
    at: last(
      `${negated} (?:${subjects}|they|there)|is (?:it|that)|right|correct|okay|ok|yeah|is that (?:so|all)`,
    ),
  },
  {
    says: 'a short answer',
    likelihood: 0.9,
    complete: true,
    at: last(
      `(?:yes|yeah|yep|no|nope|sure|right|course|okay|so|know|think) ${subjects} (?:${auxiliaries}|${negated})|` +
        `${subjects} ${negated}|(?:yes|no) (?:sir|ma'am)|(?:yes|no|nope) (?:i'm|it's|he's|she's|we're|they're|that's) not`,
    ),
  },
  {
    says: 'one word that answers',
    likelihood: 0.85,
    at: all(
      'yes|no|yeah|yep|nope|sure|okay|ok|correct|exactly|absolutely|hello|speaking|please|right|really|never|maybe|what|who|why|when|where|how|pardon|sorry',
    ),
  },
  {
    says: 'hesitation',
    likelihood: 0.05,
    at: last(
      `${fillers}|(?<!let )you know|i mean|kind of|sort of|kinda|sorta|let(?:'s| me) (?:see|think|check)|` +
        "what(?:'s| is) it called|let me just|the thing is|i was like|hold on a|(?:wanna|want to|gotta) say|(?:and|but|so|or) then",
    ),
  },
  {
    says: 'a question that ends with its preposition or verb',
    likelihood: 0.85,
    at: words(
      `${questionWords}(?: (?!${auxiliaries} )\\S+){0,3} ${auxiliaries} (?:${subjects}|this|that|these|those|the \\S+|your \\S+|my \\S+)` +
        `(?: \\S+){0,4} (?:${anyOf('for from about with at of on do be have need want owe make get take see say receive send offer put like')}|` +
        `${anyOf('talk talking speak speaking refer referring belong go going send pay paying payable')} to|in)$`,
    ),
  },
  {
    says: 'a clause of which only the subject was said',
    likelihood: 0.2,
    at: last(
      `(?:(?:happens|thing|problem|issue|point|reason) is that|(?<!is |about |like )that|because|but|if|when|which|unless|until) (?:the|my|your|our|their|his|her) \\S+|` +
        `(?:and|but) the (?:\\S+ (?:guy|lady|man|woman|person) i (?:talked|spoke) to|(?:first|second|third|other|next|last|rest)(?: one)?)|` +
        '(?:and|but|so|that|if) (?:please|today|tomorrow|now|right now|it)|(?:can|could|would|will) you(?: just)? please|at least|' +
        '(?:(?<!is )that|because|and|but|if) (?:mr|mrs|ms|mister) \\S+|then (?:our|my|the|your|their) \\S+|' +
        `(?:i|we|you|they|he|she) (?:never|always|just|still|also|usually|only|already)|(?:one|person|guy|lady) who|which (?:means|is)`,
    ),
  },
  {
    says: 'an announcement of what will be said',
    likelihood: 0.15,
    at: all(
      `(?:${connectives} )+(?:sir|ma'am)|(?:${connectives} )*(?:(?:the|my) (?:reason|purpose|point|problem|question|thing|way)(?: (?!${auxiliaries} )\\S+){0,5}|` +
        '(?:to be|being) honest(?: with you)?|to tell you the truth|first of all|on the other hand|for example|as you know)',
    ),
  },
  {
    says: 'the notice of an attempt to collect, half said',
    likelihood: 0.2,
    at: last('any information(?: (?:we )?obtained?)?|attempt to collect|right to \\S+'),
  },
  {
    says: 'what it is, how much it was',
    likelihood: 0.75,
    at: words(
      `${anyOf('what how where who when')}(?: \\S+){0,4} (?:it|this|that|they|these|those|he|she|you|we) (?:is|was|are|were)$`,
    ),
  },
  {
    says: 'a relative clause that ends with its preposition',
    likelihood: 0.7,
    at: words(
      `${anyOf('anything something nothing someone somebody anyone everything what thing things program programs option options')} (?:else )?` +
        `(?:${subjects}|i'm|you're|we're|they're|i'd|you'd) (?:\\S+ ){1,4}${anyOf('of for with about from on')}$`,
    ),
  },
  {
    says: 'a condition without what follows from it',
    likelihood: 0.2,
    at: openCondition({
      skip: connectives,
      begins:
        '(?:if|when|once|unless|although|since|even if|even though|as soon as|as long as|in case|while|before|' +
        `after|assuming)(?! ${auxiliaries} )`,
      main:
        `(?:i|we|they|he|she|who|what|which|how|then|please|let's|thanks|call) |` +
        "(?:i'll|we'll|you'll|it'll|they'll|that'll|i'd|we'd|that's|it's|there's|you're|we're) |" +
        `(?:you|it|that|this|there) (?:${auxiliaries}|${negated}|need|want|get) |${auxiliaries} (?:you|it|that) `,
    }),
  },
  {
    says: 'a second condition, of which nothing follows yet',
    likelihood: 0.25,
    at: last(`(?:or|and|but) if (?:that's|it's|this is|that is|it is)(?: \\S+){1,4}`),
  },
  {
    says: 'nothing since',
    likelihood: 0.85,
    at: words(`(?:have|has|haven't|hasn't|been|never|nothing|ever)(?: \\S+){0,5} since$`),
  },
  {
    says: 'that, as the object',
    likelihood: 0.75,
    at: last(
      `${anyOf('do did done doing get got take about for like of with to on at from by hear heard say want need have had')} that|` +
        `${anyOf('you me appreciate understand handle pay paid send sent after before than repeat afford explain accept catch')} that`,
    ),
  },
  { says: 'a conjunction or an article', likelihood: 0.03, at: last(`${conjunctions}|${determiners}`) },
  { says: 'a preposition', likelihood: 0.06, at: last(prepositions) },
  {
    says: 'a question word',
    likelihood: 0.12,
    at: last(`${questionWords}|how (?:much|many|long|often|soon)`),
  },
  {
    says: 'a verb with its particle',
    likelihood: 0.75,
    at: words(
      `${anyOf('hang hold come coming go going get got call called calling log sign give follow turn fill send check bring move put')}(?: \\S+){0,3} ${particles}$`,
    ),
  },
  { says: 'an adverb of direction', likelihood: 0.72, at: last(adverbialParticles) },
  { says: 'a particle', likelihood: 0.2, at: last(particles) },
  { says: 'a verb that waits for another', likelihood: 0.06, at: last(`${auxiliaries}|${negated}`) },
  {
    says: 'a subject without its verb',
    likelihood: 0.08,
    at: last(
      `${others}|${anyOf('can could would will do did are were if that and but so because when have should as once before until not way think balance amount payment account whether')} you|(?:hold on|just|give me) one|${anyOf('and but so because if when once before until as')} (?:it|this|there)`,
    ),
  },
  { says: 'an adverb before what it belongs to', likelihood: 0.15, at: last(adverbs) },
  {
    says: 'what is owed, without the sum',
    likelihood: 0.2,
    at: all('(?:\\S+ ){0,3}(?:you|that you|you still|you currently) owe'),
  },
  {
    says: 'a verb without its object',
    likelihood: 0.2,
    at: last(
      `${transitive}|(?:to|can|could|will|would|i'll|we'll|let me|please) ${anyOf('have make send')}|(?:i|we|you) (?:can|could|will|would) (?:pay|do)|(?:i'll|we'll) (?:pay|do)|make sure|(?:tell|give|send|let|show|offer|get|ask|make) ${anyOf('me you us him her them')}`,
    ),
  },
  {
    says: 'a word that stands before a noun',
    likelihood: 0.2,
    at: last(
      `(?:the|my|your|our|a|an|this|their|that) ${beforeNouns}|the ${tensWords}|on ${months}|\\d+ (?:north|south|east|west)`,
    ),
  },
  { says: 'a name or day announced', likelihood: 0.1, at: last('my name|the name') },
  {
    says: 'a day of birth without its year',
    likelihood: 0.25,
    at: words(`(?:birth|birthday|born)(?: \\S+){0,4} (?:${months}(?: \\S+)?|nineteen(?: \\S+ty)?)$`),
  },
  {
    says: 'a request or a courtesy',
    likelihood: 0.95,
    at: last(
      `please|sir|ma'am|today|tomorrow|tonight|now|then|yesterday|${anyOf('monday tuesday wednesday thursday friday saturday sunday')}|(?:this|next|last|a|per|every|each) (?:week|month|year|day)`,
    ),
  },
  {
    says: 'a question',
    likelihood: 0.9,
    at: words(
      `(?:${anyOf('can could would will do does did are is was were have has should may')}|${negated}) (?:${subjects}|this|that|there|your|the|my|any|anyone|somebody|someone)(?: \\S+){1,}$`,
    ),
  },
  {
    says: 'a question with its question word',
    likelihood: 0.85,
    at: words(`${questionWords} (?:\\S+ )+\\S+$`),
  },
  {
    says: 'an amount with its unit',
    likelihood: 0.88,
    complete: true,
    at: last(
      `${anyOf('dollars dollar bucks cents percent euros pesos hours weeks months days years payments')}`,
    ),
  },
  {
    says: 'the number of a house before its street',
    likelihood: 0.25,
    at: words(`address(?: \\S+){0,4} (?:is|was)(?: (?:\\d+|${numbers})){1,4}$`),
  },
  {
    says: 'thousands, which seldom are round',
    likelihood: 0.4,
    at: last('thousand(?: \\S+ hundred)?'),
  },
  {
    says: 'a number that may go on',
    likelihood: 0.5,
    at: last(`\\d[\\d.,:]*|${numbers}`),
  },
  { says: 'a sentence', likelihood: 0.8, at: /^\S+(?: \S+){2,}$/u },
  { says: 'two words', likelihood: 0.62, at: all('\\S+(?: \\S+)?') },
]

/** Not of a statement: "you can get it to me", "what i can do for you". */
const notAfterSubject = `(?<!(?:^| )(?:${subjects}|this|that|there) )`
const inverted =
  `${notAfterSubject}(?:${anyOf('can could would will do did does are am is was were have has should may might')}|${negated})` +
  ` (?:(?!${prepositions} )\\S+ )?${anyOf('you i we it that this there your the he she they anybody anyone anything something somebody nobody')}`

/** A question in the last words, or something else that is answered at once: a greeting, a farewell. */
export const englishQuestion = words(
  `(?:${connectives} |${fillers} |or |then |please |today )*${inverted}(?: |$)` +
    `|${anyOf("what when where why how who which whose what's how's where's who's")} (?:\\S+ ){0,3}?${inverted}(?: |$)` +
    `|(?:how about|what about|why not|what if|how come|anything else|any (?:other )?questions?)(?: |$)` +
    `|(?:what's|how's|where's|who's|when's) ` +
    `|(?:right|correct|hello|hi|bye|goodbye|or not|or no|go ahead|have a (?:\\S+ )?(?:day|one|evening|night|weekend|rest of your day))$`,
)

/** What its speaker goes on after: they are busy for a moment, or give one to the other. */
export const englishLead = words(
  '(?:(?:just )?(?:one|a|give me a|give me one|hang on a|hold on a) (?:quick )?(?:moment|second|minute|sec)|bear with me|hold on|hang on)(?: (?:while|so) i(?: \\S+){1,6})?$' +
    `|let me(?: just| quickly)? ${anyOf('check see look pull find get grab ask open bring confirm note write')}(?: \\S+){0,7}$` +
    `|${anyOf('computer system screen internet')}(?:'s| is| was)?(?: \\S+){0,2} ${anyOf('slow frozen loading down')}(?: (?:today|again|right now))?$` +
    `|(?:i'm|i am)(?: just| still)? ${anyOf('checking looking pulling opening searching')}(?! (?:whether|if) )(?: \\S+){1,6}$` +
    '|(?:sorry for your loss|my condolences|deepest sympathy)$',
)

/** Words by which English is told from Spanish. */
export const englishWords: ReadonlySet<string> = new Set(
  (
    'the and you your is are was have has with this that what how why when of for to in on my we i it can could will ' +
    'would do did be been from about because if at by but so they our pay uh um want need an not or please payment account'
  ).split(' '),
)
