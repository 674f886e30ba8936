import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { test } from './support/portal.ts'
import { landingScreens, logIn, setAppearance, screens } from './support/screens.ts'
import { setLanguage } from './support/session-screen.ts'
import { waitUntilSettled } from './support/settled.ts'
import type { Screen, Visit } from './support/visit.ts'

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url))

async function picture(visit: Visit, all: readonly Screen[]): Promise<void> {
  const { page, language } = visit
  for (const screen of all) {
    await screen.open(visit)
    await waitUntilSettled(page)
    for (const theme of ['light', 'dark'] as const)
      for (const width of [1280, 768, 320]) {
        await setAppearance(page, theme, width)
        const name = screen.name.replaceAll(/[^a-z]+/gu, '-')
        await page.screenshot({ path: join(folder, `${language}-${theme}-${width}`, `${name}.png`) })
      }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
}

for (const language of ['en', 'es'] as const) {
  for (const screen of landingScreens)
    test(`${screen.name}, ${language}`, async ({ page, baseURL }) => {
      await setLanguage(page, language)
      await picture({ page, origin: baseURL, language, role: 'trainee', pastSessionId: '' }, [screen])
    })

  for (const screen of screens)
    test(`${screen.name}, ${language}`, async ({ page, baseURL }) => {
      await picture(await logIn(page, baseURL, language, screen.role ?? 'trainee'), [screen])
    })
}
