import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clientFrame } from '../realtime/client-frames.ts'
import { endpoint, type Endpoint } from '../rest/endpoint.ts'
import { endpoints } from '../rest/endpoints.ts'
import {
  name,
  newSecret,
  passwordForm,
  spoken,
  text,
  textKindOf,
  usernameForm,
  usernameKey,
} from './kinds.ts'

type Schema = z.core.$ZodType

/** The schemas directly within a schema, with their names. */
function parts(schema: Schema): [name: string, part: Schema][] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  const listed = (key: string, values: unknown): [string, Schema][] =>
    Array.isArray(values) ? values.map((part: Schema) => [key, part]) : []
  return [
    ...Object.entries((def['shape'] as Record<string, Schema> | undefined) ?? {}),
    ...listed('', def['options']),
    ...listed('', def['items']),
    ...['element', 'innerType', 'in', 'out', 'left', 'right', 'keyType', 'valueType']
      .filter((key) => def[key] !== undefined)
      .map((key): [string, Schema] => ['', def[key] as Schema]),
  ]
}

/** Formats that allow only characters of their own. */
const closedFormats = new Set(['uuid', 'email'])

/** The paths of all texts in a schema that are of no kind. */
function unchecked(schema: Schema, path = ''): string[] {
  const { def } = schema._zod as unknown as { def: { type: string; format?: string } }
  if (def.type === 'string')
    return textKindOf(schema as z.ZodType) !== undefined || closedFormats.has(def.format ?? '') ? [] : [path]
  if (['any', 'lazy', 'custom', 'template_literal'].includes(def.type)) return [`${path} (${def.type})`]
  return parts(schema).flatMap(([key, part]) => unchecked(part, key === '' ? path : `${path}.${key}`))
}

const rows: [string, Endpoint][] = Object.entries(endpoints)

describe('every text that a client sends is of a kind', () => {
  it.each(rows)('[TEXT1] %s', (_name, { params, query, body }) => {
    expect([
      ...unchecked(params, 'params'),
      ...unchecked(query, 'query'),
      ...unchecked(body, 'body'),
    ]).toEqual([])
  })

  it('[TEXT1] the commands of the channel', () => {
    expect(unchecked(clientFrame, 'frame')).toEqual([])
  })

  it('finds a text that is of none, however deep', () => {
    const row = endpoint({
      method: 'POST',
      path: '/api/late',
      summary: 'A late one',
      body: z.strictObject({
        list: z.array(z.object({ plain: z.string().trim().max(3).nullable().default(null) })),
        union: z.union([z.literal('x'), z.string()]).optional(),
        at: z.iso.datetime(),
        id: z.uuid(),
      }),
      result: z.object({}),
    })
    expect(unchecked(row.body)).toEqual(['.list.plain', '.union', '.at'])
  })
})

const accepts = (schema: z.ZodType, value: string) => schema.safeParse(value).success

describe('the kinds', () => {
  it('[TEXT5] a name has no character that cannot be seen or that reverses the text', () => {
    const schema = name({ min: 1, max: 120 })
    for (const hidden of [
      '\u200b',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u202e',
      '\u2066',
      '\u061c',
      '\u0007',
    ])
      expect(accepts(schema, `Ven${hidden}tas`)).toBe(false)
    for (const plain of [
      '2\u00ba turno',
      'M\u00aa Jos\u00e9',
      '\u{1f469}\u200d\u{1f4bb} Ventas',
      '\u2764\ufe0f',
      '\u0645\u0628\u064a\u0639\u0627\u062a',
    ])
      expect(schema.parse(plain)).toBe(plain)
    expect(schema.parse(' Ana\u00a0\tMar\u0069\u0301a ')).toBe('Ana Mar\u00eda')
  })

  it('[TEXT6] every form of a username has one stored form', () => {
    for (const typed of [
      'Jos\u00e9.Ruiz',
      'jose\u0301.ruiz',
      '\uff2a\uff4f\uff53\u00e9.ruiz',
      ' JOS\u00c9.RUIZ ',
    ])
      expect(usernameKey(typed)).toBe('jos\u00e9.ruiz')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(usernameKey(usernameForm(typed))).toBe(usernameKey(typed))
        expect(usernameKey(usernameKey(typed))).toBe(usernameKey(typed))
      }),
    )
  })

  it('[TEXT7] a password keeps its case and its signs in any of its Unicode forms', () => {
    expect(newSecret({ max: 128 }).parse('Contrasen\u0303a\u00a0\u00bd')).toBe('Contrase\u00f1a \u00bd')
    expect(passwordForm('Ab \ufb01')).toBe('Ab \ufb01')
    expect(accepts(newSecret({ max: 128 }), 'tab\tin it')).toBe(false)
  })

  it('[TEXT4][T1] a text survives a second normalisation, and has no control character but its lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        for (const schema of [text({ max: 10_000 }), spoken({ max: 10_000 })]) {
          const once = schema.parse(given)
          expect(schema.parse(once)).toBe(once)
          expect(once).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u)
        }
      }),
    )
  })
})
