import type { Page } from '@playwright/test'
import type { Language } from '#protocol/vocabulary/language.ts'
import { endpoints } from '#protocol/rest/table.ts'

/** The password of everybody in the demo organisation. */
const demoPassword = 'practise-makes-better'

/** Logs a person of the demo organisation in, with the portal in a language. */
export async function logInDemo(
  page: Page,
  baseURL: string | undefined,
  username: 'demo.trainee' | 'demo.manager' | 'demo.admin',
  language: Language,
): Promise<void> {
  await page.addInitScript((lang) => {
    localStorage.setItem('portal-language', lang)
  }, language)
  await page.request.post(endpoints.login.path, {
    headers: { origin: baseURL ?? '' },
    data: { username, password: demoPassword },
  })
}
