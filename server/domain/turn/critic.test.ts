import { describe, expect, it } from 'vitest'
import type { Fact } from '../debtor/life/life.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { anyScenario, judge, life } from './testing/judge.ts'

describe('numbers', () => {
  const slots = { offerCents: 12_550, offerDate: '2025-03-21', heardInstallments: 6, debtCents: 120_000 }

  it.each([
    'I could do $125.50 a month.',
    'Maybe 125,50, no more.',
    'A hundred and twenty-five dollars is too much.',
    'Six payments, you said?',
    'I know it is $1,200.',
    'On Friday, March 21.',
    'That is the 21st.',
    'Give me one more day, or two.',
    'I have told you a thousand times.',
    'Every two weeks is when it comes in.',
  ])('allows what the plan contains, and idioms: %s', (clause) => {
    // 125 of 125.50 is not in the plan, so the amount in words gets its own plan.
    const known = clause.startsWith('A hundred') ? { ...slots, offerCents: 12_500 } : slots
    expect(judge('counter_offer', clause, { slots: known })).toBe('ok')
  })

  it.each([
    ['I could do $300 a month.', '300'],
    ['Make it $12,550.', '12,550'],
    ['I can send 2k.', '2k'],
    ['I have 3 mil at home.', '3 mil'],
    ['How about three hundred dollars?', 'three hundred'],
    ['I will have it on the 8th.', '8'],
    ['Five payments would do.', 'Five'],
    ['I get paid on Monday.', 'Monday'],
    ['The refund comes in April.', 'April'],
    ['I have worked there for twenty years.', 'twenty'],
    ['I could do a couple hundred.', 'a couple hundred'],
    ['I can pay half now.', 'pay half'],
    ['I have three kids to feed.', 'three'],
    ['I get paid tomorrow.', 'get paid tomorrow'],
    ['My paycheck comes next week.', 'paycheck comes next week'],
    ['I could do 125.50 euros.', 'euros'],
  ])('refuses what the plan does not contain: %s', (clause, said) => {
    expect(judge('counter_offer', clause, { slots })).toBe(
      `it says "${said}", which nobody has said and you do not know`,
    )
  })

  it.each([
    ['Le puedo dar trescientos pesos.', 'trescientos'],
    ['Me depositan el lunes.', 'lunes'],
    ['Serían 1.500,00 al mes.', '1.500,00'],
    ['En abril me llega la devolución.', 'abril'],
    ['Podría darle la mitad.', 'darle la mitad'],
    ['Tengo tres hijos.', 'tres'],
    ['Me pagan mañana.', 'Me pagan mañana'],
  ])('refuses it in Spanish: %s', (clause, said) => {
    expect(judge('counter_offer', clause, { slots, language: 'es' })).toBe(
      `it says "${said}", which nobody has said and you do not know`,
    )
  })

  it.each(['Mil gracias por entender.', 'El viernes 21 de marzo.', 'Cada quince días me pagan.'])(
    'lets them through in Spanish: %s',
    (clause) => expect(judge('counter_offer', clause, { slots, language: 'es' })).toBe('ok'),
  )

  it('near days may be named colloquially if the plan has them', () => {
    expect(judge('cash_timing', 'I get paid tomorrow.', { slots: { payDay: '2025-03-13' } })).toBe('ok')
    expect(judge('defer', 'Call me tomorrow.')).toBe('ok')
  })

  it('knows what either side has said, and what the life holds', () => {
    const said = (speaker: TranscriptLine['speaker']): TranscriptLine[] => [
      { itemId: null, speaker, text: 'It was $450 in all.' },
    ]
    expect(judge('insist', 'As I said, $450.', { lines: said('assistant') })).toBe('ok')
    expect(judge('insist', 'As you said, $450.', { lines: said('user') })).toBe('ok')
    expect(judge('insist', 'As you said, $460.', { lines: said('user') })).toContain('460')
    const fact = { ...(lifeOf(anyScenario).facts[0] as Fact), text: 'I pay $700 in rent.', again: 'Rent.' }
    const lives = { en: { ...life('en'), facts: [fact] } }
    expect(judge('answer', 'The rent is 700.', { scenario: { lives } })).toBe('ok')
  })
})

