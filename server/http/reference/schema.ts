import { html } from 'hono/html'
import type { JsonSchema } from '#protocol/rest/openapi-schemas.ts'

export type Html = ReturnType<typeof html>

/** The anchor of a named schema on the page. */
export const anchorOf = (name: string): string => `schema-${name}`

const join = (parts: Html[], between: string): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html`${between}${part}`))}`

/** A type in a few words: `text`, `list of Prospect`, `"a" or "b"`. */
export function typeOf(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return html`<a href="#${anchorOf(name)}">${name}</a>`
  }
  if (schema.enum !== undefined) return anyOf(schema.enum.map(literal))
  if (schema.const !== undefined) return literal(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return anyOf(choices.map((choice) => typeOf(toSchema(choice))))
  switch (schema.type) {
    case 'array':
      return html`list of ${typeOf(toSchema(schema.items))}`
    case 'object':
      return html`object`
    case 'string':
      return html`${schema.format ?? 'text'}`
    case 'integer':
      return html`whole number`
    case 'boolean':
      return html`true or false`
    case 'null':
    case 'number':
      return html`${schema.type}`
    case undefined:
      return html`anything`
    default:
      return html`${schema.type}`
  }
}

const literal = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`
const anyOf = (parts: Html[]): Html => join(parts, ' or ')

type Nested = JsonSchema | boolean | (JsonSchema | boolean)[] | undefined
const toSchema = (schema: Nested): JsonSchema =>
  typeof schema === 'object' && !Array.isArray(schema) ? schema : {}

/** The constraints of a value besides its type. */
function constraintsOf(schema: JsonSchema): Html[] {
  const { default: standard, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  const range = (from: number | undefined, to: number | undefined, unit: string): Html[] => {
    if (from === undefined && to === undefined) return []
    if (from === undefined) return [html`at most ${to}${unit}`]
    return [to === undefined ? html`at least ${from}${unit}` : html`${from} to ${to}${unit}`]
  }
  const choices = (schema.anyOf ?? []).map(toSchema).filter(({ type }) => type !== 'null')
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' entries'),
    ...(choices.length === 1 ? constraintsOf(toSchema(choices[0])) : []),
    ...(standard === undefined ? [] : [html`<code>${JSON.stringify(standard)}</code> by default`]),
  ]
}

/** The fields of an object, with nested fields under their paths. */
function fieldsOf(
  schema: JsonSchema,
  before = '',
): { path: string; required: boolean; schema: JsonSchema }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = toSchema(property)
    const path = `${before}${name}`
    const inner = [field, ...(field.anyOf ?? []).map(toSchema)].flatMap((each) =>
      each.type === 'array'
        ? fieldsOf(toSchema(each.items), `${path}[].`)
        : each.properties === undefined
          ? []
          : fieldsOf(each, `${path}.`),
    )
    return [{ path, required: schema.required?.includes(name) === true, schema: field }, ...inner]
  })
}

/** The fields of an object as a table. */
export function fieldTable(schema: JsonSchema): Html {
  return table(
    fieldsOf(schema).map(({ path, required, schema: field }) => ({
      name: path,
      required,
      schema: field,
      description: field.description,
    })),
  )
}

export type Row = { name: string; required: boolean; schema: JsonSchema; description?: string | undefined }

export function table(rows: readonly Row[]): Html {
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, required, schema, description }) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>${typeOf(schema)}</td>
              <td>
                ${join(
                  [
                    ...(required ? [] : [html`optional`]),
                    ...constraintsOf(schema),
                    ...(description === undefined ? [] : [html`${description}`]),
                  ],
                  '; ',
                )}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
