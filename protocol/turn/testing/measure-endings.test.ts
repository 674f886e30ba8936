import { expect, it } from 'vitest'
import { turnEnding } from '../ending.ts'
import { type EndingLine, measureEndings } from './measure-endings.ts'

const line = (lang: EndingLine['lang'], text: string, ends: boolean): EndingLine => ({ lang, text, ends })
const wait = (text: string) => turnEnding(text, 'en').waitMs

it('counts an end that is taken for one and a pause that is not, by language', () => {
  const measured = measureEndings([
    line('en', 'can you pay by friday please', true),
    line('en', 'i can pay about', false),
    line('en', 'i can pay about', true),
    line('en', 'how are you', false),
    line('es', 'y entonces', false),
  ])
  expect(measured).toMatchObject({ ending_accuracy_en: 0.5, ending_accuracy_es: 1, cut_in: 1 / 3 })
})

it('gives the waits after ends alone', () => {
  const [short, long] = ['thank you', 'i can pay about']
  const measured = measureEndings([
    line('en', short, true),
    line('en', short, true),
    line('en', long, true),
    line('en', 'the fifteenth of', false),
  ])
  expect(measured).toMatchObject({ wait_median_ms: wait(short), wait_p95_ms: wait(long), cut_in: 0 })
})

it('measures nothing without lines', () => {
  expect(measureEndings([])).toEqual({
    ending_accuracy_en: null,
    ending_accuracy_es: null,
    wait_median_ms: null,
    wait_p95_ms: null,
    cut_in: null,
  })
})
