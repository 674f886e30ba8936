import type { Context } from '#server/context.ts'

/**
 * Has the language model loaded before the first call [LLM9]. A local server takes up to half a minute for that, longer than a
 * reply may. Never rejects: a model that cannot be reached is the next turn's business.
 */
export async function warmUpModel(ctx: Pick<Context, 'llm' | 'log'>, signal: AbortSignal): Promise<void> {
  const { llm, log } = ctx
  if (llm.warmUp === undefined) return
  const from = performance.now()
  try {
    await llm.warmUp(signal)
    log.info({ model: llm.model, ms: Math.round(performance.now() - from) }, 'the language model is loaded')
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error, model: llm.model }, 'warming up the language model failed')
  }
}
