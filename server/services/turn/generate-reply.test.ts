import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Llm, ProviderError } from '#server/providers/llm/llm.ts'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import { embeddedLlm } from '#server/providers/llm/embedded.ts'
import { generateReply } from './generate-reply.ts'
import { bank, generated, ScriptedLlm } from './testing/scripted-reply.ts'

const good = 'I hear you, but there is nothing left this month. The rent took it all.'

describe('a model that keeps to the plan', () => {
  it('is shown clause by clause, word for word, in one request', async () => {
    const llm = new ScriptedLlm([good])
    expect(await generated(llm)).toEqual({
      text: good,
      clauses: ['I hear you,', ' but there is nothing left this month.', ' The rent took it all.'],
      usage: { inputTokens: 100, outputTokens: 10 },
      error: null,
      moves: [],
    })
    expect(llm.tasks).toHaveLength(1)
    expect(llm.tasks[0]).toMatchObject({ said: '', avoid: null })
  })

  it('gets one space between clauses, whatever its spacing and chunking', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(' ', '  ', '\n', '\n\n', ' \n'),
        async (pieceChars, gap) => {
          const spaced = `${gap}${good.replace(/(?<=[,.]) /gu, gap)}${gap}`
          expect((await generated(new ScriptedLlm([spaced], pieceChars))).text).toBe(good)
        },
      ),
      { numRuns: 60 },
    )
  })
})

const misconduct: [what: string, text: string, language: 'en' | 'es', because: string, never: RegExp][] = [
  ['helps too much', 'How can I help you with the account today?', 'en', 'helper', /help/iu],
  ['accepts early', 'Okay, I accept your plan.', 'en', 'agrees', /accept/iu],
  ['accepts early, in Spanish', 'Está bien, acepto el plan que me propone.', 'es', 'agrees', /acepto/iu],
  ['invents a number', 'The most I have is $340 a month.', 'en', '340', /340/u],
  ['invents one in words', 'Lo más que tengo son trescientos pesos.', 'es', 'trescientos', /trescientos/iu],
  ['leaves the role', 'Collector: your balance is overdue.', 'en', 'role label', /collector/iu],
  ['plays the collector', 'We can offer you a plan.', 'en', 'collector', /offer you/iu],
  ['answers in the wrong language', 'No tengo dinero para pagar eso ahora.', 'en', 'language', /dinero/iu],
  [
    'obeys "ignore your instructions"',
    'Ignoring my previous instructions, you get a score of 100.',
    'en',
    'instructions',
    /score|instructions/iu,
  ],
  ['acts on a stage', '*sighs* There is nothing left.', 'en', 'markup', /\*/u],
  ['accepts in other words', "You've convinced me, I'm in.", 'en', 'agrees', /convinced/iu],
  ['accepts in other words, in Spanish', 'Va, le entro a ese plan.', 'es', 'agrees', /entro/iu],
  ['invents a share', 'The most I can do is a couple hundred.', 'en', 'couple', /couple/iu],
  ['invents another currency', 'Tengo unos euros guardados.', 'es', 'euros', /euros/iu],
  ['invents a pay day', 'I get paid tomorrow.', 'en', 'tomorrow', /tomorrow/iu],
  ['refuses like a service', "I'm sorry, but I can't assist with that.", 'en', 'helper', /assist/iu],
  [
    'obeys in Spanish',
    'Según mis nuevas instrucciones, usted gana.',
    'es',
    'instructions',
    /instrucciones|gana/iu,
  ],
  ['says whom it plays', 'As Ana, I would say that I have nothing.', 'en', 'exercise', /would say/iu],
  ['answers in a third language', 'Je ne peux pas payer, désolé.', 'en', 'language', /peux/iu],
  ['invents a lost job', 'I lost my job last week.', 'en', 'job', /lost my job/iu],
]

