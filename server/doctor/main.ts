// What `npm run doctor` runs, in a checkout and in the image: tries every configured service once, through the server's own
// providers, and says in plain words what works, what does not, and what to do. Ends with 0 if everything configured works,
// with 1 otherwise.
import { existsSync } from 'node:fs'
import { ConfigError, readConfig } from '#server/config.ts'
import { checkUp } from './check-up.ts'
import { type Finding, summed, told } from './finding.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

async function main(): Promise<number> {
  const findings: Finding[] = []
  for await (const finding of checkUp(readConfig(process.env))) {
    findings.push(finding)
    process.stdout.write(`${told(finding)}\n`)
  }
  process.stdout.write(`\n${summed(findings)}\n`)
  return findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
