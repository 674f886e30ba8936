import { expect, it } from 'vitest'
import { ReadAhead } from './read-ahead.ts'

async function* counting(until: number, failure?: Error): AsyncGenerator<number> {
  for (let number = 1; number <= until; number++) yield number
  if (failure) throw failure
}

async function readAll(events: AsyncIterable<number>): Promise<(number | string)[]> {
  const read: (number | string)[] = []
  try {
    for await (const event of events) read.push(event)
  } catch (error) {
    read.push(String(error))
  }
  return read
}

it.each([0, 1, 2, 5])(
  'the reader gets every event once, in order, after %i were read ahead',
  async (ahead) => {
    const events = new ReadAhead(counting(3))
    if (ahead > 0) void events.peek(ahead - 1)
    expect(await readAll(events)).toEqual([1, 2, 3])
  },
)

it('the reader gets a failure in its place, and nobody else has to', async () => {
  const events = new ReadAhead(counting(1, new Error('cut')))
  expect(await events.peek(0)).toEqual({ done: false, value: 1 })
  await expect(events.peek(1)).rejects.toThrow('cut')
  expect(await readAll(events)).toEqual([1, 'Error: cut'])
})

it('a reader who leaves ends the events', async () => {
  let ended = false
  const events = new ReadAhead(
    (async function* () {
      try {
        yield* counting(9)
      } finally {
        ended = true
      }
    })(),
  )
  await events.peek(0)
  for await (const event of events) if (event === 2) break
  expect(ended).toBe(true)
})
