/** The parts of the portal that may lean on a service. */
export type Part = 'Database' | 'Language model' | 'Judge' | 'Voice' | 'Live transcription' | 'Transcription'

/**
 * What was found of one part. `built_in`: nothing is configured, so the portal's own part does the work. `says` begins with the
 * finding itself; what follows it are details, and for what fails what to do and what happens until then.
 */
export type Finding = { part: Part; verdict: 'works' | 'built_in' | 'fails'; says: readonly string[] }

const marks: Record<Finding['verdict'], string> = { works: '✓', built_in: '·', fails: '✗' }

/** A finding as lines of text for a terminal. */
export function told({ part, verdict, says }: Finding): string {
  const [first = '', ...rest] = says
  return [`${marks[verdict]} ${part}: ${first}`, ...rest.map((line) => `    ${line}`)].join('\n')
}

/** The last line: whether all that is configured works. */
export function summed(findings: readonly Finding[]): string {
  const failing = findings.filter(({ verdict }) => verdict === 'fails')
  if (failing.length > 0)
    return `Not working as configured: ${failing.map(({ part }) => part.toLowerCase()).join(', ')}.`
  return findings.every(({ verdict }) => verdict === 'built_in')
    ? 'Nothing is configured, and nothing has to be: the portal works with its own parts.'
    : 'Everything that is configured works.'
}
