import { describe, expect, it } from 'vitest'
import { cellScenario } from '../eval/cells.ts'
import { fold } from '../fold.ts'
import { realise } from '../bank/realise.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

const user = (text: string): TranscriptLine => ({ itemId: null, speaker: 'user', text })

function replies(scenario: Scenario, ...texts: string[]) {
  const lines: TranscriptLine[] = []
  return texts.map((text) => {
    lines.push(user(text))
    const { steps } = fold(scenario, lines)
    const plan = steps.at(-1)?.plan
    const reply = plan ? realise(plan, { scenario, lines, turn: steps.length }) : ''
    lines.push({ itemId: null, speaker: 'assistant', text: reply })
    return { reply, says: plan && 'situation' in plan.says ? plan.says.situation : 'fact' }
  })
}

describe('who somebody is', () => {
  it.each(['defensive', 'polite_but_resistant', 'aggressive', 'emotional'] as const)(
    '[SESS20] is said without asking what it is about by a %s debtor who rang about the debt',
    (personality) => {
      const said = [3, 7, 11, 19].flatMap((seed) =>
        replies(
          cellScenario(personality, 'beginner', 'es', seed),
          'Soy Julián Ortega, del departamento de impagos. ¿Es usted la titular?',
        ),
      )
      const confirmed = said.flatMap(({ says, reply }) => (says === 'identity.confirm' ? [reply] : []))
      expect(confirmed.length).toBeGreaterThan(0)
      expect(confirmed.join(' ')).not.toContain('?')
    },
  )

  it('is not told to who asks about somebody else', () => {
    const scenario: Scenario = {
      ...cellScenario('evasive', 'advanced', 'es', 11),
      scenario: 'Maneja un remís en Rosario, con auto ajeno. En mayo se le fundió el motor.',
    }
    const said = replies(
      scenario,
      'hola soy damián de recupero qué le pasó con las cuotas',
      'de qué trabaja usted',
      '¿Y el motor era del suyo o del dueño? ¿Quién pagó el arreglo?',
      'entonces por qué dejó de pagarle al dueño',
    )
    for (const { says } of said.slice(2)) expect(says).not.toMatch(/^identity/)
  })

  it('is not what is told to who asks for the name of the attorney', () => {
    const scenario: Scenario = {
      ...cellScenario('aggressive', 'expert', 'en', 11),
      scenario:
        'She manages a dental office in Erie. In October she hired a lawyer, Paul Renninger, about bankruptcy.',
      objections: ['Talk to my lawyer, not me.'],
    }
    const [, second] = replies(
      scenario,
      'Hi, this is Karen from collections.',
      'oh okay you have a lawyer can i get their name',
    )
    expect(second?.reply).toMatch(/Paul Renninger|lawyer|attorney/)
  })
})

describe('a time to call', () => {
  it('[LIFE17] is chosen from the two that are offered', () => {
    const scenario = cellScenario('cooperative', 'beginner', 'en', 11)
    const [, chosen] = replies(
      scenario,
      'Hi Ana, this is Karen from collections.',
      "I'll call you next week. Would morning or afternoon be better?",
    )
    expect(chosen?.reply).toMatch(/morning|afternoon/i)
  })

  it.each([
    ['en', 'Before I go on, can you confirm it is you: your date of birth and the address on the account?'],
    ['es', 'Me falta confirmar que es usted. ¿Me da su fecha de nacimiento y su domicilio?'],
  ] as const)('is shown by both papers that are asked for together: %s', (language, asked) => {
    const [, answer] = replies(
      cellScenario('cooperative', 'beginner', language, 11),
      language === 'en' ? 'Hello, this is Ana from Northgate.' : 'Buenas tardes, habla Ana de Línea Clara.',
      asked,
    )
    expect(answer?.says).toBe('identity.papers')
    expect(answer?.reply).toMatch(/\d{4}.*\d/)
  })

  it.each([
    ['en', 'Could you give me your full name and date of birth?', 'identity.birth_date'],
    ['es', '¿Me da su fecha de nacimiento o su domicilio?', 'identity.birth_date'],
  ] as const)('is proved by one of them where one is asked for: %s %s', (language, asked, says) => {
    const [, answer] = replies(
      cellScenario('cooperative', 'beginner', language, 11),
      language === 'en' ? 'Hello, this is Ana from Northgate.' : 'Buenas tardes, habla Ana de Línea Clara.',
      asked,
    )
    expect(answer?.says).toBe(says)
  })
})
