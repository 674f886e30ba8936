import type { z } from 'zod'
import type { EndpointName, Endpoints } from '#protocol/rest/endpoints.ts'
import { addresses } from './endpoint-addresses.ts'

/** Whether a request does not use this part: `strictObject({})` infers a record without values. */
type Unused<Schema extends z.ZodType> = string extends keyof z.input<Schema> ? true : false
/** If all fields of a part are optional, the part is optional too. */
type OptionalIfEmpty<Key extends string, Schema extends z.ZodType> =
  Unused<Schema> extends true
    ? { [K in Key]?: undefined }
    : object extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }

/** A call's input besides its name: exactly the parts that its row in the table uses. */
export type CallInput<Name extends EndpointName> = OptionalIfEmpty<'params', Endpoints[Name]['params']> &
  OptionalIfEmpty<'query', Endpoints[Name]['query']> &
  OptionalIfEmpty<'body', Endpoints[Name]['body']>

type ParameterValues = Record<string, string | number | boolean | undefined>

/** The URL of a call, with path parameters and query filled in. It is also its cache key. */
export function urlOf<Name extends EndpointName>(
  name: Name,
  input: { params?: ParameterValues | undefined; query?: ParameterValues | undefined },
): string {
  const path = addresses[name].path.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = input.params?.[key]
    if (value === undefined) throw new Error(`${name} needs the parameter ${key}`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(key, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}

/** Whether a cache key belongs to an endpoint, whatever its parameters. */
export function isKeyOf(name: EndpointName, key: string): boolean {
  const pattern = addresses[name].path.replaceAll(/:\w+/g, '[^/?]+')
  return new RegExp(`^${pattern}(\\?|$)`).test(key)
}
