import { randomUUID } from 'node:crypto'
import { z } from 'zod'

export type Json = z.core.JSONSchema.BaseSchema
/** Where a value is in a body: the keys and indices that lead to it. */
export type Path = readonly (string | number)[]

/** A value that a schema accepts, with every optional field. `known` gives the value of a field by its name. */
export function sampleOf(schema: z.ZodType, known: Readonly<Record<string, unknown>> = {}): unknown {
  return sampleOfJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known)
}

/** The same for a JSON schema. */
export function sampleOfJson(json: Json, known: Readonly<Record<string, unknown>> = {}): unknown {
  if (json.const !== undefined) return json.const
  if (json.enum !== undefined) return json.enum[0]
  const [choice] = json.anyOf ?? json.oneOf ?? []
  if (choice !== undefined) return sampleOfJson(choice as Json, known)
  switch (json.type) {
    case 'string':
      return sampleText(json)
    case 'integer':
    case 'number':
      return Math.max(json.minimum ?? 1, Math.min(1, json.maximum ?? 1))
    case 'boolean':
      return false
    case 'array':
      return [sampleOfJson(json.items as Json, known)]
    case 'object':
      return Object.fromEntries(
        Object.entries(json.properties ?? {}).map(([key, value]) => [
          key,
          key in known ? known[key] : sampleOfJson(value as Json, known),
        ]),
      )
    default:
      return null
  }
}

function sampleText(json: Json): string {
  switch (json.format) {
    case 'uuid':
      return randomUUID()
    case 'date-time':
      return '2100-01-01T00:00:00.000Z'
    case 'email':
      return 'ana@example.com'
    default:
      return 'good morning '
        .repeat(2)
        .trim()
        .slice(0, json.maxLength ?? 25)
  }
}

/** The paths of all texts within a value. */
export function textPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return [at]
  if (Array.isArray(value)) return value.flatMap((item, index) => textPaths(item, [...at, index]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...at, key]))
  return []
}

/** A copy of a value with another value at a path. */
export function withValueAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? withValueAt(item, rest, replacement) : item))
  const object = value as Record<string, unknown>
  return { ...object, [key]: withValueAt(object[String(key)], rest, replacement) }
}
