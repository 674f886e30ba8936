import { sentencesOf } from '#protocol/text/sentences.ts'
import { describe, expect, it } from 'vitest'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import { debtorActs } from '../plan.ts'
import { bankOf } from './bank.ts'
import { sentenceKey, wordCount } from './said.ts'
import { slotNames } from './slots.ts'
import { randomScene, randomSession } from './scenes.ts'
import { realise } from './realise.ts'
import type { Clause } from './voice.ts'

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
const voices = personalities.flatMap((personality) =>
  languages.map((language) => ({ personality, language })),
)

/** Every string of a bank, wherever it stands. */
function clausesOf(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  else if (Array.isArray(value)) for (const item of value) clausesOf(item, found)
  else if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
    for (const [key, item] of Object.entries(value)) {
      if (!['plural', 'familiar', 'when', 'swaps', 'language'].includes(key)) clausesOf(item, found)
    }
  }
  return found
}

/** Words that count something: a debtor says no number that the plan does not hold. */
const numberWords: Record<Language, RegExp> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|million|twice|half|double|dozen)\b/i,
  es: /(?<!\p{L})(?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cincuenta|cien|ciento|mil|millón|mitad|doble|docena)(?!\p{L})/iu,
}

describe('the bank', () => {
  it.each(languages)('has at least 900 clauses in %s, and no two alike', (language) => {
    const clauses = clausesOf(bankOf(language))
    expect(new Set(clauses.map(sentenceKey)).size).toBeGreaterThanOrEqual(900)
  })

  it.each(languages)('holds no figure and no number word of its own in %s', (language) => {
    const counted = clausesOf(bankOf(language)).filter(
      (say) => /\d/.test(say) || numberWords[language].test(say),
    )
    expect(counted).toEqual([])
  })

  it.each(languages)('names only slots that exist, in %s', (language) => {
    const known: readonly string[] = slotNames
    const unknown = clausesOf(bankOf(language)).flatMap((say) =>
      [...say.matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '').filter((name) => !known.includes(name)),
    )
    expect(unknown).toEqual([])
  })

  it('knows the vos and the plural of every word that a clause marks', () => {
    const bank = bankOf('es')
    const unknown = clausesOf(bank).flatMap((say) =>
      [...say.matchAll(/([\p{L}]+)([*^])/gu)]
        .filter(
          ([, word = '', mark]) =>
            (mark === '^' ? bank.familiar : bank.plural)[word.toLowerCase()] === undefined,
        )
        .map(([whole]) => whole),
    )
    expect(unknown).toEqual([])
  })

  it.each(languages)(
    '[SESS20] introduces the debtor by name, debt and amount and asks for options, in %s',
    (language) => {
      const say = (clause: Clause) => (typeof clause === 'string' ? clause : clause.say)
      for (const voice of Object.values(bankOf(language).voices)) {
        for (const clause of voice.acts.greet.map(say)) {
          expect(clause).toContain('{name}')
          expect(clause).toContain('{debt}')
          expect(clause).toMatch(/\{debt(?:Type|Kind)\}/)
          expect(clause).toMatch(/option|opcion/i)
        }
      }
    },
  )
})

describe('a session', () => {
  it.each(voices)(
    'of $personality in $language repeats no sentence over 30 turns',
    ({ personality, language }) => {
      for (const seed of seeds) {
        const said = new Set<string>()
        for (const { clauses } of randomSession(personality, language, seed, 30).replies) {
          expect(clauses.length).toBeGreaterThan(0)
          for (const key of clauses.flatMap(sentencesOf).map(sentenceKey)) {
            expect(said, `"${key}" in session ${seed}`).not.toContain(key)
            said.add(key)
          }
        }
      }
    },
  )

  it('keeps finding new words when it has to say the same thing 30 times', () => {
    for (const act of debtorActs) {
      for (const language of languages) {
        const { scenario, plan } = randomScene('aggressive', language, 5)
        const lines: { itemId: null; speaker: 'assistant'; text: string }[] = []
        const keys: string[] = []
        for (let turn = 0; turn < 30; turn += 1) {
          const clauses = realise(plan(act), { scenario, lines, turn })
          keys.push(...clauses.map(sentenceKey))
          lines.push({ itemId: null, speaker: 'assistant', text: clauses.join(' ') })
        }
        expect(keys.length).toBeGreaterThanOrEqual(30)
        expect(new Set(keys).size, `${act} in ${language}`).toBe(keys.length)
      }
    }
  })

  it.each(voices)(
    'of $personality in $language leaves no notation in the words',
    ({ personality, language }) => {
      for (const seed of seeds) {
        for (const { clauses } of randomSession(personality, language, seed, 30).replies) {
          const text = clauses.join(' ')
          expect(text).not.toMatch(/[{}[\]<>|*^~]|undefined|null|\s[,.;!?]|,,|\.\.|\s\s/)
          for (const sentence of clauses) expect(sentence).toMatch(/^[¿¡]*[\p{Lu}\p{N}$].*[.?!]$/u)
        }
      }
    },
  )

  it.each(voices)(
    'of $personality in $language says no number outside the plan and the scenario',
    ({ personality, language }) => {
      const allowed = new Set([
        '15,000',
        '150',
        '300',
        '45.50',
        '80',
        '125',
        '60',
        '2,400',
        '1,000',
        '12,500.50',
        '6',
        '14',
        '12',
        '1',
        '21',
        '28',
      ])
      for (const seed of seeds) {
        for (const { clauses } of randomSession(personality, language, seed, 30).replies) {
          for (const [figure] of clauses.join(' ').matchAll(/\d[\d,.]*\d|\d/g))
            expect(allowed).toContain(figure)
        }
      }
    },
  )

  it('keeps the word limit of the plan, but for the shortest way to say the act', () => {
    let over = 0
    let all = 0
    for (const { personality, language } of voices) {
      for (const seed of seeds) {
        for (const { plan, clauses } of randomSession(personality, language, seed, 30).replies) {
          all += 1
          if (wordCount(clauses.join(' ')) > plan.maxWords) over += 1
        }
      }
    }
    expect(over / all).toBeLessThan(0.02)
  })

  it('is the same on every run', () => {
    const once = randomSession('evasive', 'es', 9, 30)
    expect(randomSession('evasive', 'es', 9, 30)).toEqual(once)
  })

  it('differs from session to session: ten with one persona share few sentences', () => {
    for (const { personality, language } of voices) {
      const sessions = seeds.slice(0, 10).map((seed) => {
        const { replies } = randomSession(personality, language, seed, 30)
        return replies.flatMap(({ clauses }) => clauses.map(sentenceKey))
      })
      const all = sessions.flat()
      expect(new Set(all).size / all.length, `${personality} in ${language}`).toBeGreaterThan(0.45)
    }
  })
})

describe('every act', () => {
  it.each(voices)(
    'has words of $personality in $language, with an empty plan too',
    ({ personality, language }) => {
      for (const act of debtorActs) {
        const { scenario, plan } = randomScene(personality, language, 3)
        const bare = { ...plan(act), slots: {}, maxWords: 40 }
        const clauses = realise(bare, { scenario, lines: [], turn: 0 })
        expect({ act, words: clauses.join(' ') }).not.toEqual({ act, words: '' })
      }
    },
  )
})