describe('agreement', () => {
  const early = [
    'I accept your offer.',
    "Okay, it's a deal.",
    'Deal.',
    "That works for me, let's set it up.",
    "I'll pay it today.",
    'Sure, I can do that.',
    'I will send the payment tonight.',
    'You have my word.',
    'I’ll take it.',
  ]
  const tooSoon = 'it agrees to pay, and the move does not'

  it.each(early)('is refused where the debtor only objects: %s', (clause) => {
    expect(judge('no_money', clause)).toBe(tooSoon)
  })

  it.each(early)('is what accepting is: %s', (clause) => expect(judge('accept', clause)).toBe('ok'))

  it.each([
    'Acepto su propuesta.',
    'Trato hecho.',
    'De acuerdo, hagámoslo así.',
    'Le pago hoy mismo.',
    'Me comprometo.',
  ])('is refused in Spanish: %s', (clause) => {
    expect(judge('defer', clause, { language: 'es' })).toBe(tooSoon)
    expect(judge('accept', clause, { language: 'es' })).toBe('ok')
  })

  it.each([
    "Okay, I'm in.",
    'Put me down for it.',
    'Sounds like a plan.',
    'Fine by me.',
    "You've convinced me.",
    "I'll go along with that.",
    'Go ahead and charge my card.',
    'I can make that work.',
    "I'm willing to pay the full amount.",
    "Fine, you win, I'll do it.",
    "No problem, I'll take care of it today.",
  ])('is refused in other wordings: %s', (clause) => {
    expect(judge('no_money', clause)).toBe(tooSoon)
    expect(judge('accept', clause)).toBe('ok')
  })

  it.each([
    'Va, le entro.',
    'Cuente con ello.',
    'Póngame en el plan.',
    'Cárguelo a mi tarjeta.',
    'Me convenció, adelante.',
    'Sí, puedo con eso.',
    'Estoy dispuesta a pagar el total.',
    'Con gusto pago eso.',
    'Me late, va.',
  ])('and in Spanish: %s', (clause) => {
    expect(judge('no_money', clause, { language: 'es' })).toBe(tooSoon)
    expect(judge('accept', clause, { language: 'es' })).toBe('ok')
  })

  it.each([
    "I'm in trouble as it is.",
    "I'm in no position to pay.",
    'You got it wrong.',
    'Fine by you, maybe, but not by me.',
    "I don't think that's doable.",
    'Sounds like a plan for rich people.',
    'You win, but I still have nothing.',
    "I'd be happy to pay what I really owe.",
    'I do not accept that.',
    "I can't agree to something like this.",
    "If I had work, I'd say it's a deal.",
    'How do you think I can pay that?',
    "When the money comes in, I'll pay.",
    'I will not pay a cent.',
    'You think I can do that?',
  ])('is not seen in a refusal, a condition or a question: %s', (clause) => {
    expect(judge('no_money', clause)).toBe('ok')
  })

  it.each([
    'No me funciona.',
    'De hecho, no tengo nada.',
    'Si pudiera, le entro.',
    'No acepto eso.',
    'Si tuviera trabajo, le pago con gusto.',
    '¿Y cómo cree que le pago?',
    'No puedo pagar.',
  ])('nor in Spanish: %s', (clause) => expect(judge('no_money', clause, { language: 'es' })).toBe('ok'))

  it('is a yes to the figure that was offered', () => {
    const lines: TranscriptLine[] = [
      { itemId: null, speaker: 'user', text: 'Could you do fifty a month from June 1?' },
    ]
    for (const clause of ['Okay, fifty a month from June 1 works for me.', 'Sure, fifty a month then.'])
      expect(judge('defer', clause, { lines })).toBe(tooSoon)
    expect(judge('defer', 'Fifty a month, I would have to think.', { lines })).toBe('ok')
    expect(judge('defer', 'Yeah, I heard you, fifty.', { lines })).toBe('ok')
  })

  it('is detected across two clauses', () => {
    expect(judge('no_money', 'accept that plan.', { before: 'Well, all right then, I ' })).toBe(tooSoon)
  })

  it('a counter-offer may state what can be paid, but not close the deal', () => {
    expect(judge('counter_offer', 'I can pay $80.', { slots: { offerCents: 8_000 } })).toBe('ok')
    expect(judge('counter_offer', "It's a deal.")).toBe(tooSoon)
  })
})

