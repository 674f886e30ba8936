import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '#src/testing/render-app.tsx'
import { useIncomeLabel } from './income-label.ts'

function Income(props: { value: string }) {
  return <p>{useIncomeLabel()(props.value)}</p>
}

it.each([
  ['low', 'Under $25,000'],
  ['medium', '$25,000–$60,000'],
  ['high', 'Above $60,000'],
  ['unemployed', 'Unemployed'],
  ['$25,000-$50,000', '$25,000-$50,000'],
  ['What the harvest brings', 'What the harvest brings'],
])('[ENUM10] shows the income %s as %s', (value, label) => {
  renderComponent(<Income value={value} />)
  expect(screen.getByText(label)).toBeVisible()
})

it.each([
  ['low', 'Menos de USD 25,000'],
  ['medium', 'De USD 25,000 a USD 60,000'],
  ['high', 'Más de USD 60,000'],
  ['unemployed', 'Sin empleo'],
  ['$25,000-$50,000', 'De USD 25,000 a USD 50,000'],
])('[ENUM10] names the dollar in Spanish, where "$" is read as pesos: %s', (value, label) => {
  renderComponent(<Income value={value} />, 'es')
  expect(screen.getByText(label)).toBeVisible()
})

it('formats a range for the current language', () => {
  renderComponent(<Income value="$150,000+" />, 'es')
  expect(screen.queryByText('$150,000+')).toBeNull()
  expect(screen.getByText(/150.000/)).toBeVisible()
})
