import type { Config } from '#server/config.ts'
import { offersAfter } from '#server/domain/debtor/fold.ts'
import { judgeParts } from '#server/domain/scoring/judge/parts.ts'
import { shownByDebtor } from '#server/domain/scoring/judge/criteria.ts'
import { promptOf } from '#server/domain/scoring/judge/question.ts'
import { flawsIn } from '#server/domain/scoring/judge/verdicts.ts'
import { judgement } from '#protocol/vocabulary/judgement.ts'
import { chooseLlm } from '#server/choose-providers.ts'
import { answersJson, type JsonLlm, type Llm } from '#server/providers/llm/llm.ts'
import { MoveLetter } from '#server/providers/llm/move-letter.ts'
import { sampleCalls, type SampleCall } from '#server/simulation/sample-calls.ts'
import type { Finding } from './finding.ts'
import { adviceFor, placeOf, type Service } from './service.ts'

/** A judgement may be long; a person waits in front of a terminal. */
const timeoutMs = 90_000

/** The English sample call. */
function sampleCall(): SampleCall {
  const call = sampleCalls().find(({ language }) => language === 'en')
  if (!call) throw new Error('there is no English sample call')
  return call
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** Asks the model for one reply of a debtor. Throws what the provider throws. */
async function oneReply(llm: Llm): Promise<{ text: string; firstMs: number; allMs: number }> {
  const { scenario, lines } = sampleCall()
  const heard = lines.slice(0, 2)
  const turn = offersAfter(scenario, heard)
  if (!turn) throw new Error('the sample call ends at once')
  const task = { plan: turn.offers[0].plan, scenario, lines: heard, said: '', avoid: null, turn }
  const from = performance.now()
  const letter = new MoveLetter()
  let firstMs: number | null = null
  let text = ''
  for await (const event of llm.reply(task, AbortSignal.timeout(timeoutMs))) {
    if (event.type !== 'text') continue
    firstMs ??= performance.now() - from
    text += letter.push(event.text)
  }
  text += letter.flush()
  const allMs = performance.now() - from
  return { text: text.trim(), firstMs: firstMs ?? allMs, allMs }
}

/** Lets the model judge a sample call as an analysis does. Throws what the provider throws. */
async function oneJudgement(llm: JsonLlm): Promise<{ asked: number; usable: number; ms: number }> {
  const { scenario, lines } = sampleCall()
  const [part] = judgeParts({ scenario, lines, feedbackLanguage: 'en' }, llm.contextTokens)
  if (!part) throw new Error('nothing of the sample call can be judged')
  const ids = part.asked.map(({ id }) => id)
  const from = performance.now()
  const { value } = await llm.json(
    { ...promptOf(part.question), schemaName: 'judgement', schema: part.question.schema },
    AbortSignal.timeout(timeoutMs),
  )
  const ms = performance.now() - from
  const answer = judgement.safeParse(value)
  if (!answer.success) return { asked: ids.length, usable: 0, ms }
  const flawed = new Set(
    flawsIn(answer.data.criteria, { ids, known: ids, either: shownByDebtor }, lines).map(({ id }) => id),
  )
  return { asked: ids.length, usable: ids.filter((id) => !flawed.has(id)).length, ms }
}

/** Tries one reply and one judgement of the configured model. */
export async function* checkModel(config: Pick<Config, 'openai'>): AsyncGenerator<Finding> {
  const { openai } = config
  const llm = chooseLlm(config)
  if (openai === null || !answersJson(llm)) {
    yield {
      part: 'Language model',
      verdict: 'built_in',
      says: ['none is configured. The built-in debtor, coach and scorer do the work.'],
    }
    return
  }
  const service: Service = {
    name: 'the language model',
    url: openai.baseUrl,
    model: openai.model,
    settings: { url: 'OPENAI_BASE_URL', key: 'OPENAI_API_KEY', model: 'OPENAI_MODEL' },
  }
  const reply = await checkReply(llm, service)
  yield reply
  // What does not reply does not judge, and says the same things once more.
  if (reply.verdict === 'works') yield await checkJudge(llm, service)
}

async function checkReply(llm: JsonLlm, service: Service): Promise<Finding> {
  const part = 'Language model'
  try {
    const { text, firstMs, allMs } = await oneReply(llm)
    return {
      part,
      verdict: 'works',
      says: [
        `${llm.model} at ${placeOf(service)} replies: first words after ${seconds(firstMs)}, all after ${seconds(allMs)}.`,
        `The debtor said: "${text}"`,
      ],
    }
  } catch (error) {
    return {
      part,
      verdict: 'fails',
      says: [
        `${llm.model} at ${placeOf(service)} gave no reply.`,
        ...adviceFor(error, service),
        'Until then the debtor answers with its own words, and the built-in rules score the calls.',
      ],
    }
  }
}

async function checkJudge(llm: JsonLlm, service: Service): Promise<Finding> {
  const part = 'Judge'
  const rules = 'Until then the built-in rules score the calls.'
  try {
    const { asked, usable, ms } = await oneJudgement(llm)
    const count = `${usable} of ${asked} criteria of a sample call`
    if (usable * 2 >= asked)
      return {
        part,
        verdict: 'works',
        says: [`${llm.model} judged ${count} with quotes that were said, in ${seconds(ms)}.`],
      }
    return {
      part,
      verdict: 'fails',
      says: [
        `${llm.model} answered, but judged only ${count} in a form that can be used.`,
        `A larger model than ${llm.model}, or one that follows a JSON schema, does better: OPENAI_MODEL.`,
        'What it cannot judge is left to the built-in rules.',
      ],
    }
  } catch (error) {
    return {
      part,
      verdict: 'fails',
      says: [`${llm.model} gave no judgement.`, ...adviceFor(error, service), rules],
    }
  }
}
