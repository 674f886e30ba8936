import { describe, expect, it } from 'vitest'
import { offersAfter } from '#server/domain/debtor/fold.ts'
import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import { bank, generated, ScriptedLlm } from './testing/scripted-reply.ts'

describe('the model chooses its move', () => {
  const { scenario } = replyTask()
  const heard = 'How are you today? Could you pay $50 a month?'
  const lines = [{ itemId: null, speaker: 'user' as const, text: heard }]
  const turn = offersAfter(scenario, lines)
  const task = { ...replyTask({ lines }), plan: turn?.offers[0].plan ?? replyTask().plan, turn }
  const saysOf = (moves: readonly Move[]) => moves.map(({ says }) => says)
  const own = turn?.offers[0].move.says
  const second = turn?.offers[1]?.move.says
  const words = 'I hear you, but there is nothing left this month.'

  it('[LLM1] by the letter before its words, which nobody sees', async () => {
    for (const pieceCharacters of [1, 2, 3, 50]) {
      const reply = await generated(new ScriptedLlm([`B: ${words}`], pieceCharacters), task)
      expect(reply.text).toBe(words)
      expect(saysOf(reply.moves)).toEqual([second])
      expect(reply.moves[0]?.wordedBy).toBe('model')
    }
  })

  it.each([['H: '], ['']])(
    '[LLM1] without one of the offered letters (%j) the debtor’s own move stands',
    async (head) => {
      const reply = await generated(new ScriptedLlm([`${head}${words}`]), task)
      expect(saysOf(reply.moves)).toEqual([own])
      expect(reply.text).toBe(words)
    },
  )

  it('[LLM1] once it has spoken, the second attempt goes on with the same move', async () => {
    const llm = new ScriptedLlm([`B: ${words} The most I have is $340.`, `A: The rent took it all.`])
    const reply = await generated(llm, task)
    expect(saysOf(reply.moves)).toEqual([second])
    expect(llm.tasks[1]?.turn?.offers).toHaveLength(1)
    expect(reply.text).toBe(`${words} The rent took it all.`)
  })

  it('[LLM2] refused twice, the bank has the words of its move; in its own words, those of the debtor’s', async () => {
    const bad = 'The most I have is $340.'
    const chosen = await generated(new ScriptedLlm([`B: ${bad}`, `B: ${bad}`]), task)
    const plan = turn?.offers[1]?.plan ?? task.plan
    expect(chosen.text).toBe(bank({ ...task, plan }))
    expect(saysOf(chosen.moves)).toEqual([second])
    expect(chosen.moves[0]?.wordedBy).toBeUndefined()
    const letter = 'ABCDEFGH'[(turn?.offers.length ?? 1) - 1] ?? 'A'
    const free = await generated(new ScriptedLlm([`${letter}: ${bad}`, `${letter}: ${bad}`]), task)
    expect(free.text).toBe(bank(task))
    expect(saysOf(free.moves)).toEqual([own])
  })

  it('[LLM1] a fact that it tells beside its move counts as told', async () => {
    const fact = lifeOf(scenario).facts.find(
      ({ id, openness, text }) =>
        openness === 'free' && text.split(' ').length > 6 && !turn?.briefing.notYet.includes(id),
    )
    const reply = await generated(new ScriptedLlm([`B: ${fact?.text}`]), task)
    expect(reply.text).toBe(fact?.text)
    expect(reply.moves.at(-1)?.change?.told).toMatchObject({ [fact?.id ?? '']: 1 })
  })
})
