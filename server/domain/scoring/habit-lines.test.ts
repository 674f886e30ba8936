import { describe, expect, it } from 'vitest'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { analyze } from './analyze.ts'
import { baseScenario } from './fixtures/fixture.ts'

const { name } = baseScenario

/** A recorded call: what is said in turns, the debtor first. */
function analysisOf(language: 'en' | 'es', ...said: string[]) {
  const lines = said.map((text, at): TranscriptLine => ({
    itemId: `line-${at}`,
    speaker: at % 2 === 0 ? 'assistant' : 'user',
    text,
  }))
  const scenario = language === 'es' ? { ...baseScenario, sessionLanguage: 'spanish' as const } : baseScenario
  return analyze({ scenario, lines, feedbackLanguage: language, recorded: true }).report
}

type Report = ReturnType<typeof analysisOf>
const missedOf = ({ criteria }: Report, id: string) =>
  criteria.find((one) => one.id === id)?.missed?.map(({ quote }) => quote.text)
const momentOf = ({ criteria }: Report, id: string) => criteria.find((one) => one.id === id)?.missed?.[0]

const opening = [
  `Hello, this is ${name}.`,
  'Good morning, this is Paul Reeves from Summit. This is an attempt to collect a debt, and any information obtained will be used for that purpose. Could you confirm your date of birth?',
  'The third of March, 1980.',
] as const

