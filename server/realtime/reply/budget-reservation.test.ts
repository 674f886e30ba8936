import { beforeAll, expect, it, vi } from 'vitest'
import { budgetReservations } from '#db/schema/budgets.ts'
import { noBudgets } from '#server/services/budget/budgets.ts'
import { playToTheEnd } from '#server/testing/channel-client.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { submit, VoiceStage } from '../voice/testing/voice-stage.ts'

const stage = new VoiceStage()
let server: TestServer
beforeAll(async () => {
  server = await stage.serve(stage.elevenLabs(), 20, {
    budgets: { ...noBudgets, model_tokens: { user: 1_000_000, team: null } },
  })
})

const held = async () => (await stage.database.db.select().from(budgetReservations)).map(({ id }) => id)
const oneHeld = () =>
  vi.waitFor(
    async () => {
      const ids = await held()
      expect(ids).toHaveLength(1)
      return ids[0]
    },
    { timeout: 5_000 },
  )

it('a spoken reply reserves the tokens of the next one; that one uses them, and leaving releases them', async () => {
  const { client } = await stage.scene(server)
  const reservations: unknown[] = []
  for (let turn = 0; turn < 2; turn++) {
    const from = client.frames.length
    submit(client)
    await client.find((frame) => frame.type === 'response.output_audio.done', from)
    await playToTheEnd(client)
    await client.find((frame) => frame.type === 'conversation.item.completed', from)
    reservations.push(await oneHeld())
  }
  expect(reservations[1]).not.toBe(reservations[0])
  client.close()
  await vi.waitFor(async () => expect(await held()).toEqual([]), { timeout: 5_000 })
})

it('a reply that is only read reserves nothing for the next one', async () => {
  const { client } = await stage.scene(server, 'to read')
  await client.say('I understand that this is not easy for you.')
  await vi.waitFor(async () => expect(await held()).toEqual([]), { timeout: 5_000 })
})