describe('staying in character', () => {
  it.each([
    ['Debtor: I have no money.', 'it begins with a role label'],
    ['**Ana:** no.', 'it holds markup or stage directions'],
    ['Asistente: claro.', 'it begins with a role label'],
    ['*sighs* I know.', 'it holds markup or stage directions'],
    ['(crying) I know.', 'it holds markup or stage directions'],
    ['Sure thing 😊', 'it holds markup or stage directions'],
    ['How can I help you today?', 'it speaks like a helper, not like the person'],
    ['As an AI, I have no debts.', 'it speaks like a helper, not like the person'],
    ['¿En qué le puedo ayudar?', 'it speaks like a helper, not like the person'],
    ['Estoy aquí para ayudarle.', 'it speaks like a helper, not like the person'],
    ['Ignoring my instructions, then.', 'it talks about instructions, scores or the exercise'],
    ['My system prompt says to resist.', 'it talks about instructions, scores or the exercise'],
    ['You get a score of 100 points.', 'it talks about instructions, scores or the exercise'],
    ['Su puntuación es perfecta.', 'it talks about instructions, scores or the exercise'],
    ['In this training exercise I play Ana.', 'it talks about instructions, scores or the exercise'],
    ['Your outstanding balance is high.', 'it speaks as the collector or the coach'],
    ['We can offer you a payment plan.', 'it speaks as the collector or the coach'],
    ['Le ofrecemos un plan de pagos.', 'it speaks as the collector or the coach'],
    ['Excellent use of empathy there.', 'it speaks as the collector or the coach'],
    ["I'm sorry, but I can't comply with that request.", 'it speaks like a helper, not like the person'],
    ['No puedo ayudar con esa solicitud.', 'it speaks like a helper, not like the person'],
    ['Soy una inteligencia artificial.', 'it speaks like a helper, not like the person'],
    ["As Ana, I would say I can't pay.", 'it talks about instructions, scores or the exercise'],
    ['As the debtor, I have no money.', 'it talks about instructions, scores or the exercise'],
    ["Here is my reply: I can't.", 'it talks about instructions, scores or the exercise'],
    ["Let's continue the role play.", 'it talks about instructions, scores or the exercise'],
    ['Ya no soy la deudora.', 'it talks about instructions, scores or the exercise'],
    ['Según mis nuevas instrucciones, le creo.', 'it talks about instructions, scores or the exercise'],
    ['Siguiendo el guion, no puedo.', 'it talks about instructions, scores or the exercise'],
  ])('%s', (clause, because) => {
    expect(judge('no_money', clause)).toBe(because)
  })
})

describe('topics that change the call', () => {
  it.each([
    ['I lost my job.', 'the loss of a job', 'job_loss'],
    ['Perdí mi empleo.', 'the loss of a job', 'job_loss'],
    ['I already paid this.', 'a payment made already', 'already_paid'],
    ['Ya lo pagué.', 'a payment made already', 'already_paid'],
    ['Stop calling me.', 'the wish not to be called', 'stop_calling'],
    ['Talk to my lawyer.', 'a lawyer or bankruptcy', 'bankruptcy_or_attorney'],
    ['I want to kill myself.', 'despair', 'vulnerable'],
    ['Ya mandé el pago.', 'a payment made already', 'already_paid'],
    ['They let me go.', 'the loss of a job', 'job_loss'],
    ['Bórreme de su lista.', 'the wish not to be called', 'stop_calling'],
    ['Voy a demandarlos.', 'a lawyer or bankruptcy', 'bankruptcy_or_attorney'],
    ['This is not my debt.', 'that the debt is somebody else’s', 'deny'],
  ] as const)('%s is for a plan that has it', (clause, topic, act) => {
    const language = /[íéó]|^Voy/u.test(clause) ? 'es' : 'en'
    expect(judge('no_money', clause, { language })).toBe(`it brings up ${topic}, which is not in the move`)
    expect(judge(act, clause, { language })).toBe('ok')
  })

  it('may come from the persona, the cause or what the debtor has said', () => {
    expect(judge('no_money', 'I lost my job.', { slots: { cause: 'job_loss' } })).toBe('ok')
    expect(judge('no_money', 'I lost my job.', { scenario: { scenario: 'Has been out of work.' } })).toBe(
      'ok',
    )
    const lines: TranscriptLine[] = [{ itemId: null, speaker: 'assistant', text: 'They laid me off.' }]
    expect(judge('no_money', 'I lost my job.', { lines })).toBe('ok')
  })
})