describe('[RESULT7] the lines that show a habit', () => {
  it('of warmth is where somebody said that it does not work and only the money followed', () => {
    const cold = 'The balance is $1,800. What can you pay today?'
    const report = analysisOf(
      'en',
      ...opening,
      'And your address?',
      'Twelve Mill Road.',
      'I’m calling about $1,800 on your card.',
      'I don’t have the money right now.',
      cold,
      'I told you, I can’t pay.',
      'Then I will note that. Goodbye.',
    )
    expect(missedOf(report, 'empathy.warmth')).toContain(cold)
    expect(momentOf(report, 'empathy.warmth')).toMatchObject({
      why: expect.stringContaining('“I don’t have the money right now”'),
      betterLine: expect.stringContaining('Maria'),
    })
  })

  it('of warmth is also a bare demand, where hardly a kind word was said in the whole call', () => {
    const curt = ['Is this Maria?', 'Yes.', 'Pay now.', 'I see.', 'So pay.'] as const
    const report = analysisOf('en', `Hello, this is ${name}.`, ...curt, 'Oh.')
    expect(missedOf(report, 'empathy.warmth')).toContain('Pay now.')
  })

  it('of courtesy is where something was given and taken without thanks, with the own line behind them', () => {
    const curt = 'And your address?'
    const report = analysisOf(
      'en',
      ...opening,
      curt,
      'Twelve Mill Road.',
      'You owe $1,800. How much can you pay a month?',
      'I can do 50 a month from the first of April.',
      'By card or by transfer?',
      'By card.',
      'Noted. Goodbye.',
    )
    const lines = missedOf(report, 'communication.courtesy') ?? []
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(3)
    const [first] = lines
    expect(momentOf(report, 'communication.courtesy')?.betterLine).toBe(`Thank you, Maria. ${first}`)
  })

  it('is none where thanks were said, also again and again', () => {
    const report = analysisOf(
      'en',
      ...opening,
      'Thank you. And your address?',
      'Twelve Mill Road.',
      'Thank you. You owe $1,800. How much can you pay a month?',
      'I can do 50 a month from the first of April.',
      'Thank you. By card or by transfer?',
      'By card.',
      'Thank you. Goodbye.',
    )
    expect(missedOf(report, 'communication.courtesy')).toEqual([])
  })

  it('of taking up is where a reason was told and the next line turns to the money', () => {
    const past = 'How are you going to pay the $1,800 today?'
    const report = analysisOf(
      'en',
      ...opening,
      'Thank you, Maria, I appreciate that. You owe $1,800. Why is it open?',
      'My hours were cut in January.',
      past,
      'I can’t, not today.',
      'No problem, and thank you for saying so. Which day suits you?',
      'The first.',
      'Great, thanks. I’ll send you a letter. Have a lovely day, goodbye.',
    )
    expect(missedOf(report, 'communication.takes_up')).toEqual([past])
    expect(momentOf(report, 'communication.takes_up')?.why).toContain('“My hours were cut in January”')
  })

  it('of taking up is none where it was named, asked about or answered, or nothing of substance was told', () => {
    for (const answer of [
      'Fewer hours, so less pay. How much can you pay today?',
      'Since when is that? And how much can you pay today?',
      'There is a program for that. How much can you pay today?',
    ]) {
      const report = analysisOf(
        'en',
        ...opening,
        'You owe $1,800. Why is it open?',
        'My hours were cut in January.',
        answer,
        'I can’t.',
        'Pay something today.',
        'By card, yes.',
        'Which card?',
        'The blue one.',
        'Goodbye.',
      )
      expect(missedOf(report, 'communication.takes_up'), answer).toEqual([])
    }
  })

  it('of certainty is the sentence that leaves a figure open, and no question', () => {
    const vague = 'I guess it was around $1,800, maybe.'
    const report = analysisOf(
      'en',
      ...opening,
      'I’m calling about your card.',
      'How much do I owe?',
      vague,
      'Is there interest?',
      'Maybe, I’m not sure about the interest.',
      'Okay.',
      'Maybe 50 a month?',
      'Fine.',
      'Goodbye.',
    )
    expect(missedOf(report, 'communication.certain')).toEqual([
      vague,
      'Maybe, I’m not sure about the interest.',
    ])
  })

  it('of announcing is where papers were asked for and nothing was said of them', () => {
    const report = analysisOf(
      'en',
      ...opening,
      'You owe $1,800.',
      'Send me that in writing before I decide anything.',
      'How much can you pay today?',
      'Nothing until I see it on paper.',
      'What about Friday?',
      'No.',
      'Okay, goodbye.',
    )
    expect(missedOf(report, 'communication.announces')).toContain('What about Friday?')
  })

  it('are told in Spanish, with a better line in the form of address of the collector', () => {
    const report = analysisOf(
      'es',
      `Hola, soy ${name}.`,
      'Buenos días, te habla Pablo Reyes de Cumbre. Este es un intento de cobrar una deuda y la información se usará para ese fin. ¿Me confirmas tu fecha de nacimiento?',
      'Tres de marzo de 1980.',
      '¿Y tu dirección?',
      'Calle Molino doce.',
      'Debes $1,800. ¿Cuánto puedes pagar hoy?',
      'No tengo dinero ahora.',
      'El saldo es de $1,800. ¿Cuándo me lo vas a pagar?',
      'No puedo.',
      'Adiós.',
    )
    const warmth = momentOf(report, 'empathy.warmth')
    expect(warmth?.why).toMatch(/^Acababan de decirle «/u)
    expect(warmth?.betterLine).toMatch(/^Veo que esto no es fácil, Maria\./u)
    expect(warmth?.betterLine).toMatch(/(?<!\p{L})te(?!\p{L})/u)
  })

  it('are no line that is praised, nor one of which something else is told', () => {
    const report = analysisOf(
      'en',
      ...opening,
      'You owe $1,800. What happened?',
      'I lost my job two months ago, and I’m worried.',
      'You have to pay today, no excuses.',
      'I can’t, I have no money.',
      'When are you going to pay the full balance?',
      'I don’t know.',
      'Everyone has bills. What can you pay today?',
      'Nothing.',
      'Goodbye.',
    )
    const praised = report.findings.filter(({ kind }) => kind === 'strength').map(({ quote }) => quote.line)
    const habits = [
      'empathy.warmth',
      'communication.courtesy',
      'communication.takes_up',
      'communication.announces',
    ]
    const lines = report.criteria
      .filter(({ id }) => habits.includes(id))
      .flatMap(({ missed = [] }) => missed.map(({ quote }) => quote.line))
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(praised).not.toContain(line)
  })
})
