import { sentencesOf } from '#protocol/text/sentences.ts'
import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { type Personality, personalities, prospectTypes } from '#protocol/vocabulary/prospect.ts'
import { type AskedAbout, type DebtorPlan, offScriptSubjects } from '../plan.ts'
import type { TranscriptLine } from '../scenario.ts'
import { bankOf } from './bank.ts'
import { realise } from './realise.ts'
import { sentenceKey } from './said.ts'
import { randomScene, randomSession } from './scenes.ts'

const heardOnce = (text: string): TranscriptLine[] => [{ itemId: null, speaker: 'assistant', text }]

/** The sentences by which a personality says that it was passed over. */
function sourOf(personality: Personality): string[] {
  return bankOf('en')
    .voices[personality].reactions.ignored.map((clause) => (typeof clause === 'string' ? clause : clause.say))
    .flatMap(sentencesOf)
    .map(sentenceKey)
}

function answerTo(asked: AskedAbout, personality: Personality, scene: ReturnType<typeof randomScene>) {
  const plan: DebtorPlan = { ...scene.plan('answer'), slots: { askedAbout: asked }, reaction: 'neutral' }
  return { plan, scenario: { ...scene.scenario, personality, accent: 'neutral' as const } }
}

describe('an answer off the script', () => {
  it.each(languages)('is there for persons and businesses in %s, calm or angry', (language) => {
    for (const asked of offScriptSubjects) {
      for (const type of prospectTypes) {
        for (const anger of ['low', 'medium', 'high'] as const) {
          const scene = answerTo(asked, 'cooperative', randomScene('cooperative', language, 3))
          const plan = { ...scene.plan, feelings: { ...scene.plan.feelings, anger } }
          const scenario = { ...scene.scenario, type }
          const reply = realise(plan, { scenario, lines: [], turn: 4 })
          expect({ asked, type, anger, said: reply.join(' ') }).not.toMatchObject({ said: '' })
        }
      }
    }
  })

  it('says the point again, and not what led to it', () => {
    const said = "You don't say. There's one thing I should mention: your company already took my car."
    const { plan, scenario } = answerTo('repeat', 'cooperative', randomScene('cooperative', 'en', 3))
    const reply = realise(plan, { scenario, lines: heardOnce(said), turn: 4 }).join(' ')
    expect(reply).toContain('your company already took my car')
    expect(reply).not.toContain('should mention')
  })

  it('asks a question again as a question', () => {
    const { plan, scenario } = answerTo('repeat', 'cooperative', randomScene('cooperative', 'es', 3))
    const lines = heardOnce('¿Cuál es el pago más chico que aceptan?')
    expect(realise(plan, { scenario, lines, turn: 4 }).join(' ')).toContain(
      '¿cuál es el pago más chico que aceptan?',
    )
  })

  it('begins with what somebody works as when that was asked', () => {
    const { plan, scenario } = answerTo('employment', 'defensive', randomScene('defensive', 'en', 3))
    const nurse = { ...scenario, type: 'individual' as const, occupation: 'Nurse', objections: [] }
    const one = { ...nurse, scenario: 'She has other debts.' }
    expect(realise(plan, { scenario: one, lines: [], turn: 4 }).join(' ')).toMatch(/I'm a nurse/)
  })
})

describe('a manner of speaking', () => {
  it('of the formal one shortens no word', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { scenario, replies } = randomSession('polite_but_resistant', 'en', seed, 20)
      const said = replies.map(({ clauses }) => clauses.join(' ')).join(' ')
      expect(`${scenario.accent}: ${said}`).not.toMatch(/n't\b|\b(?:I|you|we|they)'(?:m|d|ll|ve|re)\b/)
    }
  })

  it.each(personalities)('of a %s debtor sighs about being ignored once in three replies', (personality) => {
    const { scenario, plan } = randomScene(personality, 'en', 7)
    const lines: TranscriptLine[] = []
    const openers: string[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const next = { ...plan('insist'), reaction: 'ignored' as const, maxWords: 60 }
      const [first = '', ...rest] = realise(next, { scenario, lines, turn })
      const sour = sourOf(personality).includes(sentenceKey(first))
      openers.push(sour ? 'sour' : 'other')
      lines.push({ itemId: null, speaker: 'assistant', text: [first, ...rest].join(' ') })
    }
    expect(openers.join(' ')).not.toMatch(/sour (?:other )?sour/)
  })
})
