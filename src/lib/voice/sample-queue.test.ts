import { describe, expect, it } from 'vitest'
import { SampleQueue } from './sample-queue.ts'

const ones = (count: number) => new Float32Array(count).fill(1)
const read = (queue: SampleQueue, count = 100) => {
  const out = new Float32Array(count).fill(9)
  return { written: queue.read(out), out }
}

describe('the sample queue', () => {
  it('plays chunks without a gap, counts played samples, and is silent afterwards', () => {
    const queue = new SampleQueue()
    queue.push(Float32Array.of(0.1, 0.2))
    queue.push(Float32Array.of(0.3))
    queue.end(3)
    const { written, out } = read(queue, 4)
    expect(written).toBe(3)
    expect(out[3]).toBe(0)
    for (const [index, sample] of [0.1, 0.2, 0.3].entries()) expect(out[index]).toBeCloseTo(sample)
    expect(queue.playedSamples).toBe(3)
    expect(queue.ended).toBe(true)
  })

  it('has not ended while more audio is expected', () => {
    const queue = new SampleQueue()
    queue.push(ones(3))
    read(queue, 4)
    expect(queue.ended).toBe(false)
    queue.end(10)
    expect(queue.ended).toBe(false)
  })

  it('fades out when paused, plays nothing, and resumes at the same place', () => {
    const queue = new SampleQueue()
    queue.push(ones(1_000))
    read(queue, 200)
    queue.pause()
    const fade = read(queue, 400)
    expect(fade.written).toBeLessThan(200)
    expect(fade.out[0]).toBeLessThan(1)
    expect(fade.out.slice(fade.written).every((sample) => sample === 0)).toBe(true)
    const { playedSamples } = queue
    expect(read(queue).written).toBe(0)
    expect(queue.playedSamples).toBe(playedSamples)
    queue.resume()
    expect(read(queue, 1_000).written).toBe(1_000 - playedSamples)
  })

  it('drops the rest when cleared, and the rest of the previous reply', () => {
    const queue = new SampleQueue()
    queue.push(ones(50))
    read(queue, 20)
    queue.clear()
    expect(read(queue).written).toBe(0)
    queue.push(ones(50))
    queue.begin()
    expect(queue.playedSamples).toBe(0)
    expect(read(queue).written).toBe(0)
  })

  it('counts lost samples as played without playing them', () => {
    const queue = new SampleQueue()
    queue.push(ones(10))
    queue.skip(500)
    queue.push(ones(10))
    queue.end(520)
    expect(read(queue, 30).written).toBe(20)
    expect(queue.playedSamples).toBe(520)
    expect(queue.ended).toBe(true)
  })
})
