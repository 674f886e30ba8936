import { expect, it } from 'vitest'
import { type Llm, ProviderError } from '#server/providers/llm/llm.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const failing: Llm = {
  provider: 'embedded',
  model: 'failing',
  // oxlint-disable-next-line require-yield -- a reply that fails before its first word
  async *reply() {
    throw new ProviderError('unavailable', 'no connection', { afterText: false })
  },
}
const portal = new TestPortal({ parts: { llm: failing } })

it('[L6] a failing reply sends its provider’s error code and ends as failed', async () => {
  const browser = await portal.registeredUser()
  const { id } = await browser.startSession()
  const client = await portal.openChannel(id, browser)
  await client.join()
  await client.answer(client.send({ type: 'input_text.submit', text: 'Good morning, is this Rosa?' }))
  expect(await client.find((frame) => frame.type === 'error')).toMatchObject({
    code: 'provider_unavailable',
    fatal: false,
  })
  expect(await client.find((frame) => frame.type === 'conversation.item.completed')).toMatchObject({
    status: 'failed',
  })
  client.close()
})