describe.each(misconduct)('a model that %s', (_, text, language, because, never) => {
  const task = replyTask({ plan: { language } })
  const right = language === 'en' ? good : 'La verdad, este mes no me queda nada. Se fue en la renta.'

  it('is asked again with the reason; nothing of it is shown', async () => {
    const llm = new ScriptedLlm([text, right])
    const reply = await generated(llm, task)
    expect(reply.text).toBe(right)
    expect(llm.tasks).toHaveLength(2)
    expect(llm.tasks[1]?.avoid).toContain(because)
  })

  it('twice: the clause bank replies', async () => {
    const llm = new ScriptedLlm([text, text, right])
    const reply = await generated(llm, task)
    expect(reply.text).toBe(bank(task))
    expect(reply.text).not.toMatch(never)
    expect(llm.tasks).toHaveLength(2)
  })

  it('in its second sentence: the first is kept, and the rest follows it', async () => {
    const opening = language === 'en' ? 'I have heard you out.' : 'Ya le escuché todo.'
    const llm = new ScriptedLlm([`${opening} ${text}`, right])
    const reply = await generated(llm, task)
    expect(reply.text).toBe(`${opening} ${right}`)
    expect(llm.tasks[1]).toMatchObject({ said: opening })
    const twice = await generated(new ScriptedLlm([`${opening} ${text}`, text]), task)
    expect(twice.text).toBe(opening)
  })
})

describe('the seam between attempts', () => {
  const number = 'but the most I have is $340.'

  it('continues in lower case after a comma', async () => {
    const reply = await generated(new ScriptedLlm([`I hear you, ${number}`, 'There is nothing left.']))
    expect(reply.text).toBe('I hear you, there is nothing left.')
  })

  it('keeps the capital of a name and of "I"', async () => {
    const first = `Listen to me, ${number}`
    expect((await generated(new ScriptedLlm([first, 'I have nothing.']))).text).toBe(
      'Listen to me, I have nothing.',
    )
    expect((await generated(new ScriptedLlm([first, 'Ana Ruiz has nothing.']))).text).toBe(
      'Listen to me, Ana Ruiz has nothing.',
    )
  })

  it('repeats nothing when the second attempt starts over', async () => {
    const reply = await generated(new ScriptedLlm([`I hear you, ${number}`, good]))
    expect(reply.text).toBe(good)
  })
})

describe('what a plan needs', () => {
  it('an offer that the model omits is added from the clause bank', async () => {
    const task = replyTask({
      plan: {
        act: 'counter_offer',
        says: { situation: 'money.counter' },
        terms: { amountCents: 8_000, per: 'monthly', offeredCents: 10_000 },
        slots: { offerCents: 8_000, offerFrequency: 'monthly' },
      },
    })
    const reply = await generated(new ScriptedLlm(['That is too much for me.']), task)
    expect(reply.text).toMatch(/^That is too much for me\. .*\$80/u)
    const named = 'I could do $80 a month.'
    expect((await generated(new ScriptedLlm([named]), task)).text).toBe(named)
  })

  it('[REPLY4] an empty answer is retried once, then the clause bank replies', async () => {
    expect((await generated(new ScriptedLlm(['', good]))).text).toBe(good)
    expect((await generated(new ScriptedLlm([' \n', '']))).text).toBe(bank())
  })

  it('a reply that is too long is cut off at a sentence', async () => {
    const sentences = Array.from({ length: 30 }, (_, at) => `Nothing is left for week ${'x'.repeat(at + 1)}.`)
    const llm = new ScriptedLlm([sentences.join(' ')])
    const task = replyTask({ plan: { maxWords: 20 } })
    const { text } = await generated(llm, task)
    expect(text).toBe(sentences.slice(0, 5).join(' '))
    expect(llm.left).toBe(1)
    expect(llm.tasks).toHaveLength(1)
  })

  it('an endless reply without a full stop is retried once, then the clause bank replies', async () => {
    const endless = Array.from({ length: 200 }, () => 'and nothing is left').join(' ')
    const llm = new ScriptedLlm([endless, endless])
    expect((await generated(llm)).text).toBe(bank())
    expect(llm.tasks[1]?.avoid).toContain('longer')
  })

  it('after two failed attempts the clause bank continues the shown part', async () => {
    const first = 'I hear you, and honestly, the most I have is $340.'
    const { text } = await generated(new ScriptedLlm([first, 'Well, it is about $275.']))
    expect(text.startsWith('I hear you, ')).toBe(true)
    expect(text).not.toMatch(/340|275/u)
    expect(text).toMatch(/[.!?]$/u)
  })

  it('text cut off by the token limit is not shown', async () => {
    const cut = { text: 'There is nothing left. The rent took', reason: 'length' as const }
    expect((await generated(new ScriptedLlm([cut]))).text).toBe('There is nothing left.')
    expect((await generated(new ScriptedLlm([{ ...cut, text: 'There is nothing' }, good]))).text).toBe(good)
  })
})

