import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { endpoints } from '#protocol/rest/table.ts'
import { errorCodes } from '#protocol/vocabulary/error-codes.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { figures, written } from './figures.ts'
import type { Named, Project } from './problems.ts'
import { testTitles } from './test-titles.ts'
import { toastKeys } from './toast-texts.ts'

const testFile = /\.(?:test|spec)\.(?:tsx?|mjs)$/u

/** Texts that are taken where a toast is shown and stand in none: names of files and devices, labels. */
const notInToasts: ReadonlySet<string> = new Set([
  'session.you',
  'session.fileName',
  'session.transcriptOf',
  'settings.device',
  'settings.unknownDevice',
  'teams.noTeam',
])

/** The project as it lies in a folder: its tests, its texts, and what the table has to name of its code. */
export function readProject(folder: string): Project {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const titles = new Map<string, ReturnType<typeof testTitles>>()
  const titlesIn = (file: string) => {
    if (!testFile.test(file) || !existsSync(join(folder, file))) return null
    const known = titles.get(file) ?? testTitles(file, read(file))
    titles.set(file, known)
    return known
  }
  const toasts = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !testFile.test(file))
    .flatMap((file) => toastKeys(file, read(join('src', file))))
  const code = (section: 2 | 3 | 5 | 7 | 8 | 9, texts: readonly string[]): Named[] =>
    texts.map((text) => ({ as: 'code', section, text }))
  const named: Named[] = [
    ...code(2, routesIn(read('src/app/routes.tsx'))),
    ...code(
      7,
      Object.values(endpoints).map(({ method, path }) => `${method} ${inBraces(path)}`),
    ),
    ...code(8, errorCodes),
    ...toastTexts(toasts).map((text): Named => ({ as: 'toast', text })),
    ...([3, 5, 7, 9] as const).flatMap((section) => code(section, written('', figures[section]))),
  ]
  return { titlesIn, named, texts: new Set([...textsOf(en), ...textsOf(es)].map(({ text }) => text)) }
}

/** `/session/:sessionId` as the specification writes it. */
function inBraces(path: string): string {
  return path.replaceAll(/:(\w+)/gu, '{$1}')
}

/** The paths of the screens; the one for any other path is none. */
function routesIn(code: string): string[] {
  const source = ts.createSourceFile('routes.tsx', code, ts.ScriptTarget.Latest, true)
  const paths: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'path')
      if (node.initializer && ts.isStringLiteral(node.initializer))
        paths.push(inBraces(node.initializer.text))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return paths.filter((path) => path !== '*')
}

/** The English words of the toasts. A key that no text has belongs to another namespace of the same file. */
function toastTexts(keys: readonly string[]): string[] {
  const texts = new Map(textsOf(en).map(({ key, text }) => [key, text]))
  const said = keys.filter((key) => !notInToasts.has(key)).flatMap((key) => texts.get(key) ?? [])
  return [...new Set(said)].toSorted()
}

function textsOf(messages: object, before: readonly string[] = []): { key: string; text: string }[] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) => {
    const path = [...before, name]
    if (typeof value === 'string') return [{ key: path.join('.'), text: value }]
    return typeof value === 'object' && value !== null ? textsOf(value, path) : []
  })
}
