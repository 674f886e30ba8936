import { expect, test } from './support/portal.ts'
import { messages } from './support/session-screen.ts'

test('[AUTH13] a visitor hears the sample call, follows its lines, pauses it and reads the whole of it', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  for (const [language, opening] of [
    ['en', 'Hello?'],
    ['es', 'Sí, buenas tardes, ¿quién habla?'],
  ] as const) {
    const { sample } = messages[language].landing
    await page.addInitScript((chosen) => localStorage.setItem('portal-language', chosen), language)
    await page.goto('/')
    await page.getByRole('button', { name: sample.play }).click()
    await expect(page.getByRole('button', { name: sample.pause })).toBeVisible()
    const figure = page.getByRole('figure', { name: sample.title })
    await expect(figure.getByRole('paragraph').filter({ hasText: opening })).toBeVisible()
    // The second line follows the first by the sound alone.
    await expect(figure.getByRole('paragraph').filter({ hasText: 'Ruiz' })).toBeVisible()
    await page.getByRole('button', { name: sample.pause }).click()
    await expect(page.getByRole('button', { name: sample.play })).toBeVisible()
    await figure.getByText(sample.whole).click()
    await expect(figure.getByRole('definition')).toHaveCount(9)
  }
  expect(problems).toEqual([])
})