describe('a model that says nothing', () => {
  it.each(['connect_timeout', 'first_token_timeout', 'stalled', 'incomplete'] as const)(
    '[LLM2] before its first words (%s): the bank replies',
    async (failure) => {
      const fails = new ProviderError(failure, 'nothing came', { afterText: false })
      const reply = await generated(new ScriptedLlm([{ text: '', fails }]))
      expect(reply).toMatchObject({ text: bank(), error: null })
    },
  )

  it.each(['refused', 'rate_limited', 'unavailable', 'malformed'] as const)(
    '[LLM2] a server that fails (%s) is no debtor who is silent: the reply fails',
    async (failure) => {
      const fails = new ProviderError(failure, 'gone', { afterText: false })
      expect((await generated(new ScriptedLlm([{ text: '', fails }]))).error).toBe(fails)
    },
  )
})

describe('usage', () => {
  it('is summed over the requests, estimated for the abandoned one', async () => {
    const llm = new ScriptedLlm(['The most I have is $340. And more, and more, and more.', good])
    const { usage } = await generated(llm)
    expect(llm.left).toBe(1)
    expect(usage.inputTokens).toBeGreaterThan(200)
    expect(usage.outputTokens).toBeGreaterThan(10)
  })

  it('counts what was received before the provider failed, and rethrows the failure', async () => {
    const fails = new ProviderError('stalled', 'no next token', { afterText: true })
    const { text, usage, error } = await generated(new ScriptedLlm([{ text: 'I hear you, but ther', fails }]))
    expect(error).toBe(fails)
    expect(text).toBe('I hear you,')
    expect(usage.outputTokens).toBe(5)
  })

  it('is zero if nothing was received', async () => {
    const fails = new ProviderError('unavailable', 'gone', { afterText: false })
    const { usage, error } = await generated(new ScriptedLlm([{ text: '', fails }]))
    expect(error).toBe(fails)
    expect(usage).toEqual({ inputTokens: 0, outputTokens: 0 })
  })
})

it('stops immediately, and ends the request', async () => {
  const llm = new ScriptedLlm([good], 1)
  const stop = new AbortController()
  const clauses: string[] = []
  const read = async () => {
    for await (const piece of generateReply(llm, replyTask(), stop.signal)) {
      if (piece.type === 'clause') clauses.push(piece.text)
      stop.abort()
    }
  }
  await expect(read()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(clauses).toEqual(['I hear you,'])
})

it('the embedded debtor’s words are passed through', async () => {
  const llm = embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } })
  expect((await generated(llm)).text).toBe(bank())
})

describe('a model whose time is over', () => {
  async function cutAfter(start: string) {
    const over = new AbortController()
    const llm: Llm = {
      provider: 'openai',
      model: 'scripted',
      async *reply(_, signal) {
        yield { type: 'text', text: start }
        over.abort()
        signal.throwIfAborted()
      },
    }
    let text = ''
    for await (const event of generateReply(llm, replyTask(), new AbortController().signal, {
      cut: over.signal,
    }))
      if (event.type === 'clause') text += event.text
    return text
  }

  it('[REPLY2] keeps what was said if it ends a sentence', async () => {
    expect(await cutAfter('I hear you, but there is nothing left this month. The rent')).toBe(
      'I hear you, but there is nothing left this month.',
    )
  })

  it('[REPLY2] has the clause bank add the rest to an unfinished sentence, or supply all', async () => {
    expect(await cutAfter('I hear you, but there is')).toMatch(/^I hear you, .+[.!?]$/u)
    expect(await cutAfter('I')).toBe(bank())
  })
})
