import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brand, brandIcon } from './brand.ts'

it('names the product in one file: the page and its icon take it from there', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  expect(page).toContain('<title>%BRAND_NAME%</title>')
  expect(page).not.toContain(brand.name)
  expect(brandIcon()).toContain(`d="${brand.mark.wave}${brand.mark.stem}"`)
})
