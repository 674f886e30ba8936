import { z } from 'zod'
import * as analysis from '../vocabulary/analysis.ts'
import * as scorecard from '../vocabulary/scorecard.ts'
import { errorBody } from '../vocabulary/error-codes.ts'
import * as account from './account.ts'
import * as ai from './ai.ts'
import * as analytics from './analytics.ts'
import * as assignments from './assignments.ts'
import * as coaches from './coaches.ts'
import * as onboarding from './onboarding.ts'
import * as overview from './overview.ts'
import * as voiceAgent from './voice-agent.ts'
import * as metrics from './performance-metrics.ts'
import * as prospects from './prospects.ts'
import * as reviews from './reviews.ts'
import * as scorecards from './scorecards.ts'
import * as speech from './speech.ts'
import * as teams from './teams.ts'
import * as trainingSessions from './training-sessions.ts'
import * as user from './current-user.ts'
import * as users from './users.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Objects have the same names in the document as in the contract's files. */
const files = [
  analysis,
  scorecard,
  account,
  ai,
  analytics,
  assignments,
  coaches,
  metrics,
  onboarding,
  overview,
  voiceAgent,
  prospects,
  reviews,
  scorecards,
  speech,
  teams,
  trainingSessions,
  user,
  users,
  { errorBody },
]

/** Names the contract's objects, and keeps schema descriptions set with `describe`. */
class Names extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  override get(schema: z.core.$ZodType) {
    const said = z.globalRegistry.get(schema)
    const named = super.get(schema)
    return said === undefined && named === undefined ? undefined : { ...said, ...named }
  }
}

function namedObjects(): Names {
  const names = new Names()
  for (const [name, value] of files.flatMap((file) => Object.entries(file)))
    if (value instanceof z.ZodObject) names.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1) })
  return names
}

/**
 * Converts the contract's schemas to JSON Schema (2020-12, as used by OpenAPI 3.1), with every named object
 * once under `components` and references wherever it is used.
 */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {}
  readonly #names = namedObjects()

  /** Request schemas. */
  input(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'input')
  }

  /** Response schemas. */
  output(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output')
  }

  #convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...root
    } = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      io,
      metadata: this.#names,
      override: ({ jsonSchema }) => simplify(jsonSchema),
    })
    const renamed = new Map<string, string>()
    for (const [name, json] of Object.entries($defs ?? {})) {
      const known = this.components[name]
      // An object may be looser as input: it has defaults, and fields that the server fills in.
      const as = known !== undefined && text(known) !== text(pointed(json, renamed)) ? `${name}Sent` : name
      renamed.set(name, as)
    }
    for (const [name, json] of Object.entries($defs ?? {}))
      this.components[renamed.get(name) ?? name] = pointed(json, renamed)
    return pointed(root, renamed)
  }
}

const text = (json: unknown): string => JSON.stringify(json)

/** Removes redundant keywords: the pattern of a known format, and the default bounds of integers. */
function simplify(json: JsonSchema): void {
  delete json['id']
  if (json.format !== undefined) delete json.pattern
  if (json.type === 'integer') {
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  }
}

/** Rewrites references to point to the document's components. */
function pointed(json: JsonSchema, renamed: ReadonlyMap<string, string>): JsonSchema {
  return JSON.parse(
    text(json).replace(
      /"#\/\$defs\/([^"]+)"/gu,
      (_, name: string) => `"#/components/schemas/${renamed.get(name) ?? name}"`,
    ),
  ) as JsonSchema
}
