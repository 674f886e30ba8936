import AxeBuilder from '@axe-core/playwright'
import { endpoints } from '#protocol/rest/table.ts'
import { expect, test } from './support/portal.ts'

for (const theme of ['light', 'dark'] as const)
  for (const width of [1280, 320])
    test(`[API32] the reference is read under the strict policy: ${theme}, ${width} px`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL,
        colorScheme: theme,
        viewport: { width, height: 800 },
      })
      const page = await context.newPage()
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
      for (const name of Object.keys(endpoints))
        await expect(page.locator(`main [id="${name}"]`)).toHaveCount(1)
      const deadLinks = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="#"]')]
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => document.getElementById(href.slice(1)) === null),
      )
      expect(deadLinks).toEqual([])
      // It has a style at all: what the policy refuses leaves a page as browsers draw it.
      await expect(page.locator('article').first()).toHaveCSS('border-radius', '8px')

      await page.getByRole('link', { name: 'createProspect' }).click()
      await expect(page.locator('#createProspect')).toBeInViewport()
      await page
        .locator('article', { has: page.locator('#createProspect') })
        .getByText('ProspectInput')
        .click()
      await expect(page.locator('#schema-ProspectInput')).toBeInViewport()

      // Hundreds of articles are made alike: one of each kind stands for all.
      const { violations } = await new AxeBuilder({ page })
        .include('nav')
        .include('article:has(#createProspect)')
        .include('article:has(#schema-ProspectInput)')
        .include('section[aria-labelledby="refusals"]')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`)),
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(problems).toEqual([])
      expect([...requested].filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
      await context.close()
    })
