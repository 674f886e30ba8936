// Checks values against the schemas of OpenAI's published document (openapi.json of github.com/openai/openai-openapi).
// bench/openai-document.ts starts it; it reads one JSON line a value, { schema, what, value }, and answers each with one.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Ajv2020 } from 'ajv/dist/2020.js'

const document = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

/** The document still says `nullable` here and there, as before OpenAPI 3.1. */
function withNull(schema) {
  if (Array.isArray(schema)) return schema.map(withNull)
  if (schema === null || typeof schema !== 'object') return schema
  const { nullable, ...rest } = schema
  const inner = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withNull(value)]))
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, logger: false })
ajv.addSchema(withNull(document), 'openai')
console.log(`document ${document.info.version}`)

for await (const line of createInterface({ input: process.stdin })) {
  const { schema, value } = JSON.parse(line)
  const check = ajv.compile({ $ref: `openai#/components/schemas/${schema}` })
  const errors = check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  const known = Object.keys(propertiesOf(document.components.schemas[schema], document))
  const unknown =
    known.length === 0 || value === null || typeof value !== 'object'
      ? []
      : Object.keys(value).filter((name) => !known.includes(name))
  console.log(`checked ${JSON.stringify({ errors: [...new Set(errors)], unknown })}`)
}

/** The properties that a schema names, with those of the schemas it is put together from. */
function propertiesOf(schema, { components }) {
  if (schema === undefined) return {}
  if (schema.$ref) return propertiesOf(components.schemas[schema.$ref.split('/').at(-1)], { components })
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return Object.assign({ ...schema.properties }, ...parts.map((part) => propertiesOf(part, { components })))
}
