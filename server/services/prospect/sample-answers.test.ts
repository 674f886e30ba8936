import { describe, expect, it } from 'vitest'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { prospectInput } from '#protocol/rest/prospects.ts'
import { sampleBankOf } from '#server/domain/debtor/bank/entries.ts'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import type { Situation } from '#server/domain/debtor/bank/situations.ts'
import { openingPlan, respond } from '#server/domain/debtor/fold.ts'
import { dossierOf } from '#server/domain/debtor/life/answers/dossier.ts'
import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import { isSeededObjection } from '#server/domain/debtor/life/samples/samples.ts'
import type { Fact } from '#server/domain/debtor/life/life.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { Scenario, TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { readMove } from '#server/domain/scoring/move-reading.ts'
import { scenarioOf } from '../training-session/scenario.ts'

function scenarioOfSample(key: keyof typeof sampleProspects, language: 'english' | 'spanish'): Scenario {
  const { id: _id, ...fields } = sampleProspects[key]
  return scenarioOf(prospectInput.parse({ ...fields, isPublic: false }), {
    seed: 11,
    sessionType: 'standard',
    sessionLanguage: language,
    opening: 'greeting',
    callDay: '2026-11-28',
    law: null,
  })
}

/** A call with a sample prospect as far as these lines: what the debtor says to each, and what it says it by. */
function call(scenario: Scenario, ...said: string[]): { text: string; by: string }[] {
  const opening = realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })
  const lines: TranscriptLine[] = [{ itemId: null, speaker: 'assistant', text: opening }]
  return said.map((text, at) => {
    lines.push({ itemId: null, speaker: 'user', text })
    const { plan, move } = respond(scenario, lines)
    if (!plan || !move) throw new Error('the call is over')
    const reply = realise(plan, { scenario, lines, turn: at + 1 })
    lines.push({ itemId: null, speaker: 'assistant', text: reply, move })
    return { text: reply, by: 'fact' in move.says ? move.says.fact.id : move.says.situation }
  })
}

/** The plan of a debtor who tells a fact. */
function planOfFact(scenario: Scenario, fact: Fact): DebtorPlan {
  return { ...openingPlan(scenario), says: { fact, again: false }, act: 'answer' }
}

const hello = 'Hi, this is Robin Hale with Carolina Business Credit, thanks for calling in.'

