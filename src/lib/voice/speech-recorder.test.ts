import { expect, it } from 'vitest'
import { SpeechRecorder } from './speech-recorder.ts'

const frame = (value: number) => new Float32Array([value])

it('[A10] passes on what it records, with the moment before the start', () => {
  const recorder = new SpeechRecorder()
  const heard: number[] = []
  recorder.add(frame(1))
  recorder.start((samples) => heard.push(...samples))
  recorder.add(frame(2))
  expect(heard).toEqual([1, 2])
  expect(recorder.finish()).toEqual(new Float32Array([1, 2]))
  recorder.add(frame(3))
  expect(heard).toEqual([1, 2])
})

it('a second start changes nothing', () => {
  const recorder = new SpeechRecorder()
  const heard: number[] = []
  recorder.add(frame(1))
  recorder.start((samples) => heard.push(...samples))
  recorder.start()
  recorder.add(frame(2))
  expect(heard).toEqual([1, 2])
})
