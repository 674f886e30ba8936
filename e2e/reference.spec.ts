import { endpoints } from '#protocol/rest/endpoints.ts'
import { violations } from './support/axe.ts'
import { expect, test } from './support/portal.ts'
import { setAppearance } from './support/screens.ts'

test('[API32] the API reference works under the strict policy, in both themes and widths', async ({
  page,
  baseURL,
}) => {
  const problems: string[] = []
  const requested = new Set<string>()
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => requested.add(request.url()))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // eslint-disable-next-line no-console -- the test reads the console
      console.error(`${event.violatedDirective}: ${event.blockedURI}`)
    })
  })

  const response = await page.goto(endpoints.reference.path)
  expect(response?.headers()['content-security-policy']).not.toContain("'unsafe-")
  await expect(page.locator('h1')).toBeVisible()
  const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({ id }) => id))
  for (const name of Object.keys(endpoints)) expect(ids.filter((id) => id === name)).toEqual([name])
  const deadLinks = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => document.getElementById(href.slice(1)) === null),
  )
  expect(deadLinks).toEqual([])
  // The styles apply: without them the policy would have blocked the style sheet.
  await expect(page.locator('article').first()).toHaveCSS('border-radius', '8px')

  const open = page.locator('article', { has: page.locator('#createProspect') })
  for (const { theme, width, rules } of [
    { theme: 'light', width: 1280, rules: 'all' },
    { theme: 'light', width: 320, rules: 'all' },
    { theme: 'dark', width: 320, rules: 'colours' },
    { theme: 'dark', width: 1280, rules: 'colours' },
  ] as const) {
    await setAppearance(page, theme, width)
    await page.getByRole('link', { name: 'createProspect' }).click()
    await expect(page.locator('#createProspect')).toBeInViewport()
    await open.getByText('ProspectInput').click()
    await expect(page.locator('#schema-ProspectInput')).toBeInViewport()
    // Hundreds of articles have the same structure; one of each kind is checked.
    const include = [
      'nav',
      'article:has(#createProspect)',
      'article:has(#schema-ProspectInput)',
      'section[aria-labelledby="refusals"]',
    ]
    expect(await violations(page, { rules, include })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(problems).toEqual([])
  expect([...requested].filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
})