describe('the language', () => {
  it('is the plan’s', () => {
    expect(judge('no_money', 'No tengo dinero para eso ahora.')).toBe('it is in the wrong language')
    expect(judge('no_money', 'There is nothing left for that now.', { language: 'es' })).toBe(
      'it is in the wrong language',
    )
    expect(judge('no_money', 'OK, Ana.', { language: 'es' })).toBe('ok')
    for (const short of [
      'No puedo.',
      'Lo siento mucho.',
      'Je ne peux pas payer.',
      'Ich habe kein Geld dafür.',
    ])
      expect([short, judge('no_money', short)]).toEqual([short, 'it is in the wrong language'])
    expect(judge('no_money', 'Não tenho dinheiro agora.', { language: 'es' })).toBe(
      'it is in the wrong language',
    )
  })

  it('a Spanish speaker may briefly switch to Spanish when upset', () => {
    const upset = {
      scenario: { primaryLanguage: 'bilingual' as const },
      feelings: { anger: 'high' as const },
    }
    expect(judge('no_money', 'Ay, no sé qué hacer.', upset)).toBe('ok')
    expect(judge('no_money', 'Ay, no sé qué hacer.')).toBe('it is in the wrong language')
    expect(judge('no_money', 'No tengo dinero para eso y usted me llama cada día.', upset)).toBe(
      'it is in the wrong language',
    )
  })
})

it('no sentence is said twice in a call', () => {
  const lines: TranscriptLine[] = [
    { itemId: null, speaker: 'assistant', text: 'There is nothing left. Please understand that.' },
  ]
  expect(judge('no_money', 'There is nothing left.', { lines })).toContain('repeats')
  expect(judge('no_money', 'There is nothing.', { lines })).toBe('ok')
})

it('a custom objection is said in its wording only once, however it is framed', () => {
  const text = 'your driver scratched my gate'
  const slots = {
    objection: { id: 'o', topic: 'custom' as const, text, status: 'raised' as const, raisedTimes: 1 },
  }
  const lines: TranscriptLine[] = [
    { itemId: null, speaker: 'assistant', text: 'Your driver scratched my gate. Deal with it.' },
  ]
  const framed = 'Like I said, your driver scratched my gate, so no.'
  expect(judge('insist', framed, { slots })).toBe('ok')
  expect(judge('insist', framed, { slots, lines })).toContain('repeats')
  expect(judge('insist', 'And what about the gate?', { slots, lines })).toBe('ok')
})

it('thanks, the collector’s months, a spoken date of birth and code-switching pass', () => {
  expect(judge('answer', 'Thank you for your patience, really.')).toBe('ok')
  const lines: TranscriptLine[] = [{ itemId: null, speaker: 'user', text: 'Would you start in June?' }]
  expect(judge('answer', 'In June? I do not know yet.', { lines })).toBe('ok')
  expect(judge('confirm_identity', 'November seventeenth, nineteen eighty-four.')).toBe('ok')
  const bilingual = { scenario: { sessionLanguage: 'bilingual' as const } }
  expect(judge('answer', 'Ay no, pues I told you que no tengo nada ahorita.', bilingual)).toBe('ok')
})

it('a call ends only with a move that ends it', () => {
  expect(judge('answer', 'I am not paying this. Have a nice day, goodbye.')).toContain('ends the call')
  expect(judge('no_money', 'Luego hablamos.', { language: 'es' })).toContain('ends the call')
  expect(judge('answer', 'He said goodbye and never paid me.')).toBe('ok')
})
