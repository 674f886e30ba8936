const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = ['', ' thousand', ' million', ' billion', ' trillion']

/** A whole number from 0 to below 10^15 in words: "one thousand two hundred thirty-four". */
export function cardinalEn(value: number): string {
  if (value === 0) return 'zero'
  const groups: string[] = []
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1_000), scale++) {
    const group = rest % 1_000
    if (group > 0) groups.unshift(`${belowThousand(group)}${scales[scale] ?? ''}`)
  }
  return groups.join(' ')
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  return [hundreds > 0 ? `${small[hundreds]} hundred` : '', rest > 0 ? belowHundred(rest) : '']
    .filter((part) => part !== '')
    .join(' ')
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const unit = value % 10
  return `${tens[Math.floor(value / 10)]}${unit > 0 ? `-${small[unit]}` : ''}`
}

const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** "twenty-first", "one hundredth". */
export function ordinalEn(value: number): string {
  return cardinalEn(value).replace(/[a-z]+$/u, (last) => {
    const special = irregular[last]
    if (special !== undefined) return special
    return last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`
  })
}

/** A year as it is spoken: "nineteen ninety-nine", "two thousand five", "twenty twenty-six". */
export function yearEn(value: number): string {
  const century = Math.floor(value / 100)
  const rest = value % 100
  if (value < 1_000 || value > 2_999 || (century === 20 && rest < 10)) return cardinalEn(value)
  if (rest === 0) return `${cardinalEn(century)} hundred`
  return `${cardinalEn(century)} ${rest < 10 ? `oh ${cardinalEn(rest)}` : cardinalEn(rest)}`
}

/** Each digit on its own: "four zero one". */
export function digitsEn(digits: string): string {
  return digits
    .split('')
    .map((digit) => small[Number(digit)] ?? '')
    .join(' ')
}
