// `npm run coverage` writes docs/rules.md: every rule of the specification and of the channel, with the test
// files that cite it. With --check it writes nothing, and fails if the list is stale, a rule has no test, or
// the code or a document cites a missing rule or file.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const listFile = 'docs/rules.md'
const folders = ['protocol', 'db', 'server', 'src', 'e2e', 'bench', 'scripts', 'docs', 'deploy']

const files = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // Benchmarks have packages of their own.
      .filter((file) => !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  ),
].filter((file) => /\.(?:tsx?|mjs|md)$/u.test(file) && file !== listFile)

const rules = [
  ...read('docs/specification.md').matchAll(/^- \*\*\[([A-Z]{2,}\d+)\]\*\*/gmu),
  ...read('protocol/realtime/SPEC.md').matchAll(/\*\*([A-Z]\d+)\b/gu),
].map(([, id = '']) => id)
const testsOf = new Map<string, string[]>(rules.map((id) => [id, []]))
const problems = rules.filter((id, index) => rules.indexOf(id) !== index).map((id) => `[${id}] is used twice`)
for (const file of files.toSorted()) {
  const text = read(file)
  for (const id of idsIn(text)) if (!testsOf.has(id)) problems.push(`${file} cites [${id}], which is no rule`)
  if (/\.(?:test|spec)\.(?:tsx?|mjs)$/u.test(file))
    for (const id of idsIn((text.match(/['"`](?:\[[A-Z]+\d+\])+/gu) ?? []).join('')))
      testsOf.get(id)?.push(file)
  for (const target of citedFiles(file, text))
    if (!existsSync(join(root, target))) problems.push(`${file} cites ${target}, which does not exist`)
}
for (const [id, tests] of testsOf) if (tests.length === 0) problems.push(`no test cites [${id}]`)

const list = `# Rules and their tests

Written by \`npm run coverage\` from the ids in [specification.md](specification.md),
[SPEC.md](../protocol/realtime/SPEC.md) and the titles of the tests.

${[...testsOf].map(([id, tests]) => `- ${id}: ${tests.join(', ')}`).join('\n')}
`
if (!process.argv.includes('--check')) writeFileSync(join(root, listFile), list)
else if (!existsSync(join(root, listFile)) || read(listFile) !== list)
  problems.push(`${listFile} is stale: run npm run coverage`)

for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
else process.stdout.write(`${rules.length} rules, each with a test\n`)

/** The ids cited in a text, without duplicates. */
function idsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\[([A-Z]+\d+)\]/gu)].map(([, id = '']) => id))
}

/** The relative links of a document, and the documents that a file names by their path in the project. */
function citedFiles(file: string, text: string): Set<string> {
  const links = file.endsWith('.md') ? [...text.matchAll(/\]\(([^)\s:#]+)(?:#[^)]*)?\)/gu)] : []
  return new Set([
    ...links.map(([, link = '']) => join(dirname(file), link)),
    ...[...text.matchAll(/\b(?:docs|protocol)\/[\w/-]+\.md\b/gu)].map(([path]) => path),
  ])
}
