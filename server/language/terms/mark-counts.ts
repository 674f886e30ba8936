import { readNumber } from '../figures/numbers.ts'
import type { Token } from '../text/line.ts'
import { notAfter } from './mark-amounts.ts'
import { wordsOf, type Mark } from './mark.ts'
import { beforeCount, lateness, lengthNoun, paydayNoun, paymentNoun, reckoning } from './words.ts'

export function counts(tokens: readonly Token[]): Mark[] {
  const found: Mark[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    if (
      /^(?:over|for|por|en|a|durante) (?:a|one|un|1) (?:year|ano)(?= |$)/.test(
        wordsOf(tokens, index, index + 3),
      )
    ) {
      found.push({ kind: 'count', count: 12, unit: 'month', from: index + 1, to: index + 3 })
      index += 2
      continue
    }
    const number = readNumber(tokens, index)
    if (!number) continue
    const rest = wordsOf(tokens, number.to, number.to + 5)
    const before = wordsOf(tokens, index - 2, index)
    // "Hace cuatro meses" is a time that has passed.
    const past = /(?:^| )hace$/.test(before) && lengthNoun.test(rest)
    const whole = !past && Number.isInteger(number.value) && number.value >= 2 && number.value <= 120
    if (whole && !number.percent && !(tokens[index]?.money ?? false)) {
      const either = /^(?:or|o|u|you) (?:\S+ )?(?:\d+|\w+) (?:months|meses|payments|pagos|cuotas)$/.test(
        wordsOf(tokens, number.to, tokens.length),
      )
      if (either) {
        found.push({
          kind: 'count',
          count: number.value,
          unit: /mes|month/.test(rest) ? 'month' : 'payments',
          from: index,
          to: number.to,
        })
        continue
      }
      const led = beforeCount.test(before) || (tokens[index - 1]?.pause ?? false)
      const noun = paymentNoun.exec(rest) ?? (led ? paydayNoun.exec(rest) : null)
      if (
        noun &&
        !/(?:missed|past due|atrasad|vencid|overdue|behind|sin pagar|seguidos|in a row|posted|paused)/.test(
          rest,
        ) &&
        !/missed|skipped|debe|faltan/.test(before)
      ) {
        const to = number.to + noun[0].split(' ').length
        found.push({ kind: 'count', count: number.value, unit: 'payments', from: index, to })
        index = to - 1
        continue
      }
      const length = lengthNoun.exec(rest)
      if (
        length &&
        !lateness.test(rest) &&
        !/(?:in|cada|every|dentro de|en)$/.test(before.split(' ').at(-1) ?? '')
      ) {
        found.push({
          kind: 'count',
          count: number.value,
          unit: unitOf(length[0]),
          from: index,
          to: number.to + 1,
        })
      } else if (length && splits(tokens, index))
        found.push({
          kind: 'count',
          count: number.value,
          unit: unitOf(length[0]),
          from: index,
          to: number.to + 1,
        })
      else if (
        /^(?:in|en|into)$/.test(before.split(' ').at(-1) ?? '') &&
        splits(tokens, index) &&
        !length &&
        !notAfter.has(tokens[number.to]?.word ?? '')
      )
        found.push({ kind: 'count', count: number.value, unit: 'payments', from: index, to: number.to })
      else if (/(?:^| )over$/.test(before) && !length && number.value <= 60 && index > 1)
        found.push({ kind: 'count', count: number.value, unit: 'month', from: index, to: number.to })
      else if (/^(?:de|at) \S*\d/.test(rest) && /(?:o|or)$/.test(before) && number.value <= 60)
        found.push({ kind: 'count', count: number.value, unit: 'payments', from: index, to: number.to })
      else if (
        /(?:^| )(?:o|u|or|you)(?: (?:las|los|the))?$/.test(wordsOf(tokens, index - 2, index)) &&
        rest === '' &&
        found.length > 0
      )
        found.push({ kind: 'count', count: number.value, unit: 'payments', from: index, to: number.to })
    }
    index = number.to - 1
  }
  return found.map((mark) => ({
    ...mark,
    reckoned: reckoning.test(wordsOf(tokens, mark.from - 3, mark.from)),
  }))
}

function unitOf(noun: string): 'month' | 'week' | 'quincena' | 'year' {
  return noun.startsWith('week') || noun.startsWith('semana')
    ? 'week'
    : noun.startsWith('year') || noun.startsWith('ano')
      ? 'year'
      : noun.startsWith('quincena')
        ? 'quincena'
        : 'month'
}

function splits(tokens: readonly Token[], index: number): boolean {
  return /(?:split|spread|divid|break|repart|parti|parto|pag[oau]|liquid|diferi)/.test(
    wordsOf(tokens, index - 5, index),
  )
}
