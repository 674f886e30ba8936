const figure = /\d[\d.,]*\d|\d/g

/** The figures of a text that is written and not spoken ("$1,870", "1.870.000 €"), in cents. Whole units: nobody tells cents. */
export function sumsIn(text: string): number[] {
  return [...text.matchAll(figure)].map(
    ([digits]) => Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.')) * 100,
  )
}