describe('a sample prospect', () => {
  it('[LIFE19] confirms no day that it told otherwise', () => {
    const [, , , recap] = call(
      scenarioOfSample('james', 'english'),
      hello,
      'When did you move out?',
      'What day in August was that?',
      'So you moved out on the ninth of July, did I get that right?',
    )
    expect(recap?.by).not.toBe('ask.right.yes')
  })

  it('[LIFE19] answers what was written for just that question, and for what follows it', () => {
    const [, who, age] = call(
      scenarioOfSample('denise', 'english'),
      hello,
      'who is todd',
      'and how old is he',
    )
    expect(who?.text).toMatch(/^Todd ran events at the Marlowe\./)
    expect(age?.text).toMatch(/^Thirty-one/)
  })

  it('[LIFE19] says it in other words when it is asked again', () => {
    const [, first, , again] = call(
      scenarioOfSample('denise', 'english'),
      hello,
      'who is todd',
      'do you have any kids',
      'and this todd guy who is he',
    )
    expect(again?.by).toBe(first?.by)
    expect(again?.text).not.toBe(first?.text)
  })

  it('[LIFE19] says what was written for strangers until it trusts the caller', () => {
    const denise = scenarioOfSample('denise', 'english')
    const answer = dossierOf(lifeOf(denise), denise).find(({ id }) => id === 'ovens-sell')
    const asked = 'Could you sell the ovens?'
    const [, stranger] = call(denise, 'Pay up, lady.', asked)
    expect(stranger?.text).toBe(answer?.kept)
    const easy = { ...denise, personality: 'cooperative', difficulty: 'beginner' } as const
    expect(call(easy, hello, asked).at(-1)?.text).toBe(answer?.text)
  })

  it('[LIFE20] says an objection that its author wrote as it is written', () => {
    for (const { objections } of Object.values(sampleProspects))
      for (const objection of objections) expect(isSeededObjection(objection), objection).toBe(true)
    const written = 'No llego, me bajaron el sueldo en marzo'
    const roberto = { ...scenarioOfSample('roberto', 'spanish'), objections: [written] }
    const [, reply] = call(
      roberto,
      'Buenas tardes, le habla Marta de Tarjetas del Centro.',
      'Su saldo de 2,350 pesos está vencido, necesito que me pague algo hoy.',
    )
    expect(reply?.text).toBe(`${written}.`)
  })

  it('[LIFE20] gives its own name to nobody who asks for another', () => {
    const [, , other] = call(
      scenarioOfSample('ernesto', 'spanish'),
      'Buenas tardes, le habla Marta de Cobranza del Centro. ¿Con quién hablo?',
      'Gracias, don Ernesto. ¿Recibió la carta?',
      'este y quién es Kevin',
    )
    expect(other?.by).not.toMatch(/^identity\./)
  })

  it('[LIFE20] keeps why it is behind from strangers in words of its own, and tells it later', () => {
    const denise = scenarioOfSample('denise', 'english')
    const cause = dossierOf(lifeOf(denise), denise).find(({ id }) => id === 'author-1')
    const asked = 'So how did you fall behind?'
    const [, stranger, again] = call(denise, 'What do you want? Pay up.', asked, asked)
    expect(stranger?.text).toBe(cause?.kept)
    expect(again?.text).not.toBe(cause?.kept)
    const [, , who] = call(denise, hello, asked, 'who is todd')
    expect(who?.text).toMatch(/^Todd ran events/)
    const easy = { ...denise, personality: 'cooperative', difficulty: 'beginner' } as const
    expect(call(easy, hello, 'Tell me, what happened with the account?').at(-1)?.text).toBe(cause?.text)
  })

  it('[LIFE20] says what nothing was written for in words of its own', () => {
    const frank = scenarioOfSample('frank', 'english')
    const remark = 'My cousin once rowed across a lake in a bathtub.'
    const own = (by = '') =>
      sampleBankOf('frank.en')
        ?.get(by as Situation)
        ?.map(({ text }) => text)
    const [, reply] = call(frank, hello, remark)
    expect(own(reply?.by)).toContain(reply?.text)
    const [, another] = call({ ...frank, scenario: 'Frank lost his job at a garage.' }, hello, remark)
    expect(own(another?.by)).not.toContain(another?.text)
  })

  it('[LIFE20] objects in words of its own', () => {
    const roberto = scenarioOfSample('roberto', 'spanish')
    const own = ['more_time', 'spouse'].flatMap((topic) =>
      (sampleBankOf('roberto.es')?.get(`object.${topic}` as Situation) ?? []).map(({ text }) => text),
    )
    const talk = call(
      roberto,
      'Buenas tardes, le habla Marta de Tarjetas del Centro.',
      'Su saldo de 2,350 pesos está vencido, necesito que me pague algo hoy.',
    )
    expect(talk.at(-1)?.by).toMatch(/^object\./)
    expect(own).toContain(talk.at(-1)?.text)
  })

  it('[LIFE19] answers an offer as an offer, and who is calling as before', () => {
    const [, offer, caller] = call(
      scenarioOfSample('denise', 'english'),
      hello,
      'Could you do $400 a month for the two kitchens?',
      'Am I speaking with Denise Harper?',
    )
    expect(offer?.by).toMatch(/^(?:money|object)\./)
    expect(caller?.by).toMatch(/^identity\./)
  })

  it('[LIFE19] tells why it is behind by the move for it, and no written answer uses a right', () => {
    const [, why] = call(scenarioOfSample('denise', 'english'), hello, 'Why did you stop paying?')
    expect(why?.by).not.toBe('answer-why-stopped')
    const karen = scenarioOfSample('karen', 'english')
    const answer = dossierOf(lifeOf(karen), karen).find(({ id }) => id === 'dating')
    expect(answer?.text).toContain('never call')
    const fact = { ...lifeOf(karen).facts[0], id: 'answer-dating', text: answer?.text ?? '' } as Fact
    const plan = planOfFact(karen, fact)
    expect(readMove(plan, { after: null, invoked: null, life: lifeOf(karen) }).rights).toEqual([])
  })

  it.each([
    ['denise', 'english', false, 'You have to pay the whole 24,500 today. No more stories, what date?'],
    ['ernesto', 'spanish', true, 'Tiene que pagar los 18,600 completos hoy. Ya no más cuentos, ¿qué día?'],
  ] as const)('[LIFE19] has an attorney only where its story does: %s', (key, language, has, press) => {
    const used = Array.from({ length: 30 }, (_, seed) => {
      const scenario = { ...scenarioOfSample(key, language), seed, difficulty: 'expert' as const }
      const lines: TranscriptLine[] = []
      const rights: string[] = []
      for (const text of [hello, press, press, press, press]) {
        lines.push({ itemId: null, speaker: 'user', text })
        const { plan, move } = respond(scenario, lines)
        if (!plan || !move) break
        if (move.invokes !== undefined) rights.push(move.invokes)
        lines.push({ itemId: null, speaker: 'assistant', text: 'Mhm.', move })
      }
      return rights.includes('attorney')
    })
    expect(used.includes(true)).toBe(has)
  })

  it('[LIFE19] reacts to what is said of its own story, once', () => {
    const talk = call(
      scenarioOfSample('lucia', 'spanish'),
      'Hola, te habla Marta, gracias por llamar.',
      'Lamento muchísimo lo de tu mamá, Lucía.',
    )
    expect(talk[1]?.by).toMatch(/^answer-/)
  })

  it('[LIFE19] has answers that are nobody else’s: not a namesake’s, nor of a life that its author has changed', () => {
    const denise = scenarioOfSample('denise', 'english')
    const life = lifeOf(denise)
    expect(dossierOf(life, denise).length).toBeGreaterThan(150)
    const namesake = { ...denise, scenario: 'She runs a bakery and owes for an oven.' }
    expect(dossierOf(lifeOf(namesake), namesake)).toEqual([])
    const [first, ...rest] = life.facts
    if (!first) throw new Error('a life without facts')
    expect(
      dossierOf({ ...life, facts: [{ ...first, text: 'We lost the school.' }, ...rest] }, denise),
    ).toEqual([])
  })
})
